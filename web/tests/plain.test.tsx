import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "../src/app/board";
import { capital } from "../src/app/sentence";
import { settings } from "../src/app/settings";
import type { Hint } from "../src/generated/wire";
import Plain from "../src/plain/board";
import { FITTING, folded, offered } from "../src/plain/moves";
import { read as readTable } from "../src/plain/reading";
import { plainWords } from "../src/plain/words";
import { info, view } from "./samples";

const TABLE = {
  turn: "A",
  climb: 2,
  suit: "B",
  steps: { A: 3, B: 5 },
  charms: { A: "fox" },
  hand: ["2", "4"],
  odds: { "1": 8, "2": 9 },
  rows: [["A1"], []],
};
const plainly = (text: string) => ({ id: "plain", values: { text } });
const name = (letter: string) => (letter === "A" ? "You" : "Clover");

describe("reading a table", () => {
  const found = readTable(TABLE, ["A", "B"], "A", name);

  test("what fits on a line is a fact; only keys that name a seat are read as one", () => {
    expect(found.facts).toEqual([
      ["Turn", "You"],
      ["Climb", "2"],
      ["Suit", "B"],
    ]);
  });

  test("what is told by seat stands with the seat, mine first; a hand is mine", () => {
    expect([...found.seats]).toEqual([
      [
        "A",
        [
          ["Steps", "3"],
          ["Charms", "fox"],
        ],
      ],
      ["B", [["Steps", "5"]]],
    ]);
    expect(found.mine).toEqual([["Hand", "2, 4"]]);
  });

  test("what has a shape of its own is left whole", () => {
    expect(found.shapes.map(([key]) => key)).toEqual(["odds", "rows"]);
  });

  test("a watcher has no first seat; nothing is a dash", () => {
    expect([...readTable({ deck: null, done: true, aside: "" }, ["A", "B"], null, name).seats.keys()]).toEqual([
      "A",
      "B",
    ]);
    expect(readTable({ deck: null, done: true, aside: [] }, [], null, name).facts.map(([, text]) => text)).toEqual([
      "–",
      "✓",
      "–",
    ]);
  });
});

describe("moves", () => {
  test("no two buttons read alike", () => {
    expect(offered(["keep d12", "keep d8", "stop"], (text) => (text === "stop" ? "Stop" : "Keep 6"))).toEqual([
      { text: "keep d12", label: "Keep 6 (keep d12)" },
      { text: "keep d8", label: "Keep 6 (keep d8)" },
      { text: "stop", label: "Stop" },
    ]);
  });

  test("folded, a button says how its moves begin and how many there are", () => {
    const folds = folded(offered(["build north 1", "build north 2", "pass", "send dog"], capital));
    expect(folds.map((fold) => fold.label)).toEqual(["Build north … (2)", "Pass", "Send dog"]);
  });

  test("labels that begin differently fold under the word that is sent", () => {
    expect(folded(offered(["lay 1", "lay 2"], (text) => `${text.slice(-1)} is laid`))[0]?.label).toBe("lay … (2)");
  });
});

describe("the board", () => {
  let page: HTMLElement;
  const sent = vi.fn();
  const read = vi.fn();

  beforeEach(() => {
    sent.mockReset();
    read.mockReset();
    page = document.createElement("div");
    document.body.append(page);
  });
  afterEach(() => {
    render(null, page);
    document.body.replaceChildren();
  });

  async function show(legal: string[], more: Partial<BoardProps> = {}): Promise<void> {
    const t = (id: string) => id;
    const who = (letter: string) => ({ who: name(letter), you: letter === "A" ? ("yes" as const) : ("no" as const) });
    const table = { ...TABLE };
    const looked = more.view ?? view({ table });
    const p = {
      game: "hill-race",
      info: info(),
      view: looked,
      table,
      seat: "A",
      seats: info().seats,
      legal,
      prompt: 1,
      events: [],
      beat: null,
      waiting: false,
      refused: null,
      hint: null,
      lines: [],
      line: "live",
      clocks: null,
      clocksAt: 0,
      replay: null,
      settings: settings(),
      t,
      words: plainWords,
      speaking: { t, seat: "A", name, who, view: looked },
      act: sent,
      read,
      name,
      who,
      ...more,
    } as unknown as BoardProps;
    await act(() => render(<Plain {...p} />, page));
  }

  const buttons = () => [...page.querySelectorAll<HTMLButtonElement>(".choices button")];

  test("a few moves stand there in full, though they begin alike", async () => {
    await show(["guess high", "guess low", "pass"]);
    expect(buttons().map((button) => button.textContent)).toEqual(["Guess high", "Guess low", "Pass"]);
    buttons()[1]?.click();
    expect(sent).toHaveBeenCalledWith("guess low");
  });

  test("many moves fold, unfold one group at a time, and fold again when something else is asked", async () => {
    const bids = Array.from({ length: FITTING }, (_, at) => `bid ${at + 10}`);
    await show([...bids, "pass"]);
    expect(buttons().map((button) => button.textContent)).toEqual([`Bid … (${FITTING})`, "Pass"]);
    await act(() => buttons()[0]?.click());
    expect(buttons()[0]?.getAttribute("aria-expanded")).toBe("true");
    buttons().at(-1)?.click();
    expect(sent).toHaveBeenCalledWith(`bid ${FITTING + 9}`);
    await show([...bids, "pass"], { prompt: 2 });
    expect(buttons()).toHaveLength(2);
  });

  test("the move of a hint is marked, and unfolded where it is folded away", async () => {
    const bids = Array.from({ length: FITTING }, (_, at) => `bid ${at + 10}`);
    await show([...bids, "pass"], { hint: { move: "bid 12", message: plainly("") } as unknown as Hint });
    const marked = buttons().filter((button) => button.hasAttribute("aria-current"));
    expect(marked.map((button) => button.textContent)).toEqual(["Bid 12"]);
  });

  test("what is mine stands beside the question and not among the others", async () => {
    await show(["pass"]);
    expect(page.querySelector(".dock .own")?.textContent).toBe("plain-yoursHand2, 4Steps3Charmsfox");
    expect(page.querySelector(".bySeat")?.textContent).toBe("CloverSteps5");
  });

  test("words are asked for once for every view, and not for moments that are past", async () => {
    const looked = view({ table: TABLE });
    await show(["pass"], { view: looked });
    await show(["pass"], { view: looked, prompt: 2 });
    expect(read).toHaveBeenCalledTimes(1);
    await show(["pass"], { view: view({ table: TABLE }) });
    expect(read).toHaveBeenCalledTimes(2);
    await show([], { view: view({ table: TABLE }), replay: [] });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("the words of the game come first, where the server says them", async () => {
    await show(["pass"], { lines: ["Round 3 of 8.", "Climb on, or *rest*?"].map(plainly) });
    expect([...page.querySelectorAll(".told > p")].map((line) => line.textContent)).toEqual([
      "Round 3 of 8.",
      "Climb on, or rest?",
    ]);
    expect(page.querySelector(".told")?.firstElementChild?.tagName).toBe("P");
    expect(page.querySelector(".told details")?.hasAttribute("open")).toBe(false);
  });
});
