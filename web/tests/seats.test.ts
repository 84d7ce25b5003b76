import { expect, test } from "vitest";
import { nameOr } from "../src/app/person";
import { called, emblem, head, others, seatNamed, tone } from "../src/app/seats";

const seats = ["A", "B", "C", "D"].map((letter) => seatNamed(letter, letter === "B" ? "ram" : `p${letter}`));

test("the others sit clockwise from my left; a watcher sees all", () => {
  expect(others(seats, "C").map((seat) => seat.seat)).toEqual(["D", "A", "B"]);
  expect(others(seats, null)).toEqual(seats);
});

test("a letter has its colour and emblem, a bot or somebody away the head of a bot", () => {
  expect([tone("C"), emblem("C")]).toEqual(["t3", "e3"]);
  expect(seats.slice(0, 2).map(head)).toEqual(["h-sheep", "h-magpie"]);
  expect(head({ ...seatNamed("A", "Ada"), away: true })).toBe("h-mole");
});

test("a bot without a name gets one of its seat", () => {
  expect(seats.slice(0, 2).map(called)).toEqual(["pA", "Thistle"]);
});

test("a name to send: typed, kept or given, and never too long", () => {
  expect(nameOr("  Ada ", "Guest")).toBe("Ada");
  expect(nameOr(" ", "Guest")).toBe("Guest");
  expect(nameOr("x".repeat(99), "Guest")).toHaveLength(24);
});
