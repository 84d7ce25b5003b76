/** Which thing on the page is to be touched next: by the move that is wanted, and what is chosen already. */

import type { View } from "../app/board";
import { folder } from "../app/gamemodule";

/** A selector; with a second one: only while nothing is found by that. */
export type Touch = string | [selector: string, unless: string];

/** `games/FOLDER/touches.ts`: what is touched, in order, to make the first of these moves on the drawn board. */
export type Touches = (moves: string[], view: View) => Touch[];

export const CONFIRM = ".dock .btns [data-confirm]";
const PLAIN: Touch[] = [".choices .moves .btn"]; // a board without pictures offers moves as they are

const found = import.meta.glob<Touches>("../games/*/touches.ts", { import: "touches" });

export async function loadTouches(game: string, plain: boolean): Promise<Touches> {
  const own = plain ? undefined : await found[`../games/${folder(game)}/touches.ts`]?.();
  return own ?? (() => PLAIN);
}

/** The first thing that is not chosen yet; null: nothing is asked now. */
export function nextTouch(touches: Touch[]): HTMLElement | null {
  for (const touch of touches) {
    const [selector, unless] = typeof touch === "string" ? [touch, ""] : touch;
    if (unless && document.querySelector(unless)) continue;
    const thing = document.querySelector<HTMLElement>(selector);
    if (thing && thing.ariaPressed !== "true" && thing.ariaDisabled !== "true") return thing;
  }
  return null;
}
