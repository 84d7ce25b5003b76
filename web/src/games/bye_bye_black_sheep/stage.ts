/** What the table looks like while the lines of one event are told: the view from before, with what was told so far done to it. */

import { useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Told } from "../../wire";
import { cards, isSpecial, type Pond, sorted, without } from "./cards";

export interface Stage {
  table: Pond;
  line: Told | null; // what is told right now
  sheep: boolean; // a black sheep lies open at the hole
  bubble: { seat: string; text: string } | null; // a word of somebody: `ask 7`, `yes`, `no`, `eye`
}

interface Set {
  table: Pond;
  sheep: boolean;
}

/** Things that go away stay until the next line, so that they can be seen going. */
const GOES = /^(took (?!MA)|kept BS|got a wolf pile)/;

export function useStage(p: BoardProps<Pond>): Stage {
  const event = useRef<{ n: number; lines: Told[] }>({ n: -1, lines: [] });
  const { beat } = p;
  if (!beat) return { table: p.table, line: null, sheep: false, bubble: null };
  if (event.current.n !== beat.n) event.current = { n: beat.n, lines: [[beat.who, beat.text], ...beat.rest] };
  const done = event.current.lines.slice(0, event.current.lines.length - beat.rest.length - 1);
  const line: Told = [beat.who, beat.text];
  let set: Set = { table: p.table, sheep: false };
  for (const told of GOES.test(beat.text) ? done : [...done, line]) set = after(set, told, p.seat);
  return { ...set, line, bubble: bubble(line, done.at(-1)) };
}

function bubble([who, text]: Told, before: Told | undefined): Stage["bubble"] {
  const [verb, , card] = text.split(" ");
  if (verb === "ask") return { seat: who, text: `ask ${card}` };
  if (text === "yes" || text === "no") return { seat: who, text };
  if (verb === "showed") return { seat: who, text: "eye" };
  return before?.[1].startsWith("ask ") ? { seat: who, text } : null;
}

/** The table after one line. */
function after(set: Set, [who, text]: Told, me: string | null): Set {
  const [verb, one = "", two = "", three = ""] = text.split(" ");
  const t = set.table;
  const to = (table: Pond) => ({ ...set, table });
  switch (verb) {
    case "draw":
      return to({ ...t, from: one, turn: who });
    case "drew":
      return one === "BS" ? { ...set, sheep: true } : to(joins(leaves(t, t.from, one, me), one));
    case "kept":
      return { ...set, sheep: false };
    case "ask":
      return to({ ...t, question: `${one} ${two}` });
    case "yes":
      return to(joins(leaves(t, who, t.question.split(" ")[1] ?? "", me), t.question.split(" ")[1] ?? ""));
    case "take":
      return to(joins(leaves(t, t.from, one, me), one));
    case "steal":
      return to(joins({ ...t, zoos: { ...t.zoos, [one]: without(cards(t.zoos[one]), two).join(" ") } }, two));
    case "turned":
      return to(joins({ ...t, pile: t.pile - 1 }, two));
    case "took":
      if (one === "MA") return to(arrives({ ...t, magpie: who }, who, ["MA"], me));
      if (one === "the") return to(arrives({ ...t, wolf: { owner: "nobody", cards: "" } }, who, cards(t.wolf.cards), me));
      return to(arrives({ ...t, hole: "" }, who, cards(t.hole), me));
    case "got":
      return to({ ...t, wolf: { owner: who, cards: without(cards(t.hole), "WO").join(" ") }, hole: "WO" });
    case "placed":
      return one === "nothing" ? set : to(text.split(" ").slice(1).reduce((now, card) => settles(now, who, card, me), t));
    case "place":
      return one ? to(settles(t, who, one, me)) : set;
    case "dealt":
      return to(arrives(isSpecial(one) || !three ? t : { ...t, pile: Math.max(0, t.pile - 1) }, three, one === "?" ? [""] : [one], me));
    case "choose":
      return to({ ...t, layout: without(cards(t.layout), one).join(" ") });
    case "begins":
      return to({ ...t, turn: who, hole: "" });
    default:
      return set;
  }
}

function joins(t: Pond, card: string): Pond {
  return { ...t, hole: [...cards(t.hole), card].join(" ") };
}

function leaves(t: Pond, seat: string, card: string, me: string | null): Pond {
  const hand = seat === me ? { hand: without(cards(t.hand), card).join(" ") } : {};
  const bird = card === "MA" ? { magpie: "hole" } : {};
  return { ...t, ...hand, ...bird, sizes: { ...t.sizes, [seat]: (t.sizes[seat] ?? 1) - 1 } };
}

function arrives(t: Pond, seat: string, codes: string[], me: string | null): Pond {
  const hand = seat === me ? { hand: sorted([...cards(t.hand), ...codes.filter(Boolean)]).join(" ") } : {};
  return { ...t, ...hand, sizes: { ...t.sizes, [seat]: (t.sizes[seat] ?? 0) + codes.length } };
}

function settles(t: Pond, seat: string, card: string, me: string | null): Pond {
  const { added: _, ...gone } = leaves(t, seat, card, me);
  return { ...gone, zoos: { ...t.zoos, [seat]: sorted([...cards(t.zoos[seat]), card]).join(" ") } };
}
