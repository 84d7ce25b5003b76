import { expect, test } from "vitest";
import { pack, recordUpTo, unpack } from "../src/app/positions";

const RECORD = `sheepfold record 1
game sheep-sheep
rules 1
seats 2
player A Zoë
table T1
seal 00ff
anchor A 11
entropy A 22
moves
fate dealt RG
A exchange RO 1
fate dealt GB
B finish
scores 1 2
seed abcd
row ["start"]
head 0 ff
end 4 0000000000000000
`;

test("a record is cut after a decision, with what fate brought then, and tells nothing of its table", () => {
  expect(recordUpTo(RECORD, 1).split("\n").slice(0, -2)).toEqual([
    "sheepfold record 1",
    "game sheep-sheep",
    "rules 1",
    "seats 2",
    "player A Zoë",
    "moves",
    "fate dealt RG",
    "A exchange RO 1",
    "fate dealt GB",
  ]);
  expect(recordUpTo(RECORD, 0)).toContain("moves\nfate dealt RG\nend 1 ");
  expect(recordUpTo(RECORD, 99)).toContain("B finish\nend 4 ");
});

test("the last line is the digest that Python expects", () => {
  // hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
  expect(recordUpTo("sheepfold record 1\ngame x\nmoves\nend 0 0\n", 0)).toBe(
    "sheepfold record 1\ngame x\nmoves\nend 0 bfc02eba680121fd\n",
  );
});

test("what was packed is unpacked, also by the names of an address", async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toBe(RECORD);
});

test.each(["", "%%%", "AAAA", "x".repeat(500)])("nothing is made of %j", async (packed) => {
  expect(await unpack(packed)).toBe("");
});

test("a link that would unpack to very much is not", async () => {
  expect(await unpack(await pack("x".repeat(300_000)))).toBe("");
});
