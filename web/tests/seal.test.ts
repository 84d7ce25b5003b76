import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { anchorOf, freshSecret, isMine, link, numberAfter } from "../src/app/entropy";
import {
  added,
  commitOf,
  epochs,
  fits,
  headsOf,
  hmac,
  jointOf,
  keysOf,
  linked,
  type Sealed,
  sealIn,
  sha256,
} from "../src/app/seal";
import { keepReceipt, keepSeal, keepSecret, mayBegin, sealHistory, secretsOf } from "../src/app/sealhistory";
import { info } from "./samples";

const hex = (data: Uint8Array) => Buffer.from(data).toString("hex");
const text = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + 3) & 255);
const SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("SHA-256 and HMAC of %i bytes are what Node says", (length) => {
  expect(hex(sha256(text(length)))).toBe(createHash("sha256").update(text(length)).digest("hex"));
  expect(hex(hmac(text(length), text(40)))).toBe(createHmac("sha256", text(length)).update(text(40)).digest("hex"));
});

const record = (seed = SEED) => [
  "sheepfold record 1",
  "table T1",
  "seal cafe",
  "entropy B 02",
  "entropy A 01",
  "moves",
  "0 stop",
  "end",
  `seed ${seed}`,
  "",
];

test("a record tells its seal, whatever the line ends", () => {
  for (const end of ["\n", "\r\n"]) {
    expect(sealIn(record().join(end))).toEqual({
      table: "T1",
      commit: "cafe",
      anchors: [],
      entropy: [
        ["A", "01"],
        ["B", "02"],
      ],
      seed: SEED,
      rows: [],
      head: "",
    });
  }
});

test("a record without a seal, or of a game that goes on, tells none", () => {
  expect(sealIn("no record")).toBeNull();
  expect(sealIn(record("").join("\n"))).toBeNull();
  expect(sealIn(record().slice(3).join("\n"))).toBeNull();
});

test("the commit binds seed and table, the joint secret every seat's part", () => {
  const sealed = sealIn(record().join("\n"));
  if (!sealed) throw new Error("no seal");
  const made = createHash("sha256").update("sheepfold seal 1\nT1\n").update(Buffer.from(SEED, "hex")).digest("hex");
  expect(commitOf(sealed)).toBe(made);
  expect(commitOf({ ...sealed, table: "T2" })).not.toBe(made);
  expect(hex(jointOf(sealed))).not.toBe(hex(jointOf({ ...sealed, entropy: [["A", "01"]] })));
});

test("of all outcomes of a draw exactly one fits", () => {
  const sealed = { table: "T1", commit: "", anchors: [], entropy: [], seed: SEED, rows: [], head: "" };
  const joint = jointOf(sealed);
  for (let number = 0; number < 20; number++) {
    const fitting = Array.from({ length: 6 }, (_, low) =>
      fits(sealed, joint, { decision: 1, number, low, high: low + 1, total: 6 } as never),
    );
    expect(fitting.filter(Boolean)).toHaveLength(1);
  }
});

test("a seal counts as seen only if it was shown before the first move", () => {
  localStorage.clear();
  keepSeal(info({ id: "late", state: "playing", seal: { commit: "aa" } as never }));
  expect(sealHistory("late")).toBeNull();
  keepSeal(info({ id: "early", state: "open", seal: { commit: "aa" } as never }));
  keepSeal(info({ id: "early", state: "open", seal: { commit: "bb" } as never }));
  keepSecret("early", "01");
  keepSecret("early", "01");
  keepReceipt("early", 3, "ab");
  keepReceipt("early", 4, "");
  expect(sealHistory("early")).toEqual({ commit: "aa", entropy: {}, secrets: ["01"], receipt: [3, "ab"] });
});

