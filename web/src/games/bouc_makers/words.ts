/** Bouc Makers in words: what was told, what moves are called, what is asked, why something cannot be done. */

import type { Question, Refusal, Speaking, Words } from "../../board";
import { settings } from "../../settings";
import { called, card, listed, type DieName, type Fold } from "./cards";

export const words: Words = { told, move, question, values, refused };

const fold = (s: Speaking): Fold => s.view.table as Fold;

// --- what was told

function told(who: string, text: string, s: Speaking): string {
  const { t } = s;
  const [word = "", ...rest] = text.split(" ");
  const [one = "", two = ""] = rest;
  const cards = (ids: string[]) => ({ ...s.who(who), cards: listed(ids, s), count: ids.length });
  switch (word) {
    case "dealt":
      return two === "board" ? "" : t("bm-told-dealt", { card: called(one, s) });
    case "bid":
      return one === "?" ? t("bm-told-sealed", s.who(who)) : t("bm-told-bid", { ...s.who(who), bid: one });
    case "reveals":
      return t("bm-told-reveals", { ...s.who(who), bid: one });
    case "order":
      return t("bm-told-order", { names: rest.map((letter) => s.name(letter)).join(", ") });
    case "rolled":
      return t("bm-told-rolled", { die: one, value: two });
    case "keep":
      return t("bm-told-keep", { ...s.who(who), die: one, value: fold(s).dice[one as DieName] ?? 0 });
    case "claim":
    case "accept":
    case "rescue":
      return t(`bm-told-${word}`, s.who(who));
    case "pays":
      return t("bm-told-pays", { ...s.who(who), count: Number(one) });
    case "wins":
      return t("bm-told-wins", { ...s.who(who), count: Number(one) });
    case "take":
      return t("bm-told-takes", cards(rest));
    case "takes":
      if (two === "wool") return t("bm-told-wool", s.who(who));
      if (two === "Os") return t("bm-told-os", { ...s.who(who), other: s.name(rest.at(-1) ?? ""), toyou: rest.at(-1) === s.seat ? "yes" : "no" });
      return t("bm-told-rest", cards(rest));
    case "must":
      return t("bm-told-must", cards(rest.slice(1)));
    case "fails":
      return t("bm-told-fails", { ...s.who(who), sum: rest.at(-1) ?? "" });
    case "finds":
      return t("bm-told-nowool", s.who(who));
    case "collects":
      return t("bm-told-collects", cards(rest));
    case "top":
      return t("bm-told-top", { ...s.who(who), card: called(one, s) });
    case "round":
      return t("bm-told-round", { n: one });
    case "opens":
      return one === "no" ? t("bm-told-opens-none", s.who(who)) : t("bm-told-opens", cards(rest));
    case "discard":
      return one === "?" ? t("bm-told-discards", s.who(who)) : "";
    case "puts":
      return t("bm-told-back", cards(rest.slice(1)));
    case "game":
      return t("bm-told-over");
    default:
      return "";
  }
}

// --- moves as buttons say them

function move(text: string, s: Speaking): string {
  const { t } = s;
  const [word = "", ...rest] = text.split(" ");
  const table = fold(s);
  const result = table.result;
  switch (word) {
    case "bid":
      return t("bm-do-bid", { bid: rest[0] ?? "" });
    case "keep":
      return t("bm-do-keep", { value: table.dice[rest[0] as DieName] ?? 0, die: rest[0] ?? "" });
    case "claim":
      return t("bm-do-claim", { price: result?.claim ?? 0, count: result?.cards ?? 0 });
    case "rescue":
      return t("bm-do-rescue", { price: result?.rescue ?? 0 });
    case "accept":
      return t("bm-do-accept", { wool: table.reserve === 0 ? 0 : 1, black: blacks(s).length && (result?.base ?? 14) < 14 ? blacks(s).length : 0 });
    case "take":
      return t("bm-do-take", { count: rest.length, cards: listed(rest, s) });
    case "top":
      return t("bm-do-top", { card: called(rest[0] ?? "", s) });
    case "discard":
      return t("bm-do-discard", { cards: listed(rest, s) });
    default:
      return text;
  }
}

