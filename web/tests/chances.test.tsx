import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { BoardProps, Message } from "../src/app/board";
import { type Chances, useChances } from "../src/games/bouc_makers/chances";

/** A board that asks for chances: what it was told, and the same board again with other properties. */
function board() {
  const asked: string[] = [];
  const told = { prompt: 1, hint: null, refused: null, ask: (move: string) => asked.push(move), clear: vi.fn() };
  const root = document.createElement("div");
  let found: Chances = { known: new Map(), waits: false, ask: () => undefined };
  function Probe(p: BoardProps) {
    found = useChances(p);
    return null;
  }
  const draw = (more: object = {}) =>
    act(() => render(<Probe {...(Object.assign(told, more) as unknown as BoardProps)} />, root));
  void draw();
  return { asked, draw, chances: () => found };
}

const share = (percent: number): Message => ({ id: "odds", values: { percent } });
const hint = (move: string, percent: number) => ({
  hint: { move, message: { id: "why-bouc-makers-bid-fair", values: { chance: share(percent) } } },
});

test("moves are asked about one after the other, and what is known is not asked again", async () => {
  const { asked, draw, chances } = board();
  await act(() => chances().ask(["bid 10", "bid 11"]));
  expect(asked).toEqual(["bid 10"]);
  expect(chances().waits).toBe(true);
  await draw(hint("bid 10", 41));
  expect(asked).toEqual(["bid 10", "bid 11"]);
  await draw(hint("bid 11", 12));
  expect([...chances().known]).toEqual([
    ["bid 10", share(41)],
    ["bid 11", share(12)],
  ]);
  expect(chances().waits).toBe(false);
  await act(() => chances().ask(["bid 10", "bid 12"]));
  expect(asked.at(-1)).toBe("bid 12");
});

test("a hint for something else is left alone; a new question forgets; a refusal ends the asking", async () => {
  const { draw, chances } = board();
  await act(() => chances().ask(["bid 10"]));
  await draw(hint("stop", 99));
  expect(chances().known.size).toBe(0);
  await draw(hint("bid 10", 41));
  await draw({ prompt: 2 });
  expect(chances().known.size).toBe(0);
  await act(() => chances().ask(["bid 10"]));
  await draw({ refused: { text: "", reason: "", rule: "" } });
  expect(chances().waits).toBe(false);
});
