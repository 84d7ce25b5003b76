/** The cards: their codes, names, pictures, and view.table as `public` and `own` of interface/view.py build it. */

import type { Speaking, View } from "../../app/board";
import { settings } from "../../app/settings";

/** What is known of a hand besides its black sheep. */
export interface Known {
  holds: string;
  most: Record<string, number>; // how many more of a species there can be; 0: none
  unknown: number; // set cards nobody (or the one who looks) has seen
  special: number; // specials that were not seen
  since?: number; // cards dealt to it since the look
}

export interface Pond {
  phase: string;
  start: string;
  turn: string;
  from: string;
  limit: number;
  question: string;
  hole: string;
  zoos: Record<string, string>;
  triplets: Record<string, number>;
  pairs: Record<string, number>; // species of which two or more lie in a zoo
  needed: number; // triplets to win
  triplet: number; // cards that make one
  species: number; // in the game: 1 to this
  copies: number; // cards of every species
  placements: number[]; // by the cards at the hole: how many may be placed
  idle_most: number; // turns without a new animal that end the game; 0: they never do
  sizes: Record<string, number>;
  risk: Record<string, number>; // by hand: one card in so many is the black sheep
  pile: number;
  magpie: string; // beside, hole, wolf, or the letter of a seat
  wolf: { owner: string; cards: string };
  layout: string;
  specials: string;
  turns: number;
  idle: number;
  placed: boolean;
  winner: string;
  known: Record<string, Known>;
  looks: Record<string, Record<string, number>>;
  hand?: string;
  private?: Record<string, Known>;
  seen_by?: Record<string, Known>;
  added?: string;
  shown?: string;
}

const PICTURES: Record<string, string> = {
  Tiger: "tiger",
  Penguin: "penguin",
  Crocodile: "crocodile",
  Elephant: "elephant",
  Lion: "lion",
  Giraffe: "giraffe",
  Zebra: "zebra",
  Hippopotamus: "hippo",
  Monkey: "monkey",
  Panda: "panda",
  Kangaroo: "kangaroo",
  Flamingo: "flamingo",
  "Polar Bear": "polarbear",
  Rhinoceros: "rhino",
  Camel: "camel",
  Koala: "koala",
};
const BUILT_IN = Object.values(PICTURES);
const SPECIALS: Record<string, string> = {
  BS: "h-black",
  EA: "h-eagle",
  MO: "h-mole",
  MA: "h-magpie",
  WS: "h-sheep",
  MS: "h-mother",
  WO: "h-wolf",
};
const ORDER = [...Array.from({ length: 16 }, (_, at) => String(at + 1)), ...Object.keys(SPECIALS)];

export const isSpecial = (code: string): boolean => code in SPECIALS;

/** Cards of a text, one code each. */
export function cards(text: string | undefined): string[] {
  return text ? text.split(" ").filter(Boolean) : [];
}

export function sorted(codes: string[]): string[] {
  return [...codes].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** Kinds with their numbers, in the order they come. */
export function counted(codes: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return [...found];
}

/** Less one card of a kind. */
export function without(codes: string[], code: string): string[] {
  const at = codes.indexOf(code);
  return at < 0 ? codes : [...codes.slice(0, at), ...codes.slice(at + 1)];
}

/** The species that are in the game. */
export function species(table: Pond): string[] {
  return ORDER.slice(0, table.species);
}

/** How many cards the stones let us place with so many at the hole (as many as lie there, unless told otherwise). */
export function toPlace(table: Pond, hole = cards(table.hole).length): number {
  return table.placements[hole] ?? 0;
}

type Entry = { number: number } & Record<string, unknown>;

/** The host's own names, if there are any. */
function own(view: View, code: string): Entry | undefined {
  const list = view.data.species;
  return Array.isArray(list) ? (list as Entry[]).find((entry) => String(entry.number) === code) : undefined;
}

export function cardName(code: string, s: Speaking): string {
  if (isSpecial(code)) return s.t(`bb-card-${code}`);
  const named = own(s.view, code);
  return named ? String(named[settings().lang] ?? named.en) : s.t(`bb-animal-${code}`);
}

/** The drawing of a card; "" for an animal of the host's that we never drew. */
export function picture(code: string, view: View): string {
  if (isSpecial(code)) return SPECIALS[code] ?? "";
  const named = own(view, code);
  const found = named ? PICTURES[String(named.en)] : BUILT_IN[Number(code) - 1];
  return found ? `h-${found}` : "";
}

/** Cards in words: "2 × Lion, Zebra". */
export function listed(codes: string[], s: Speaking): string {
  return counted(codes)
    .map(([code, number]) => (number > 1 ? `${number} × ${cardName(code, s)}` : cardName(code, s)))
    .join(", ");
}
