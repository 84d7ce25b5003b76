/** What the page asks of the house. Who I am is a cookie the page itself never sees. */

import type {
  Chances,
  Draw,
  GameInfo,
  Lesson,
  Mine,
  NewTable,
  OpenTable,
  Person,
  Problem,
  Reach,
  Replay,
  Room,
  Seated,
  SeatPlan,
  TableInfo,
} from "../generated/wire";
import type { Message } from "./board";
import { anchorOf, freshSecret, prepareSecret } from "./entropy";
import { house } from "./house";
import { favourite } from "./person";
import { keepSeal, keepSecret } from "./sealhistory";

/** A request the server did not grant, or did not hear (status 0). */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    reason: string, // in English, for the console
    readonly said: Message | null = null, // for the reader
  ) {
    super(reason);
  }
}

const begun = new Map<string, Promise<Response>>();

/** Ask now what a page will ask as soon as it is there, so that its words and its data come together. */
export function askEarly(paths: string[]): void {
  for (const path of paths) {
    const answer = house().ask(path);
    answer.catch(() => undefined); // told to whoever asks for it
    begun.set(path, answer);
  }
}

function early(path: string): Promise<Response> | undefined {
  const answer = begun.get(path);
  begun.delete(path);
  return answer;
}

/** What the house answers, if it grants the request. */
async function granted(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await ((method === "GET" && early(path)) ||
      house().ask(path, {
        method,
        ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      }));
  } catch {
    throw new RequestRefused(0, "the server does not answer");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({ error: answer.statusText }))) as Partial<Problem>;
  throw new RequestRefused(answer.status, problem.error ?? "", (problem.message ?? null) as Message | null);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await granted(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const once = new Map<string, Promise<unknown>>();

export function games(): Promise<GameInfo[]> {
  const found = once.get("games") ?? ask<GameInfo[]>("GET", "games");
  once.set("games", found);
  found.catch(() => once.delete("games"));
  return found as Promise<GameInfo[]>;
}

export const lesson = (game: string) => ask<Lesson>("GET", `lessons/${encodeURIComponent(game)}`);
export const lobby = () => ask<OpenTable[]>("GET", "lobby");
export const mine = () => ask<Mine>("GET", "mine");
export const table = (id: string) => ask<TableInfo>("GET", `tables/${encodeURIComponent(id)}`);
export const byCode = (code: string) => ask<TableInfo>("GET", `codes/${encodeURIComponent(code.trim())}`);
export const plan = (id: string, seat: string, wish: SeatPlan) =>
  ask<TableInfo>("PUT", `tables/${id}/seats/${seat}`, wish);
export const kick = (id: string, seat: string) => ask<void>("POST", `tables/${id}/seats/${seat}/kick`);
export const leave = (id: string, seat: string) => ask<void>("POST", `tables/${id}/seats/${seat}/leave`);
export const another = (id: string, game: string) => ask<Seated>("POST", `tables/${id}/another`, { game });
export const reach = () => ask<Reach>("GET", "reach");
export const reshape = (id: string, wish: Room) => ask<TableInfo>("PUT", `tables/${id}`, wish);
export const start = (id: string) => ask<void>("POST", `tables/${id}/start`);
export const throwAway = (id: string) => ask<void>("POST", `tables/${id}/discard`);

export const replay = (id: string, seat: string | null) =>
  ask<Replay>("GET", `tables/${encodeURIComponent(id)}/replay${seat ? `?seat=${seat}` : ""}`);
export const chances = (id: string) => ask<Chances>("GET", `tables/${encodeURIComponent(id)}/chances`);
export const replayFile = (text: string, seat: string | null) => ask<Replay>("POST", "replay", { text, seat });
export const draws = (text: string) => ask<Draw[]>("POST", "draws", { text });
/** The record of a finished game, as text. */
export const record = async (id: string) => (await granted("GET", `tables/${encodeURIComponent(id)}/record`)).text();

/** Be somebody; a known person is only renamed, and only if the name is another. */
export async function enter(name: string): Promise<Person> {
  setTimeout(prepareSecret); // to sit down with, a moment later
  const known = (await mine()).person;
  return known && known.name === name ? known : ask<Person>("POST", "people", { name });
}

/**
 * Open a table and sit down at it, one name for each seat of mine, from the first on. The server shows its seal before
 * it gets our anchors.
 */
export async function open(wish: Omit<NewTable, "anchors">, names: string[]): Promise<string> {
  const kept = names.map(() => ({ kind: "reserved" as const }));
  const table = await ask<TableInfo>("POST", "tables", { ...wish, seats: [...kept, ...wish.seats] });
  keepSeal(table);
  for (const [at, name] of names.entries()) await join(table.id, table.seats[at]?.seat ?? null, name);
  return table.id;
}

/** A table that goes on where a record ends: I have one seat of it, bots the others. */
export async function playOn(text: string, seats: string[], mine: string, name: string, bot: string): Promise<string> {
  const plans = seats.map((seat) => (seat === mine ? { kind: "reserved" } : { kind: "bot", bot }));
  const table = await ask<TableInfo>("POST", "positions", { text, seats: plans });
  keepSeal(table);
  await join(table.id, mine, name);
  return table.id;
}

export async function join(id: string, seat: string | null, name: string): Promise<Seated> {
  const secret = freshSecret();
  keepSecret(id, secret); // first: the game may begin before the answer is here
  return ask<Seated>("POST", `tables/${id}/join`, { seat, name, anchor: anchorOf(secret), animal: favourite() });
}
