/**
 * Our drawings as symbols in the page, so that `<use href="#h-dog">` finds them. Sheets are added once, when first
 * needed.
 */

export type Sheet = "heads" | "figures" | "pieces" | "zoo";

const sheets: Record<Sheet, () => Promise<{ default: string }>> = {
  heads: () => import("./heads.svg?raw"), // dog moods and seat emblems too: needed on every page
  figures: () => import("./figures.svg?raw"),
  pieces: () => import("./pieces.svg?raw"),
  zoo: () => import("./zoo.svg?raw"),
};
const added = new Map<string, Promise<void>>();

/** A board calls this at the top of its module: `addSheet("zoo")`. */
export function addSheet(name: Sheet): Promise<void> {
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
