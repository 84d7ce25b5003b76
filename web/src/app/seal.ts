/**
 * The sealed dice, checked by this page itself: what the server committed to, what the seats added, what all chance
 * was made of.
 *
 * SHA-256 is written out here because browsers lend theirs only to pages with TLS, and a server at home has none.
 */

import type { Draw } from "../generated/wire";

export interface Sealed {
  table: string;
  commit: string;
  anchors: [string, string][]; // by seat, in order
  entropy: [string, string][];
  seed: string;
  rows: Row[]; // the log; none in records of older servers
  head: string;
}

/** A step of the log: kind, seat, text, fate, id, spent, at, and what it adds to chance. */
export type Row = [string, number, string, string[], string, number, number, string?];

/** What a record file says of its seal; null if it has none or is not of a finished game. */
export function sealIn(record: string): Sealed | null {
  const lines = record.replaceAll("\r\n", "\n").split("\n");
  const head = lines.slice(0, Math.max(0, lines.indexOf("moves")));
  const after = (list: string[], word: string) =>
    list.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const bySeat = (word: string) =>
    head
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1).split(" ", 2) as [string, string])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  const found = {
    table: after(head, "table"),
    commit: after(head, "seal"),
    anchors: bySeat("anchor"),
    entropy: bySeat("entropy"),
    seed: after(lines.slice(head.length), "seed"),
    rows: rowsIn(lines),
    head: after(lines.slice(head.length), "head").split(" ")[1] ?? "",
  };
  return found.table && found.commit && found.rows && /^[0-9a-f]{64}$/.test(found.seed)
    ? { ...found, rows: found.rows }
    : null;
}

/** The log in a record; null if it is none. */
function rowsIn(lines: string[]): Row[] | null {
  try {
    const rows = lines.filter((line) => line.startsWith("row ")).map((line) => JSON.parse(line.slice(4)) as Row);
    const undone = rows.flatMap((row) => (row[0] === "undo" ? (JSON.parse(row[2]) as number[]) : []));
    return undone.every(Number.isInteger) ? rows : null;
  } catch {
    return null;
  }
}

/** The hash the server must have shown before the first move if this was its seed. */
export function commitOf(sealed: Sealed): string {
  return hex(sha256(join(`sheepfold seal 1\n${sealed.table}\n`, bytes(sealed.seed))));
}

/** What every die and card comes from: the server's seed and all seats' entropy. */
export function jointOf(sealed: Sealed): Uint8Array {
  return sha256(
    join(
      "sheepfold joint 1\n",
      bytes(sealed.seed),
      `\n${sealed.entropy.map(([seat, digits]) => `${seat}=${digits}`).join(";")}`,
    ),
  );
}

/** The key of the draws after each decision, 0 the set-up: the joint secret, and what was added to it on the way. */
export function keysOf(sealed: Sealed): Uint8Array[] {
  let key = jointOf(sealed);
  const keys = [key];
  for (const [, [kind, , , , , , , number]] of standing(sealed)) {
    if (number) key = sha256(join("sheepfold mix 1\n", key, bytes(number)));
    if (kind === "start") keys[0] = key;
    if (MOVES.has(kind)) keys.push(key);
  }
  return keys;
}

const MOVES = new Set(["move", "clock"]);

/** The steps that nobody took back, by number. */
export function standing(sealed: Sealed): [number, Row][] {
  const gone = new Set(sealed.rows.flatMap((row) => (row[0] === "undo" ? (JSON.parse(row[2]) as number[]) : [])));
  return [...sealed.rows.entries()].filter(([n]) => !gone.has(n));
}

/** What each seat added, in order: before the deal, then with its moves. */
export function added(sealed: Sealed): [string, string][] {
  const anchored = new Set(sealed.anchors.map(([seat]) => seat));
  return [
    ...sealed.entropy.filter(([seat]) => anchored.has(seat)),
    ...standing(sealed).flatMap(([, [kind, seat, , , , , , number]]) =>
      MOVES.has(kind) && number ? [["ABCDEF"[seat] as string, number] as [string, string]] : [],
    ),
  ];
}

