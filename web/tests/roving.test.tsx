import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Roving } from "../src/parts/roving";

// Where things lie; happy-dom lays nothing out.
const PLACES: Record<string, [number, number]> = { a: [0, 0], b: [100, 0], c: [0, 60], d: [110, 60], far: [400, 0] };
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
});
afterEach(() => {
  render(null, page);
  document.body.replaceChildren();
});

async function show(names: string[], disabled = ""): Promise<void> {
  await act(() =>
    render(
      <Roving label="hand">
        {names.map((name) => (
          <button key={name} id={name} type="button" data-stop="" aria-disabled={name === disabled}>
            {name}
          </button>
        ))}
      </Roving>,
      page,
    ),
  );
  for (const name of names) {
    const [left, top] = PLACES[name] ?? [0, 0];
    const found = document.getElementById(name);
    if (found) found.getBoundingClientRect = () => ({ left, top, width: 50, height: 50 }) as DOMRect;
  }
}

const stops = () => [...page.querySelectorAll("[tabindex='0']")].map((one) => one.id);
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );

test("a group is one tab stop: the first that may be pressed", async () => {
  await show(["a", "b", "c"], "a");
  expect(stops()).toEqual(["b"]);
});

test("arrows walk to the nearest in that direction, and stay at the edge", async () => {
  await show(["a", "b", "c", "d", "far"]);
  document.getElementById("a")?.focus();
  const walked = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"].map((key) => {
    press(key);
    return document.activeElement?.id;
  });
  expect(walked).toEqual(["b", "d", "c", "a", "a"]);
  expect(stops()).toEqual(["a"]);
});

test("with Alt or Ctrl they are the browser's", async () => {
  await show(["a", "b"]);
  document.getElementById("a")?.focus();
  press("ArrowRight", { altKey: true });
  expect(document.activeElement?.id).toBe("a");
});

test("what was left by Tab is come back to, unless it is gone", async () => {
  await show(["a", "b", "c"]);
  await act(() => document.getElementById("b")?.focus());
  await show(["a", "b", "c"]);
  expect(stops()).toEqual(["b"]);
  await show(["a", "c"]);
  expect(stops()).toEqual(["a"]);
});
