/**
 * A game in words when it brought none of its own: its move texts as they are. A letter in them may be a seat or
 * something else.
 */

import type { Words } from "../app/board";
import { capital } from "../app/sentence";

export const plainWords: Words = {
  told: ([who, ...what], s) =>
    who === "fate" ? capital(written(what)) : s.t("log-plain", { ...s.who(who), what: written(what) }),
  move: (text) => capital(text),
  question: (_legal, s) => ({ text: s.t("ask-plain"), help: s.t("ask-plain-help") }),
};

/** Verb and values as they came, a question mark for what is hidden. */
function written(parts: unknown[]): string {
  return parts.map((part) => (Array.isArray(part) ? written(part) : part === null ? "?" : String(part))).join(" ");
}
