import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings";
import { digits, type KeyMap, letters, presses, useBoardKeys, useKeys } from "../src/parts/keys";

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
});
afterEach(() => {
  render(null, page);
  document.body.replaceChildren();
});

function Probe({ table = {}, board = {}, on = true }: { table?: KeyMap; board?: KeyMap; on?: boolean }) {
  useKeys({ ...settings(), letters: on }, table);
  useBoardKeys({ ...settings(), letters: on }, board);
  return null;
}

const show = (p: Parameters<typeof Probe>[0]) => act(() => render(<Probe {...p} />, page));

function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

function put(name: string): HTMLElement {
  const made = document.createElement(name);
  document.body.append(made);
  return made;
}

test("a board gets a key first, and the table what the board leaves", async () => {
  const [mine, taken, left] = [vi.fn(), vi.fn(), vi.fn()];
  await show({ board: { h: mine, r: () => false }, table: { h: taken, r: left } });
  expect(press("H").defaultPrevented).toBe(true);
  expect(press("r").defaultPrevented).toBe(true);
  expect([mine, taken, left].map((one) => one.mock.calls.length)).toEqual([1, 0, 1]);
});

test("Escape lets go of everything at once", async () => {
  const [board, table] = [vi.fn(), vi.fn()];
  await show({ board: { Escape: board }, table: { Escape: table } });
  expect(press("Escape").defaultPrevented).toBe(false);
  expect([board, table].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test("the browser's keys, fields and open dialogs are left alone", async () => {
  const hit = vi.fn();
  await show({ table: { c: hit, Escape: hit, " ": hit } });
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) press("c", more);
  for (const name of ["input", "textarea", "select"]) press("c", {}, put(name));
  press(" ", {}, put("button"));
  put("dialog").setAttribute("open", "");
  press("c");
  press("Escape");
  expect(hit).not.toHaveBeenCalled();
});

test("single characters can be switched off; named keys and Space stay", async () => {
  const hit = vi.fn();
  await show({ on: false, table: { c: hit, "?": hit, "1": hit, Escape: hit, " ": hit, ArrowLeft: hit } });
  for (const key of ["c", "?", "1"]) press(key);
  expect(hit).not.toHaveBeenCalled();
  for (const key of ["Escape", " ", "ArrowLeft"]) press(key);
  expect(hit).toHaveBeenCalledTimes(3);
});

test("the newest keys count, and none after the part is gone", async () => {
  const [old, now] = [vi.fn(), vi.fn()];
  await show({ board: { k: old } });
  await show({ board: { k: now } });
  press("k");
  await act(() => render(null, page));
  press("k");
  expect([old, now].map((one) => one.mock.calls.length)).toEqual([0, 1]);
});

test("digits and letters stand for the things of a row", () => {
  const hit = vi.fn();
  expect(Object.keys(digits(3, hit))).toEqual(["1", "2", "3"]);
  expect(Object.keys(digits(40, hit))).toHaveLength(9);
  expect(Object.keys(letters(2, hit))).toEqual(["a", "b"]);
  digits(3, hit)["2"]?.();
  expect(hit).toHaveBeenCalledWith(1);
});

test("Enter and Space press what has the focus", () => {
  expect(["Enter", " ", "a"].map((key) => presses(new KeyboardEvent("keydown", { key })))).toEqual([true, true, false]);
});
