/** Black Sheep in words: what was told, what moves are called, what is asked, why a hint is good, why something cannot be done. */

import type { Question, Refusal, Speaking, Words } from "../../board";
import { capital } from "../../words";
import { counted, type Farm, figure, hand, joined, leader, list, made, SIDE, taskWords, worth } from "./animals";
import { ANIMALS, isAnimal, sorted } from "./groups";
import { placing } from "./stage";

export const words: Words = { told, move, question, values, refused };

const table = (s: Speaking): Farm => s.view.table as unknown as Farm;

// --- what was told

function told(who: string, text: string, s: Speaking): string {
  const { t } = s;
  const [verb, one = "", two = "", three = "", four = ""] = text.split(" ");
  const animal = isAnimal(one) ? t(`bs-${one}`) : one;
  switch (verb) {
    case "chose":
      return t("bs-told-start", s.who(one));
    case "opened":
      return t("bs-told-opened", { task: taskWords(one, s) });
    case "dealt":
      if (three !== s.seat) return "";
      return isAnimal(one) ? t("bs-told-dealt", { animal }) : t("bs-told-task", { task: taskWords(one, s) });
    case "put":
      return t("bs-told-put", { animal, at: t(`bs-at-${four}`) });
    case "left":
      return t("bs-told-left", { animal: t(`bs-${text.split(" ")[5] ?? ""}`) });
    case "took":
      return t("bs-told-took", { animal });
    case "closed":
      return t("bs-told-closed", { barn: t(`bs-the-${two}`) });
    case "place":
      return toldPlace(who, text, s);
    case "won":
      return t("bs-told-won", { ...s.who(who), barn: t(`bs-the-${two}`) });
    case "revealed":
      return two === "?" ? t("bs-told-looks", { ...s.who(four), animal }) : t("bs-told-revealed", { animal, value: worth(`${one}-${two}`) });
    case "reshuffled":
      return t("bs-told-reshuffled", { count: Number(one) });
    case "passed":
      return t("bs-told-passed", s.who(who));
    case "showed":
      return toldShowed(who, text.split(" ").slice(1), s);
    case "ended":
      return t("bs-told-ended");
    default:
      return ""; // `drew`, `cleared`: what follows tells it
  }
}

function toldPlace(who: string, text: string, s: Speaking): string {
  const { t } = s;
  const { field, cards, drop } = placing(text);
  const lays = t("bs-told-place", { ...s.who(who), cards: counted(cards, t), at: t(`bs-to-${field}`) });
  return drop ? `${lays} ${t("bs-told-drop", { ...s.who(who), animal: t(`bs-count-${drop}`, { count: 1 }) })}` : lays;
}

function toldShowed(who: string, shown: string[], s: Speaking): string {
  const { t } = s;
  const figures = shown.filter((word) => isAnimal(figure(word).animal));
  if (!figures.length) return t("bs-told-showed-none", s.who(who));
  const kinds = ANIMALS.flatMap((animal) => {
    const own = figures.filter((word) => figure(word).animal === animal);
    return own.length ? [`${t(`bs-${animal}`)} ${own.map((word) => figure(word).value).join("+")}`] : [];
  });
  return t("bs-told-showed", { ...s.who(who), figures: kinds.join(", ") });
}

// --- moves as buttons say them

function move(text: string, s: Speaking): string {
  const { field, cards, drop } = placing(text);
  const values = { cards: counted(cards, s.t), at: s.t(`bs-to-${field}`) };
  return capital(drop ? s.t("bs-move-drop", { ...values, drop: s.t(`bs-count-${drop}`, { count: 1 }) }) : s.t("bs-move", values));
}

// --- what is asked

function question(_legal: string[], s: Speaking): Question {
  return { text: s.t("bs-ask"), help: s.t("bs-ask-help") };
}

/** How many cards may go to a field now, by the moves offered. */
export function takes(legal: string[], field: number): number[] {
  const counts = legal.map(placing).filter((one) => one.field === field).map((one) => one.cards.length);
  return [...new Set(counts)].sort();
}

