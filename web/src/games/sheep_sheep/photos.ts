/**
 * The table of Sheep Sheep as its view tells it: the wall, rows and albums, and the looks of a deck.
 */

import long63 from "../../../../sheepfold/games/sheep_sheep/data/long63.json";
import std42 from "../../../../sheepfold/games/sheep_sheep/data/std42.json";
import type { View } from "../../app/board";

export interface Wall {
  phase: "models" | "starter" | "rows" | "grid" | "exchange" | "draw" | "lay" | "over";
  turn: string;
  exchanges: number;
  dry: number;
  redeals: number;
  grid: string[]; // three lines of three: "RG OY G?"
  turned: number[];
  rows: Record<string, string>;
  drawn: string;
  pile: number;
  albums: Record<string, Record<string, number>>;
  captured: string;
  models: Record<string, string>; // a colour, "?" if secret, "" if not dealt yet
  points: Record<string, number>;
  known?: number[];
  left: number; // exchanges left in this turn
  groups: Group[]; // that touch now
  fits: Record<string, string>; // by card of either row: a colour it can turn up and the cells where it would: "G12R5"
  after: Record<string, Group[]>; // by move of the player on turn: what would touch after it, where anything would
  // at the end, with equal points: what decides
  tie?: { by: "model" | "most" | "all"; counts: [number, number] } | null;
}

/** Photos of one colour that touch: the colour, then the cells, 1 to 9. */
export type Group = [colour: string, ...cells: number[]];

export function cellsIn(group: Group): number[] {
  return group.slice(1) as number[];
}

export const EMPTY = "--";
export const HIDDEN = "?";

export function cellsOf(table: Wall): string[] {
  return table.grid.flatMap((line) => line.split(" "));
}

export function lines(cells: string[]): string[] {
  return [0, 3, 6].map((at) => cells.slice(at, at + 3).join(" "));
}

export function rowOf(table: Wall, letter: string): string[] {
  return (table.rows[letter] ?? "").split(" ").filter(Boolean);
}

export function photosOf(table: Wall, letter: string): number {
  return Object.values(table.albums[letter] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The colour on the other side of a card. */
export function otherSide(card: string, colour: string): string {
  return card.charAt(0) === colour ? card.charAt(1) : card.charAt(0);
}

/** The colour that comes up when a row card is put on a photo (places from 0); "" if it does not fit there. */
export function turnsInto(table: Wall, card: string, at: number): string {
  const parts = table.fits[card]?.match(/\D\d+/g) ?? [];
  return parts.find((part) => part.includes(String(at + 1)))?.charAt(0) ?? "";
}

// --- decks

export interface Look {
  letter: string;
  sprite: string; // the sheep of pieces.svg
  pattern: string; // of its frame: the class p-…
  tint: string; // hue of a colour that is not ours, "" for ours
  known: boolean; // one of our seven: it has a name in every language
  name: string; // as the deck calls it
}

const OURS = "ROYGBVP";

interface Deck {
  colours: { letter: string; name: string }[];
  cards: Record<string, number>;
}

const BUILT_IN: Record<string, Deck> = { std42, long63 };

/** The deck of this game: a host's own, or one of those that come with it. */
function deckOf(view: View): Deck {
  return (view.data.deck as Deck | undefined) ?? BUILT_IN[view.options.deck ?? ""] ?? std42;
}

export function lettersOf(view: View): string[] {
  return deckOf(view).colours.map((colour) => colour.letter);
}

/** How many cards of the deck have a colour on one of their sides. */
export function cardsWith(view: View, letter: string): number {
  return Object.entries(deckOf(view).cards).reduce(
    (sum, [pair, count]) => sum + (pair.includes(letter) ? count : 0),
    0,
  );
}

/**
 * How a colour looks. A colour of a host's own deck borrows a sheep, with a frame that sheep never has, and shows its
 * letter.
 */
export function lookOf(view: View, letter: string): Look {
  const { colours } = deckOf(view);
  const at = Math.max(
    0,
    colours.findIndex((colour) => colour.letter === letter),
  );
  const name = colours[at]?.name ?? letter;
  if (std42.colours.some((ours) => ours.letter === letter && ours.name === name)) {
    return { letter, sprite: `s${letter}`, pattern: letter, tint: "", known: true, name };
  }
  const sheep = OURS.charAt(at % 7);
  const frame = OURS.charAt((at + 1 + Math.floor(at / 7)) % 7);
  return {
    letter,
    sprite: `s${sheep}`,
    pattern: frame,
    tint: `${Math.round((at * 360) / colours.length)}deg`,
    known: false,
    name,
  };
}
