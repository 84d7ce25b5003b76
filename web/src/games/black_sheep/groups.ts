/** Animals in rows and groups, as they are written and said. */

export const ANIMALS = ["horse", "cow", "pig", "sheep", "rooster", "black-sheep"] as const;

function index(animal: string): number {
  return (ANIMALS as readonly string[]).indexOf(animal);
}

/** The best animal first, as the server writes them. */
export function sorted(animals: string[]): string[] {
  return [...animals].sort((a, b) => index(a) - index(b));
}

export interface Group {
  animal: string;
  count: number;
}

/** Equal animals together, larger groups first, better animals first among groups of a size. */
export function grouped(animals: string[]): Group[] {
  const found = new Map<string, number>();
  for (const animal of sorted(animals)) found.set(animal, (found.get(animal) ?? 0) + 1);
  return [...found].map(([animal, count]) => ({ animal, count })).sort((a, b) => b.count - a.count);
}
