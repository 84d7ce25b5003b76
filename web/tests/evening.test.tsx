import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mostWished } from "../src/app/arriving";
import type { BoardProps } from "../src/app/board";
import { botsFor } from "../src/app/pages/playbots";
import { isLoopback, isPrivate } from "../src/app/reach";
import { Table } from "../src/app/table";
import type { GameInfo, SeatInfo } from "../src/generated/wire";
import { RematchButtons, RematchRow } from "../src/parts/rematch";
import { info as anInfo } from "./samples";

const seat = (letter: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: letter,
  kind: "person",
  name: `Name ${letter}`,
  bot: "",
  here: true,
  away: false,
  you: false,
  owner: false,
  left: false,
  animal: "",
  ...more,
});

describe("addresses", () => {
  it("tells what only this machine can open from what a network can, and from the rest", () => {
    for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(isLoopback(host)).toBe(true);
    for (const host of ["192.168.0.7", "10.1.2.3", "172.20.0.1", "[fd00::1]", "farm.local", "farm"]) {
      expect(isLoopback(host)).toBe(false);
      expect(isPrivate(host)).toBe(true);
    }
    for (const host of ["sheep.example", "172.32.0.1", "8.8.8.8", "[2001:db8::1]"]) expect(isPrivate(host)).toBe(false);
  });
});

describe("the next game", () => {
  const seats = [seat("A"), seat("B", { owner: true }), seat("C")];

  it("is what most wish; a tie goes to the host", () => {
    expect(mostWished(anInfo({ seats, wishes: {} }))).toBe("");
    expect(mostWished(anInfo({ seats, wishes: { A: "x", B: "y", C: "x" } }))).toBe("x");
    expect(mostWished(anInfo({ seats, wishes: { A: "x", B: "y" } }))).toBe("y");
    expect(mostWished(anInfo({ seats, wishes: { C: "z", A: "x" } }))).toBe("z");
  });
});

describe("play bots", () => {
  const game = { name: "sheep-race", fewest: 2, most: 4, rungs: ["lamb", "ewe"] } as GameInfo;
  beforeEach(() => localStorage.clear());

  it("remembers, as far as the game still has that", () => {
    expect(botsFor(game)).toEqual({ count: 1, rung: "ewe" });
    localStorage.setItem("sheepfold.bots", JSON.stringify({ "sheep-race": { count: 3, rung: "lamb" } }));
    expect(botsFor(game)).toEqual({ count: 3, rung: "lamb" });
    localStorage.setItem("sheepfold.bots", JSON.stringify({ "sheep-race": { count: 9, rung: "wolf" } }));
    expect(botsFor(game)).toEqual({ count: 3, rung: "lamb" });
    localStorage.setItem("sheepfold.bots", "not ours");
    expect(botsFor(game)).toEqual({ count: 1, rung: "ewe" });
  });
});

describe("reactions", () => {
  it("are shown for three seconds, the newest of a seat only", () => {
    vi.useFakeTimers();
    const table = new Table();
    table.take({ type: "reacted", who: "B", what: "baa" });
    vi.advanceTimersByTime(2000);
    table.take({ type: "reacted", who: "B", what: "honk" });
    vi.advanceTimersByTime(2000);
    expect(table.state.reactions.B?.what).toBe("honk");
    vi.advanceTimersByTime(1000);
    expect(table.state.reactions).toEqual({});
    vi.useRealTimers();
  });
});

describe("playing again", () => {
  const shown = (info: Parameters<typeof anInfo>[0], mine: string | null = "A") => {
    const said: string[] = [];
    const seats = [seat("A", { you: true, owner: true }), seat("B"), seat("C", { kind: "bot", bot: "ewe" })];
    const p = {
      info: anInfo({ state: "over", seats, ...info }),
      seats,
      seat: mine,
      replay: null,
      t: (id: string) => id,
      name: (letter: string) => letter,
      rematch: (answer: string) => said.push(answer),
    } as unknown as BoardProps;
    const place = document.createElement("div");
    act(() =>
      render(
        <>
          <RematchRow p={p} />
          <RematchButtons p={p} />
        </>,
        place,
      ),
    );
    const press = (name: string) =>
      [...place.querySelectorAll("button")].find((one) => one.textContent === name)?.click();
    return { place, said, press };
  };

  it("asks everyone, and bots say yes", () => {
    const { place, press, said } = shown({ again: null });
    expect([...place.querySelectorAll("small")].map((one) => one.textContent)).toEqual([
      "again-you",
      "again-looking",
      "again-bot",
    ]);
    press("state-rematch");
    press("again-another");
    expect(said).toEqual(["yes", "another"]);
  });

  it("lets the host begin without the rest only when the minute is over", () => {
    const again = { yes: ["A"], host: "A", held: 5000, begins: null };
    expect(shown({ again }).place.querySelector("output")?.textContent).toBe("again-waiting");
    const { press, said } = shown({ again: { ...again, held: 0 } });
    press("again-begin");
    expect(said).toEqual(["now"]);
    expect(shown({ again: { ...again, host: "B", held: 0 } }).place.textContent).not.toContain("again-begin");
  });

  it("leads to the next table, and offers spectators nothing", () => {
    const { press, said } = shown({ next: "elsewhere" });
    press("again-come");
    expect(said).toEqual(["come"]);
    expect(shown({ again: null }, null).place.textContent).toBe("");
  });
});
