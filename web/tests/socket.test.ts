import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket } from "../src/app/socket";
import { Table } from "../src/app/table";
import { info } from "./samples";

/** A line that is opened, spoken into and cut by the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
    this.hear({
      type: "welcome",
      table: info(),
      seat: "A",
      n: 0,
      view: null,
      legal: [],
      prompt: 0,
      events: [],
      chat: [],
    });
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const line = () => Line.all.at(-1) as Line;
let table: Table;
let socket: Socket;

function start(): void {
  table = new Table();
  socket = new Socket("T1", "A", table);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("hello says which table, which seat and what is known", () => {
  start();
  line().open();
  expect(line().sent[0]).toMatchObject({ type: "hello", table: "T1", seat: "A", since: -1 });
});

test("what was not answered is sent again under its id on the next line, but no mere question", async () => {
  start();
  line().open();
  const [one, two] = [table.send({ type: "undo" }), table.send({ type: "undo" })];
  table.ask();
  table.read();
  line().hear({ type: "done", id: one, n: 0 });
  line().cut();
  expect(table.state.line).toBe("away");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all).toHaveLength(2);
  line().open();
  expect(line().sent.map(({ type, id }) => [type, id])).toEqual([
    ["hello", undefined],
    ["undo", two],
  ]);
});

test("a quiet line is asked whether it is there, and given up if no answer comes", async () => {
  start();
  line().open();
  await vi.advanceTimersByTimeAsync(9500);
  expect(line().sent.at(-1)?.type).toBe("ping");
  line().hear({ type: "done", id: "any", n: 0 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(Line.all.length).toBeGreaterThan(1);
});

test("a page that rests wakes only to ask whether the line is there", async () => {
  start();
  line().open();
  const begin = performance.now();
  let wakes = 0;
  for (let asked = 0; asked < 10; wakes++) {
    await vi.advanceTimersToNextTimerAsync();
    if (line().sent.filter(({ type }) => type === "ping").length === asked) continue;
    line().hear({ type: "done", id: "any", n: 0 });
    asked++;
  }
  expect(Line.all).toHaveLength(1);
  expect(wakes).toBeLessThan(20); // the first ones may be of what the table does besides
  expect(performance.now() - begin).toBeGreaterThan(80_000);
});

test("a move that is not answered soon makes the page ask, however quiet it was meant to be", async () => {
  start();
  line().open();
  await vi.advanceTimersByTimeAsync(4000);
  table.send({ type: "undo" });
  await vi.advanceTimersByTimeAsync(2100);
  expect(line().sent.at(-1)?.type).toBe("ping");
});

test("only a server of another version is told as an update", async () => {
  for (const [code, bye] of [
    [4005, "newer"],
    [4400, "refused"],
  ] as const) {
    start();
    line().open();
    line().cut(code);
    expect(table.state.bye).toBe(bye);
    socket.close();
  }
});

test("where coming back would not help, the reason is told and the line stays closed", async () => {
  start();
  line().open();
  line().cut(4001);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.state.bye).toBe("kicked");
  expect(Line.all).toHaveLength(1);
});
