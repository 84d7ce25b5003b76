/**
 * A straw ring round things on the table, and the sheepdog's paw: where a hint leads to, where a line of the log
 * happened. The rings lie above everything and take no touch; what they are round may be drawn anywhere, also as SVG.
 */

import { useLayoutEffect, useState } from "preact/hooks";
import { classes } from "./classes";
import "../look/ring.css";

interface RingsProps {
  at: string[]; // selectors within the table; each marks all it finds
  or: string; // where nothing of it can be seen
  paw?: boolean; // taps on the last one
  flash?: boolean; // goes by itself
}

/** Where a ring lies on the screen. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const WIDEST = 12; // px between a thing and its ring
const EDGE = 7; // px a ring keeps from the edge of the screen

export function Rings({ at, or, paw, flash }: RingsProps) {
  const boxes = useBoxes(at, or);
  const last = boxes.at(-1);
  if (!last) return null;
  return (
    <div class={classes("rings", flash && "flash")} aria-hidden="true">
      {boxes.map((box, index) => (
        <i key={index} class="straw-ring" style={placed(box)} />
      ))}
      {paw ? <Paw box={last} /> : null}
    </div>
  );
}

function placed({ x, y, w, h }: Box) {
  return { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` };
}

/** From below right, so that it covers neither value nor name. */
function Paw({ box }: { box: Box }) {
  const left = Math.min(box.x + box.w - 14, innerWidth - 50);
  const top = Math.min(box.y + box.h - 14, innerHeight - 50);
  return (
    <svg class="paw" viewBox="0 0 80 80" style={{ left: `${left}px`, top: `${top}px` }}>
      <path d="M34 46C46 38 62 46 80 62V80H54C40 72 28 58 34 46Z" fill="#6f7a8c" />
      <path
        d="M12 14C20 4 34 4 44 12C56 16 64 28 60 42C58 54 44 62 32 56C18 54 8 44 10 32C6 26 8 18 12 14Z"
        fill="#c9c2ae"
      />
      <path
        d="M12 12C20 2 34 2 44 10C56 14 64 26 60 40C58 52 44 60 32 54C18 52 8 42 10 30C6 24 8 16 12 12Z"
        fill="#fbf3df"
      />
      <path d="M20 12C18 18 18 22 20 27M32 8C31 14 31 18 33 24M45 13C45 18 46 22 48 26" />
    </svg>
  );
}

/** Where the things are now, and wherever they go while they are marked. */
export function useBoxes(at: string[], or: string): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const key = [...at, or].join(" | ");
  useLayoutEffect(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(`.app ${selector}`)].filter((one) => one.getClientRects().length);
    const things = () => {
      const found = at.flatMap(seen);
      return found.length ? found : seen(or);
    };
    const measure = () =>
      setBoxes((old) => unchanged(old, boxesOf(things().map((one) => one.getBoundingClientRect()))));
    measure();
    let asked = 0;
    const later = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(measure);
    };
    const watcher = new ResizeObserver(later);
    for (const thing of [...things(), document.body]) watcher.observe(thing);
    for (const moved of MOVES) addEventListener(moved, later, true);
    return () => {
      cancelAnimationFrame(asked);
      watcher.disconnect();
      for (const moved of MOVES) removeEventListener(moved, later, true);
    };
  }, [key]);
  return boxes;
}

const MOVES = ["resize", "scroll", "transitionend", "animationend"];

/** The rings round what can be seen; small things have them closer, and none leaves the screen. */
export function boxesOf(rects: Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">[]): Box[] {
  return rects
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((rect) => {
      const gap = Math.min(innerWidth > 820 ? WIDEST : EDGE, Math.min(rect.width, rect.height) / 8);
      const [x, y] = [Math.max(EDGE, rect.left - gap), Math.max(EDGE, rect.top - gap)];
      return {
        x,
        y,
        w: Math.min(innerWidth - EDGE, rect.right + gap) - x,
        h: Math.min(innerHeight - EDGE, rect.bottom + gap) - y,
      };
    })
    .filter(({ w, h }) => w > 0 && h > 0);
}

function unchanged(old: Box[], found: Box[]): Box[] {
  return JSON.stringify(old) === JSON.stringify(found) ? old : found;
}
