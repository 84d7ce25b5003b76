/** What the page asks of the house over HTTP. Who I am is a cookie the page itself never sees. */

import type { GameInfo, Mine, NewTable, OpenTable, Person, Problem, Seated, SeatPlan, TableInfo } from "./wire";

/** A request the house did not grant, or did not hear (status 0). */
export class Turned extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Turned(0, "the house does not answer");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ error: answer.statusText }))) as Problem;
  throw new Turned(answer.status, problem.error);
}

const once = new Map<string, Promise<unknown>>();

export function games(): Promise<GameInfo[]> {
  const found = once.get("games") ?? ask<GameInfo[]>("GET", "games");
  once.set("games", found);
  found.catch(() => once.delete("games"));
  return found as Promise<GameInfo[]>;
}

export const lobby = () => ask<OpenTable[]>("GET", "lobby");
export const mine = () => ask<Mine>("GET", "mine");
export const table = (id: string) => ask<TableInfo>("GET", `tables/${encodeURIComponent(id)}`);
export const byCode = (code: string) => ask<TableInfo>("GET", `codes/${encodeURIComponent(code.trim())}`);
export const plan = (id: string, seat: string, wish: SeatPlan) => ask<TableInfo>("PUT", `tables/${id}/seats/${seat}`, wish);
export const kick = (id: string, seat: string) => ask<void>("POST", `tables/${id}/seats/${seat}/kick`);
export const leave = (id: string, seat: string) => ask<void>("POST", `tables/${id}/seats/${seat}/leave`);
export const rematch = (id: string) => ask<Seated>("POST", `tables/${id}/rematch`, { seats: "rotated" });

/** Be somebody; whoever is already is only renamed, and only if the name is another. */
export async function enter(name: string): Promise<Person> {
  const known = (await mine()).person;
  return known && known.name === name ? known : ask<Person>("POST", "people", { name });
}

export function open(wish: Omit<NewTable, "entropy">): Promise<TableInfo> {
  return ask<TableInfo>("POST", "tables", { ...wish, entropy: entropy() });
}

export function join(id: string, seat: string | null, name: string): Promise<Seated> {
  return ask<Seated>("POST", `tables/${id}/join`, { seat, name, entropy: entropy() });
}

/** This browser's part of the sealed fate. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
