/**
 * Our drawings as symbols in the page, so that `<use href="#h-dog">` finds them. Sheets are added once, when first
 * needed.
 */

const sheets = {
  heads: () => import("./heads.svg?raw"), // dog moods and seat emblems too: needed on every page
  figures: () => import("./figures.svg?raw"),
};
const placed = new Set<string>();

/** Fetch a sheet for the page, if it is not there. */
export async function addSheet(name: keyof typeof sheets): Promise<void> {
  place((await sheets[name]()).default);
}

/** A board or a picture brings its sheets along (`import zoo from "…/zoo.svg?raw"`): they are there when it is. */
export function place(text: string): void {
  if (placed.has(text)) return;
  placed.add(text);
  const holder = document.createElement("div");
  holder.className = "sprites";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = text;
  document.body.append(holder);
}
