/** From a game to the next table: it is announced a moment before it is there. */

import type { TableInfo } from "../generated/wire";
import * as api from "./api";
import { go } from "./route";

const TRIES = 10;
const PAUSE = 300; // ms between two of them

export async function arrive(id: string): Promise<void> {
  for (let at = 0; at < TRIES; at++) {
    const info = await api.table(id).catch(() => null);
    if (info) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  go(`/table/${id}`);
}

/** To a room with the same people: for the game wished, or for the same one if that is not for so many. */
export async function goOn(id: string, game: string): Promise<void> {
  const seated = await api.another(id, game).catch(() => api.another(id, ""));
  await arrive(seated.table);
}

/** The game most would like next; a tie goes to the host, then to the first. "": the same again. */
export function mostWished(info: TableInfo | null): string {
  const wishes = Object.entries(info?.wishes ?? {});
  const host = info?.seats.find((seat) => seat.owner)?.seat ?? "";
  const count = (game: string) => wishes.filter(([, one]) => one === game).length;
  const most = Math.max(0, ...wishes.map(([, game]) => count(game)));
  const first = wishes.filter(([, game]) => count(game) === most);
  return (first.find(([seat]) => seat === host) ?? first[0])?.[1] ?? "";
}
