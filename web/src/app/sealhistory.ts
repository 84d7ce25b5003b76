/**
 * What this browser saw of a table's seal and gave to it before the first move, kept so that the end can be held
 * against it.
 */

import type { TableInfo } from "../generated/wire";

const KEY = "sheepfold.seals";
const MOST = 60; // tables remembered
const RECEIPTS = 2000; // ms until the last of them is written
const receipts = new Map<string, [number, string]>(); // not yet written
const NOTHING: SealHistory = { commit: "", entropy: {} };

export interface SealHistory {
  commit: string; // as shown before the first move; "": this browser came later
  entropy: Record<string, string>; // what this browser gave openly, by seat; not any more
  secrets?: string[]; // of the chains it committed to
  over?: boolean; // its game is over: a rematch may go on with these
  moved?: boolean; // and it does: nothing more of them is revealed here
  begun?: Record<string, string[]>; // by seat: the anchors behind which it has revealed before the deal
  receipt?: [number, string]; // the last step it was shown, and the receipt for it
}

export function sealHistory(table: string): SealHistory | null {
  const known = all()[table] ?? null;
  const receipt = receipts.get(table);
  return receipt ? { ...NOTHING, ...known, receipt } : known;
}

/** Before the game begins only: a seal seen later proves nothing. */
export function keepSeal(info: TableInfo): void {
  const known = sealHistory(info.id);
  if (info.state === "over" && known?.secrets && !known.over) keep(info.id, { ...known, over: true });
  if (info.state !== "open") return;
  if (known?.commit) return;
  keep(info.id, { ...NOTHING, ...known, commit: info.seal.commit });
}

/** Those that may be revealed there. */
export function secretsOf(table: string): string[] {
  const known = sealHistory(table);
  return known?.moved ? [] : (known?.secrets ?? []);
}

export function keepSecret(table: string, secret: string): void {
  const known = sealHistory(table);
  if (known?.secrets?.includes(secret)) return;
  keep(table, { ...NOTHING, ...known, secrets: [...(known?.secrets ?? []), secret] });
}

/** From now on it is revealed at the rematch, and here no more. */
export function moveSecret(from: string, to: string, secret: string): void {
  keepSecret(to, secret);
  const known = sealHistory(from);
  if (known) keep(from, { ...known, moved: true });
}

const MOST_BEGINNINGS = 3;

/**
 * Whether to reveal, before the deal, the number behind this anchor. All begin again if somebody gets up; but a server
 * that asks on and on would know the whole chain ahead, and could choose among as many deals.
 */
export function mayBegin(table: string, seat: string, anchor: string): boolean {
  const known = sealHistory(table);
  const anchors = known?.begun?.[seat] ?? [];
  if (anchors.includes(anchor)) return true;
  if (anchors.length >= MOST_BEGINNINGS) return false;
  keep(table, { ...NOTHING, ...known, begun: { ...known?.begun, [seat]: [...anchors, anchor] } });
  return true;
}

/** Written once what is shown rests, or the page goes: to store is to wait for the disk. */
export function keepReceipt(table: string, n: number, head: string): void {
  if (!head) return;
  if (!receipts.size) setTimeout(writeReceipts, RECEIPTS);
  receipts.set(table, [n, head]);
}

function writeReceipts(): void {
  for (const [table, receipt] of receipts) keep(table, { ...NOTHING, ...all()[table], receipt });
  receipts.clear();
}
addEventListener("pagehide", writeReceipts);

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
