import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../src/app/board";
import { GivenUp } from "../src/app/pages/givenup";
import { seatNamed } from "../src/app/seats";
import { Table } from "../src/app/table";
import type { Proposal, TableInfo, Welcome } from "../src/generated/wire";
import { ProposalNote, StandInNote } from "../src/parts/notes";
import { info, view } from "./samples";

const t = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const p = (seat: string | null) =>
  ({
    t,
    seat,
    name: (letter: string) => `<${letter}>`,
    who: (letter: string) => ({ who: `<${letter}>`, you: "no" }),
  }) as unknown as BoardProps;
const wish = (more: Partial<Proposal> = {}): Proposal => ({
  what: "join",
  by: "",
  seat: "B",
  waiting: ["A"],
  number: 7,
  name: "Clover",
  ...more,
});

let root: HTMLElement;
const draw = (child: ComponentChild) => act(() => render(child, root));
beforeEach(() => {
  root = document.createElement("div");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a newcomer is voted on by number, by those who are asked", async () => {
  const store = new Table();
  const sent = vi.fn(() => "");
  store.send = sent;
  await draw(<ProposalNote p={p("A")} wish={wish()} store={store} />);
  expect(root.textContent).toContain("proposal-join Clover B");
  await act(() => root.querySelector<HTMLElement>("button.p")?.click());
  expect(sent).toHaveBeenCalledWith({ type: "vote", yes: true, number: 7 });
  await draw(<ProposalNote p={p(null)} wish={wish()} store={store} />);
  expect(root.querySelector("button")).toBeNull();
  expect(root.textContent).toContain("proposal-waits <A>");
});

test("the time until a bot sits down counts down", async () => {
  vi.useFakeTimers();
  const standin = { seat: "B", by: "A", left: 60_000 };
  await draw(<StandInNote p={p("A")} standin={standin} />);
  expect(root.textContent).toBe("standin <B> 60");
  await act(() => void vi.advanceTimersByTime(20_000));
  expect(root.textContent).toBe("standin <B> 40");
  await act(() => void vi.advanceTimersByTime(60_000));
  expect(root.textContent).toBe("standin <B> 0");
  await draw(null);
});

test("who comes back in time is told, until they have read it", () => {
  const me = new Table();
  const table = info({ standins: [{ seat: "B", by: "A", left: 900 }] });
  const welcome = { type: "welcome", wire: 2, table, seat: "B", n: 0, view: view(), legal: [], prompt: 0 };
  me.take({ ...welcome, events: [], chat: [] } as unknown as Welcome);
  me.take({ type: "table", table: info() });
  expect(me.state.kept).toBe(true);
  me.clearKept();
  expect(me.state.kept).toBe(false);
});

/** What a page that watches asks the server for; `answer` is what comes of joining. */
function server(answer: object) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const data = path.endsWith("/join") ? answer : path.endsWith("/mine") ? { person: null } : { id: "p", name: "G" };
    return new Response(JSON.stringify(data), { headers: { "content-type": "application/json" } });
  });
  return asked;
}

test("a seat that was given up is asked for, and is mine once it is not given up any more", async () => {
  const asked = server({ table: "T1", seat: "", asked: "B" });
  const joined = vi.fn();
  const left: TableInfo = info({ seats: [seatNamed("A", "Ada"), { ...seatNamed("B", "lamb"), left: true }] });
  const told = (table: TableInfo) => draw(<GivenUp t={t} info={table} joined={joined} />);
  await told(left);
  await act(() => root.querySelector<HTMLElement>("button")?.click());
  await vi.waitFor(() => expect(asked.some((path) => path.endsWith("tables/T1/join"))).toBe(true));
  await told({ ...left, joining: wish() });
  await vi.waitFor(() => expect(root.textContent).toContain("given-up-asked"));
  expect(root.querySelector("button")).toBeNull();
  await told(left); // answered: by a no it can be asked for again, after a yes the seat comes next
  expect(root.querySelector("button")).not.toBeNull();
  expect(joined).not.toHaveBeenCalled();
  await told(info());
  expect(joined).toHaveBeenCalledTimes(1);
});

test("where only bots play on, it is mine at once", async () => {
  server({ table: "T1", seat: "B" });
  const joined = vi.fn();
  const left: TableInfo = info({ seats: [seatNamed("A", "lamb"), { ...seatNamed("B", "lamb"), left: true }] });
  await draw(<GivenUp t={t} info={left} joined={joined} />);
  await act(() => root.querySelector<HTMLElement>("button")?.click());
  await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(1));
});
