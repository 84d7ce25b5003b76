/** Dragging: what has `data-drag` may be carried onto what has `data-drop`. Taps do all the same. */

import { useEffect, useRef } from "preact/hooks";
import { dropped } from "./stage";

const FAR = 8; // px before a tap becomes a drag

interface Carrying {
  lift(thing: string): void; // it has left its place
  drop(thing: string, onto: string): void;
}

export function useDrag(active: boolean, on: Carrying): void {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    if (!active) return;
    const drag = new Drag(latest);
    addEventListener("pointerdown", drag.down);
    return () => {
      removeEventListener("pointerdown", drag.down);
      drag.end();
    };
  }, [active]);
}

class Drag {
  private thing: HTMLElement | null = null;
  private copy: HTMLElement | null = null;
  private aim: HTMLElement | null = null;
  private x = 0;
  private y = 0;

  constructor(private on: { current: Carrying }) {}

  down = (event: PointerEvent): void => {
    const thing = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!thing || event.button !== 0 || !event.isPrimary) return;
    this.thing = thing;
    [this.x, this.y] = [event.clientX, event.clientY];
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.end);
  };

  private move = (event: PointerEvent): void => {
    const { thing } = this;
    const [x, y] = [event.clientX - this.x, event.clientY - this.y];
    if (!thing || (!this.copy && Math.hypot(x, y) < FAR)) return;
    if (!this.copy) {
      this.copy = copied(thing);
      thing.dataset.lifted = "";
      this.on.current.lift(thing.dataset.drag ?? "");
    }
    this.copy.style.transform = `translate(${x}px,${y}px) rotate(2deg)`;
    const aim = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
    if (aim === this.aim) return;
    delete this.aim?.dataset.aim;
    if (aim && aim !== thing) aim.dataset.aim = "";
    this.aim = aim;
  };

  private up = (): void => {
    const { thing, aim, copy } = this;
    const place = copy?.getBoundingClientRect() ?? null;
    this.end();
    if (!thing || !copy) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    if (!aim || aim === thing) return;
    dropped.at = place;
    setTimeout(() => (dropped.at = null), 2000);
    this.on.current.drop(thing.dataset.drag ?? "", aim.dataset.drop ?? "");
  };

  end = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.end);
    delete this.aim?.dataset.aim;
    delete this.thing?.dataset.lifted;
    this.copy?.remove();
    this.thing = this.copy = this.aim = null;
  };
}

/** The tap that ends a drag is no tap. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function copied(thing: HTMLElement): HTMLElement {
  const place = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const name of ["data-drag", "data-drop", "data-cell", "data-slot", "data-stop"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  copy.classList.add("flying", "carried");
  Object.assign(copy.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  (thing.closest(".app") ?? document.body).append(copy);
  return copy;
}
