import { expect, test, vi } from "vitest";
import { move } from "../src/parts/motion";

/** Flights as a browser has them, each of which ends when it is told to. */
class Flight {
  static all: Flight[] = [];
  end = () => {};
  playing = false;
  finished = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  constructor() {
    Flight.all.push(this);
  }
  play() {
    this.playing = true;
  }
}
vi.stubGlobal("Animation", Flight);
vi.stubGlobal("KeyframeEffect", class {});

test("what moves is above its neighbours and the dock until the last thing there has arrived", async () => {
  document.body.innerHTML = '<div class="app"><main class="board"><ol><li></li><li></li></ol></main></div>';
  const [one, two] = [...document.querySelectorAll("li")] as unknown as [HTMLElement, HTMLElement];
  const board = document.querySelector<HTMLElement>(".board");
  for (const thing of [one, two]) move(thing, [], { duration: 240 });
  const [first, second] = Flight.all as [Flight, Flight];
  expect([one.style.zIndex, first.playing]).toEqual(["", false]); // what starts with it is measured first
  await Promise.resolve();
  expect([first.playing, second.playing]).toEqual([true, true]);
  expect([one.style.zIndex, two.style.zIndex, board?.style.zIndex]).toEqual(["9", "9", "4"]);
  first.end();
  await first.finished;
  await Promise.resolve();
  expect([one.style.zIndex, two.style.zIndex, board?.style.zIndex]).toEqual(["", "9", "4"]);
  second.end();
  await second.finished;
  await Promise.resolve();
  expect([two.style.zIndex, board?.style.zIndex]).toEqual(["", ""]);
});
