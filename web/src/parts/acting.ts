/** Whose turn it is to those who look on: the seat whose move is shown or awaited. */

import type { BoardProps } from "../app/board";

/** While something is told: who does it. Chance, and what came of a move, are nobody's turn: "". */
export function telling({ beat }: Pick<BoardProps, "beat">): string {
  return beat?.first && beat.event[0] !== "fate" ? beat.event[0] : "";
}

/** Whether a seat is shown as the one that acts. */
export function acts(p: Pick<BoardProps, "beat" | "view">, letter: string): boolean {
  return p.beat ? telling(p) === letter : p.view.asked.includes(letter) && !p.view.over;
}
