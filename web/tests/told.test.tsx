import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Beat, BoardProps, Seen } from "../src/app/board";
import { useTold } from "../src/parts/told";

const EVENTS: Seen[] = [
  ["A", "bid", "20"],
  ["fate", "rolled", 3],
  ["A", "won"],
];

/** What the hook gives for each of these renders of one board. */
async function told(beats: (Beat | null)[], events = EVENTS): Promise<Seen[][]> {
  const root = document.createElement("div");
  const found: Seen[][] = [];
  function Probe(p: Pick<BoardProps, "beat" | "events">) {
    found.push(useTold<Seen>(p));
    return null;
  }
  for (const beat of beats) await act(() => render(<Probe beat={beat} events={events} />, root));
  return found;
}

const beat = (key: number, at: number, n = 1): Beat => ({
  key,
  n,
  event: EVENTS[at] as Seen,
  first: at === 0,
  rest: EVENTS.slice(at + 1),
  ms: 1,
});

test("events come one by one, then all that led to the view", async () => {
  const found = await told([beat(1, 0), beat(2, 1), beat(3, 2), null]);
  expect(found.map((events) => events.length)).toEqual([1, 2, 3, 3]);
  expect(found[1]).toEqual(EVENTS.slice(0, 2));
});

test("the list stays the same while nothing new is told", async () => {
  const [first, again] = await told([beat(1, 0), beat(1, 0)]);
  expect(again).toBe(first);
});

test("a beat that was skipped counts as told, and the next move begins anew", async () => {
  const found = await told([beat(1, 0), beat(3, 2), beat(4, 0, 2)]);
  expect(found.map((events) => events.length)).toEqual([1, 3, 1]);
});

test("a board that comes late knows what it saw, and all when the move is shown again", async () => {
  const found = await told([beat(1, 1), beat(2, 2), beat(3, 0), beat(4, 1)]);
  expect(found.map((events) => events.length)).toEqual([1, 2, 1, 2]);
  expect(found[3]).toEqual(EVENTS.slice(0, 2));
});
