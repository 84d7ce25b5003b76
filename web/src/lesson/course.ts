/** A lesson as the page goes through it: the table at the beginning of each step, and which move is wanted now. */

import type { Seen, View } from "../app/board";
import { changed, type TableState } from "../app/table";
import type { Lesson, LessonTurn, Update } from "../generated/wire";

/** Where one stands: a step, and how many of its moves are made. At `steps.length` the lesson is over. */
export interface Place {
  step: number;
  turn: number;
}

export const BEGIN: Place = { step: 0, turn: 0 };

/** The moves still to be made in this step, the next one first. */
export function wanted(lesson: Lesson, { step, turn }: Place): string[] {
  return (lesson.steps[step]?.turns ?? []).slice(turn).map(({ move }) => move);
}

/** The place after the next move. */
export function after(lesson: Lesson, { step, turn }: Place): Place {
  const last = turn + 1 >= (lesson.steps[step]?.turns.length ?? 0);
  return last ? { step: step + 1, turn: 0 } : { step, turn: turn + 1 };
}

/** Of all legal moves those that are wanted, and those that lead to one: `place 1 pig` to `place 1 pig drop cow`. */
export function narrowed(legal: string[], moves: string[]): string[] {
  return legal.filter((text) => moves.some((move) => move === text || move.startsWith(`${text} `)));
}

export function turnAt(lesson: Lesson, { step, turn }: Place): LessonTurn | undefined {
  return lesson.steps[step]?.turns[turn];
}

/** The table as it stands when a step begins. */
export function standing(lesson: Lesson, step: number): Partial<TableState> {
  const { welcome, steps } = lesson;
  const past: Update[] = steps.slice(0, step).flatMap(({ turns }) => turns.flatMap(({ updates }) => updates));
  const last = past.at(-1) ?? welcome;
  return {
    info: welcome.table,
    seat: welcome.seat,
    n: last.n,
    view: past.reduce((view, update) => changed(view, update), welcome.view as unknown as View),
    legal: last.legal,
    prompt: last.prompt,
    events: (past.at(-1)?.events ?? []) as Seen[],
    waiting: false,
    refused: null,
    hint: null,
    line: "live",
    log: [],
  };
}
