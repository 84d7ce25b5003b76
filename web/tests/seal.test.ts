import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { commitOf, fits, hmac, jointOf, sealIn, sha256 } from "../src/app/seal";
import { keepEntropy, keepSeal, sealHistory } from "../src/app/sealhistory";
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
      entropy: [
        ["A", "01"],
        ["B", "02"],
      ],
      seed: SEED,
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
  const sealed = { table: "T1", commit: "", entropy: [], seed: SEED };
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
  keepEntropy("early", "A", "01");
  expect(sealHistory("early")).toEqual({ commit: "aa", entropy: { A: "01" } });
});

test("only so many tables are remembered, the newest", () => {
  localStorage.clear();
  for (let n = 0; n < 70; n++) keepEntropy(`T${n}`, "A", "01");
  expect(sealHistory("T5")).toBeNull();
  expect(sealHistory("T69")).not.toBeNull();
});
