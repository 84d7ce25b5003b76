/**
 * What lies on this table: the view as view.py builds it, the cards of the deck, and how a card is drawn and called.
 */

import builtIn from "../../../../sheepfold/games/bouc_makers/data/reconstructed-v1.json";
import type { Speaking, View } from "../../app/board";

export type DieName = "d12" | "d10" | "d8";
export const DICE: DieName[] = ["d12", "d10", "d8"];

export type BySeat<T> = Record<string, T>;

export interface Result {
  base: number;
  bonus: number;
  target: number;
  cards: number;
  claim: number | null;
  rescue: number | null;
}

export interface Fold {
  phase: "boards" | "deal" | "bid" | "roll" | "choose" | "take" | "arrange" | "discard" | "over";
  round: number;
  rounds: number;
  boards: BySeat<number | null>;
  pile: number;
  display: string[];
  herd_sizes: BySeat<number>;
  tops: BySeat<string | null>;
  levels: BySeat<number | null>;
  corners: BySeat<number>; // bonus above 0, malus below
  guarded: boolean; // the Os, by a bone on top
  dogs: BySeat<string[]>;
  pack?: "none" | "lone" | "pack"; // what my dogs would be at the end
  os: string;
  wool: BySeat<number>;
  reserve: number | "unlimited";
  bids: BySeat<string | null>;
  order: string[];
  collector: string | null; // who does not roll and takes the rest
  tied: string[]; // seats with the same contract, in their order: "AC"
  turn: string | null;
  throw: number;
  prizes: number[]; // cards for a win at throw 1, 2, 3
  dice: Record<DieName, number | null>;
  kept: DieName[];
  hand: DieName[];
  gained: BySeat<string[]>;
  arranging: string[];
  due: number; // cards that the next choice names
  base?: number; // what the dice come to
  targets?: BySeat<number>;
  herds?: BySeat<string[]>;
  result?: Result;
  reach?: { bonus: number; wool: number }; // what they would add to the throw
  failing?: { black: string[]; wool: number }; // what a failure now would bring
  discards?: BySeat<string[] | string | null>;
  points?: BySeat<Record<string, number>>;
}

export interface CardData {
  id: string;
  kind: "white" | "black" | "three_seven_zero" | "double_o_seven" | "dog" | "os";
  points?: number;
  corner?: number | "bone";
  level?: number;
}

interface Deck {
  boards: number[];
  cards: CardData[];
}

const known = new WeakMap<object, Map<string, CardData>>();

/** The deck of this table: a host's own, or the one that comes with the game. */
function deck(view: View): Map<string, CardData> {
  const source = ((view.data as { deck?: Deck }).deck ?? builtIn) as Deck;
  let found = known.get(source);
  if (!found) {
    found = new Map(source.cards.map((card) => [card.id, card]));
    known.set(source, found);
  }
  return found;
}

export function card(view: View, id: string): CardData {
  return deck(view).get(id) ?? { id, kind: "white" };
}

/** Cards in the order of the deck, so that each keeps its place however many are gone. */
export function sorted(view: View, ids: string[]): string[] {
  const order = [...deck(view).keys()];
  return [...new Set(ids)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function isSheep(view: View, id: string): boolean {
  return card(view, id).corner !== undefined;
}

// --- drawn

/** Fleece grows with the points. */
export function picture(one: CardData): string {
  if (one.kind === "dog") return "h-dog";
  if (one.kind === "os") return "bone";
  if (one.kind === "black") return "h-black";
  if (one.kind === "double_o_seven") return "spy";
  if (one.kind === "three_seven_zero") return "w5";
  const points = one.points ?? 0;
  return points >= 10
    ? "w10"
    : points >= 8
      ? "w9"
      : points >= 6
        ? "w6"
        : points >= 5
          ? "w5"
          : points >= 3
            ? "w3"
            : "w1";
}

/** A number with its sign, a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`.replace("−0", "0");
}

export function number(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What stands large on the card. */
export function face(one: CardData): string {
  if (one.kind === "three_seven_zero") return "3·7·0";
  if (one.kind === "double_o_seven") return "0·0·7";
  return one.points === undefined ? "" : number(one.points);
}

// --- called

type Some = Pick<Speaking, "t" | "view">;

/** Short, for sentences: "white 10 (−2)". */
export function called(id: string, s: Some): string {
  const one = card(s.view, id);
  const corner =
    one.corner === undefined ? "" : one.corner === "bone" ? s.t("bm-corner-bone-short") : signed(one.corner);
  return s.t(`bm-short-${KINDS[one.kind]}`, { points: number(one.points ?? 0), corner });
}

export function dieName(die: string, s: Pick<Speaking, "t">): string {
  return s.t(`bm-die-${die}`);
}

export function listed(ids: string[], s: Some): string {
  return ids.map((id) => called(id, s)).join(", ");
}

/** In full, as it is spoken: "White sheep, 10 points, malus 2, level 55". */
export function spoken(id: string, s: Some): string {
  const { kind, points, corner, level } = card(s.view, id);
  const called = s.t(`bm-kind-${KINDS[kind]}`);
  if (corner === undefined) return called;
  const values = { kind: called, corner: cornerWords(corner, s), level: s.t("bm-level", { level: level ?? 0 }) };
  if (points === undefined) return s.t("bm-card-plain", values);
  const worth = s.t("bm-points", { count: Math.abs(points), points: number(points) });
  return s.t("bm-card-points", { ...values, points: worth });
}

function cornerWords(corner: number | "bone", s: Some): string {
  if (corner === "bone") return s.t("bm-corner-bone");
  return corner > 0 ? s.t("bm-corner-bonus", { count: corner }) : s.t("bm-corner-malus", { count: -corner });
}

export const KINDS: Record<CardData["kind"], string> = {
  white: "white",
  black: "black",
  three_seven_zero: "zero",
  double_o_seven: "seven",
  dog: "dog",
  os: "os",
};
