/** Colours, cards and places in the reader's language. */

import type { Speaking } from "../../app/board";
import { cellsIn, type Group, HIDDEN, lookOf } from "./photos";

/** How a colour is said: by itself, after "is", as the side that is up, before one photo, before several. */
export type Form = "name" | "is" | "up" | "one" | "many";

export function colour(letter: string, form: Form, s: Speaking): string {
  if (letter === HIDDEN) return s.t("ss-unknown");
  const look = lookOf(s.view, letter);
  return look.known ? s.t(`ss-${form}-${letter}`) : look.name;
}

/** A card by its two colours: "blue and pink". */
export function cardName(card: string, s: Speaking): string {
  return s.t("ss-pair", { first: colour(card.charAt(0), "name", s), second: colour(card.charAt(1), "name", s) });
}

/** A place on the wall, 1 to 9: "top left". */
export function placeName(cell: number, s: Speaking): string {
  return s.t(`ss-cell-${cell}`);
}

/** "3 blue photos". */
export function photos(count: number, letter: string, s: Speaking): string {
  return s.t("ss-photos", { count, many: colour(letter, "many", s), one: colour(letter, "one", s) });
}

/** "3 blue photos and 4 red photos". */
export function groupsName(groups: Group[], s: Speaking): string {
  return listed(
    groups.map((group) => photos(cellsIn(group).length, group[0], s)),
    s,
  );
}

export function listed(parts: string[], s: Speaking): string {
  return parts.length > 1
    ? s.t("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" })
    : (parts[0] ?? "");
}

/** What a sheep wears and what its frame looks like, for who does not see colours; "" for a host's own colour. */
export function wears(letter: string, s: Speaking): string {
  return lookOf(s.view, letter).known ? s.t(`ss-wears-${letter}`) : "";
}
