/**
 * Bye-Bye Black Sheep in words: what was told, what moves are called, what is asked.
 */

import type { Question, Seen, Speaking, Words } from "../../app/board";
import { cardName, cards, listed, type Pond, toPlace } from "./cards";
import { happening } from "./stage";

export const words: Words = { told, move, question };

const table = (s: Speaking): Pond => s.view.table as unknown as Pond;

/** Two seats of a sentence: who does it, and whom it is done to. */
function pair(who: string, other: string, s: Speaking) {
  return { ...s.who(who), other: s.name(other), toyou: other === s.seat ? "yes" : "no" };
}

// --- what was told

function told(seen: Seen, s: Speaking): string {
  const { t } = s;
  const event = happening(seen);
  const [who, verb] = event;
  switch (verb) {
    case "add":
    case "place":
    case "turn-up":
      return ""; // what follows tells it
    case "picked":
      return t("bb-told-picked", s.who(event[2]));
    case "dealt": {
      const [, , card, to] = event;
      return to === s.seat && card && table(s).turn !== "nobody" ? t("bb-told-dealt", { card: cardName(card, s) }) : "";
    }
    case "draw":
      return t("bb-told-draw", pair(who, event[2], s));
    case "drew":
      return event[2] === "BS" ? t("bb-told-drew-sheep") : t("bb-told-drew", { card: cardName(event[2], s) });
    case "placed":
      if (!event[2].length) return t("bb-told-placed-none", s.who(who));
      return t("bb-told-placed", { ...s.who(who), cards: listed(event[2], s) });
    case "settle":
      return t("bb-told-placed", { ...s.who(who), cards: cardName(event[2], s) });
    case "took":
    case "got-wolf-pile":
    case "took-wolf-pile":
      return t(`bb-told-${verb}`, { ...s.who(who), cards: listed(event[2], s) });
    case "ask":
    case "steal":
      return t(`bb-told-${verb}`, { ...pair(who, event[2], s), card: cardName(event[3], s) });
    case "showed":
      return t("bb-told-showed", pair(event[3], who, s));
    case "take":
    case "choose":
    case "turned-up":
      return t(`bb-told-${verb}`, { ...s.who(who), card: cardName(event[2], s) });
    default:
      return t(`bb-told-${verb}`, s.who(who));
  }
}

// --- moves as buttons say them

function move(text: string, s: Speaking): string {
  const { t } = s;
  const [verb, one = "", two = ""] = text.split(" ");
  switch (verb) {
    case "draw":
      return t("bb-move-draw", { other: s.name(one) });
    case "stop": {
      const [count, hole] = [toPlace(table(s)), cards(table(s).hole).length];
      if (count) return t("bb-move-stop", { count });
      return hole ? t("bb-move-stop-take", { count: hole }) : t("bb-move-pass");
    }
    case "ask":
      return t("bb-move-ask", { other: s.name(one), card: cardName(two, s) });
    case "steal":
      return t("bb-move-steal", { other: s.name(one), card: cardName(two, s) });
    case "take":
    case "choose":
    case "add":
      return t(`bb-move-${verb}`, { card: cardName(one, s) });
    case "place":
      if (one) return t("bb-move-add", { card: cardName(one, s) });
      return cards(table(s).added).length ? t("bb-move-done") : t("bb-move-place-none");
    case "turn":
      return t("bb-move-turn");
    default:
      return t(`bb-skip-${table(s).phase}`);
  }
}

// --- what is asked

function question(_legal: string[], s: Speaking): Question {
  const { t } = s;
  const now = table(s);
  const hole = cards(now.hole).length;
  switch (now.phase) {
    case "draw":
      if (!hole) return { text: t("bb-ask-first"), help: t("bb-ask-first-help") };
      if (!toPlace(now)) return { text: t("bb-ask-draw"), help: t("bb-ask-draw-help", { count: lacking(now) }) };
      return { text: t("bb-ask-stop", { count: toPlace(now) }), help: safest(s) };
    case "zoo": {
      const left = now.limit - cards(now.added).length;
      return { text: t("bb-ask-zoo", { count: left }), help: t("bb-ask-zoo-help") };
    }
    case "mole":
      return { text: t("bb-ask-mole", { other: s.name(now.from) }), help: t("bb-ask-mole-help") };
    case "white":
      return {
        text: t("bb-ask-white", { other: s.name(now.turn) }),
        help: t("bb-ask-white-help"),
        tag: t("bb-tag-white"),
      };
    case "draft":
      return { text: t("bb-ask-draft"), help: t("bb-ask-draft-help"), tag: t("bb-tag-draft") };
    default:
      return { text: t(`bb-ask-${now.phase}`), help: t(`bb-ask-${now.phase}-help`) };
  }
}

/** How many more cards at the hole let me place one. */
function lacking(now: Pond): number {
  return now.placements.findIndex((count) => count > 0) - cards(now.hole).length;
}

/** From whom the black sheep is drawn least, and how often. */
function safest(s: Speaking): string {
  const { risk } = table(s);
  const others = Object.keys(risk).filter((seat) => seat !== s.seat);
  const least = Math.max(...others.map((seat) => risk[seat] ?? 0));
  const seat = others.find((one) => risk[one] === least) ?? "";
  return s.t("bb-ask-stop-help", { other: s.name(seat), size: least });
}
