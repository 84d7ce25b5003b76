/** The table of Sheep Sheep as its view tells it: the wall, rows and albums, the looks of a deck, and which photos touch. */

import long63 from "../../../../sheepfold/games/sheep_sheep/data/long63.json";
import std42 from "../../../../sheepfold/games/sheep_sheep/data/std42.json";
import type { View } from "../../board";

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

/** The colour that comes up when a row card is put on a photo; "" if it has not the colour that shows there. */
export function turnsInto(card: string, cell: string): string {
  const shown = cell.charAt(0);
  if (!card.includes(shown)) return "";
  return card.charAt(0) === shown ? card.charAt(1) : card.charAt(0);
}

/** The wall after a row card was put on a photo. */
export function swapped(cells: string[], card: string, at: number): string[] {
  const cell = cells[at] ?? EMPTY;
  return cells.map((one, place) => (place === at ? turnsInto(card, cell) + cell.charAt(0) : one));
}

export interface Group {
  colour: string;
  cells: number[]; // places 0 to 8
}

/** Three or more photos of one colour that hang together by their edges. */
export function groupsOf(cells: string[]): Group[] {
  const seen = new Set<number>();
  const found: Group[] = [];
  for (const start of cells.keys()) {
    const colour = (cells[start] ?? EMPTY).charAt(0);
    if (colour === "-" || seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const at of group) {
      for (const next of beside(at)) {
        if (seen.has(next) || cells[next]?.charAt(0) !== colour) continue;
        seen.add(next);
        group.push(next);
      }
    }
    if (group.length >= 3) found.push({ colour, cells: group.sort((a, b) => a - b) });
  }
  return found;
}

function beside(at: number): number[] {
  const column = at % 3;
  return [at - 3, at + 3, ...(column > 0 ? [at - 1] : []), ...(column < 2 ? [at + 1] : [])].filter((next) => next >= 0 && next < 9);
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
  return Object.entries(deckOf(view).cards).reduce((sum, [pair, count]) => sum + (pair.includes(letter) ? count : 0), 0);
}

/** How a colour looks. A colour of a host's own deck borrows a sheep, with a frame that sheep never has, and shows its letter. */
export function lookOf(view: View, letter: string): Look {
  const { colours } = deckOf(view);
  const at = Math.max(0, colours.findIndex((colour) => colour.letter === letter));
  const name = colours[at]?.name ?? letter;
  if (std42.colours.some((ours) => ours.letter === letter && ours.name === name)) {
    return { letter, sprite: `s${letter}`, pattern: letter, tint: "", known: true, name };
  }
  const sheep = OURS.charAt(at % 7);
  const frame = OURS.charAt((at + 1 + Math.floor(at / 7)) % 7);
  return { letter, sprite: `s${sheep}`, pattern: frame, tint: `${Math.round((at * 360) / colours.length)}deg`, known: false, name };
}

/** The letter of a colour by the name its deck gives it. */
export function letterNamed(view: View, name: string): string {
  return lettersOf(view).find((letter) => lookOf(view, letter).name === name) ?? "";
}
