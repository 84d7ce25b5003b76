/** What a board's stage makes of a move while its events are shown one by one. */

import { render } from "preact";
import { act } from "preact/test-utils";
import type { Beat, BoardProps, Seen, View } from "../src/app/board";
import { view } from "./samples";

/** The stage at each event of one move, and last without a beat, as a board hears of them. */
export async function staged<T, S>(
  useStage: (p: BoardProps<T>) => S,
  table: T,
  events: Seen[],
  more: Partial<View<T>> = {},
): Promise<S[]> {
  const root = document.createElement("div");
  const found: S[] = [];
  function Probe(p: BoardProps<T>) {
    found.push(useStage(p));
    return null;
  }
  const shared = { table, view: view({ ...more, table }), seat: "A", events };
  const draw = (beat: Beat | null) =>
    act(() => render(<Probe {...({ ...shared, beat } as unknown as BoardProps<T>)} />, root));
  for (const [at, event] of events.entries())
    await draw({ key: at, n: 1, event, first: at === 0, rest: events.slice(at + 1), ms: 100 });
  await draw(null);
  return found;
}