test("a server that asks on and on before the deal is not told the whole chain", () => {
  localStorage.clear();
  expect(["a", "b", "b", "c", "d", "a"].map((anchor) => mayBegin("T1", "A", anchor))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(mayBegin("T1", "B", "d")).toBe(true);
  expect(sealHistory("T1")?.begun).toEqual({ A: ["a", "b", "c"], B: ["d"] });
});

test("only so many tables are remembered, the newest", () => {
  localStorage.clear();
  for (let n = 0; n < 70; n++) keepSecret(`T${n}`, "01");
  expect(sealHistory("T5")).toBeNull();
  expect(sealHistory("T69")).not.toBeNull();
});

// --- what seats commit to and add

const sha = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

test("a chain is what docs/records.md says, and its numbers follow one another", () => {
  localStorage.clear();
  const secret = freshSecret();
  expect(link(secret)).toBe(sha("sheepfold link 1\n", Buffer.from(secret, "hex")).toString("hex"));
  const anchor = anchorOf(secret);
  const game = info({ id: "T1", earlier: [] });
  expect(numberAfter(anchor, game)).toBe("");
  keepSecret("T1", secret);
  const first = numberAfter(anchor, game);
  expect(link(first)).toBe(anchor);
  expect(link(numberAfter(first, game))).toBe(first);
  expect(numberAfter(secret, game)).toBe("");
  expect(numberAfter("", game)).toBe("");
  expect([anchor, first, secret, freshSecret()].map((number) => isMine(number, [secret]))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a rematch goes on with the chain of the game before", () => {
  localStorage.clear();
  const secret = freshSecret();
  keepSecret("T1", secret);
  const anchor = anchorOf(secret);
  const next = info({ id: "T2", earlier: [{ table: "T1", scores: {} }] });
  expect(numberAfter(anchor, next)).toBe(""); // a server asks for what will be added elsewhere
  keepSeal(info({ id: "T1", state: "over" }));
  expect(link(numberAfter(anchor, next))).toBe(anchor);
  expect(secretsOf("T2")).toEqual([secret]);
  expect(numberAfter(anchor, info({ id: "T1", earlier: [] }))).toBe("");
  expect(numberAfter(anchor, info({ id: "T3", earlier: [{ table: "T1", scores: {} }] }))).toBe("");
});

function committed(): Sealed {
  const secret = "0a".repeat(32);
  localStorage.clear();
  keepSecret("T1", secret);
  const numbers = [anchorOf(secret)];
  for (let at = 0; at < 4; at++) numbers.push(numberAfter(numbers.at(-1), info({ id: "T1", earlier: [] })));
  const fresh = "ff".repeat(32);
  const row = (kind: string, seat: number, what: string, number?: string) =>
    JSON.stringify([kind, seat, what, [], "", 0, 1000, ...(number ? [number] : [])]);
  const rows = [
    row("start", -1, ""),
    row("move", 0, "stop", numbers[2]),
    row("undo", 0, "[1]"),
    row("move", 0, "draw ü", numbers[2]),
    row("epoch", -1, "", fresh),
    row("clock", 1, "stop"),
  ];
  const found = sealIn(
    [
      "sheepfold record 1",
      "table T1",
      "seal cafe",
      `anchor A ${numbers[0]}`,
      `entropy A ${numbers[1]}`,
      "moves",
      "scores 1 2",
      `seed ${SEED}`,
      ...rows.map((text) => `row ${text}`),
      "head 5 abcd",
      "end 0 x",
      "",
    ].join("\n"),
  );
  if (!found) throw new Error("no seal");
  return found;
}

test("keys of later draws have everything that stands in them", () => {
  const sealed = committed();
  const mixed = (key: Buffer, number: string) => sha("sheepfold mix 1\n", key, Buffer.from(number, "hex"));
  const joint = Buffer.from(jointOf(sealed));
  const first = mixed(joint, sealed.rows[3]?.[7] ?? "");
  const second = mixed(first, "ff".repeat(32));
  expect(keysOf(sealed).map(hex)).toEqual([joint, first, second].map((key) => key.toString("hex")));
});

test("what was added must be what was committed to", () => {
  const sealed = committed();
  expect(added(sealed).map(([seat]) => seat)).toEqual(["A", "A"]);
  expect(linked(sealed)).toBe(true);
  expect(linked({ ...sealed, anchors: [["A", "00".repeat(32)]] })).toBe(false);
  expect(linked({ ...sealed, rows: sealed.rows.filter((row) => row[0] !== "undo") })).toBe(false);
});

test("nothing goes into chance that the server could have chosen", () => {
  const sealed = committed();
  const number = "ee".repeat(32);
  const stray = (kind: string) => [...sealed.rows, [kind, -1, "[]", [], "", 0, 1000, number]] as Sealed["rows"];
  for (const kind of ["pause", "start", "undo"]) expect(linked({ ...sealed, rows: stray(kind) })).toBe(false);
  expect(linked({ ...sealed, anchors: [], entropy: [], rows: stray("pause").slice(-1) })).toBe(false);
  expect(linked({ ...sealed, rows: stray("epoch") })).toBe(true);
  expect(epochs({ ...sealed, rows: stray("epoch") })).toEqual([4, 6]);
  expect(linked({ ...sealed, entropy: [...sealed.entropy, ["B", "01"]] })).toBe(false);
  expect(linked({ ...sealed, rows: [] })).toBe(false);
  const rows = [...sealed.rows];
  rows.splice(1, 0, ["move", 0, "stop", [], "", 0, 1000]);
  rows[3] = ["undo", 0, "[2]", [], "", 0, 1000];
  expect(linked({ ...sealed, rows })).toBe(false);
});

test("receipts are the heads of the chain", () => {
  const sealed = committed();
  const key = createHmac("sha256", Buffer.from(SEED, "hex")).update("sheepfold chain 1\nT1").digest();
  let head: Buffer = sha("sheepfold chain 1\nT1\ncafe");
  const heads = sealed.rows.map((row) => {
    head = createHmac("sha256", key).update(head).update(JSON.stringify(row)).digest();
    return head.toString("hex");
  });
  expect(headsOf(sealed)).toEqual(heads);
  expect(sealed.head).toBe("abcd");
});

test("a log that cannot be read is no seal", () => {
  const lines = record().slice(0, -1);
  expect(sealIn([...lines, "row [", ""].join("\n"))).toBeNull();
  expect(sealIn([...lines, 'row ["undo",0,"x",[],"",0,0]', ""].join("\n"))).toBeNull();
  expect(sealIn([...lines, 'row ["undo",0,"[null]",[],"",0,0]', ""].join("\n"))).toBeNull();
});
