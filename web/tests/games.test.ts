import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/generated/wire";

const HILL: GameInfo = {
  name: "hill-race",
  title: "The Hill Race",
  by: "The Shepherds",
  rules: 1,
  fewest: 2,
  most: 4,
  options: [],
  rungs: ["lamb"],
  line: "Climb on, or rest?",
  minutes: [10, 15],
  age: 7,
  lesson: false,
};

/** A page that has just been opened, in English, at a server with this one game. */
async function opened() {
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify([HILL]))));
  const messages = await import("../src/app/messages");
  await messages.fetchMessages("en", ["table", "lobby"]);
  const { settings } = await import("../src/app/settings");
  const games = await import("../src/app/games");
  return { games, t: messages.translator("en"), chosen: { ...settings(), lang: "en" as const } };
}

beforeEach(() => vi.unstubAllGlobals());

test("a game we have words for is called by them", async () => {
  const { games, t, chosen } = await opened();
  expect(games.titleOf(t, chosen, "bouc-makers")).toBe("Bouc Makers");
  expect(games.lineOf(t, chosen, { ...HILL, name: "bouc-makers" })).toContain("dice");
});

test("any other is called as the server says, and until then as it is spelled", async () => {
  const { games, t, chosen } = await opened();
  expect(games.titleOf(t, chosen, "hill-race")).toBe("Hill Race");
  await games.fetchGames();
  expect(games.titleOf(t, chosen, "hill-race")).toBe("The Hill Race");
  expect(games.lineOf(t, chosen, HILL)).toBe("Climb on, or rest?");
  expect(games.lineOf(t, chosen, { ...HILL, line: "" })).toBe("");
});

test("how long a game takes is said as well as it is known", async () => {
  const { games } = await opened();
  const said = ([from, to]: [number, number]) => games.minutesOf({ ...HILL, minutes: [from, to] });
  expect([said([10, 15]), said([20, 20]), said([30, 0]), said([0, 0])]).toEqual(["10–15", "20", "30", ""]);
});

test("a game nobody painted has a ground of its own and seats it can be played with", async () => {
  const { groundOf, usualSeats } = await import("../src/app/pages/art");
  expect(groundOf("hill-race")).toMatch(/^g[1-5]$/);
  expect(groundOf("hill-race")).toBe(groundOf("hill-race"));
  expect(usualSeats(HILL)).toBe(2);
});

test("without board and words of its own a game gets the plain ones", async () => {
  const { loadGameModule } = await import("../src/app/gamemodule");
  const plain = await import("../src/plain/board");
  const { plainWords } = await import("../src/plain/words");
  const found = await loadGameModule("hill-race");
  expect(found.board.default).toBe(plain.default);
  expect(found.words).toBe(plainWords);
});