export interface Selection {
  cards: string[];
  field: number; // 0: none yet
  drop: string; // "": none
  swapping: boolean; // the second question
}

/** The question as far as the choice has come. */
export function asking(legal: string[], chosen: Selection, s: Speaking): Question {
  const { t } = s;
  const { cards, field } = chosen;
  const words = { cards: counted(cards, t), at: field ? t(`bs-to-${field}`) : "" };
  if (chosen.swapping) return { text: t("bs-ask-swap"), help: t("bs-ask-swap-help"), tag: t("bs-tag-swap") };
  if (!field) return cards.length ? { text: t("bs-ask-where", words), help: t("bs-ask-where-help") } : question(legal, s);
  const counts = takes(legal, field).join("");
  if (!counts) return { text: t("bs-ask-none", { barn: t(`bs-barn-${field}`) }), help: t("bs-ask-none-help") };
  if (!cards.length) return { text: t(`bs-ask-which-${counts}`, words), help: t(`bs-ask-which-${counts}-help`) };
  if (!legal.includes(placeText(chosen))) return { text: t(`bs-ask-count-${counts}`, words), help: t(`bs-ask-count-${counts}-help`) };
  return { text: t("bs-ask-sure", words), help: result(chosen, s) };
}

export function placeText({ cards, field, drop }: Selection): string {
  return `place ${field} ${sorted(cards).join(" ")}${drop ? ` drop ${drop}` : ""}`;
}

/** What my side would amount to, and whom it would beat. */
function result({ cards, field }: Selection, s: Speaking): string {
  const here = table(s).fields[field - 1];
  if (!here || !s.seat) return "";
  const all = [...hand(here, s.seat), ...cards];
  const left = SIDE - list(here.sides[s.seat]).length - cards.length;
  const first = leader(here);
  if (left) return s.t("bs-ask-sure-more", { made: made(all, s.t), count: left });
  return s.t(first ? "bs-ask-sure-rival" : "bs-ask-sure-first", { made: made(all, s.t), who: first ? s.name(first) : "", theirs: first ? made(hand(here, first), s.t) : "" });
}

// --- hints and refusals

const PLURALS: Record<string, string> = { horses: "horse", cows: "cow", pigs: "pig", roosters: "rooster", "black sheep": "black-sheep" };

/** `2 cows and a horse`, as reasons.py writes it, in the reader's language. */
function translated(text: string, s: Speaking): string {
  const parts = text.split(" and ").map((part) => {
    const [number = "", ...rest] = part.split(" ");
    const name = rest.join(" ");
    const count = Number(number) || 1;
    return name === "different animals" ? s.t("bs-different", { count }) : s.t(`bs-count-${PLURALS[name] ?? name}`, { count });
  });
  return joined(parts);
}

function values(given: Record<string, unknown>, s: Speaking): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const text = String(value);
      if (key === "field") return [key, s.t(`bs-at-${text}`)];
      if (key === "rival") return [key, s.name(text)];
      if (key === "missing") return [key, Number.parseInt(text, 10)];
      if (key === "drop") return [key, translated(`a ${text}`, s)];
      if (key === "chance") return [key, text.startsWith("less") ? s.t("bs-chance-small") : text];
      return [key, translated(text, s)];
    }),
  );
}

const REASONS = ["BS-2.1", "BS-4.1", "BS-4.2", "BS-4.3", "BS-4.4", "BS-4.5", "BS-4.6", "BS-4.7", "BS-4.8", "BS-5.1", "BS-5.2", "BS-9.1"];

function refused(refusal: Refusal, s: Speaking): string {
  if (!REASONS.includes(refusal.rule)) return "";
  const { field } = placing(refusal.text);
  const known = field >= 1 && field <= table(s).fields.length;
  return s.t(`bs-no-${refusal.rule.slice(3).replace(".", "-")}`, { at: known ? s.t(`bs-at-${field}`) : "", barn: known ? s.t(`bs-barn-${field}`) : "" });
}
