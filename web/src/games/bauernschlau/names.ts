/** What things of this board are called: cells, fences, sheep, pieces, in the reader's language. */

import type { Speaking } from "../../app/board";
import type { Translate } from "../../app/messages";
import {
  CENTRE,
  type Fence,
  farmCell,
  fencesOf,
  type Map6,
  type Meadow,
  mapOf,
  type Piece,
  pair,
  ring,
  sheepOf,
} from "./map";

type Speaker = Pick<Speaking, "t" | "seat" | "name" | "who">;

export function meadow(s: Speaking): Meadow {
  return s.view.table as unknown as Meadow;
}

/** `D4` for a pasture, words for centre and farms. */
export function cellName(cell: string, s: Speaking): string {
  const map = mapOf(s.view as never);
  return map.cells.includes(cell) ? plainName(s, meadow(s), map, cell) : cell;
}

function plainName(s: Speaker, table: Meadow, map: Map6, cell: string): string {
  const far = ring(pair(cell));
  if (cell === CENTRE) return s.t("ba-centre");
  return far === 1 ? farmName(s, table, cell) : map.name(cell);
}

export function farmName(s: Speaker, table: Meadow, cell: string): string {
  const letter = Object.keys(table.farms).find((one) => farmCell(table.farms[one] ?? -1) === cell);
  return letter ? s.t("ba-farm-of", s.who(letter)) : s.t("ba-farm-empty");
}

export function sheepName(t: Translate, value: number): string {
  return t("ba-sheep", { value });
}

/** Values for messages about a fence: `$side` as I see it, else the two names. */
export function fenceValues(s: Speaker, fence: Fence | undefined): Record<string, string> {
  const [one = "", other = ""] = fence?.seats ?? [];
  return { side: fence?.side ?? "none", one: one ? s.name(one) : "?", other: other ? s.name(other) : "?" };
}

export function fenceNamed(name: string, s: Speaking): Fence | undefined {
  return fencesOf(meadow(s), s.seat).find((fence) => fence.name === name);
}

/** Everything about a cell in one line: where, what it is, what lies there, whose it is, whether it can be chosen. */
export function spokenCell(s: Speaker, table: Meadow, map: Map6, cell: string, offered: boolean): string {
  return [plainName(s, table, map, cell), ...about(s, table, cell), offered ? s.t("ba-can") : ""]
    .filter(Boolean)
    .join(", ");
}

/** What is to be said about a cell. */
export function about(s: Speaker, table: Meadow, cell: string): string[] {
  const { t } = s;
  const parts: string[] = [];
  const times = table.geese[cell];
  if (times) parts.push(t("ba-geese", { times }));
  const text = table.sheep[cell];
  if (text) {
    const sheep = sheepOf(text);
    if (sheep.up) parts.push(t("ba-face-up", { value: sheep.value ?? 0 }));
    else parts.push(t("ba-face-down", { ...s.who(sheep.placer) }));
    if (!sheep.up && sheep.value !== null) parts.push(t("ba-known", { value: sheep.value }));
  }
  if (cell === table.dog) parts.push(t("ba-dog-here"));
  if (!text && cell !== table.dog && ring(pair(cell)) > 1) parts.push(t("ba-free"));
  const owner = Object.keys(table.enclosed).find((letter) => table.enclosed[letter]?.includes(cell));
  if (owner) parts.push(t("ba-land-of", s.who(owner)));
  return parts;
}

export function spokenPiece(s: Speaker, piece: Piece): string {
  return s.t("ba-piece-spoken", { letter: piece.letter, ...fenceValues(s, piece.fence), way: wayName(s, piece) });
}

export function wayName(s: Speaker, piece: Piece): string {
  return s.t(`ba-way-${piece.way}`);
}

/** Where a first piece stands: beside whose farm. */
export function startName(s: Speaker, table: Meadow, piece: Piece): string {
  const { name, starts } = piece.fence;
  const farm = (Number.parseInt(name, 10) + starts.findIndex(([, junction]) => junction === piece.to)) % 6;
  const farmers = Object.keys(table.farms).filter(
    (letter) => table.farms[letter] === farm || table.farms[letter] === (farm + 1) % 6,
  );
  const [letter = ""] = farmers;
  const at = farmers.length > 1 ? "both" : letter === "" ? "none" : letter === s.seat ? "you" : "other";
  return s.t("ba-way-first", { at, who: letter ? s.name(letter) : "" });
}
