import { expect, test } from "vitest";
import { RequestRefused } from "../src/app/api";
import type { Message, Speaking } from "../src/app/board";
import type { Translate } from "../src/app/messages";
import { sentence, whyNot } from "../src/app/sentence";
import { view } from "./samples";

const SAID: Record<string, string> = { "list-and": "FIRST and LAST", "list-or": "FIRST or LAST", fate: "Fate" };
const speaking: Speaking = {
  t: (id, values = {}) => {
    if (id === "bid-low") return `bid at least ${values.least}`;
    return (SAID[id] ?? id).replace("FIRST", String(values.first)).replace("LAST", String(values.last));
  },
  seat: "A",
  name: (letter) => (letter === "A" ? "You" : "Clover"),
  who: () => ({ who: "", you: "no" }),
  view: view(),
};
const said = (id: string, values: Message["values"] = {}) => sentence({ id, values }, speaking);

test("a message is said with its values, which may be messages again", () => {
  expect(said("bid-low", { least: 12 })).toBe("bid at least 12");
  expect(said("bid-low", { least: { id: "either", values: { items: [12, 14, 16] } } })).toBe(
    "bid at least 12, 14 or 16",
  );
});

test("seats are named, lists joined by the word of the language", () => {
  expect(["A", "B", "fate"].map((seat) => said("seat", { seat }))).toEqual(["You", "Clover", "Fate"]);
  expect(said("bid-low", { least: ["1", "2"] })).toBe("bid at least 1 and 2");
  expect(["A", "B"].map((seat) => said("is-you", { seat }))).toEqual(["yes", "no"]);
});

test("what no catalogue knows is said by its values, so that nothing is lost", () => {
  expect(said("plain", { text: "as it came" })).toBe("as it came");
  expect(said("of-a-newer-server", { card: "fox", count: 2 })).toBe("fox 2");
  expect(said("of-a-newer-server")).toBe("of-a-newer-server");
});

test("a request that was refused says why in the reader's language, or that nobody answers", () => {
  const t: Translate = (id, values = {}) => (id === "refused-seat-taken" ? `seat ${values.seat} is taken` : id);
  const taken = { id: "refused-seat-taken", values: { seat: "B" } };
  expect(whyNot(new RequestRefused(409, "Seat B is taken.", taken), t)).toBe("Seat B is taken");
  expect(whyNot(new RequestRefused(502, "Bad gateway"), t)).toBe("Bad gateway");
  expect(whyNot(new RequestRefused(0, "the house does not answer"), t)).toBe("trouble-away");
});
