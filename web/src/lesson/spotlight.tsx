/** A straw ring round what is to be touched, the board dimmed behind it, and the dog's paw. It follows what moves. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import { classes } from "../parts/classes";

interface SpotlightProps {
  t: Translate;
  find(): HTMLElement | null; // what is to be touched now
  asked: boolean; // somebody is to touch it: otherwise something is being shown
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Named {
  thing: HTMLElement;
  was: string | null; // its own name; null: its text is
  now: string;
  text: string;
}

const STILL = 12; // frames without a change: it lies where it lies

export function Spotlight({ t, find, asked }: SpotlightProps) {
  const [ring, setRing] = useState<Box | null>(null);
  const [board, setBoard] = useState<Box | null>(null);
  const named = useRef<Named | null>(null);
  const finding = useRef(find);
  finding.current = asked ? find : () => null;

  useEffect(() => {
    let frame = 0;
    let calm = 0;
    let last = "";
    const look = () => {
      const thing = finding.current();
      const lit = thing ? boxOf(thing) : null;
      const ground = above(boxOf(document.querySelector(".app .board")), boxOf(document.querySelector(".app .dock")));
      const now = JSON.stringify([lit, ground]);
      if (isOther(named.current, thing)) point(thing);
      if (now === last) calm++;
      else {
        calm = 0;
        last = now;
        setRing(lit);
        setBoard(ground);
      }
      frame = calm < STILL ? requestAnimationFrame(look) : 0;
    };
    const wake = () => {
      calm = 0;
      if (!frame) frame = requestAnimationFrame(look);
    };
    /** What is meant is named so, and has the focus. */
    const point = (thing: HTMLElement | null) => {
      const before = named.current;
      if (before && before.thing !== thing && label(before.thing) === before.now) rename(before.thing, before.was);
      if (!thing) {
        named.current = null;
        return;
      }
      const same = before?.thing === thing;
      const was = same && label(thing) === before.now ? before.was : label(thing);
      const text = textOf(thing);
      const now = t("lesson-try", { name: was ?? text });
      rename(thing, now);
      named.current = { thing, was, now, text };
      if (same) return;
      thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (!document.querySelector("dialog[open]")) thing.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(wake);
    const page = document.querySelector(".app");
    if (page) watcher.observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: WATCHED });
    addEventListener("resize", wake);
    addEventListener("scroll", wake, true);
    addEventListener("transitionend", wake, true);
    wake();
    return () => {
      watcher.disconnect();
      removeEventListener("resize", wake);
      removeEventListener("scroll", wake, true);
      removeEventListener("transitionend", wake, true);
      cancelAnimationFrame(frame);
      point(null);
    };
  }, [t, find, asked]);

  if (!asked || !ring) return null;
  const within = board && inside(ring, board);
  return (
    <div class="spotlight" aria-hidden="true">
      {board ? <i class="scrim" style={{ ...px(board), ...(within ? { clipPath: hole(ring, board) } : {}) }} /> : null}
      <i class={classes("ring", ring.top + ring.height > innerHeight - LOW && "low")} style={px(ring)}>
        <Paw />
      </i>
    </div>
  );
}

const WATCHED = ["class", "style", "aria-pressed", "aria-disabled", "data-beat", "aria-label"];

/** Whether something else is meant than before, or it says something else. */
function isOther(named: Named | null, thing: HTMLElement | null): boolean {
  if (!named || !thing) return named !== null || thing !== null;
  return named.thing !== thing || label(thing) !== named.now || (named.was === null && textOf(thing) !== named.text);
}

/** As it is read: what stands on two lines is two words. */
function textOf(thing: HTMLElement): string {
  return (thing.innerText ?? "").replace(/\s+/g, " ").trim();
}

function label(thing: HTMLElement | null | undefined): string | null {
  return thing?.getAttribute("aria-label") ?? null;
}

function rename(thing: HTMLElement, name: string | null): void {
  if (name === null) thing.removeAttribute("aria-label");
  else thing.setAttribute("aria-label", name);
}

function boxOf(thing: Element | null): Box | null {
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

const GRASS = 10; // px that the edge of the dock stands over the board

/** The board as far as the dock does not cover it. */
function above(board: Box | null, dock: Box | null): Box | null {
  if (!board || !dock || dock.left > board.left) return board;
  return { ...board, height: Math.min(board.height, dock.top - GRASS - board.top) };
}

function inside(one: Box, other: Box): boolean {
  const x = one.left + one.width / 2;
  const y = one.top + one.height / 2;
  return x > other.left && x < other.left + other.width && y > other.top && y < other.top + other.height;
}

function px({ left, top, width, height }: Box) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

const LOW = 44; // px from the bottom of the page: there is no room for a paw below
const GAP = 8; // px of light round the thing

/** The board but for the thing: a frame drawn outwards, then inwards. */
function hole(ring: Box, board: Box): string {
  const [l, t] = [ring.left - board.left - GAP, ring.top - board.top - GAP];
  const [r, b] = [l + ring.width + 2 * GAP, t + ring.height + 2 * GAP];
  const cut = [
    [l, t],
    [l, b],
    [r, b],
    [r, t],
    [l, t],
  ].map(([x, y]) => `${x}px ${y}px`);
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${cut.join(", ")})`;
}

/** The dog's paw, from below right. */
function Paw() {
  return (
    <svg class="paw" viewBox="0 0 60 70">
      <path d="M22 30C34 26 46 32 50 44L58 70H26L18 50C14 42 16 33 22 30Z" fill="#6f7890" />
      <path d="M12 14C20 6 34 10 40 20C45 28 44 38 36 42C28 46 16 44 10 34C6 27 7 19 12 14Z" fill="#fbf5e6" />
      <g fill="none" stroke="#b9b2a2" stroke-width="3" stroke-linecap="round">
        <path d="M16 15L20 25M24 11L27 22M32 14L33 23" />
      </g>
    </svg>
  );
}
