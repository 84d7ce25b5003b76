/**
 * The table as far as it has been told: each event shows its effect while the next ones are still to come.
 */

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../app/board";
import type { BauernschlauEvent } from "../../generated/events";
import { useTold } from "../../parts/told";
import { type Meadow, startEdges } from "./map";

export interface Staged {
  table: Meadow;
  fresh: Set<string>; // cells and fences that these events are about
  moved: Set<string>; // cells where a sheep was laid, driven to or turned
  events: BauernschlauEvent[]; // of this move, told so far
}

/** While beats run, the view from before the move with the events told so far carried out on it. */
export function useStaged(p: BoardProps<Meadow>): Staged {
  const events = useTold<BauernschlauEvent>(p);
  return useMemo(() => {
    const fresh = new Set(events.flatMap(touched));
    const moved = new Set(
      events.filter(([, verb]) => ["put", "to", "turned", "showed"].includes(verb)).flatMap(touched),
    );
    return { table: p.beat ? carried(p.table, events) : p.table, fresh, moved, events };
  }, [p.table, events]);
}

/** The cells and the fence an event is about. */
export function touched(event: BauernschlauEvent): string[] {
  switch (event[1]) {
    case "put":
    case "turned":
    case "showed":
      return [event[3]];
    case "turn":
    case "drive":
    case "to":
    case "park":
    case "finished":
      return [event[2]];
    case "build":
      return [event[2], event[3]];
    default:
      return [];
  }
}

export function carried(before: Meadow, events: BauernschlauEvent[]): Meadow {
  let table = before;
  for (const event of events) {
    if (event[1] === "began-game") return table;
    table = { ...table, ...change(table, event) };
  }
  return table;
}

function change(table: Meadow, event: BauernschlauEvent): Partial<Meadow> {
  const [who] = event;
  switch (event[1]) {
    case "drawn":
      return {
        supply: table.supply - 1,
        held: table.held + 1,
        hand: event[2] === null ? table.hand : [...table.hand, event[2]],
      };
    case "put":
      return {
        sheep: { ...table.sheep, [event[3]]: `? down ${who}` },
        held: table.held - 1,
        hand: event[2] === null ? table.hand : without(table.hand, event[2]),
      };
    case "turned":
    case "showed":
      return { sheep: { ...table.sheep, [event[3]]: `${event[2]} up` } };
    case "drive":
    case "park":
      return { dog: event[2] };
    case "to": {
      const { [table.dog]: driven = "? down", ...others } = table.sheep;
      return { sheep: { ...others, [event[2]]: driven } };
    }
    case "build":
      return laid(table, who, event[2], event[3]);
    case "finished":
      return { finished: [...table.finished, event[2]] };
    case "gained":
      return { bonus: event[2], main: false };
    default:
      return {};
  }
}

function without(hand: number[], value: number): number[] {
  const at = hand.indexOf(value);
  return hand.filter((_, index) => index !== at);
}

function laid(table: Meadow, who: string, fence: string, vertex: string): Partial<Meadow> {
  const path = table.fences[fence];
  return {
    fences: { ...table.fences, [fence]: path ? `${path} ${vertex}` : begun(table, fence, vertex) },
    pieces: { ...table.pieces, [who]: (table.pieces[who] ?? 1) - 1 },
  };
}

/** A first piece comes from the gate before it. */
function begun(table: Meadow, fence: string, vertex: string): string {
  return (
    startEdges(table, fence)
      .find(([, junction]) => junction === vertex)
      ?.join(" ") ?? vertex
  );
}
