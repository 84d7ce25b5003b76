/** A game in words when it brought none of its own: its move texts, with seat letters turned into names. */

import type { Speaking, Words } from "./board";
import { LETTERS } from "./seats";

export const plainWords: Words = {
  told: (who, text, s) => (who === "fate" ? capital(named(text, s)) : s.t("log-plain", { ...s.who(who), what: named(text, s) })),
  move: (text, s) => capital(named(text, s)),
  question: (_legal, s) => ({ text: s.t("ask-plain"), help: s.t("ask-plain-help") }),
};

function named(text: string, s: Speaking): string {
  return text
    .split(" ")
    .map((word) => (LETTERS.slice(0, s.view.seats).includes(word) ? s.name(word) : word))
    .join(" ");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
