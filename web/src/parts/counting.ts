/**
 * The end of a game, counted: what the scores are made of, one category after the other, and what the sheepdog says to
 * each. Only who was there when it ended sees it counted; whoever comes later sees the end at once.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Category, Counted, Question } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { settings } from "../app/settings";
import { still } from "./motion";
import { play } from "./sound";

const STEP = 1100; // ms of one category: the animals trot for 700 and rest for 400
const START = 600; // ms before the first
const LONGEST = 6000; // ms of all of them
const MOST_TAPS = 6;

/** What the scores are made of. A game that does not say, or whose parts do not add up to them, has its points only. */
export function categoriesOf(p: Counted, module: GameModule): Category[] {
  const scores = p.view.scores ?? [];
  const found = module.board.count?.(p) ?? [];
  const adds = p.seats.every(({ seat }, at) => {
    const parts = found.map(({ points }) => points[seat]);
    return parts.includes(null) || parts.reduce<number>((sum, one) => sum + (one ?? 0), 0) === scores[at];
  });
  if (found.length && adds) return found;
  const points = Object.fromEntries(p.seats.map(({ seat }, at) => [seat, scores[at] ?? 0]));
  return [{ name: p.t("scores-points"), why: "", points }];
}

/** How a seat stands after so many categories; null: it is not counted at all. */
export function totalOf(categories: Category[], seat: string, upTo: number): number | null {
  let total = 0;
  for (const { points } of categories.slice(0, upTo)) {
    const one = points[seat];
    if (one === null) return null;
    total += one ?? 0;
  }
  return total;
}

export interface Counting {
  done: number; // categories that are counted, the next one is being counted; -1: not begun
  running: boolean;
  skip(): void;
}

/**
 * Counts so many categories once the game is over, if it was not before. Hooves are heard, higher from category to
 * category, then the bell of the fence, and who has won hears a bleat.
 */
export function useCounting(over: boolean, categories: number, won: boolean): Counting {
  const late = useRef(over);
  const [counted, setDone] = useState(-1);
  const done = late.current || still() ? categories : Math.min(counted, categories);
  const running = over && done < categories;
  useEffect(() => {
    if (!running) return;
    if (done >= 0 && done < MOST_TAPS) play("hoof", done);
    const ms = done < 0 ? START : Math.min(STEP, LONGEST / categories);
    const timer = setTimeout(() => setDone(done + 1), ms / settings().speed);
    return () => clearTimeout(timer);
  }, [running, done]);
  const ended = over && !running && !late.current;
  useEffect(() => {
    if (!ended) return;
    play("fence");
    if (won) play("win");
  }, [ended]);
  return { done, running, skip: () => setDone(categories) };
}

/** What the sheepdog says while a category is counted: who gets most of it, and why. */
export function countSaid(p: BoardProps, categories: Category[], at: number): Question {
  const { name: what, why, points } = categories[at] as Category;
  const most = Math.max(...Object.values(points).map((one) => one ?? 0));
  const first = Object.keys(points).filter((seat) => points[seat] === most);
  const [seat = ""] = first;
  const text =
    most <= 0
      ? p.t("count-costs", { what })
      : first.length > 1
        ? p.t("count-tied", { what, names: first.map((one) => p.name(one)).join(", "), points: most })
        : p.t("count-first", { what, ...p.who(seat), points: most });
  return { tag: p.t("count-tag", { at: at + 1, count: categories.length }), text, help: why };
}
