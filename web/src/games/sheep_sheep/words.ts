/** Sheep Sheep in words: the log, the names of moves, the question, why not, and why. */

import type { Question, Refusal, Speaking, View, Words } from "../../board";
import { cardName, colour, groupsName, listed, photos, placeName, type Form } from "./names";
import { cellsOf, groupsOf, letterNamed, rowOf, turnsInto, type Wall } from "./photos";

export const words: Words = { told, move, question, refused, values };

function wall(s: Speaking): Wall {
  return (s.view as View<Wall>).table;
}

// --- what happened

function told(who: string, text: string, s: Speaking): string {
  const [verb = "", second = "", ...rest] = text.split(" ");
  return who === "fate" ? fate(verb, second, rest, s) : seat(who, verb, second, rest, s);
}

function fate(verb: string, second: string, rest: string[], s: Speaking): string {
  switch (verb) {
    case "model":
      return second === "?" ? "" : s.t("ss-told-model", { is: colour(second, "name", s) });
    case "starts":
      return s.t("ss-told-starts", s.who(second));
    case "drew":
      return s.t("ss-told-drew", { card: cardName(second, s) });
    case "turned":
      return s.t("ss-told-turned", { place: placeName(Number(second), s), is: colour(rest[0]?.charAt(0) ?? "", "is", s) });
    case "redeal":
    case "over":
      return s.t(`ss-told-${verb}`);
    default:
      return ""; // cards being dealt are seen, not told one by one
  }
}

function seat(who: string, verb: string, second: string, rest: string[], s: Speaking): string {
  const about = s.who(who);
  switch (verb) {
    case "exchange": {
      const at = Number(rest[0]);
      const cell = cellsOf(wall(s))[at - 1] ?? "";
      // Who comes back to a table is told the past with the wall as it is now: then the photo's colours are left out.
      const live = wall(s).turn === who && rowOf(wall(s), who).includes(second);
      const become = live ? turnsInto(second, cell) : "";
      if (!become) return s.t("ss-told-swap", { ...about, card: cardName(second, s), place: placeName(at, s) });
      return s.t("ss-told-exchange", { ...about, place: placeName(at, s), one: colour(cell.charAt(0), "one", s), is: colour(become, "is", s) });
    }
    case "captured":
      return s.t("ss-told-captured", { ...about, photos: photos(rest.length, second, s) });
    case "lay":
      return s.t("ss-told-lay", { ...about, place: placeName(Number(second), s), up: colour(rest[0] ?? "", "up", s) });
    case "model":
      return s.t("ss-told-shown", { ...about, is: colour(second, "name", s) });
    case "finish":
      return groupsOf(cellsOf(wall(s))).length ? "" : s.t("ss-told-finish", about);
    default:
      return ""; // "took": the exchange told it
  }
}

// --- what may be done

function move(text: string, s: Speaking): string {
  const [verb, second = "", third = ""] = text.split(" ");
  if (verb === "exchange") {
    const is = turnsInto(second, cellsOf(wall(s))[Number(third) - 1] ?? "");
    return s.t("ss-move-exchange", { card: cardName(second, s), place: placeName(Number(third), s), is: is ? colour(is, "is", s) : "" });
  }
  if (verb === "lay") return s.t("ss-move-lay", { place: placeName(Number(second), s), up: colour(third, "up", s) });
  return finishing(s);
}

/** "Finish: take 3 blue photos". */
function finishing(s: Speaking): string {
  const groups = groupsOf(cellsOf(wall(s)));
  return groups.length ? s.t("ss-move-finish-take", { photos: groupsName(groups, s) }) : s.t("ss-move-finish");
}

function question(legal: string[], s: Speaking): Question {
  const table = wall(s);
  if (table.phase === "lay") {
    return { text: s.t("ss-ask-lay", { card: cardName(table.drawn, s) }), help: s.t("ss-ask-lay-help") };
  }
  const left = exchangesLeft(s.view);
  const groups = groupsOf(cellsOf(table));
  const tag = s.t("ss-tag", { left });
  const catching = groups.length ? s.t("ss-ask-catch", { photos: groupsName(groups, s) }) : "";
  if (legal.length < 2) return { text: s.t(left ? "ss-ask-stuck" : "ss-ask-finish"), tag, ...(catching ? { help: catching } : {}) };
  return { text: s.t("ss-ask-exchange"), help: catching || s.t("ss-ask-exchange-help"), tag };
}

export function exchangesLeft(view: View<Wall>): number {
  return Number(view.options.max_exchanges ?? 3) - view.table.exchanges;
}

// --- why not

/** The house says it in English, with the rule: the rule and what was tried tell it in every language. */
function refused(refusal: Refusal, s: Speaking): string {
  const { t } = s;
  const table = wall(s);
  const [, card = "", cell = ""] = refusal.text.split(" ");
  switch (refusal.rule) {
    case "SS-4.1":
      return t("ss-no-more", { count: table.exchanges });
    case "SS-4.3":
      return t("ss-no-card", { row: listed(rowOf(table, s.seat ?? "").map((one) => cardName(one, s)), s) });
    case "SS-4.4": {
      const shown = cellsOf(table)[Number(cell) - 1] ?? "";
      return t("ss-no-colour", { place: placeName(Number(cell), s), is: colour(shown.charAt(0), "is", s), card: cardName(card, s) });
    }
    case "SS-4.12":
      return t("ss-no-theirs");
    case "SS-5.8":
      return t("ss-no-after");
    case "SS-6.1":
      return table.phase === "lay" ? t("ss-no-refill", { card: cardName(table.drawn, s) }) : t("ss-no-lay");
    case "SS-6.2":
      return t("ss-no-gap");
    default:
      return "";
  }
}

// --- why

const COUNTS = ["replies", "pile", "points", "more", "reply", "before", "worst"];

/** Reasons come with English words in them: "3 red and 4 green photos", "nothing", "blue-pink". Those with a worst place are about laying. */
function values(given: Record<string, unknown>, s: Speaking): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    const text = String(value);
    if (COUNTS.includes(name)) found[name] = Number.parseInt(text, 10) || 0;
    else if (name === "other") found[name] = s.name(text);
    else if (name === "cell") found[name] = placeName(Number(text), s);
    else if (name === "colour") found[name] = named(text, "worst" in given ? "up" : "is", s);
    else if (name === "card") found[name] = text.split("-").map((one) => letterNamed(s.view, one) || "?").join("");
    else if (name === "groups") found[name] = grouped(text, s);
    else found[name] = text;
  }
  if (typeof found.card === "string") found.card = cardName(found.card, s);
  return found;
}

function named(name: string, form: Form, s: Speaking): string {
  const letter = letterNamed(s.view, name);
  return letter ? colour(letter, form, s) : name;
}

function grouped(text: string, s: Speaking): string {
  const parts = text.replace(/ photos$/, "").split(" and ");
  const said = parts.map((part) => {
    const [, count = "0", name = ""] = /^(\d+) (.*)$/.exec(part) ?? [];
    return photos(Number(count), letterNamed(s.view, name), s);
  });
  return listed(said, s);
}
