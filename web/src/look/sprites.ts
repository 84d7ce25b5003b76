/**
 * Our drawings as symbols in the page, so that `<use href="#h-dog">` finds them. Sheets are added once, when first
 * needed.
 */

import heads from "./heads.svg?raw";

export type Sheet = "heads" | "figures" | "pieces" | "zoo";

const sheets: Record<Exclude<Sheet, "heads">, () => Promise<{ default: string }>> = {
  figures: () => import("./figures.svg?raw"),
  pieces: () => import("./pieces.svg?raw"),
  zoo: () => import("./zoo.svg?raw"),
};
const added = new Map<string, Promise<void>>();

/** Heads, dog moods and seat emblems: needed on every page. */
export function addHeads(): void {
  if (!added.has("heads")) added.set("heads", Promise.resolve(add(heads)));
}

/** A board calls this at the top of its module: `addSheet("zoo")`. */
export function addSheet(name: Exclude<Sheet, "heads">): Promise<void> {
  const found = added.get(name) ?? sheets[name]().then((sheet) => add(sheet.default));
  added.set(name, found);
  return found;
}

function add(text: string): void {
  const holder = document.createElement("div");
  holder.className = "sprites";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = text;
  document.body.append(holder);
}
