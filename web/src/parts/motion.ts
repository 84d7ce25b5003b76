/**
 * Moving things: what changed its place travels there, and copies fly where the thing itself is not on the page yet.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../app/settings";

export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const MOVE = 240;
export const FLIP = 280;

export function still(): boolean {
  return settings().motion === "less";
}

const flights = new WeakMap<HTMLElement, number>(); // how many things move inside

/**
 * A thing moves, above its neighbours and above the dock for as long as it moves. Not by an animated z-index: the
 * browser moves things apart from the page only if nothing but transform and opacity changes. It begins when all that
 * starts now was measured: to change and measure in turn lays out again and again.
 */
export function move(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = new Animation(new KeyframeEffect(thing, frames, timing));
  animation.id = timing.id ?? "";
  const chain: HTMLElement[] = [];
  for (let up: HTMLElement | null = thing; up && !up.matches(".app, body"); up = up.parentElement) chain.push(up);
  const lift = () => {
    for (const one of chain) {
      flights.set(one, (flights.get(one) ?? 0) + 1);
      one.style.zIndex = one.matches(".board, .dock") ? "4" : "9"; // notes stay above the board
    }
  };
  queueMicrotask(() => {
    lift();
    animation.play();
  });
  const down = () => {
    for (const one of chain) {
      const left = (flights.get(one) ?? 1) - 1;
      flights.set(one, left);
      if (!left) one.style.removeProperty("z-index");
    }
  };
  animation.finished.then(down, down);
  return animation;
}

/**
 * Everything below with a `data-fly="key"` slides from where the same key was at the last drawing; looked at only when
 * `when` changes, for to look is to lay out the page.
 */
export function useTravel<E extends HTMLElement | SVGElement>(when: string, ms = MOVE) {
  const root = useRef<E>(null);
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const thing of root.current?.querySelectorAll<HTMLElement>("[data-fly]") ?? []) {
      const key = thing.dataset.fly ?? "";
      const to = thing.getBoundingClientRect();
      now.set(key, to);
      const from = places.current.get(key);
      if (!from || still() || !to.width || !from.width) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.hypot(x, y) < 2) continue;
      const scale = from.width / to.width;
      queueMicrotask(() => {
        thing.style.transformOrigin = "0 0";
      });
      const moves = [{ transform: `translate(${x}px,${y}px) scale(${scale})` }, { transform: "none" }];
      move(thing, moves, { duration: ms / settings().speed, easing: EASE });
    }
    places.current = now;
  }, [when]);
  return root;
}

type Spot = Element | DOMRect | null | undefined;

/** Let a copy of an element (or a fresh one) fly from one spot to another; over when the promise is. */
export async function fly(thing: Element, from: Spot, to: Spot, ms = MOVE): Promise<void> {
  const [start, end] = [rect(from), rect(to)];
  if (!start || !end || still()) return;
  await Promise.resolve(); // until all that flies now was measured
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  Object.assign(copy.style, {
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.body.append(copy);
  const move = `translate(${end.left - start.left}px,${end.top - start.top}px) scale(${end.width / start.width})`;
  const flight = copy.animate([{ transform: "none" }, { transform: move }], {
    duration: ms / settings().speed,
    easing: EASE,
    fill: "forwards",
  });
  await flight.finished.catch(() => undefined);
  copy.remove();
}

function rect(spot: Spot): DOMRect | null {
  if (!spot) return null;
  return spot instanceof Element ? spot.getBoundingClientRect() : spot;
}
