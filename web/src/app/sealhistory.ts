/**
 * What this browser saw of a table's seal and gave to it before the first move, kept so that the end can be held
 * against it.
 */

import type { TableInfo } from "../generated/wire";

const KEY = "sheepfold.seals";
const MOST = 60; // tables remembered

export interface SealHistory {
  commit: string; // as shown before the first move; "": this browser came later
  entropy: Record<string, string>; // what this browser gave, by seat
}

export function sealHistory(table: string): SealHistory | null {
  return all()[table] ?? null;
}

/** Before the game begins only: a seal seen later proves nothing. */
export function keepSeal(info: TableInfo): void {
  if (info.state !== "open") return;
  const known = sealHistory(info.id);
  if (known?.commit) return;
  keep(info.id, { commit: info.seal.commit, entropy: known?.entropy ?? {} });
}

export function keepEntropy(table: string, seat: string, digits: string): void {
  const known = sealHistory(table);
  keep(table, { commit: known?.commit ?? "", entropy: { ...known?.entropy, [seat]: digits } });
}

function all(): Record<string, SealHistory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, SealHistory>;
  } catch {
    return {}; // storage blocked: nothing was kept, and the check says so
  }
}

function keep(table: string, what: SealHistory): void {
  const { [table]: _, ...others } = all();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [table, what]].slice(-MOST))),
    );
  } catch {
    // storage blocked
  }
}
