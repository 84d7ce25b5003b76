/**
 * What a person chose for this device: language, theme, motion, sound, keys. Kept in local storage where that is
 * allowed.
 */

import { useEffect, useState } from "preact/hooks";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Language;
  theme: "auto" | "light" | "dark";
  motion: "full" | "less"; // less: no travel, no shake; results at once
  speed: number; // 1 normal, 2 twice as fast
  sound: "on" | "bell" | "off"; // bell: only "your turn"
  letters: boolean; // shortcuts of a single letter
  coach: boolean; // short lines in a first game
  notices: boolean; // the device calls me when it is my turn, if it may
  plain: boolean; // every table in words and buttons instead of pictures
}

const KEY = "sheepfold.settings";
const listeners = new Set<() => void>();
let current = { ...usual(), ...kept() };

function usual(): Settings {
  const wanted = navigator.languages
    .map((name) => name.slice(0, 2))
    .find((name) => LANGUAGES.some((known) => known === name));
  const less = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    lang: (wanted as Language | undefined) ?? "en",
    theme: "auto",
    motion: less ? "less" : "full",
    speed: 1,
    sound: "on",
    letters: true,
    coach: true,
    notices: true,
    plain: false,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // storage blocked, or not ours: the usual settings serve
  }
}

export function settings(): Settings {
  return current;
}

/** Change some settings, for this page and the next visit. */
export function choose(change: Partial<Settings>, keep = true): void {
  current = { ...current, ...change };
  if (keep) {
    try {
      localStorage.setItem(KEY, JSON.stringify(current));
    } catch {
      // storage blocked: they last as long as the page
    }
  }
  dress();
  for (const listener of listeners) listener();
}

/** Let the document follow: language, theme and motion are attributes of its root. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = current.lang;
  root.dataset.theme = current.theme;
  root.dataset.motion = current.motion;
}

export function useSettings(): Settings {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return current;
}
