import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardModule, BoardProps, Category, Counted } from "../src/app/board";
import type { GameModule } from "../src/app/gamemodule";
import { steady, turnings, turnOf } from "../src/app/moments";
import { seatNamed } from "../src/app/seats";
import { choose } from "../src/app/settings";
import { count as meadow } from "../src/games/bauernschlau/count";
import { count as farm } from "../src/games/black_sheep/count";
import { count as fold } from "../src/games/bouc_makers/count";
import { count as wall } from "../src/games/sheep_sheep/count";
import { categoriesOf, countSaid, totalOf, useCounting } from "../src/parts/counting";
import { standings, steps } from "../src/parts/podium";
import { picture } from "../src/parts/poster";
import { play } from "../src/parts/sound";
import { view } from "./samples";

vi.mock("../src/parts/sound", () => ({ play: vi.fn() }));

const t = (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" ");
const seats = [seatNamed("A", "Ada"), seatNamed("B", "lamb")];
const counted = (table: unknown, scores: number[]): Counted => ({ t, table, seats, view: view({ scores }) });
const games = (count?: BoardModule["count"]) => ({ board: { count } }) as unknown as GameModule;
const points = (found: Category[]) => found.map(({ points: by }) => [by.A, by.B]);

describe("what the scores are made of", () => {
  test("Black Sheep: animals, black sheep against their owner, bonus cards or tasks", () => {
    const table = {
      tally: { A: { animals: 4, majority_points: 6, set_points: 0, tasks: 3 }, B: { animals: 2, majority_points: 0 } },
      corrals: { A: "pig-3 horse-2 black-sheep-1", B: "cow-2" },
      minus: ["black-sheep"],
      tasks: {},
    };
    expect(points(farm(counted(table, [10, 2])))).toEqual([
      [5, 2],
      [-1, 0],
      [6, 0],
      [0, 0],
    ]);
    expect(points(farm(counted({ ...table, tasks: { A: "t1" } }, [7, 2]))).at(-1)).toEqual([3, 0]);
  });

  test("Bauernschlau: a farm that is not fenced in has no score", () => {
    const table = { tally: { A: { white: 9, black: 4, pieces: 2, empty: 1, total: 3 } } };
    const found = categoriesOf(counted(table, [3, 0]), games(meadow));
    expect(points(found)).toEqual([
      [9, null],
      [-4, null],
      [-2, null],
    ]);
    expect([totalOf(found, "A", 3), totalOf(found, "B", 3)]).toEqual([3, null]);
  });

  test("Sheep Sheep: photos, and what the model adds; Bouc Makers: only what somebody has", () => {
    expect(points(wall(counted({ albums: { A: { R: 3, G: 3 }, B: {} }, points: { A: 9, B: 0 } }, [9, 0])))).toEqual([
      [6, 0],
      [3, 0],
    ]);
    const items = { A: { white: 12, wool: 0, total: 12 }, B: { white: 3, wool: 2, total: 5 } };
    expect(points(fold(counted({ points: items }, [12, 5])))).toEqual([
      [12, 3],
      [0, 2],
    ]);
  });

  test("a game that does not say, or parts that do not add up, are counted as points", () => {
    for (const module of [games(), games(wall)]) {
      const found = categoriesOf(counted({ albums: {}, points: {} }, [7, 4]), module);
      expect(points(found)).toEqual([[7, 4]]);
    }
  });
});

