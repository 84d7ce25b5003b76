/**
 * Reads a table nobody drew: which facts are everybody's, which belong to a seat, and what has a shape of its own.
 *
 * It knows no game. A map whose keys are seats tells something of each seat; a hand is mine.
 */

import type { Data } from "../app/board";
import { capital } from "../app/sentence";

/** Something that fits on a line: its name and what it says. */
export type Fact = [name: string, text: string];

export interface Reading {
  facts: Fact[]; // of the table
  seats: Map<string, Fact[]>; // of each seat, mine first
  mine: Fact[]; // what is in my hands besides that
  shapes: [string, unknown][]; // what needs room: boards, piles of piles
}

const NOTHING = "–";
const NAMING = new Set(["turn", "start", "first", "last", "leader", "dealer", "owner", "winner", "actor"]); // of a seat

export function read(table: Data, seats: string[], me: string | null, name: (letter: string) => string): Reading {
  const found: Reading = { facts: [], seats: new Map(), mine: [], shapes: [] };
  for (const letter of me === null ? seats : [me, ...seats.filter((one) => one !== me)]) found.seats.set(letter, []);
  for (const [key, value] of Object.entries(table)) {
    if (isFlat(value)) (key === "hand" ? found.mine : found.facts).push([titled(key), named(key, value, seats, name)]);
    else if (isPerSeat(value, seats)) {
      for (const [letter, one] of Object.entries(value)) found.seats.get(letter)?.push([titled(key), said(one)]);
    } else found.shapes.push([key, value]);
  }
  return found;
}

/** A map from seats to things that fit on a line. Seats may be missing: not everybody has everything. */
function isPerSeat(value: unknown, seats: string[]): value is Data {
  const entries = Object.entries(value ?? {});
  return (
    !Array.isArray(value) && entries.length > 0 && entries.every(([key, one]) => seats.includes(key) && isFlat(one))
  );
}

export function isFlat(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function named(key: string, value: unknown, seats: string[], name: (letter: string) => string): string {
  return NAMING.has(key) && typeof value === "string" && seats.includes(value) ? name(value) : said(value);
}

/** A value in as few signs as it takes. */
export function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(", ") || NOTHING;
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  return String(value);
}

export function titled(key: string): string {
  return capital(key.replaceAll("_", " "));
}
