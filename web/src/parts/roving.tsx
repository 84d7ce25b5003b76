/**
 * One tab stop for a whole board or hand: arrow keys walk to the nearest thing marked `data-stop` in that direction.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface RovingProps {
  label: string;
  role?: "group" | "toolbar" | "listbox" | "radiogroup" | "list";
  class?: string;
  children: ComponentChildren;
}

export function Roving({ label, role = "group", class: name, children }: RovingProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);

  const stops = () => [...(root.current?.querySelectorAll<HTMLElement | SVGElement>("[data-stop]") ?? [])];
  const settle = (chosen: Element | null | undefined) => {
    const all = stops();
    const stop =
      all.find((one) => one === chosen) ?? all.find((one) => one.getAttribute("aria-disabled") !== "true") ?? all[0];
    current.current = stop ?? null;
    for (const one of all) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  };
  useLayoutEffect(() => settle(current.current));

  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey || !stops().some((one) => one === from)) return;
    event.preventDefault();
    const next = nearest(from, way, stops());
    if (!next) return;
    settle(next);
    next.focus();
  };
  const enter = (event: FocusEvent) => {
    const stop = (event.target as Element).closest("[data-stop]");
    if (stop) settle(stop);
  };
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: every role it may have takes a name
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the stops inside
    <div ref={root} class={name} role={role} aria-label={label} onKeyDown={walk} onFocusIn={enter}>
      {children}
    </div>
  );
}

function nearest(from: Element, [dx, dy]: [number, number], all: (HTMLElement | SVGElement)[]) {
  const a = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const b = middle(one);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    if (one === from || along < 1) continue;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function middle(thing: Element): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