describe("the count", () => {
  const three: Category[] = [
    { name: "photos", why: "", points: { A: 2, B: 5 } },
    { name: "model", why: "", points: { A: 1, B: 1 } },
    { name: "black", why: "", points: { A: -1, B: 0 } },
  ];
  const p = { t, name: (letter: string) => letter, who: (who: string) => ({ who, you: "no" as const }) };

  beforeEach(() => {
    vi.useFakeTimers();
    choose({ speed: 1, motion: "full" }, false);
  });
  afterEach(() => vi.useRealTimers());

  /** What is counted at each drawing; `over` once it is. */
  function counts(won = false) {
    const root = document.createElement("div");
    const seen: number[] = [];
    let skip = () => {};
    function Probe({ over }: { over: boolean }) {
      const counting = useCounting(over, three.length, won);
      ({ skip } = counting);
      seen.push(counting.done);
      return null;
    }
    const show = (over: boolean) => act(() => render(<Probe over={over} />, root));
    return {
      seen,
      show,
      skip: () => act(() => skip()),
      wait: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    };
  }

  test("goes category by category, within eight seconds in all", async () => {
    const { seen, show, wait } = counts();
    await show(false);
    await show(true);
    expect(seen.at(-1)).toBe(-1);
    for (const ms of [600, 1100, 1100, 1100]) await wait(ms);
    expect([...new Set(seen)]).toEqual([-1, 0, 1, 2, 3]);
  });

  test("is skipped, and not shown to whoever comes later or wants little motion", async () => {
    const one = counts();
    await one.show(false);
    await one.show(true);
    await one.skip();
    expect(one.seen.at(-1)).toBe(3);
    const late = counts();
    await late.show(true);
    expect(late.seen).toEqual([3]);
    choose({ motion: "less" }, false);
    const calm = counts();
    await calm.show(false);
    await calm.show(true);
    expect(calm.seen.at(-1)).toBe(3);
  });

  test("is heard: hooves that rise, the bell, and a bleat for who has won", async () => {
    const heard = vi.mocked(play);
    for (const won of [false, true]) {
      heard.mockClear();
      const { show, wait } = counts(won);
      await show(false);
      await show(true);
      for (const ms of [600, 1100, 1100, 1100]) await wait(ms);
      await show(true);
      const end = won ? [["fence"], ["win"]] : [["fence"]];
      expect(heard.mock.calls).toEqual([["hoof", 0], ["hoof", 1], ["hoof", 2], ...end]);
    }
    heard.mockClear();
    await counts(true).show(true);
    expect(heard).not.toHaveBeenCalled();
  });

  test("the dog says who gets most; nobody is told who loses most", () => {
    const said = (at: number) => countSaid(p as unknown as BoardProps, three, at).text;
    expect([said(0), said(1), said(2)]).toEqual([
      "count-first photos B no 5",
      "count-tied model A, B 1",
      "count-costs black",
    ]);
  });
});

test("ties share a step; who has no score stands on the grass", () => {
  const four = ["A", "B", "C", "D"].map((letter) => seatNamed(letter, letter));
  const table = { seats: four, view: view({ scores: [5, 9, 5, 0], places: [2, 1, 2, 4] }) };
  const all = standings(table, (letter) => letter !== "D");
  expect(all.map(({ seat, score }) => [seat.seat, score])).toEqual([
    ["B", 9],
    ["A", 5],
    ["C", 5],
    ["D", null],
  ]);
  expect(steps(all).map(({ seat, place }) => `${seat.seat}${place}`)).toEqual(["A2", "B1", "C2"]);
});

describe("the moments that decided it", () => {
  const course = [0, 0, 6, 6, 7, 2, 2, 4, 4, 30].map((score, at) => [score, at > 6 ? 5 : 0]);

  test("are the largest swings in their order, one in a round, without the final count", () => {
    const round = (at: number) => Math.floor(at / 3);
    expect(turnings(course, { round })).toEqual([
      { at: 2, seat: 0, by: 6 },
      { at: 5, seat: 0, by: -5 },
      { at: 7, seat: 1, by: 5 },
    ]);
  });

  test("keep their distance where a game has no rounds; nothing moved, nothing decided", () => {
    const round = () => null;
    expect(turnings(course, { round }).map(({ at }) => at)).toEqual([2, 5, 7]);
    expect(turnings([[0], [0], [0]], { round })).toEqual([]);
  });

  const chances = [
    [500, 500],
    [520, 480],
    [300, 700],
    [310, 690],
    [180, 820],
    [600, 400],
    [1000, 0],
  ];

  test("of chances belong to whoever gained, the last move among them; small ones may be luck", () => {
    const round = (at: number) => at;
    expect(turnings(chances, { round, least: 50, end: true })).toEqual([
      { at: 2, seat: 1, by: 220 },
      { at: 5, seat: 0, by: 420 },
      { at: 6, seat: 0, by: 400 },
    ]);
    expect(turnings(chances.slice(0, 2), { round, least: 50, end: true })).toEqual([]);
  });

  test("are told by what they meant", () => {
    const three = [
      [200, 500, 300],
      [400, 300, 300],
      [500, 300, 200],
      [200, 300, 500],
      [100, 300, 600],
      [100, 400, 500],
    ];
    const meant = (at: number, seat: number, by: number) => turnOf(three, { at, seat, by });
    expect([meant(1, 0, 200), meant(2, 0, 100), meant(3, 0, -300), meant(4, 0, -100), meant(5, 1, 100)]).toEqual([
      "lead",
      "ahead",
      "lost",
      "falls",
      "gains",
    ]);
  });

  test("stand out of a line that is evened out", () => {
    const found = steady(chances, [5]);
    expect(found.slice(4)).toEqual(chances.slice(4));
    expect(found[1]).toEqual([362, 638]);
  });
});

test("the picture names people as at the table and needs nothing from the page", () => {
  const standing = { seat: seatNamed("A", "Ada"), place: 1, score: -3 };
  const svg = picture("Black Sheep", "17 November", [standing], () => "Ada & <Bo> of the hill");
  expect(svg).toContain("Ada &amp; &lt;B");
  expect(svg).toContain(">−3<");
  expect(svg).not.toMatch(/var\(|https?:\/\/(?!www\.w3\.org)/);
});
