/**
 * The table as far as it has been told: the view from before the move with the events told so far carried out on it.
 */

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../app/board";
import type { BlackSheepEvent } from "../../generated/events";
import { useTold } from "../../parts/told";
import { type Farm, type Field, list, without } from "./animals";
import { sorted } from "./groups";

export interface Stage {
  table: Farm;
  won: { field: number; seat: string } | null; // a field being captured
  drawn: { field: number; card: string; brings: boolean } | null; // the card that says which animal comes next
  events: BlackSheepEvent[]; // of this move, told so far
  laid: { field: number; seat: string; cards: string[] } | null; // the cards laid last
}

export function useStage(p: BoardProps<Farm>): Stage {
  const { beat } = p;
  const events = useTold<BlackSheepEvent>(p);
  return useMemo(() => {
    if (!beat) return { table: p.table, won: null, drawn: null, events, laid: laid(events) };
    const now = events.at(-1);
    const seen = now && goes(now) ? events.slice(0, -1) : events;
    return {
      table: seen.reduce(after, p.table),
      won: won(events),
      drawn: drawn(now),
      events,
      laid: laid(events),
    };
  }, [p.table, p.events, beat?.key]);
}

/** What goes away stays until the next event, so that it can be seen going. */
function goes([, verb]: BlackSheepEvent): boolean {
  return verb === "revealed" || verb === "cleared";
}

function laid(events: BlackSheepEvent[]): Stage["laid"] {
  const found = events.findLast((event) => event[1] === "place");
  return found ? { field: found[2], seat: found[0], cards: found[3] } : null;
}

function drawn(event: BlackSheepEvent | undefined): Stage["drawn"] {
  if (event?.[1] !== "put" && event?.[1] !== "lacked") return null;
  return { field: event[3], card: event[2], brings: event[1] === "put" };
}

function won(events: BlackSheepEvent[]): Stage["won"] {
  const found = events.findLast((event) => event[1] === "won");
  const open = found && !events.some((event) => event[1] === "cleared");
  return open ? { field: found[2], seat: found[0] } : null;
}

/** `place 2 pig drop cow` taken apart. */
export function placing(text: string): { field: number; cards: string[]; drop: string } {
  const [, number = "", ...rest] = text.split(" ");
  const at = rest.indexOf("drop");
  return { field: Number(number), cards: at < 0 ? rest : rest.slice(0, at), drop: at < 0 ? "" : (rest[at + 1] ?? "") };
}

function after(t: Farm, event: BlackSheepEvent): Farm {
  switch (event[1]) {
    case "place": {
      const [who, , field, cards] = event;
      const side = sorted([...list(t.fields[field - 1]?.sides[who]), ...cards]).join(" ");
      return {
        ...changed(t, field, (old) => ({ sides: { ...old.sides, [who]: side } })),
        hands: { ...t.hands, [who]: lost(t.hands[who], cards) },
      };
    }
    case "dropped": {
      const [who, , card] = event;
      return { ...t, hands: { ...t.hands, [who]: lost(t.hands[who], [card]) }, discard: joined(t.discard, card) };
    }
    case "dealt": {
      const [, , card, to] = event;
      const hand = sorted([...list(t.hands[to]), card ?? "?"]).join(" ");
      return { ...t, deck: t.deck - 1, hands: { ...t.hands, [to]: hand } };
    }
    case "assigned": {
      const [, , task, to] = event;
      return { ...t, tasks: { ...t.tasks, [to]: joined(t.tasks[to], task ?? "?") } };
    }
    case "opened":
      return { ...t, open_tasks: joined(t.open_tasks, event[2]) };
    case "drew":
      return { ...t, deck: t.deck - 1 };
    case "put": {
      const [, , animal, field] = event;
      return {
        ...changed(t, field, (old) => ({ figures: stands(list(old.figures), animal).join(" ") })),
        stock: { ...t.stock, [animal]: (t.stock[animal] ?? 1) - 1 },
      };
    }
    case "revealed": {
      const [, , animal, value, to, field] = event;
      return {
        ...changed(t, field, (old) => ({ figures: leaves(list(old.figures), animal).join(" ") })),
        corrals: { ...t.corrals, [to]: joined(t.corrals[to], `${animal}-${value ?? "?"}`) },
      };
    }
    case "cleared":
      return changed(t, event[2], (old) => ({
        sides: Object.fromEntries(Object.keys(old.sides).map((seat) => [seat, ""])),
        beaten: "",
        order: "",
      }));
    case "returned": {
      const [, , animal, field] = event;
      return changed(t, field, (old) => ({ figures: leaves(list(old.figures), animal).join(" ") }));
    }
    case "closed":
      return changed(t, event[2], () => ({ closed: true, figures: "" }));
    case "reshuffled":
      return { ...t, deck: t.deck + event[2], discard: "" };
    case "showed":
      return { ...t, corrals: { ...t.corrals, [event[0]]: event[2].join(" ") } };
    default:
      return t;
  }
}

/** A text of words with one more. */
function joined(words: string | undefined, more: string): string {
  return [...list(words), more].join(" ");
}

function changed(t: Farm, field: number, change: (old: Field) => Partial<Field>): Farm {
  return { ...t, fields: t.fields.map((old, at) => (at === field - 1 ? { ...old, ...change(old) } : old)) };
}

function lost(cards: string | undefined, gone: string[]): string {
  const held = list(cards);
  return (held.includes("?") ? held.slice(gone.length) : without(held, gone)).join(" ");
}

/** A figure that comes takes the first free place. */
function stands(figures: string[], animal: string): string[] {
  const at = figures.indexOf("gone");
  return at < 0 ? [...figures, animal] : figures.with(at, animal);
}

/** A figure that goes leaves its place free, so that the other does not jump. */
function leaves(figures: string[], animal: string): string[] {
  const at = figures.indexOf(animal);
  return at < 0 ? figures : figures.with(at, "gone");
}