/**
 * Whether everything the seats added is what they had committed to before the game began, and nothing else went into
 * chance but what restores added.
 */
export function linked(sealed: Sealed): boolean {
  if (isLoose(sealed)) return false;
  const last = new Map(sealed.anchors);
  return added(sealed).every(([seat, number]) => {
    const fits = last.get(seat) === hex(sha256(join("sheepfold link 1\n", bytes(number))));
    last.set(seat, number);
    return fits;
  });
}

/**
 * Whether something was added that the server could have chosen: a number of a seat that had not committed though
 * others had, one in a step that is no move, or one of a seat that had moved without. A log that is left out hides it.
 */
function isLoose(sealed: Sealed): boolean {
  const anchored = new Set(sealed.anchors.map(([seat]) => seat));
  if (anchored.size && (!sealed.rows.length || sealed.entropy.some(([seat]) => !anchored.has(seat)))) return true;
  const silent = new Set<number>();
  return sealed.rows.some(([kind, seat, , , , , , number]) => {
    if (!number) {
      if (MOVES.has(kind)) silent.add(seat);
      return false;
    }
    return kind !== "epoch" && (!MOVES.has(kind) || silent.has(seat));
  });
}

/** The steps with which the server began to draw anew, because it was restored from a backup. */
export function epochs(sealed: Sealed): number[] {
  return [...sealed.rows.entries()].flatMap(([n, [kind]]) => (kind === "epoch" ? [n] : []));
}

/** The receipt for each step. */
export function headsOf(sealed: Sealed): string[] {
  const key = hmac(bytes(sealed.seed), join(`sheepfold chain 1\n${sealed.table}`));
  let head = sha256(join(`sheepfold chain 1\n${sealed.table}\n${sealed.commit}`));
  return sealed.rows.map((row) => {
    head = hmac(key, join(head, JSON.stringify(row)));
    return hex(head);
  });
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function hex(data: Uint8Array): string {
  let digits = "";
  for (const byte of data) digits += PAIRS[byte];
  return digits;
}

export function bytes(digits: string): Uint8Array {
  const found = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < found.length; at++) found[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return found;
}

const encoder = new TextEncoder();

export function join(...parts: (string | Uint8Array)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const joined = new Uint8Array(all.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of all) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

// --- SHA-256 (FIPS 180-4): the constants are the fractional parts of the cube and square roots of the first primes

const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2)
  .filter((n) => [2, 3, 5, 7, 11, 13, 17].every((d) => n === d || n % d))
  .slice(0, 64);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, data.length * 8);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = words.getInt32(block + 4 * i);
      else {
        const x = w[i - 15] as number;
        const y = w[i - 2] as number;
        w[i] =
          ((w[i - 16] as number) +
            (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
            (w[i - 7] as number) +
            (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) |
          0;
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one =
        (h +
          (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (ROUNDS[i] as number) +
          (w[i] as number)) |
        0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      // One by one: a browser that has not yet seen this often would make lists of them, and a chain has thousands.
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + value) | 0;
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => found.setInt32(4 * i, value));
  return new Uint8Array(found.buffer);
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

// --- draws

/** Whether a draw is the one its key gives, where its outcome has the parts from low up to high of total. */
export function fits(sealed: Sealed, key: Uint8Array, draw: Draw): boolean {
  const total = BigInt(draw.total);
  const whole = 1n << 256n;
  for (let k = 0; ; k++) {
    const block = BigInt(
      `0x${hex(hmac(key, new TextEncoder().encode(`${sealed.table}/${draw.decision}/${draw.number}/${k}`)))}`,
    );
    if (block >= whole - (whole % total)) continue;
    const part = block % total;
    return BigInt(draw.low) <= part && part < BigInt(draw.high);
  }
}
