/** Bouc Makers in words: what was told, what moves are called, what is asked. */

import type { Question, Seen, Speaking, Words } from "../../app/board";
import type { BoucMakersEvent } from "../../generated/events";
import { called, type DieName, dieName, type Fold, listed } from "./cards";

export const words: Words = { told, move, question };

const fold = (s: Speaking): Fold => s.view.table as Fold;

// --- what was told

function told(seen: Seen, s: Speaking): string {
  const { t } = s;
  const event = seen as BoucMakersEvent;
  const who = s.who(event[0]);
  switch (event[1]) {
    case "dealt":
    case "top":
      return t(`bm-told-${event[1]}`, { ...who, card: called(event[2], s) });
    case "bid":
      return event[2] === null ? t("bm-told-bid-sealed", who) : t("bm-told-bid", { ...who, contract: event[2] });
    case "revealed":
      return t("bm-told-revealed", { ...who, contract: event[2] });
    case "ordered":
      return t("bm-told-ordered", { order: event[2].map((letter) => s.name(letter)).join(", ") });
    case "rolled":
      return t("bm-told-rolled", { die: dieName(event[2], s), face: event[3] });
    case "keep":
      return t("bm-told-keep", { ...who, die: dieName(event[2], s) });
    case "claim":
    case "accept":
    case "rescue":
      return t(`bm-told-${event[1]}`, who);
    case "paid":
      return t("bm-told-paid", { ...who, wool: event[2] });
    case "won":
      return t("bm-told-won", { ...who, cards: event[2] });
    case "failed":
      return t("bm-told-failed", { ...who, result: event[2] });
    case "consoled":
      return event[2] ? t("bm-told-consoled", who) : t("bm-told-consoled-none", who);
    case "take":
    case "took-all":
    case "took-black":
    case "collected":
    case "put-back":
      return t(`bm-told-${event[1]}`, { ...who, cards: listed(event[2], s) });
    case "took-os":
      return t("bm-told-took-os", { ...who, other: s.name(event[2]), toyou: event[2] === s.seat ? "yes" : "no" });
    case "round-ended":
      return t("bm-told-round-ended", { round: event[2] });
    case "opened":
      return event[2].length
        ? t("bm-told-opened", { ...who, cards: listed(event[2], s) })
        : t("bm-told-opened-none", who);
    case "discard":
      return event[2] === null ? t("bm-told-discard-sealed", who) : "";
    case "ended":
      return t("bm-told-ended");
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
      return t("bm-do-accept", { wool: table.failing?.wool ?? 0, black: table.failing?.black.length ?? 0 });
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

// --- what is asked

function question(legal: string[], s: Speaking): Question {
  const { t } = s;
  const table = fold(s);
  const kinds = new Set(legal.map((text) => text.split(" ")[0]));
  const result = table.result;
  const throwing = t("bm-tag-throw", { n: table.throw });
  const now = sumLine(table, s);
  if (kinds.has("bid"))
    return { text: t("bm-ask-bid"), help: t("bm-ask-bid-help"), tag: t("bm-tag-bid", { n: table.round }) };
  if (kinds.has("keep"))
    return {
      text: kinds.has("claim")
        ? t("bm-ask-keep-claim", { count: result?.cards ?? 0 })
        : t("bm-ask-keep", { throw: table.throw }),
      help: now,
      tag: throwing,
    };
  if (kinds.has("claim")) return { text: t("bm-ask-claim"), help: now, tag: throwing };
  if (kinds.has("rescue"))
    return { text: t("bm-ask-rescue", { count: table.failing?.black.length ?? 0 }), help: now, tag: throwing };
  if (kinds.has("take"))
    return { text: t("bm-ask-take", { count: table.due }), help: t("bm-ask-take-help"), tag: t("bm-tag-won") };
  if (kinds.has("top")) return { text: t("bm-ask-top"), help: t("bm-ask-top-help"), tag: t("bm-tag-herd") };
  return { text: t("bm-ask-discard"), help: t("bm-ask-discard-help"), tag: t("bm-tag-end") };
}

function sumLine(table: Fold, s: Speaking): string {
  const { result, reach } = table;
  if (!result) return "";
  return s.t("bm-now", {
    base: result.base,
    bonus: reach?.bonus ?? 0,
    price: result.claim ?? 0,
    target: result.target,
    reach: result.claim === null ? "no" : "yes",
  });
}
