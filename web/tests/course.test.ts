import { expect, test } from "vitest";
import type { Lesson, Update, Welcome } from "../src/generated/wire";
import { after, BEGIN, narrowed, standing, wanted } from "../src/lesson/course";

const update = (n: number, hand: string): Update => ({
  type: "update",
  n,
  events: [["A", "moved"]],
  change: {},
  table: { hand },
  legal: [`move ${n}`],
  prompt: n + 1,
  head: "",
  link: "",
});

const LESSON = {
  welcome: { table: { id: "lesson" }, seat: "A", n: 0, view: { table: { hand: "0" } }, legal: ["go"], prompt: 1 },
  steps: [
    { say: "one", turns: [{ move: "go", updates: [update(1, "1"), update(2, "2")] }] },
    {
      say: "two",
      turns: [
        { move: "dog", updates: [update(3, "3")] },
        { move: "rest", updates: [update(4, "4")] },
      ],
    },
  ],
} as unknown as Lesson & { welcome: Welcome };

test("a step stands where the moves before it led", () => {
  expect(standing(LESSON, 0)).toMatchObject({ n: 0, legal: ["go"], prompt: 1, view: { table: { hand: "0" } } });
  expect(standing(LESSON, 1)).toMatchObject({ n: 2, legal: ["move 2"], prompt: 3, view: { table: { hand: "2" } } });
  expect(standing(LESSON, 2)).toMatchObject({ n: 4, view: { table: { hand: "4" } } });
});

test("moves are wanted one after the other, through all steps", () => {
  expect(wanted(LESSON, BEGIN)).toEqual(["go"]);
  const second = after(LESSON, BEGIN);
  expect(second).toEqual({ step: 1, turn: 0 });
  expect(wanted(LESSON, second)).toEqual(["dog", "rest"]);
  expect(wanted(LESSON, after(LESSON, second))).toEqual(["rest"]);
  expect(wanted(LESSON, after(LESSON, after(LESSON, second)))).toEqual([]);
});

test("of all legal moves those are left that are wanted or lead to one", () => {
  const legal = ["place 1 pig", "place 1 pig drop cow", "place 1 cow", "place 1 pi"];
  expect(narrowed(legal, ["place 1 pig drop cow"])).toEqual(["place 1 pig", "place 1 pig drop cow"]);
  expect(narrowed(legal, ["place 1 pig"])).toEqual(["place 1 pig"]);
});
