/**
 * What this browser saw of a table's seal and gave to it before the first move, kept so that the end can be held
 * against it.
 */

import type { TableInfo } from "../generated/wire";

const KEY = "sheepfold.seals";
const MOST = 60; // tables remembered
const NOTHING: SealHistory = { commit: "", entropy: {} };

export interface SealHistory {
  commit: string; // as shown before the first move; "": this browser came later
  entropy: Record<string, string>; // what this browser gave openly, by seat; not any more
  secrets?: string[]; // of the chains it committed to
  receipt?: [number, string]; // the last step it was shown, and the receipt for it
}

export function sealHistory(table: string): SealHistory | null {
  return all()[table] ?? null;
}

/** Before the game begins only: a seal seen later proves nothing. */
export function keepSeal(info: TableInfo): void {
  if (info.state !== "open") return;
  const known = sealHistory(info.id);
  if (known?.commit) return;
  keep(info.id, { ...NOTHING, ...known, commit: info.seal.commit });
}

export function secretsOf(table: string): string[] {
  return sealHistory(table)?.secrets ?? [];
}

export function keepSecret(table: string, secret: string): void {
  const known = sealHistory(table);
  if (known?.secrets?.includes(secret)) return;
  keep(table, { ...NOTHING, ...known, secrets: [...(known?.secrets ?? []), secret] });
}

export function keepReceipt(table: string, n: number, head: string): void {
  if (head) keep(table, { ...NOTHING, ...sealHistory(table), receipt: [n, head] });
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
