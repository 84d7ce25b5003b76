/** Which line for a first game fits this moment. */

import type { BoardProps } from "../../app/board";
import type { BlackSheepEvent } from "../../generated/events";
import { type Farm, list } from "./animals";

export function coach(p: BoardProps<Farm>): string | null {
  const { fields, tasks } = p.table;
  const me = p.seat ?? "";
  if (p.view.over || p.table.phase !== "placing") return null;
  const sides = fields.map((field) => list(field.sides[me]).length);
  if (!p.legal.length) return Object.keys(tasks).length ? "bs-coach-7" : null;
  if (fields.some((field) => field.closed)) return "bs-coach-6";
  if ((p.events as BlackSheepEvent[]).some((event) => event[1] === "revealed" && event[4] === me)) return "bs-coach-4";
  if (!list(p.table.corrals[me]).length && sides.every((size) => size === 0)) return "bs-coach-1";
  if (p.table.leads.some((seat) => seat !== null && seat !== me)) return "bs-coach-3";
  if (fields.some((field) => field.figures.includes("black-sheep"))) return "bs-coach-5";
  return sides.some((size) => size === 1 || size === 2) ? "bs-coach-2" : null;
}
