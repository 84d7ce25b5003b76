import { expect, test } from "vitest";
import { raised } from "../src/parts/motion";

/** A flight that ends when it is told to. */
function flight() {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { animation: { finished } as unknown as Animation, end };
}

test("what moves is above its neighbours and the dock until the last thing there has arrived", async () => {
  document.body.innerHTML = '<div class="app"><main class="board"><ol><li></li><li></li></ol></main></div>';
  const [one, two] = [...document.querySelectorAll("li")] as unknown as [HTMLElement, HTMLElement];
  const board = document.querySelector<HTMLElement>(".board");
  const [first, second] = [flight(), flight()];
  raised(one, first.animation);
  raised(two, second.animation);
  expect(one.style.zIndex).toBe(""); // what starts with it is measured first
  await Promise.resolve();
  expect([one.style.zIndex, two.style.zIndex, board?.style.zIndex]).toEqual(["9", "9", "4"]);
  first.end();
  await first.animation.finished;
  await Promise.resolve();
  expect([one.style.zIndex, two.style.zIndex, board?.style.zIndex]).toEqual(["", "9", "4"]);
  second.end();
  await second.animation.finished;
  await Promise.resolve();
  expect([two.style.zIndex, board?.style.zIndex]).toEqual(["", ""]);
});
