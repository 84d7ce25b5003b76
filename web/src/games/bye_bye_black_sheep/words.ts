/** Bye-Bye Black Sheep in words: what was told, what moves are called, what is asked, and why something cannot be done. */

import type { Question, Refusal, Speaking, Words } from "../../board";
import { settings } from "../../settings";
import { cardName, cards, isSpecial, listed, type Pond } from "./cards";

export const words: Words = { told, move, question, values, refused };

const table = (s: Speaking): Pond => s.view.table as unknown as Pond;

/** How many cards may be placed with so many at the hole, as the stones say. */
export function toPlace(hole: number): number {
  return Math.max(0, hole - 2);
}

/** Two seats of a sentence: who does it, and whom it is done to. */
function pair(who: string, other: string, s: Speaking) {
  return { ...s.who(who), other: s.name(other), toyou: other === s.seat ? "yes" : "no" };
}

// --- what was told

function told(who: string, text: string, s: Speaking): string {
  const { t } = s;
  const [verb, one = "", two = "", three = ""] = text.split(" ");
  const codes = (from: number) => text.split(" ").slice(from);
  const card = (code: string) => cardName(code, s);
  switch (verb) {
    case "picked":
      return t("bb-told-start", s.who(one));
    case "dealt":
      return three === s.seat && one !== "?" && table(s).turn !== "nobody" ? t("bb-told-dealt", { card: card(one) }) : "";
    case "draw":
      return t("bb-told-draw", pair(who, one, s));
    case "drew":
      return one === "BS" ? t("bb-told-drew-sheep") : t("bb-told-drew", { card: card(one) });
    case "kept":
      return t("bb-told-kept", s.who(who));
    case "stop":
      return t("bb-told-stop", s.who(who));
    case "placed":
      return one === "nothing" ? t("bb-told-placed-none", s.who(who)) : t("bb-told-placed", { ...s.who(who), cards: listed(codes(1), s) });
    case "place":
      return one ? t("bb-told-placed", { ...s.who(who), cards: card(one) }) : "";
    case "ask":
      return t("bb-told-ask", { ...pair(who, one, s), card: card(two) });
    case "yes":
    case "no":
      return t(`bb-told-${verb}`, s.who(who));
    case "skip":
      return t("bb-told-skip", s.who(who));
    case "showed":
      return t("bb-told-showed", pair(text.split(" ").at(-1) ?? "", who, s));
    case "take":
      return t("bb-told-take", { ...s.who(who), card: card(one) });
    case "steal":
      return t("bb-told-steal", { ...pair(who, one, s), card: card(two) });
    case "turned":
      return t("bb-told-turned", { card: card(two) });
    case "got":
      return t("bb-told-wolf", { ...s.who(who), cards: listed(codes(4), s) });
    case "took":
      if (one === "MA") return t("bb-told-magpie", s.who(who));
      if (one === "the") return t("bb-told-wolf-took", { ...s.who(who), cards: listed(codes(4), s) });
      return t("bb-told-took", { ...s.who(who), cards: listed(codes(1), s) });
    case "choose":
      return t("bb-told-choose", { ...s.who(who), card: card(one) });
    case "begins":
      return t("bb-told-turn", s.who(who));
    case "wins":
      return t("bb-told-wins", s.who(who));
    case "the":
      return t(text.endsWith("stalled") ? "bb-told-stalled" : "bb-told-box");
    default:
      return ""; // `add`, `turn up`: what follows tells it
  }
}

// --- moves as buttons say them

function move(text: string, s: Speaking): string {
  const { t } = s;
  const [verb, one = "", two = ""] = text.split(" ");
  const hole = cards(table(s).hole).length;
  switch (verb) {
    case "draw":
      return t("bb-move-draw", { other: s.name(one) });
    case "stop":
      return hole ? (hole > 2 ? t("bb-move-stop", { count: toPlace(hole) }) : t("bb-move-stop-take", { count: hole })) : t("bb-move-pass");
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
      if (hole < 3) return { text: t("bb-ask-draw"), help: t("bb-ask-draw-help", { count: 3 - hole }) };
      return { text: t("bb-ask-stop", { count: toPlace(hole) }), help: safest(s) };
    case "zoo": {
      const left = now.limit - cards(now.added).length;
      return { text: t("bb-ask-zoo", { count: left }), help: t("bb-ask-zoo-help") };
    }
    case "mole":
      return { text: t("bb-ask-mole", { other: s.name(now.from) }), help: t("bb-ask-mole-help") };
    case "white":
      return { text: t("bb-ask-white", { other: s.name(now.turn) }), help: t("bb-ask-white-help"), tag: t("bb-tag-white") };
    case "draft":
      return { text: t("bb-ask-draft"), help: t("bb-ask-draft-help"), tag: t("bb-tag-draft") };
    default:
      return { text: t(`bb-ask-${now.phase}`), help: t(`bb-ask-${now.phase}-help`) };
  }
}

/** Who holds most cards, and what the black sheep's chance is there. */
function safest(s: Speaking): string {
  const { sizes } = table(s);
  const others = Object.keys(sizes).filter((seat) => seat !== s.seat);
  const most = Math.max(...others.map((seat) => sizes[seat] ?? 0));
  const seat = others.find((one) => sizes[one] === most) ?? "";
  return s.t("bb-ask-stop-help", { other: s.name(seat), size: most });
}

// --- hints and refusals

/** Of `2 cards` the number is what the message wants; of `Zebra (7)` the card; of a letter the name. */
function values(given: Record<string, unknown>, s: Speaking): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const text = String(value);
      if (key === "who") return [key, s.name(text)];
      if (key === "animal") return [key, cardName(/\((\w+)\)$/.exec(text)?.[1] ?? text, s)];
      if (/^\d+ cards?$/.test(text)) return [key, parseInt(text, 10)];
      if (/^[\d.]+$/.test(text)) return [key, Number(text).toLocaleString(settings().lang)];
      return [key, text];
    }),
  );
}

const REASONS = ["4-2", "4-5", "4-8", "6-1", "6-2", "6-4", "6-5", "9-1", "10-1", "10-7", "11-2", "11-3", "12-6", "12-7", "13-2", "13-3", "14-2", "14-4"];

function refused(refusal: Refusal, s: Speaking): string {
  const rule = refusal.rule.replace("BB-", "").replace(".", "-");
  if (!REASONS.includes(rule)) return "";
  const code = refusal.text.split(" ").at(-1) ?? "";
  const card = isSpecial(code) || /^\d+$/.test(code) ? cardName(code, s) : "";
  return s.t(`bb-no-${rule}`, { card });
}
