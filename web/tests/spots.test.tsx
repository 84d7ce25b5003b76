import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BoardProps, Seen, Spots } from "../src/app/board";
import { spots as meadow } from "../src/games/bauernschlau/spots";
import { spots as farm } from "../src/games/black_sheep/spots";
import { spots as fold } from "../src/games/bouc_makers/spots";
import { spots as pond } from "../src/games/bye_bye_black_sheep/spots";
import { spots as wall } from "../src/games/sheep_sheep/spots";
import { boxesOf, Rings } from "../src/parts/ring";

const at = (table: unknown) => ({ seat: "A", table }) as BoardProps;
const told = (spots: Spots, event: Seen, table: unknown = {}) => spots.told(event, at(table));

describe("source and target of a move", () => {
  test("cards of the hand, then my side of the barn", () => {
    expect(farm.move("place 2 pig pig", at({})).at(-1)).toBe('[data-field="2"] [data-side="A"]');
  });

  test("a card of a kind of which one is on its way already is the next one", () => {
    const table = { hand: "2 7 7", added: "7" };
    expect(pond.move("add 7", at(table))).toEqual([".hand .slot:nth-child(3) .card", '[data-zoo="A"]']);
    expect(pond.move("place", at(table))).toEqual([]);
  });

  test("the tile of the hand that is meant, then the pasture", () => {
    const table = { hand: [5, -3], phase: "put" };
    expect(meadow.move("put -3 2,0", at(table))).toEqual([".acts.hand .act:nth-child(2)", '[data-cell="2,0"]']);
    expect(meadow.move("put 2,0", at(table))[0]).toBe(".acts.hand .act:nth-child(1)");
    expect(meadow.move("end", at({ phase: "bonus" }))).toEqual([".acts .act:nth-child(5)"]);
  });

  test("a card of the row and a photo; finishing is where photos touch", () => {
    const table = { rows: { A: "RG OY", B: "VP" } };
    expect(wall.move("exchange OY 4", at(table))).toEqual(['[data-slot="A1"]', '.wall [data-cell="3"]']);
    expect(wall.move("finish", at(table))).toEqual([".wall .grp"]);
  });

  test("a step of the contracts, a die, cards", () => {
    expect(fold.move("bid 26+", at({}))).toEqual([".rails .rail:nth-child(14)"]);
    expect(fold.move("take S1 D2", at({}))).toEqual(['.disp [data-card="S1"]', '.disp [data-card="D2"]']);
  });
});

test("a line of the log knows its place", () => {
  expect(told(farm, ["B", "won", 3, []])).toEqual(['[data-field="3"] [data-side="B"]']);
  expect(told(pond, ["B", "placed", ["7"]])).toEqual(['[data-zoo="B"]']);
  expect(told(meadow, ["B", "build", "1-2", "4,1"])).toEqual(['[data-fence="1-2"]']);
  expect(told(meadow, ["B", "enclosed"], { farms: { B: 0 } })).toEqual(['[data-cell="1,0"]']);
  expect(told(wall, ["B", "exchange", "RG", 5, "R", "G", "RG"])).toEqual(['.wall [data-cell="4"]']);
  expect(told(fold, ["fate", "rolled", "d12", 7])).toEqual(['[data-die="d12"]']);
  for (const spots of [farm, pond, meadow, wall, fold]) expect(told(spots, ["fate", "ended"])).toEqual([]);
});

describe("rings", () => {
  let root: HTMLElement;

  beforeEach(() => {
    root = document.createElement("div");
    root.className = "app";
    document.body.append(root);
  });
  afterEach(() => root.remove());

  test("lie round what can be seen and stay on the screen", () => {
    const rect = (left: number, top: number, width: number, height: number) =>
      new DOMRect(left, top, width, height) as DOMRect;
    expect(boxesOf([rect(0, 0, 0, 0)])).toEqual([]);
    const [box] = boxesOf([rect(2, 100, 160, 80)]);
    expect(box).toEqual({ x: 7, y: 90, w: 165, h: 100 });
    const [far] = boxesOf([rect(innerWidth - 20, 40, 60, 60)]);
    expect((far?.x ?? 0) + (far?.w ?? 0)).toBe(innerWidth - 7);
  });

  test("go round the other place where nothing can be seen", async () => {
    const answer = document.createElement("button");
    answer.className = "answer";
    answer.getClientRects = () => [{}] as unknown as DOMRectList;
    answer.getBoundingClientRect = () => new DOMRect(100, 100, 80, 40);
    const page = document.createElement("div");
    root.append(answer, page);
    await act(() => render(<Rings at={[".nowhere"]} or=".answer" paw />, page));
    expect(page.querySelectorAll(".straw-ring, .paw")).toHaveLength(2);
    await act(() => render(null, page));
  });
});
