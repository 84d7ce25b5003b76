import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../src/app/board";
import { anchorOf, numberAfter } from "../src/app/entropy";
import { keepSecret } from "../src/app/sealhistory";
import { choose } from "../src/app/settings";
import { changed, Table, TOOK_BACK, type Unsent, usualPace } from "../src/app/table";
import type { Update, Welcome } from "../src/generated/wire";
import { acts, telling } from "../src/parts/acting";
import { info, view } from "./samples";

const welcome = (more: object = {}) =>
  ({
    type: "welcome" as const,
    wire: 1,
    table: info(),
    seat: "A",
    n: 0,
    view: view() as unknown as Record<string, unknown>,
    legal: ["stop"],
    prompt: 1,
    events: [],
    chat: [],
    ...more,
  }) as unknown as Welcome;

const update = (n: number, more: object = {}) =>
  ({
    type: "update" as const,
    n,
    events: [["B", "moved", n]],
    change: {},
    table: { last: n },
    legal: [],
    prompt: 1,
    ...more,
  }) as unknown as Update;

function table(): Table {
  const made = new Table();
  made.send = () => "x1";
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  choose({ speed: 1, motion: "full" }, false);
});

afterEach(() => vi.useRealTimers());

describe("beats", () => {
  test("an event is shown with the old view, then the view is set", async () => {
    const me = table();
    me.take(welcome());
    me.take(update(1));
    expect(me.state.beat).toMatchObject({ n: 1, event: ["B", "moved", 1], ms: 800 });
    expect(me.state.view?.table.last).toBe(0);
    expect(me.state.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(800);
    expect(me.state.beat).toBeNull();
    expect(me.state.view?.table.last).toBe(1);
  });

  test("a move that is told by what follows it is somebody's turn still", async () => {
    const me = table();
    me.tells = ([, verb]) => verb !== "dog";
    me.take(welcome());
    const events = [
      ["B", "dog"],
      ["B", "drive", "C3"],
      ["B", "gained", 2],
    ];
    me.take(update(1, { events }));
    const turns = [];
    for (const _ of events) {
      turns.push(telling({ beat: me.state.beat }));
      await vi.advanceTimersByTimeAsync(800);
    }
    expect(turns).toEqual(["B", "B", ""]);
  });

  test("the move is somebody's turn; what came of it, and chance, are nobody's", async () => {
    const me = table();
    me.take(welcome());
    me.take(
      update(1, {
        events: [
          ["B", "moved", 1],
          ["B", "won"],
          ["fate", "drew"],
        ],
      }),
    );
    const turns: string[] = [];
    for (let beat = me.state.beat; beat; beat = me.state.beat) {
      turns.push(telling({ beat }));
      me.skip();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(turns).toEqual(["B", "", ""]);
    const looked = view({ asked: ["B"] });
    expect([acts({ beat: null, view: looked }, "B"), acts({ beat: null, view: looked }, "A")]).toEqual([true, false]);
  });

  test("what others do is skipped until I am asked", async () => {
    const me = table();
    me.take(welcome());
    for (const n of [1, 2, 3]) me.take(update(n));
    me.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([me.state.n, me.state.beat, me.state.hurry]).toEqual([3, null, true]);
    expect(me.state.log).toHaveLength(3);
    me.take(update(4, { legal: ["stop"], prompt: 2 }));
    await vi.advanceTimersByTimeAsync(0);
    expect([me.state.n, me.state.hurry]).toEqual([4, false]);
    me.take(update(5));
    expect(me.state.beat?.n).toBe(5);
  });

  test("events wait for one another, in their order", async () => {
    const me = table();
    me.take(welcome());
    for (const n of [1, 2]) me.take(update(n));
    await vi.advanceTimersByTimeAsync(800);
    expect(me.state.beat?.event).toEqual(["B", "moved", 2]);
    await vi.runAllTimersAsync();
    expect(me.state.n).toBe(2);
    expect(me.state.log.map((line) => line.event[2])).toEqual([1, 2]);
  });

  test("far behind, beats are left out; a little behind, they are short", async () => {
    const far = table();
    far.take(welcome());
    for (let n = 1; n <= 12; n++) far.take(update(n));
    await vi.advanceTimersByTimeAsync(800);
    expect(far.state.n).toBeGreaterThan(1);
    const near = table();
    near.take(welcome());
    for (let n = 1; n <= 5; n++) near.take(update(n));
    await vi.advanceTimersByTimeAsync(800);
    expect(near.state.beat?.ms).toBeCloseTo(800 / 3);
  });

  test("skip ends the beat that runs, and only that", async () => {
    const me = table();
    me.take(welcome());
    me.take(update(1));
    me.take(update(2));
    me.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(me.state.n).toBe(1);
    expect(me.state.beat?.n).toBe(2);
  });

  test("speed shortens a beat; with less motion fate is quick", () => {
    choose({ speed: 2, motion: "less" }, false);
    const me = table();
    me.pace = () => 1000;
    me.take(welcome());
    me.take(update(1, { events: [["fate", "rolled", 3]] }));
    expect(me.state.beat?.ms).toBe(120);
  });

  test("a whole view that comes meanwhile drops what was under way", async () => {
    const me = table();
    me.take(welcome());
    me.take(update(1));
    me.take(welcome({ n: 7, view: view({ table: { last: 7 } }) as unknown as Record<string, unknown> }));
    await vi.runAllTimersAsync();
    expect(me.state.n).toBe(7);
    expect(me.state.view?.table.last).toBe(7);
    expect(me.state.beat).toBeNull();
  });

  test("what is known already is not told twice", async () => {
    const me = table();
    me.take(welcome({ n: 3 }));
    me.take(update(3));
    await vi.runAllTimersAsync();
    expect(me.state.log).toEqual([]);
  });
});

describe("a move of mine", () => {
  test("waits until its event is shown", async () => {
    const me = table();
    me.take(welcome());
    me.act("stop");
    expect(me.state.waiting).toBe(true);
    me.take({ type: "done", id: "x1", n: 1, head: "" });
    expect(me.state.waiting).toBe(true);
    me.take(update(1, { events: [["A", "stopped"]], prompt: 2 }));
    await vi.runAllTimersAsync();
    expect(me.state.waiting).toBe(false);
  });

  test("refused, it is offered again with the reason", () => {
    const me = table();
    me.take(welcome());
    me.act("bid 30");
    const why = { text: "bid 30", message: { id: "bm-refused-bid", values: { most: 26 } }, rule: "BM-4.2" };
    me.take({ type: "refused", id: "x1", ...why } as never);
    expect(me.state.waiting).toBe(false);
    expect(me.state.refused).toEqual(why);
    me.clear();
    expect(me.state.refused).toBeNull();
  });
});

/** Welcomed after two moves. */
const afterTwo = () =>
  welcome({
    n: 2,
    events: [
      [1, [["A", "one"]]],
      [2, [["A", "two"]]],
    ],
  });

test("taking back forgets the lines after it and says who did", () => {
  const me = table();
  me.take(afterTwo());
  me.take({
    type: "back",
    n: 3,
    to: 1,
    by: "A",
    view: view() as never,
    legal: ["stop"],
    prompt: 4,
    head: "",
    link: "",
  });
  expect(me.state.log.map((line) => line.event[1])).toEqual(["one", TOOK_BACK]);
  expect(me.state.prompt).toBe(4);
});

test("coming back forgets what was taken back meanwhile", () => {
  const me = table();
  me.take(afterTwo());
  me.take(welcome({ n: 3, events: [], undone: [2] }));
  expect(me.state.log.map((line) => line.event[1])).toEqual(["one"]);
  expect(me.state.lost).toBe(false);
});

test("a server that lost steps says so, and only what it has is told", () => {
  const me = table();
  me.take(welcome({ n: 2, head: "ab", events: [[2, [["A", "two"]]]] }));
  expect(me.state.head).toBe("ab");
  me.take(welcome({ n: 1, lost: true, events: [[1, [["A", "one"]]]] }));
  expect(me.state.log.map((line) => line.event[1])).toEqual(["one"]);
  expect(me.state.lost).toBe(true);
  me.take(welcome({ n: 1 }));
  expect(me.state.lost).toBe(true);
});

test("coming back tells only the lines that were missed", () => {
  const me = table();
  me.take(welcome({ n: 1, events: [[1, [["A", "one"]]]] }));
  me.take(
    welcome({
      n: 2,
      events: [
        [1, [["A", "one"]]],
        [2, [["B", "two"]]],
      ],
    }),
  );
  expect(me.state.log.map((line) => line.event[1])).toEqual(["one", "two"]);
});

test("words of a view that is no more are dropped", () => {
  const me = table();
  me.take(welcome({ n: 2 }));
  const lines = [{ id: "plain", values: { text: "Round 3." } }];
  me.take({ type: "words", id: "x1", n: 1, lines } as never);
  expect(me.state.lines).toEqual([]);
  me.take({ type: "words", id: "x1", n: 2, lines } as never);
  expect(me.state.lines).toEqual(lines);
});

test("a message newer than this page is passed over", () => {
  const me = table();
  expect(() => me.take({ type: "weather" } as never)).not.toThrow();
});

test("changed keys replace, keys that are gone go, the old view stays as it was", () => {
  const before: View = view({ table: { a: 1, b: 2 } });
  const after = changed(before, { change: { over: true }, table: { a: 3 }, gone: ["b"] });
  expect(after.table).toEqual({ a: 3 });
  expect(after.over).toBe(true);
  expect(before.table).toEqual({ a: 1, b: 2 });
});

test("the usual pace: fate is quick, my own move quicker, others take time to follow", () => {
  const mine = view({ seat: "A" });
  expect(["fate", "A", "B"].map((who) => usualPace([who, "moved"], mine))).toEqual([240, 160, 800]);
});

describe("what my seat adds to chance", () => {
  const mine = () => {
    localStorage.clear();
    keepSecret("T9", "0c".repeat(32));
    const sent: Unsent[] = [];
    const me = new Table();
    me.send = (message) => `x${sent.push(message)}`;
    return { me, sent, anchor: anchorOf("0c".repeat(32)) };
  };
  const fixed = (anchor: string) =>
    info({ id: "T9", state: "open", earlier: [], seal: { commit: "aa", fixed: true, anchors: { A: anchor } } });

  test("is revealed by itself once all seats are taken, and once only", () => {
    const { me, sent, anchor } = mine();
    me.take(welcome({ table: info({ id: "T9", state: "open", earlier: [] }), view: null }));
    expect(sent).toEqual([]);
    me.take({ type: "table", table: fixed(anchor) });
    me.take({ type: "table", table: fixed(anchor) });
    expect(sent).toEqual([{ type: "reveal", entropy: numberAfter(anchor, fixed(anchor)) }]);
    me.take({ type: "refused", id: "x1", message: { id: "late", values: {} }, rule: "", text: "" });
    expect(me.state.refused).toBeNull();
  });

  test("comes with every move", () => {
    const { me, sent, anchor } = mine();
    me.take(welcome({ table: info({ id: "T9", earlier: [] }), link: anchor }));
    me.act("stop");
    expect(sent).toEqual([
      { type: "do", prompt: 1, text: "stop", entropy: numberAfter(anchor, info({ id: "T9", earlier: [] })) },
    ]);
  });
});
