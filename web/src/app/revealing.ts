/** A rematch begins a few seconds after somebody asked for it: who is still at the old table adds to its deal too. */

import * as api from "./api";
import { Socket } from "./socket";
import { Table } from "./table";

const TRIES = 6; // the new table is announced a moment before it is there
const PAUSE = 300; // ms between two of them
const STAY = 4000; // ms at the new table

export async function revealAt(id: string): Promise<void> {
  for (let at = 0; at < TRIES; at++) {
    const info = await api.table(id).catch(() => null);
    if (!info) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    const mine = info.state === "open" ? info.seats.filter((seat) => seat.you) : [];
    for (const { seat } of mine) {
      const line = new Socket(id, seat, new Table());
      setTimeout(() => line.close(), STAY);
    }
    return;
  }
}
