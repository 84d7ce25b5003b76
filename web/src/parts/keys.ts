/**
 * Shortcuts of the whole page, for the table and its boards alike: which keys count, when, and who gets them first.
 *
 * Keys with Ctrl, Alt or Meta are the browser's, keys in a field or an open dialog are theirs. Single characters can be
 * switched off, for people who speak to their device or whose hands tremble (WCAG 2.1.4).
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Settings } from "../app/settings";

/** What a key does, by its name, letters in lower case. One that answers `false` has not taken it after all. */
export type KeyMap = Record<string, (() => unknown) | undefined>;

/** Keys of the page, for as long as the part that calls this is there. */
export function useKeys(settings: Settings, keys: KeyMap): void {
  useListener(settings, keys, false);
}

/** Keys of a board: it gets them before the table does, and what it takes the table does not see. */
export function useBoardKeys(settings: Settings, keys: KeyMap): void {
  useListener(settings, keys, true);
}

function useListener(settings: Settings, keys: KeyMap, first: boolean): void {
  const now = useRef({ settings, keys });
  now.current = { settings, keys }; // keys may come faster than the page is drawn
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event, now.current.settings, now.current.keys);
    addEventListener("keydown", press, first);
    return () => removeEventListener("keydown", press, first);
  }, []);
}

function pressed(event: KeyboardEvent, settings: Settings, keys: KeyMap): void {
  if (event.defaultPrevented || isElsewhere(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[^ ]$/.test(key) && !settings.letters) return;
  const act = keys[key];
  // Escape lets go of everything at once: a choice of the board and a note of the table.
  if (act && act() !== false && key !== "Escape") event.preventDefault();
}

function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select")) return true;
  if (event.key === " " && target?.closest("button, a, [role=button]")) return true; // presses it
  return document.querySelector("dialog[open]") !== null;
}

/** The keys 1 to 9 for the first things of a row; the handler gets the index. */
export function digits(count: number, act: (index: number) => unknown): KeyMap {
  return numbered("123456789", count, act);
}

/** The keys A to Z for the first things of a row; the handler gets the index. */
export function letters(count: number, act: (index: number) => unknown): KeyMap {
  return numbered("abcdefghijklmnopqrstuvwxyz", count, act);
}

function numbered(names: string, count: number, act: (index: number) => unknown): KeyMap {
  return Object.fromEntries([...names].slice(0, count).map((name, index) => [name, () => act(index)]));
}

/** Whether a key presses what has the focus, for drawn things that are no buttons of the browser. */
export function presses(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}
