/** Short lines for a first game: the one that fits this moment. */

import type { BoardProps } from "../../app/board";
import type { Meadow } from "./map";

export function coach(p: BoardProps<Meadow>): string | null {
  const { table } = p;
  if (!p.legal.length || p.beat) return null;
  if (table.phase === "farm") return "ba-coach-farm";
  if (table.phase === "bonus") return "ba-coach-bonus";
  if (table.phase === "put")
    return table.round === 1 ? "ba-coach-put" : (table.hand[0] ?? 0) < 0 ? "ba-coach-black" : null;
  if (table.phase === "build") return "ba-coach-build";
  if (table.phase === "drive") return "ba-coach-dog";
  if (table.phase !== "action") return null;
  if (p.seat !== null && p.seat in table.enclosed) return "ba-coach-closed";
  return table.round <= 2
    ? "ba-coach-action"
    : table.round >= 6
      ? "ba-coach-fences"
      : p.legal.includes("special")
        ? "ba-coach-special"
        : null;
}
