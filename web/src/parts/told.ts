/** The events of one move as far as they have been told, for boards that carry them out on the view from before. */

import { useMemo, useRef } from "preact/hooks";
import type { BoardProps, Seen } from "../app/board";

/**
 * While a move is shown, its events up to the one shown now; otherwise all that led to this view. The same list until
 * something changes. `E` is the game's own type of event.
 */
export function useTold<E>(p: Pick<BoardProps, "beat" | "events">): E[] {
  const move = useRef<{ n: number; events: Seen[] }>({ n: -1, events: [] });
  const { beat } = p;
  const { n, events: known } = move.current;
  if (beat && (n !== beat.n || beat.rest.length >= known.length))
    move.current = { n: beat.n, events: [beat.event, ...beat.rest] };
  return useMemo(() => {
    const { events } = move.current;
    return (beat ? events.slice(0, events.length - beat.rest.length) : p.events) as E[];
  }, [p.events, beat?.key]);
}
