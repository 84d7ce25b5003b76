/**
 * What the table looks like while the events of one move are shown: the view from before, with what was shown so far
 * done to it.
 */

import type { BoardProps, Seen } from "../../app/board";
import type { ByeByeBlackSheepEvent } from "../../generated/events";
import { useTold } from "../../parts/told";
import { cards, type Pond, sorted, without } from "./cards";

export type Happening = ByeByeBlackSheepEvent;

/** An event of this game by its own type. */
export function happening(event: Seen): Happening {
  return event as unknown as Happening;
}

export interface Stage {
  table: Pond;
  event: Happening | null; // what is shown right now
  sheep: boolean; // a black sheep lies open at the hole
  bubble: Bubble | null;
}

/** A word of somebody: a question, an answer, an eye that looks. */
export interface Bubble {
  seat: string;
  says: "ask" | "yes" | "no" | "eye";
  card: string; // asked for
}

export interface Set {
  table: Pond;
  sheep: boolean;
}

/** Things that go away stay until the next event, so that they can be seen going. */
const GOES: string[] = ["took", "took-wolf-pile", "kept", "got-wolf-pile"];

export function useStage(p: BoardProps<Pond>): Stage {
  const events = useTold<Happening>(p);
  if (!p.beat) return { table: p.table, event: null, sheep: false, bubble: null };
  const event = happening(p.beat.event);
  const done = GOES.includes(event[1]) ? events.slice(0, -1) : events;
  const set = done.reduce((now: Set, one) => after(now, one, p.seat), { table: p.table, sheep: false });
  return { ...set, event, bubble: bubble(event) };
}

function bubble(event: Happening): Bubble | null {
  const [who, verb] = event;
  switch (verb) {
    case "ask":
      return { seat: who, says: "ask", card: event[3] };
    case "yes":
    case "no":
      return { seat: who, says: verb, card: "" };
    case "showed":
      return { seat: who, says: "eye", card: "" };
    default:
      return null;
  }
}

/** The table after one event. */
export function after(set: Set, event: Happening, me: string | null): Set {
  const [who, verb] = event;
  const t = set.table;
  const to = (table: Pond) => ({ ...set, table });
  switch (verb) {
    case "draw":
      return to({ ...t, from: event[2], turn: who });
    case "drew":
      return event[2] === "BS" ? { ...set, sheep: true } : to(joins(leaves(t, t.from, event[2], me), event[2]));
    case "kept":
      return { ...set, sheep: false };
    case "ask":
      return to({ ...t, question: `${event[2]} ${event[3]}` });
    case "yes": {
      const asked = cards(t.question)[1] ?? "";
      return to(joins(leaves(t, who, asked, me), asked));
    }
    case "take":
      return to(joins(leaves(t, t.from, event[2], me), event[2]));
    case "steal": {
      const [, , other, card] = event;
      return to(joins({ ...t, zoos: { ...t.zoos, [other]: without(cards(t.zoos[other]), card).join(" ") } }, card));
    }
    case "turned-up":
      return to(joins({ ...t, pile: t.pile - 1 }, event[2]));
    case "took":
      return to(arrives({ ...t, hole: "" }, who, event[2], me));
    case "got-magpie":
      return to(arrives(t, who, ["MA"], me));
    case "took-wolf-pile":
      return to(arrives({ ...t, wolf: { owner: "nobody", cards: "" } }, who, event[2], me));
    case "got-wolf-pile":
      return to({ ...t, ...bird(event[2], "wolf"), wolf: { owner: who, cards: event[2].join(" ") }, hole: "WO" });
    case "placed":
      return to(event[2].reduce((now, card) => settles(now, who, card, me), t));
    case "settle":
      return to(settles(t, who, event[2], me));
    case "dealt": {
      const [, , card, seat] = event; // from the pile or not: the view that follows counts it
      return to(arrives(t, seat, [card ?? ""], me));
    }
    case "choose":
      return to({ ...t, layout: without(cards(t.layout), event[2]).join(" ") });
    case "boxed":
      return to({ ...t, layout: "" });
    case "began":
      return to({ ...t, turn: who, hole: "" });
    default:
      return set;
  }
}

/** The magpie is wherever its card went. */
function bird(codes: string[], to: string): { magpie?: string } {
  return codes.includes("MA") ? { magpie: to } : {};
}

function joins(t: Pond, card: string): Pond {
  return { ...t, hole: [...cards(t.hole), card].join(" ") };
}

function leaves(t: Pond, seat: string, card: string, me: string | null): Pond {
  const hand = seat === me ? { hand: without(cards(t.hand), card).join(" ") } : {};
  return { ...t, ...hand, ...bird([card], "hole"), sizes: { ...t.sizes, [seat]: (t.sizes[seat] ?? 1) - 1 } };
}

function arrives(t: Pond, seat: string, codes: string[], me: string | null): Pond {
  const hand = seat === me ? { hand: sorted([...cards(t.hand), ...codes.filter(Boolean)]).join(" ") } : {};
  return { ...t, ...hand, ...bird(codes, seat), sizes: { ...t.sizes, [seat]: (t.sizes[seat] ?? 0) + codes.length } };
}

function settles(t: Pond, seat: string, card: string, me: string | null): Pond {
  const { added: _, ...gone } = leaves(t, seat, card, me);
  return { ...gone, zoos: { ...t.zoos, [seat]: sorted([...cards(t.zoos[seat]), card]).join(" ") } };
}
