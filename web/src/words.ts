/** A game in words when it brought none of its own: its move texts as they are. A letter in them may be a seat or something else. */

import type { Words } from "./board";

export const plainWords: Words = {
  told: (who, text, s) => (who === "fate" ? capital(text) : s.t("log-plain", { ...s.who(who), what: text })),
  move: (text) => capital(text),
  question: (_legal, s) => ({ text: s.t("ask-plain"), help: s.t("ask-plain-help") }),
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
