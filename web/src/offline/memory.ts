/** The running tables as the lobby showed them last: it shows them again at once, before Python can tell. */

import type { Mine, MyTable } from "../generated/wire";
import { runningTables } from "./database";

const KEY = "sheepfold.mine";

export function remember(text: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify((JSON.parse(text) as Mine).tables));
  } catch {
    // no room: then they come a second later
  }
}

/** Those that still run. */
export async function remembered(): Promise<MyTable[]> {
  try {
    const running = await runningTables();
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyTable[]).filter(({ id }) => running.has(id));
  } catch {
    return []; // storage is blocked
  }
}
