import { expect, test } from "vitest";
import { qr } from "../src/parts/qr";

test.each([
  ["", 21],
  ["http://192.168.1.20:8080/t/ABCD", 25],
  ["x".repeat(134), 41],
  ["x".repeat(271), 57],
])("%s is a square of the smallest size that holds it", (text, size) => {
  const grid = qr(text);
  expect(grid).toHaveLength(size);
  expect(grid.every((row) => row.length === size && row.every((square) => typeof square === "boolean"))).toBe(true);
});

test("three corners carry the mark readers look for", () => {
  const grid = qr("sheepfold");
  const ring = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => (grid[top + y]?.[left + x] ? "#" : ".")).join(""),
    );
  const mark = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  const far = grid.length - 7;
  expect([ring(0, 0), ring(far, 0), ring(0, far)]).toEqual([mark, mark, mark]);
});

test("the format says level L, and is itself a word of its code", () => {
  const grid = qr("sheepfold");
  const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => grid[y]?.[8]).concat([7, 5, 4, 3, 2, 1, 0].map((x) => grid[8]?.[x]));
  const word = bits.reduce((sum, dark, at) => sum | (Number(dark) << at), 0) ^ 0x5412;
  expect(word >> 13).toBe(1);
  let rest = word;
  for (let at = 14; at >= 10; at--) if ((rest >> at) & 1) rest ^= 0x537 << (at - 10);
  expect(rest).toBe(0);
});

test("what does not fit is refused", () => {
  expect(() => qr("x".repeat(272))).toThrow("at most 271 bytes");
});
