import { expect, test } from "vitest";
import type { Seen, Speaking } from "../src/app/board";
import type { Fold } from "../src/games/bouc_makers/cards";
import { pace, type Stage, useStage } from "../src/games/bouc_makers/stage";
import { words } from "../src/games/bouc_makers/words";
import { view } from "./samples";
import { staged } from "./stages";

const bySeat = <T>(a: T, b: T, c: T) => ({ A: a, B: b, C: c });
const table = {
  phase: "bid",
  display: ["S31", "D1", "OS"],
  pile: 57,
  bids: bySeat("20", "?", "?"),
  order: [],
  tied: [],
  collector: null,
  turn: null,
  throw: 0,
  dice: { d12: null, d10: null, d8: null },
  kept: [],
  hand: [],
  wool: bySeat(2, 2, 2),
  reserve: 19,
  tops: bySeat(null, null, null),
  herd_sizes: bySeat(0, 0, 0),
  dogs: bySeat([], [], []),
  gained: bySeat([], [], []),
  os: "nobody",
} as unknown as Fold;

const stages = (events: Seen[]) => staged(useStage, table, events);

test("contracts are shown together, then the order, then the dice of the first turn", async () => {
  const found = await stages([
    ["A", "revealed", "20"],
    ["B", "revealed", "26+"],
    ["C", "revealed", "14"],
    ["fate", "ordered", ["B", "A", "C"]],
    ["C", "sat-out"],
    ["B", "began", 26],
    ["fate", "rolled", "d12", 9],
    ["fate", "rolled", "d10", 3],
    ["fate", "rolled", "d8", 8],
  ]);
  expect(found[0]?.table.bids).toEqual({ A: "20", B: "26+", C: "14" });
  const { table, target, rolling } = found[6] as Stage;
  expect([table.order, table.collector, table.turn, table.throw, target]).toEqual([["B", "A", "C"], "C", "B", 1, 26]);
  expect([rolling, found[8]?.rolling]).toEqual([["d12", "d10", "d8"], ["d8"]]);
});

test("cards go to their seat, and the next turn begins", async () => {
  const [, taken, topped, , next] = await stages([
    ["A", "won", 2],
    ["A", "take", ["S31", "OS"]],
    ["A", "topped", "S31"],
    ["A", "took-os", "B"],
    ["B", "began", 20],
  ]);
  expect([taken?.leaving, taken?.table.display, taken?.table.os]).toEqual([
    { cards: ["S31", "OS"], to: "A" },
    ["D1"],
    "A",
  ]);
  expect([topped?.table.tops.A, next?.table.turn, next?.done]).toEqual(["S31", "B", false]);
});

test("of several events of a kind only the first takes its time", () => {
  const seen = view();
  expect(pace(["A", "revealed", "20"], seen)).toBeGreaterThan(pace(["B", "revealed", "14"], seen));
});

test("what is hidden is told without it", () => {
  const s = {
    t: (id: string, values: object = {}) => `${id} ${JSON.stringify(values)}`,
    seat: "B",
    name: (letter: string) => letter,
    who: (letter: string) => ({ who: letter, you: letter === "B" ? "yes" : "no" }),
    view: view({ table }),
  } as unknown as Speaking;
  expect(words.told(["A", "bid", null], s)).toBe('bm-told-bid-sealed {"who":"A","you":"no"}');
  expect(words.told(["B", "bid", "26+"], s)).toContain('"contract":"26+"');
  expect(words.told(["A", "took-os", "B"], s)).toContain('"toyou":"yes"');
  expect(words.told(["A", "began", 20], s)).toBe("");
});
