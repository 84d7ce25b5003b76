/** Which thing on the page is to be touched next: by the move that is wanted, and what is chosen already. */

import type { View } from "../app/board";
import { folder } from "../app/gamemodule";

/** A selector; with a second one: only while nothing is found by that. */
export type Spot = string | [selector: string, unless: string];

/** `games/FOLDER/spots.ts`: what is touched, in order, to make the first of these moves on the drawn board. */
export type Spots = (moves: string[], view: View) => Spot[];

export const CONFIRM = ".dock .btns [data-confirm]";
const PLAIN: Spot[] = [".choices .moves .btn"]; // a board without pictures offers moves as they are

const found = import.meta.glob<Spots>("../games/*/spots.ts", { import: "spots" });

export async function loadSpots(game: string, plain: boolean): Promise<Spots> {
  const own = plain ? undefined : await found[`../games/${folder(game)}/spots.ts`]?.();
  return own ?? (() => PLAIN);
}

/** The first thing that is not chosen yet; null: nothing is asked now. */
export function nextSpot(spots: Spot[]): HTMLElement | null {
  for (const spot of spots) {
    const [selector, unless] = typeof spot === "string" ? [spot, ""] : spot;
    if (unless && document.querySelector(unless)) continue;
    const thing = document.querySelector<HTMLElement>(selector);
    if (thing && thing.ariaPressed !== "true" && thing.ariaDisabled !== "true") return thing;
  }
  return null;
}
