import { expect, test } from "vitest";
import { course, infoOf, loadReplay, momentIndex, present, stateAt, update } from "../src/app/replay";
import type { Moment, Replay } from "../src/generated/wire";
import { info } from "./samples";

const moment = (n: number, more: object = {}) =>
  ({
    n,
    at: 0,
    events: [["A", "moved", n]],
    change: n ? {} : { game: "hill-race", rules: 2, options: { long: "on" }, over: false },
    table: { last: n },
    ...more,
  }) as unknown as Moment;

const replay = (...moments: Moment[]): Replay => ({ table: "T1", seat: "A", names: { A: "Ada", B: "ewe" }, moments });

test("every moment has the view after it, and its lines the view before", () => {
  const found = loadReplay(replay(moment(0), moment(2), moment(3, { gone: ["last"], table: {} })), info());
  expect(found.views.map((view) => view.table)).toEqual([{ last: 0 }, { last: 2 }, {}]);
  expect(found.lines[1]?.[0]).toMatchObject({ n: 2, event: ["A", "moved", 2], view: { table: { last: 0 } } });
});

test("an event is found by its number: the last moment not after it, the end if none is said", () => {
  const found = loadReplay(replay(moment(0), moment(2), moment(5)), info());
  expect([-1, 0, 1, 2, 4, 5, 99].map((n) => momentIndex(found, n))).toEqual([2, 0, 0, 1, 1, 2, 2]);
});

test("the table at a moment knows nothing that came later", () => {
  const found = loadReplay(replay(moment(0), moment(1), moment(2)), info());
  const state = stateAt(found, 1);
  expect(state).toMatchObject({ n: 1, line: "live", view: { table: { last: 1 } } });
  expect(state.log?.map((line) => line.n)).toEqual([0, 1]);
});

test("a moment goes to a table as an update that asks nothing", () => {
  expect(update(moment(4, { gone: ["x"] }))).toMatchObject({ type: "update", n: 4, legal: [], gone: ["x"] });
  expect("gone" in update(moment(4))).toBe(false);
});

test("scores are told once the game is over", () => {
  expect(course(replay(moment(0), moment(1)))).toEqual([]);
  expect(course(replay(moment(0, { scores: [0, 1] }), moment(1, { scores: [2, 1] })))).toEqual([
    [0, 1],
    [2, 1],
  ]);
});

test("of a record alone: its game, its options, who sat there, whether it ended", () => {
  const found = infoOf(replay(moment(0), moment(1, { change: { over: true } })));
  expect(found).toMatchObject({ game: "hill-race", rules: 2, options: { long: "on" }, state: "over" });
  expect(found.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
    ["person", "Ada", ""],
    ["bot", "", "ewe"],
  ]);
  expect(present([{ ...info().seats[0], here: false, away: true } as never])[0]).toMatchObject({
    here: true,
    away: false,
  });
});