/** Black sheep on display. */
function blacks(s: Speaking): string[] {
  return fold(s).display.filter((id) => card(s.view, id).kind === "black");
}

// --- what is asked

function question(legal: string[], s: Speaking): Question {
  const { t } = s;
  const table = fold(s);
  const kinds = new Set(legal.map((text) => text.split(" ")[0]));
  const result = table.result;
  const throwing = t("bm-tag-throw", { n: table.throw });
  const now = result ? sumLine(result, s) : "";
  if (kinds.has("bid")) return { text: t("bm-ask-bid"), help: t("bm-ask-bid-help"), tag: t("bm-tag-bid", { n: table.round }) };
  if (kinds.has("keep")) return { text: kinds.has("claim") ? t("bm-ask-keep-claim", { count: result?.cards ?? 0 }) : t("bm-ask-keep", { throw: table.throw }), help: now, tag: throwing };
  if (kinds.has("claim")) return { text: t("bm-ask-claim"), help: now, tag: throwing };
  if (kinds.has("rescue")) return { text: t("bm-ask-rescue", { count: blacks(s).length }), help: now, tag: throwing };
  if (kinds.has("take")) return { text: t("bm-ask-take", { count: due(legal) }), help: t("bm-ask-take-help"), tag: t("bm-tag-won") };
  if (kinds.has("top")) return { text: t("bm-ask-top"), help: t("bm-ask-top-help"), tag: t("bm-tag-herd") };
  return { text: t("bm-ask-discard"), help: t("bm-ask-discard-help"), tag: t("bm-tag-end") };
}

/** How many cards are to be taken: as many as every legal text names. */
export function due(legal: string[]): number {
  return (legal[0]?.split(" ").length ?? 1) - 1;
}

function sumLine(result: NonNullable<Fold["result"]>, s: Speaking): string {
  const reach = result.claim !== null;
  return s.t("bm-now", { base: result.base, bonus: reach ? Math.min(result.bonus, Math.max(0, result.target - result.base)) : 0, price: result.claim ?? 0, target: result.target, reach: reach ? "yes" : "no" });
}

// --- values of hints

/** Chances are told in English: a share, or "less than" and "more than" one. */
export function odds(text: string, t: Speaking["t"]): string {
  const figure = text.replace(/\D/g, "");
  if (text.startsWith("less")) return t("bm-odds-less", { figure });
  return text.startsWith("more") ? t("bm-odds-more", { figure }) : t("bm-odds", { figure });
}

function values(given: Record<string, unknown>, s: Speaking): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, raw] of Object.entries(given)) {
    const text = String(raw);
    if (name === "chance" || name === "safe") found[name] = odds(text, s.t);
    else if (/^-?\d+( \w+)?$/.test(text)) found[name] = Number(text.split(" ")[0]);
    else if (/^\d+\.\d+$/.test(text)) found[name] = Number(text).toLocaleString(settings().lang);
    else if (name === "cards" || name === "black" || name === "dog") found[name] = listed(text.split(/, | and /), s);
    else found[name] = text;
  }
  return found;
}

// --- why not

/** The house says the reason in English with its rule; where the rule alone is clear, it is said in the reader's language. */
function refused(refusal: Refusal, s: Speaking): string {
  const id = RULES[refusal.rule];
  return id ? s.t(id) : "";
}

const RULES: Record<string, string> = {
  "BM-3.1": "bm-no-3-1",
  "BM-3.2": "bm-no-3-2",
  "BM-4.3": "bm-no-4-3",
  "BM-4.4": "bm-no-4-4",
  "BM-4.5": "bm-no-4-5",
  "BM-4.6": "bm-no-4-6",
  "BM-5.7": "bm-no-5-7",
  "BM-6.1": "bm-no-6-1",
  "BM-6.3": "bm-no-6-3",
  "BM-7.3": "bm-no-7-3",
  "BM-7.4": "bm-no-7-4",
  "BM-9.2": "bm-no-9-2",
  "BM-12.3": "bm-no-12-3",
};
