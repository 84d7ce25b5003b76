/** Black Sheep in words: what was told, what moves are called, what is asked. */

import type { Question, Seen, Speaking, Words } from "../../app/board";
import { capital } from "../../app/sentence";
import type { BlackSheepEvent } from "../../generated/events";
import { counted, type Farm, figure, hand, joined, made, missing, taskWords, worth } from "./animals";
import { sorted } from "./groups";
import { placing } from "./stage";

export const words: Words = { told, move, question };

const table = (s: Speaking): Farm => s.view.table as unknown as Farm;

// --- what was told

function told(seen: Seen, s: Speaking): string {
  const { t } = s;
  const event = seen as BlackSheepEvent;
  switch (event[1]) {
    case "chose":
      return t("bs-told-chose", s.who(event[2]));
    case "opened":
      return t("bs-told-opened", { task: taskWords(event[2], s) });
    case "assigned":
      return event[2] ? t("bs-told-assigned", { task: taskWords(event[2], s) }) : "";
    case "dealt":
      return event[2] ? t("bs-told-dealt", { animal: t(`bs-${event[2]}`) }) : "";
    case "put":
    case "lacked":
    case "returned":
      return t(`bs-told-${event[1]}`, { animal: t(`bs-${event[2]}`), at: t(`bs-at-${event[3]}`) });
    case "closed":
      return t("bs-told-closed", { barn: t(`bs-the-${event[2]}`) });
    case "place":
      return t("bs-told-place", { ...s.who(event[0]), cards: counted(event[3], t), at: t(`bs-to-${event[2]}`) });
    case "dropped":
      return t("bs-told-dropped", { ...s.who(event[0]), animal: t(`bs-count-${event[2]}`, { count: 1 }) });
    case "won":
      return t("bs-told-won", { ...s.who(event[0]), barn: t(`bs-the-${event[2]}`) });
    case "revealed":
      return toldRevealed(event[2], event[3], event[4], s);
    case "reshuffled":
      return t("bs-told-reshuffled", { count: event[2] });
    case "passed":
      return t("bs-told-passed", s.who(event[0]));
    case "showed":
      return toldShowed(event[0], event[2], s);
    case "ended":
      return t("bs-told-ended");
    default:
      return ""; // `drew`, `cleared`: what follows tells it
  }
}

function toldRevealed(kind: string, value: number | null, to: string, s: Speaking): string {
  const animal = s.t(`bs-${kind}`);
  return value === null
    ? s.t("bs-told-looks", { ...s.who(to), animal })
    : s.t("bs-told-revealed", { animal, value: worth(`${kind}-${value}`, table(s)) });
}

function toldShowed(who: string, figures: string[], s: Speaking): string {
  const { t } = s;
  if (!figures.length) return t("bs-told-showed-none", s.who(who));
  const said = figures.map((word) => `${t(`bs-${figure(word).animal}`)} ${worth(word, table(s))}`);
  return t("bs-told-showed", { ...s.who(who), figures: joined(said) });
}

// --- moves as buttons say them

function move(text: string, s: Speaking): string {
  const { field, cards, drop } = placing(text);
  const values = { cards: counted(cards, s.t), at: s.t(`bs-to-${field}`) };
  return capital(
    drop ? s.t("bs-move-drop", { ...values, drop: s.t(`bs-count-${drop}`, { count: 1 }) }) : s.t("bs-move", values),
  );
}

// --- what is asked

function question(_legal: string[], s: Speaking): Question {
  return { text: s.t("bs-ask"), help: s.t("bs-ask-help") };
}

/** How many cards may go to a field now, by the moves offered. */
export function takes(legal: string[], field: number): number[] {
  const counts = legal
    .map(placing)
    .filter((one) => one.field === field)
    .map((one) => one.cards.length);
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
  if (!field)
    return cards.length ? { text: t("bs-ask-where", words), help: t("bs-ask-where-help") } : question(legal, s);
  const counts = takes(legal, field).join("");
  if (!counts) return { text: t("bs-ask-none", { barn: t(`bs-barn-${field}`) }), help: t("bs-ask-none-help") };
  if (!cards.length) return { text: t(`bs-ask-which-${counts}`, words), help: t(`bs-ask-which-${counts}-help`) };
  if (!legal.includes(placeText(chosen)))
    return { text: t(`bs-ask-count-${counts}`, words), help: t(`bs-ask-count-${counts}-help`) };
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
  const left = missing(table(s), here, s.seat) - cards.length;
  const first = table(s).leads[field - 1];
  if (left) return s.t("bs-ask-sure-more", { made: made(all, s.t), count: left });
  return s.t(first ? "bs-ask-sure-rival" : "bs-ask-sure-first", {
    made: made(all, s.t),
    who: first ? s.name(first) : "",
    theirs: first ? made(hand(here, first), s.t) : "",
  });
}
