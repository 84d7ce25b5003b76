import { expect, test } from "vitest";
import type { Seen, Speaking } from "../src/app/board";
import type { Pond } from "../src/games/bye_bye_black_sheep/cards";
import { after, happening } from "../src/games/bye_bye_black_sheep/stage";
import { words } from "../src/games/bye_bye_black_sheep/words";
import { view } from "./samples";

const table = {
  phase: "draw",
  turn: "A",
  from: "nobody",
  question: "",
  hole: "4 MA",
  zoos: { A: "2", B: "5 5" },
  sizes: { A: 7, B: 8, C: 7 },
  risk: { A: 7, B: 8, C: 7 },
  pile: 30,
  magpie: "hole",
  wolf: { owner: "nobody", cards: "" },
  layout: "",
  hand: "2 2 7 BS EA",
  placements: [0, 0, 0, 1, 2, 3],
} as unknown as Pond;

/** The table after these events, as A sees it. */
function shown(...events: Seen[]): Pond {
  return events.reduce((set, event) => after(set, happening(event), "A"), { table, sheep: false }).table;
}

test("a card that is drawn leaves a hand and joins the hole", () => {
  const now = shown(["A", "draw", "B"], ["fate", "drew", "9"]);
  expect([now.hole, now.sizes.B]).toEqual(["4 MA 9", 7]);
});

test("the hole comes into my hand, sorted, and the magpie with it", () => {
  const now = shown(["A", "stop"], ["A", "took", ["4", "MA"]]);
  expect([now.hole, now.hand, now.sizes.A, now.magpie]).toEqual(["", "2 2 4 7 BS EA MA", 9, "A"]);
});

test("the wolf drives the hole away, and the pile comes into a hand at the end", () => {
  const driven = shown(["A", "draw", "C"], ["fate", "drew", "WO"], ["C", "got-wolf-pile", ["4", "MA"]]);
  expect([driven.hole, driven.wolf, driven.magpie]).toEqual(["WO", { owner: "C", cards: "4 MA" }, "wolf"]);
  const taken = after({ table: driven, sheep: false }, ["C", "took-wolf-pile", ["4", "MA"]], "A").table;
  expect([taken.wolf.owner, taken.sizes.C, taken.magpie]).toEqual(["nobody", 8, "C"]);
});

test("an answer, a theft and a placement move cards", () => {
  expect(shown(["A", "ask", "B", "9"], ["B", "yes"]).hole).toBe("4 MA 9");
  expect(shown(["A", "steal", "B", "5"])).toMatchObject({ hole: "4 MA 5", zoos: { B: "5" } });
  expect(shown(["A", "placed", ["2", "7"]])).toMatchObject({ zoos: { A: "2 2 7" }, hand: "2 BS EA", sizes: { A: 5 } });
});

test("a card dealt to somebody else is only counted", () => {
  const now = shown(["fate", "dealt", null, "B"]);
  expect([now.sizes.B, now.hand]).toEqual([9, table.hand]);
});

const speaking: Speaking = {
  t: (id, values = {}) => [id, ...Object.values(values)].join(" "),
  seat: "A",
  name: (letter) => letter,
  who: (letter) => ({ who: letter, you: letter === "A" ? "yes" : "no" }),
  view: view({ table }),
};

test("events are told by their verbs", () => {
  const told = (event: Seen) => words.told(event, speaking);
  expect(told(["A", "add", "2"])).toBe("");
  expect(told(["fate", "dealt", null, "A"])).toBe("");
  expect(told(["fate", "dealt", "7", "A"])).toBe("bb-told-dealt bb-animal-7");
  expect(told(["B", "placed", []])).toBe("bb-told-placed-none B no");
  expect(told(["B", "placed", ["7", "7"]])).toBe("bb-told-placed B no 2 × bb-animal-7");
  expect(told(["B", "showed", null, "C"])).toBe("bb-told-showed C no B no");
  expect(told(["fate", "stalled"])).toContain("bb-told-stalled");
});

test("the question tells how many cards are lacking", () => {
  expect(words.question(["stop"], speaking).help).toBe("bb-ask-draw-help 1");
  expect(words.move("stop", speaking)).toBe("bb-move-stop-take 2");
});
