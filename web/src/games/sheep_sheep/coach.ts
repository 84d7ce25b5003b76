/** Short lines for a first game: which one fits this moment. */

import type { BoardProps } from "../../app/board";
import { photosOf, type Wall } from "./photos";

export function coach(p: BoardProps<Wall>): string | null {
  const { table } = p;
  if (p.view.over || !p.legal.length) return null;
  if (table.phase === "lay") return table.groups.length ? "ss-coach-8" : "ss-coach-5";
  if (table.groups.length) return table.exchanges ? "ss-coach-3" : "ss-coach-4";
  if (table.dry >= Number(p.view.options.dry_limit) - 2 && table.dry > 0) return "ss-coach-7";
  if (table.exchanges === 0) return photosOf(table, p.seat ?? "") ? "ss-coach-6" : "ss-coach-1";
  return "ss-coach-2";
}
