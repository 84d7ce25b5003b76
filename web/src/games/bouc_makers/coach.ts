/** Lines for a first game: the one that fits this moment. */

import type { BoardProps } from "../../app/board";
import { card, type Fold } from "./cards";

export function coach(p: BoardProps<Fold>): string | null {
  const kinds = new Set(p.legal.map((text) => text.split(" ")[0]));
  const { table, seat } = p;
  if (!seat) return null;
  if (kinds.has("claim")) return "bm-coach-4";
  if (kinds.has("rescue")) return "bm-coach-7";
  if (kinds.has("keep")) return "bm-coach-3";
  if (kinds.has("take"))
    return table.display.some((id) => card(p.view, id).kind === "dog") ? "bm-coach-8" : "bm-coach-5";
  if (kinds.has("top")) return "bm-coach-6";
  if (kinds.has("bid")) return table.round > 1 ? "bm-coach-2" : "bm-coach-1";
  return null;
}
