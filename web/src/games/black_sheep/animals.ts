/** The things of this game: animals, fields, corrals, tasks; what a side amounts to, and what it is called. */

import box from "../../../../sheepfold/games/black_sheep/data/reconstructed-v1.json";
import type { Speaking, View } from "../../app/board";
import type { Translate } from "../../app/messages";
import { capital } from "../../app/sentence";
import { settings } from "../../app/settings";
import { grouped } from "./groups";

export interface Field {
  closed: boolean;
  figures: string; // `gone` stands where one just left
  sides: Record<string, string>;
  order: string;
  beaten: string;
}

export interface Tally {
  animals: number;
  majorities?: number;
  majority_points?: number;
  sets?: number;
  set_points?: number;
  tasks?: number;
}

/** view.table, as `public` and `own` of interface/view.py build it. */
export interface Farm {
  phase: string;
  start: string | null;
  turn: string | null;
  field: number | null;
  fields: Field[];
  hands: Record<string, string>;
  deck: number;
  discard: string;
  aside: string;
  stock: Record<string, number>;
  corrals: Record<string, string>;
  tasks: Record<string, string>;
  open_tasks: string;
  leads: (string | null)[]; // by field: whose complete side none beats
  side: number; // cards that make a side complete
  ranks: string[]; // how many of a kind five animals can be, the best first: "32"
  minus: string[]; // animals whose values count against their owner
  points?: number;
  would?: Record<string, boolean>; // by move text, where it completes my side: whether I would be ahead
  tally?: Record<string, Tally>;
  sole?: string | null; // who won as the only owner of black sheep
}

export interface Task {
  id: string;
  kind: string;
  type?: string;
  animals?: Record<string, number>;
  points?: number;
}

export function list(text: string | undefined): string[] {
  return text ? text.split(" ") : [];
}

export function without(animals: string[], gone: string[]): string[] {
  const left = [...animals];
  for (const animal of gone) {
    const at = left.indexOf(animal);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** `black-sheep` is `black` on every drawing: h-black, f-black, k-black. */
export function drawn(animal: string): string {
  return animal.split("-")[0] ?? animal;
}

// --- what a side amounts to

/** The animals of a side with the figures it plays for. */
export function hand(field: Field, seat: string): string[] {
  return [...list(field.figures).filter((figure) => figure !== "gone"), ...list(field.sides[seat])];
}

// --- words for them

export function joined(parts: string[]): string {
  return new Intl.ListFormat(settings().lang, { type: "conjunction" }).format(parts);
}

/** `2 pigs and a cow`. */
export function counted(animals: string[], t: Translate): string {
  return joined(grouped(animals).map(({ animal, count }) => t(`bs-count-${animal}`, { count })));
}

/** The groups alone: `3 pigs and 2 cows`; if there are none, that all are different. */
export function made(animals: string[], t: Translate): string {
  const groups = grouped(animals).filter(({ count }) => count > 1);
  return groups.length
    ? joined(groups.map(({ animal, count }) => t(`bs-count-${animal}`, { count })))
    : t("bs-different", { count: animals.length });
}

/** `horse-3` is a horse worth 3; `horse-?` one whose value others know. */
export function figure(word: string): { animal: string; value: string } {
  const at = word.lastIndexOf("-");
  return { animal: word.slice(0, at), value: word.slice(at + 1) };
}

/** What a figure adds to the points, or takes away. */
export function worth(word: string, { minus }: Farm): string {
  const { animal, value } = figure(word);
  return minus.includes(animal) && value !== "?" ? `−${value}` : value;
}

/** How many cards a side still needs. */
export function missing(table: Farm, field: Field, seat: string): number {
  return table.side - list(field.sides[seat]).length;
}

// --- tasks

/** A task card by its id, of the box this table plays with. */
export function task(id: string, view: View): Task | undefined {
  const own = view.data.box as { tasks: Task[] } | undefined;
  return ((own?.tasks ?? box.tasks) as Task[]).find((one) => one.id === id);
}

export function taskWords(id: string, s: Pick<Speaking, "t" | "view">): string {
  const found = task(id, s.view);
  if (!found) return id;
  if (found.kind === "majority")
    return s.t("bs-task-majority", { animals: s.t(`bs-most-${found.type}`), points: found.points ?? 0 });
  if (found.kind === "combination")
    return capital(s.t("bs-task-combination", { animals: counted(asked(found), s.t), points: found.points ?? 0 }));
  return s.t("bs-task-only");
}

/** The animals a task card shows. */
export function asked(found: Task): string[] {
  if (found.type) return [found.type];
  return Object.entries(found.animals ?? { "black-sheep": 1 }).flatMap(([animal, count]) =>
    Array.from({ length: count }, () => animal),
  );
}
