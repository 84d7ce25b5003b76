import { expect, test } from "vitest";
import type { Seen, Speaking } from "../src/app/board";
import { cellsOf, otherSide, photosOf, turnsInto, type Wall } from "../src/games/sheep_sheep/photos";
import { useStaged } from "../src/games/sheep_sheep/stage";
import { words } from "../src/games/sheep_sheep/words";
import { view } from "./samples";
import { staged } from "./stages";

const table: Wall = {
  phase: "exchange",
  turn: "A",
  exchanges: 0,
  dry: 1,
  redeals: 0,
  grid: ["RG RO RY", "GB B? OP", "YV PG VB"],
  turned: [],
  rows: { A: "RO GV", B: "BY PV" },
  drawn: "",
  pile: 12,
  albums: { A: { O: 3 }, B: {} },
  captured: "",
  models: { A: "R", B: "?" },
  points: { A: 3 },
  left: 3,
  groups: [["R", 1, 2, 3]],
  fits: { RO: "O123R6", GV: "V4G9", BY: "B7Y5", PV: "V8P9" },
  after: { "exchange RO 6": [["R", 1, 2, 3, 6]] },
};
const OPTIONS = { deck: "std42", dry_limit: "4", model_points: "2", undersides: "closed" };

const shown = (...events: Seen[]) => staged(useStaged, table, events, { options: OPTIONS });

test("cards trade places: the wall shows the new colour, the row has what was taken", async () => {
  const [now] = await shown(["A", "exchange", "RO", 6, "O", "R", "OP"]);
  expect([now?.table.grid[1], now?.table.rows.A, now?.fresh]).toEqual(["GB B? RO", "OP GV", [5]]);
  expect([now?.table.exchanges, now?.table.left, now?.table.groups]).toEqual([1, 2, table.groups]);
});

test("a group that an exchange breaks is gone", async () => {
  const [now] = await shown(["A", "exchange", "RO", 1, "R", "O", "RG"]);
  expect(now?.table.groups).toEqual([]);
});

test("photos stay on the wall while they are shot, then they are in the album in the order of the deck", async () => {
  const [, shot, drew] = await shown(["A", "finish", 3], ["A", "captured", "R", [1, 2, 3]], ["fate", "drew", "OB"]);
  expect([shot?.shot, shot?.table.grid[0]]).toEqual([[0, 1, 2], "RG RO RY"]);
  expect([drew?.table.grid[0], drew?.table.groups]).toEqual(["-- -- --", []]);
  expect(Object.entries(drew?.table.albums.A ?? {})).toEqual([
    ["R", 3],
    ["O", 3],
  ]);
  expect([drew?.table.drawn, drew?.table.phase, drew?.table.pile]).toEqual(["OB", "lay", 11]);
});

test("a drawn card fills a gap", async () => {
  const [, laid] = await shown(["fate", "drew", "OB"], ["A", "lay", 5, "B", "O"]);
  expect([laid?.table.grid[1], laid?.table.drawn, laid?.fresh]).toEqual(["GB BO OP", "", [4]]);
});

test("an underside is turned over, models are dealt and shown", async () => {
  const [turned] = await shown(["fate", "turned", 5, "B", "Y"]);
  expect(turned && cellsOf(turned.table)[4]).toBe("BY");
  const [hidden, open] = await shown(["fate", "model", null, "B"], ["B", "showed", "G"]);
  expect([hidden?.table.models.B, open?.table.models.B]).toEqual(["?", "G"]);
});

test("all is dealt anew: the old wall stays until it has gone", async () => {
  const [going, hung, dealt] = await shown(
    ["fate", "redealt", 24],
    ["fate", "hung", 1, "P", null],
    ["fate", "dealt", "RG", "B"],
  );
  expect(going?.table.grid).toEqual(table.grid);
  expect([hung?.table.grid[0], hung?.table.pile, hung?.table.dry]).toEqual(["P? -- --", 23, 0]);
  expect([dealt?.table.rows, dealt?.table.pile]).toEqual([{ A: "", B: "RG" }, 22]);
});

test("the view says what a card turns into", () => {
  expect([0, 5, 8].map((at) => turnsInto(table, "RO", at))).toEqual(["O", "R", ""]);
  expect(turnsInto(table, "GO", 0)).toBe("");
  expect([otherSide("RO", "R"), otherSide("RO", "O"), photosOf(table, "A")]).toEqual(["O", "R", 3]);
});

const speaking: Speaking = {
  t: (id, values = {}) => [id, ...Object.values(values)].join(" "),
  seat: "A",
  name: (letter) => letter,
  who: (letter) => ({ who: letter, you: letter === "A" ? "yes" : "no" }),
  view: view({ game: "sheep-sheep", table, options: OPTIONS }),
};

test("moves and questions say what comes of them", () => {
  expect(words.move("finish", speaking)).toContain("ss-move-finish-take");
  expect(words.question(["finish"], speaking).text).toBe("ss-ask-stuck");
  expect(words.question(["finish", "exchange RO 6"], speaking).tag).toBe("ss-tag 3");
});
