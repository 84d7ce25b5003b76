/**
 * What this browser adds to chance: for each seat a chain of numbers, each the hash of the next. The first is given
 * before the game begins, and commits to all others; they are revealed one by one.
 */

import type { TableInfo } from "../generated/wire";
import { bytes, hex, join, sha256 } from "./seal";
import { moveSecret, sealHistory, secretsOf } from "./sealhistory";

const LENGTH = 2000; // numbers of a chain; a seat that has used them all adds nothing more
const chains = new Map<string, Map<string, string>>(); // by secret: a number → the next

/** The number before this one. */
export function link(number: string): string {
  return hex(sha256(join("sheepfold link 1\n", bytes(number))));
}

function chainOf(secret: string): Map<string, string> {
  let chain = chains.get(secret);
  if (!chain) {
    chain = new Map();
    for (let at = 0, number = secret; at < LENGTH; at++) {
      const before = link(number);
      chain.set(before, number);
      number = before;
    }
    chains.set(secret, chain);
  }
  return chain;
}

let prepared = ""; // a secret that was given to nobody yet, with its chain

/** Makes the next secret, and its chain, while the page has to wait for something else. */
export function prepareSecret(): void {
  prepared ||= hex(crypto.getRandomValues(new Uint8Array(32)));
  chainOf(prepared);
}

export function freshSecret(): string {
  prepareSecret();
  const secret = prepared;
  prepared = "";
  return secret;
}

/** What a seat with this secret commits to. */
export function anchorOf(secret: string): string {
  return [...chainOf(secret).keys()].at(-1) as string;
}

/** Whether a number was committed to, or revealed, by this browser. */
export function isMine(number: string, secrets: string[]): boolean {
  return secrets.some((secret) => secret === number || chainOf(secret).has(number));
}

/** The number that follows one that is known at a table; "": this browser has not committed to any. */
export function numberAfter(known: string | undefined, info: TableInfo | null): string {
  if (!known || !info) return "";
  // Nothing of a game that goes on elsewhere: a server could ask for it here, and know ahead what comes there.
  const over = info.earlier.map((game) => String(game.table)).filter((table) => sealHistory(table)?.over);
  for (const table of [info.id, ...over.reverse()])
    for (const secret of secretsOf(table)) {
      const number = chainOf(secret).get(known);
      if (!number) continue;
      if (table !== info.id) moveSecret(table, info.id, secret); // a rematch goes on with the chain of the game before
      return number;
    }
  return "";
}
