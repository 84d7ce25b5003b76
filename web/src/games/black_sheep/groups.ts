/** Animals in groups: what makes one five better than another, for saying it before cards are laid (BS-7). */

export const ANIMALS = ["horse", "cow", "pig", "sheep", "rooster", "black-sheep"] as const;

export function isAnimal(word: string): boolean {
  return place(word) >= 0;
}

function place(animal: string): number {
  return (ANIMALS as readonly string[]).indexOf(animal);
}

/** The best animal first, as the house writes them. */
export function sorted(animals: string[]): string[] {
  return [...animals].sort((a, b) => place(a) - place(b));
}

export interface Group {
  animal: string;
  count: number;
}

/** Equal animals together, larger groups first, better animals first among groups of a size (BS-7.9). */
export function grouped(animals: string[]): Group[] {
  const found = new Map<string, number>();
  for (const animal of sorted(animals)) found.set(animal, (found.get(animal) ?? 0) + 1);
  return [...found].map(([animal, count]) => ({ animal, count })).sort((a, b) => b.count - a.count);
}

/** Above zero if the first five beat the other five, to say so before cards are laid. Who wins a field the house says. */
export function compared(mine: string[], theirs: string[]): number {
  const [a, b] = [grouped(mine), grouped(theirs)];
  for (const at of a.keys()) {
    const more = (a[at]?.count ?? 0) - (b[at]?.count ?? 0);
    if (more) return more;
  }
  for (const at of a.keys()) {
    const better = place(b[at]?.animal ?? "") - place(a[at]?.animal ?? "");
    if (better) return better;
  }
  return 0;
}
