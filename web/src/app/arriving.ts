/** From a game to the next table: it is announced a moment before it is there. */

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
