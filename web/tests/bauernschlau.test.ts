import { expect, test } from "vitest";
import type { Message, Speaking } from "../src/app/board";
import { sentence } from "../src/app/sentence";
import { fencesOf, type Meadow, mapOf, pieceOf } from "../src/games/bauernschlau/map";
import { carried, touched } from "../src/games/bauernschlau/stage";
import { words } from "../src/games/bauernschlau/words";
import { view } from "./samples";

const table: Meadow = {
  phase: "action",
  game: 1,
  totals: { A: 0, B: 0 },
  first: "A",
  round: 2,
  turn: "A",
  main: true,
  bonus: 0,
  bonus_at: 0,
  special: 2,
  doing: "",
  draws: 0,
  at_once: ["end"],
  held: 0,
  hand: [],
  supply: 50,
  mix: {},
  unseen: {},
  sheep: { "3,0": "? down B", "4,0": "1 up" },
  dog: "0,0",
  sent: "",
  farms: { A: 0, B: 3 },
  pieces: { A: 16, B: 16 },
  fences: { "0-3": "", "3-0": "" },
  starts: { "0-3": "1,1 2,2 -1,2 -2,4 -2,1 -4,2", "3-0": "-1,-1 -2,-2 1,-2 2,-4 2,-1 4,-2" },
  finished: [],
  enclosed: {},
  tally: {},
  last: {},
  geese: { "3,0": 3 },
  radius: 4,
};

const speaking: Speaking = {
  t: (id, values) => [id, ...Object.values(values ?? {})].join(" "),
  seat: "A",
  name: (letter) => letter,
  who: (letter) => ({ who: letter, you: letter === "A" ? "yes" : "no" }),
  view: view({ game: "bauernschlau", table }),
  thing: words.thing,
};

test("a tile is drawn and laid: my own is known, another's is not", () => {
  const own = carried(table, [["fate", "drawn", 5, "A"]]);
  expect([own.hand, own.held, own.supply]).toEqual([[5], 1, 49]);
  const laid = carried(own, [["A", "put", 5, "2,0"]]);
  expect([laid.hand, laid.held, laid.sheep["2,0"]]).toEqual([[], 0, "? down A"]);
  const others = carried(table, [
    ["fate", "drawn", null, "B"],
    ["B", "put", null, "2,0"],
  ]);
  expect([others.hand, others.held, others.sheep["2,0"]]).toEqual([[], 0, "? down B"]);
});

test("the dog drives a sheep, which comes to light where it goes", () => {
  const after = carried(table, [
    ["A", "drive", "3,0"],
    ["A", "to", "-3,0"],
    ["fate", "turned", -3, "-3,0"],
    ["A", "park", "0,0"],
  ]);
  expect(after.sheep).toEqual({ "4,0": "1 up", "-3,0": "-3 up" });
  expect(after.dog).toBe("0,0");
});

test("a first piece comes from its gate; a fence that reaches the rim is finished", () => {
  const begun = carried(table, [["B", "build", "0-3", "2,2"]]);
  expect(begun.fences["0-3"]).toBe("1,1 2,2");
  expect(begun.pieces.B).toBe(15);
  expect(carried(begun, [["fate", "finished", "0-3"]]).finished).toEqual(["0-3"]);
});

test("nothing of the next game is shown while the last one still lies there", () => {
  const after = carried(table, [
    ["fate", "ended"],
    ["fate", "began-game", 2],
    ["B", "place"],
  ]);
  expect(after).toEqual(table);
});

test("what an event is about", () => {
  expect(touched(["A", "build", "0-3", "2,2"])).toEqual(["0-3", "2,2"]);
  expect(touched(["fate", "showed", 5, "3,0"])).toEqual(["3,0"]);
  expect(touched(["A", "enclosed"])).toEqual([]);
});

test("what follows by itself is told, the choice of an action and a hidden draw are not", () => {
  expect(words.told(["A", "place"], speaking)).toBe("");
  expect(words.told(["fate", "drawn", null, "B"], speaking)).toBe("");
  expect(words.told(["fate", "turned", -3, "3,0"], speaking)).toBe("ba-told-turned -3 3");
  expect(words.told(["B", "scored", -4], speaking)).toBe("ba-told-scored B no -4 −4");
  expect(words.told(["B", "left-open"], speaking)).toBe("ba-told-left-open B no");
});

test("a cell in a message is called as its reader sees the meadow, anything else as it was typed", () => {
  const about = (cell: string): Message => ({ id: "x", values: { cell: { id: "ba-cell", values: { cell } } } });
  const name = mapOf(view({ table })).name("3,0");
  expect(sentence(about("3,0"), speaking)).toBe(`x ${name}`);
  expect(sentence(about("0,0"), speaking)).toBe("x ba-centre");
  expect(sentence(about("nowhere"), speaking)).toBe("x nowhere");
});

test("a fence begins on an edge that the view names, from its gate", () => {
  const [fence] = fencesOf(table, "A");
  expect(fence?.starts).toEqual([
    ["1,1", "2,2"],
    ["-1,2", "-2,4"],
    ["-2,1", "-4,2"],
  ]);
  expect(fence && pieceOf("build 0-3 -2,4", fence, 4)).toMatchObject({ from: "-1,2", to: "-2,4", way: "start" });
  expect(carried(table, [["A", "build", "0-3", "-2,4"]]).fences["0-3"]).toBe("-1,2 -2,4");
});

test("the meadow is lettered left and right, and numbered above and below, over the places themselves", () => {
  const map = mapOf(view({ table }) as never);
  const labels = map.labels();
  const [first = ""] = map.cells;
  const [x, y] = map.at(first);
  expect(map.name(first)).toBe("A1");
  for (const side of [-1, 1]) {
    const letters = labels.filter((label) => /[A-I]/.test(label.text) && Math.sign(label.x) === side);
    expect(letters.map((label) => label.text).join("")).toBe("ABCDEFGHI");
    const numbers = labels.filter((label) => /\d/.test(label.text) && Math.sign(label.y) === side);
    expect(numbers.map((label) => label.text).join("")).toBe("12345");
  }
  const one = labels.find((label) => label.text === "1" && label.y < 0);
  expect(one?.x).toBeGreaterThan(x);
  expect(one?.x).toBeLessThan(x + 35);
  expect(one?.y).toBeLessThan(y - 40);
});
