import { expect, test } from "vitest";
import type { Seen, Speaking } from "../src/app/board";
import { type Farm, made, missing, worth } from "../src/games/black_sheep/animals";
import { grouped, sorted } from "../src/games/black_sheep/groups";
import { placing, useStage } from "../src/games/black_sheep/stage";
import { asking, placeText, takes, words } from "../src/games/black_sheep/words";
import { view } from "./samples";
import { staged } from "./stages";

const field = (figures: string, sides: Record<string, string>) => ({
  closed: false,
  figures,
  sides: { A: "", B: "", ...sides },
  order: "",
  beaten: "",
});
const table: Farm = {
  phase: "placing",
  start: "A",
  turn: "A",
  field: null,
  fields: [field("pig cow", { A: "pig", B: "horse cow cow" }), field("sheep sheep", {}), field("horse pig", {})],
  hands: { A: "horse pig pig", B: "? ? ?" },
  deck: 20,
  discard: "cow",
  aside: "",
  stock: { horse: 4, cow: 4, pig: 4, sheep: 4, rooster: 6, "black-sheep": 6 },
  corrals: { A: "horse-3", B: "black-sheep-?" },
  tasks: {},
  open_tasks: "",
  leads: ["B", null, null],
  side: 3,
  ranks: ["5", "41", "32", "311", "221", "2111", "11111"],
  minus: ["black-sheep"],
};

const shown = (...events: Seen[]) => staged(useStage, table, events);

test("cards leave a hand for a side, in the order of the animals; another's hand only shrinks", async () => {
  const [mine] = await shown(["A", "place", 1, ["horse", "pig"]]);
  expect([mine?.table.fields[0]?.sides.A, mine?.table.hands.A]).toEqual(["horse pig pig", "pig"]);
  expect(mine?.laid).toEqual({ field: 1, seat: "A", cards: ["horse", "pig"] });
  const [theirs] = await shown(["B", "place", 2, ["cow"]]);
  expect(theirs?.table.hands.B).toBe("? ?");
});

test("what was dropped lies on the pile, and a card is dealt to me or to somebody", async () => {
  const [, dropped, dealt, unseen] = await shown(
    ["A", "place", 2, ["horse"]],
    ["A", "dropped", "pig"],
    ["fate", "dealt", "rooster", "A"],
    ["fate", "dealt", null, "B"],
  );
  expect([dropped?.table.hands.A, dropped?.table.discard]).toEqual(["pig", "cow pig"]);
  expect([dealt?.table.hands.A, dealt?.table.deck]).toEqual(["pig rooster", 19]);
  expect(unseen?.table.hands.B).toBe("? ? ? ?");
});

test("a field is won: its animals go home one after the other, each seen going", async () => {
  const [won, first, second, cleared, drew, put] = await shown(
    ["B", "won", 1, ["A"]],
    ["fate", "revealed", "pig", null, "B", 1],
    ["fate", "revealed", "cow", null, "B", 1],
    ["fate", "cleared", 1],
    ["fate", "drew", "rooster"],
    ["fate", "put", "rooster", 1],
  );
  expect(won?.won).toEqual({ field: 1, seat: "B" });
  expect(first?.table.fields[0]?.figures).toBe("pig cow"); // the pig is on its way
  expect([second?.table.fields[0]?.figures, second?.table.corrals.B]).toEqual(["gone cow", "black-sheep-? pig-?"]);
  expect([cleared?.table.fields[0]?.sides.B, drew?.table.fields[0]?.sides.B]).toEqual(["horse cow cow", ""]);
  expect([put?.table.fields[0]?.figures, put?.table.stock.rooster]).toEqual(["rooster gone", 5]);
  expect(put?.drawn).toEqual({ field: 1, card: "rooster", brings: true });
});

test("no animal is left: the card brings none, and the field closes", async () => {
  const [lacked, , closed] = await shown(
    ["fate", "lacked", "horse", 3],
    ["fate", "returned", "pig", 3],
    ["fate", "closed", 3],
  );
  expect(lacked?.drawn).toEqual({ field: 3, card: "horse", brings: false });
  expect(closed?.table.fields[2]).toMatchObject({ closed: true, figures: "" });
});

test("once all is told, the view itself is shown", async () => {
  expect((await shown(["fate", "reshuffled", 9])).map(({ table: now }) => now.deck)).toEqual([29, 20]);
});

const t: Speaking["t"] = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const speaking: Speaking = {
  t,
  seat: "A",
  name: (letter) => letter,
  who: (letter) => ({ who: letter, you: letter === "A" ? "yes" : "no" }),
  view: view({ game: "black-sheep", table }),
};

test("animals stand in their order, equal ones together, more of a kind first", () => {
  expect(sorted(["black-sheep", "cow", "horse"])).toEqual(["horse", "cow", "black-sheep"]);
  expect(grouped(["pig", "horse", "pig"])).toEqual([
    { animal: "pig", count: 2 },
    { animal: "horse", count: 1 },
  ]);
  expect(made(["pig", "horse", "cow"], t)).toBe("bs-different 3");
});

test("the view says how long a side is and what counts against its owner", () => {
  const [first] = table.fields;
  expect(first && [missing(table, first, "A"), missing(table, first, "B")]).toEqual([2, 0]);
  expect(["horse-3", "black-sheep-2", "black-sheep-?"].map((word) => worth(word, table))).toEqual(["3", "−2", "?"]);
});

test("a move is taken apart and put together", () => {
  expect(placing("place 2 pig drop cow")).toEqual({ field: 2, cards: ["pig"], drop: "cow" });
  expect(placeText({ field: 2, cards: ["pig", "horse"], drop: "", swapping: false })).toBe("place 2 horse pig");
  expect(takes(["place 1 pig pig", "place 2 pig", "place 2 pig pig", "place 2 pig drop cow"], 2)).toEqual([1, 2]);
});

test("before it is placed, a side is told with whom it would beat or what it lacks", () => {
  const choice = { field: 1, cards: ["pig", "pig"], drop: "", swapping: false };
  const asked = asking(["place 1 pig pig"], choice, speaking);
  expect(asked.help).toContain("bs-ask-sure-rival");
  const short = asking(["place 2 pig"], { ...choice, field: 2, cards: ["pig"] }, speaking);
  expect(short.help).toMatch(/^bs-ask-sure-more .* 2$/);
});

test("values are told to those who saw them", () => {
  expect(words.told(["fate", "revealed", "black-sheep", 2, "A", 1], speaking)).toBe(
    "bs-told-revealed bs-black-sheep −2",
  );
  expect(words.told(["fate", "revealed", "cow", null, "B", 1], speaking)).toContain("bs-told-looks");
});
