/** What this browser remembers of learning: games that need no introduction, and how far a lesson was taken. */

interface Learnt {
  known?: boolean; // the goal card was read
  step?: number; // where the lesson was left
}

const KEY = "sheepfold.learnt";
let lasting: Record<string, Learnt> | null = null; // where storage is blocked, for as long as the page lives

function all(): Record<string, Learnt> {
  if (lasting) return lasting;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Learnt>;
  } catch {
    return {};
  }
}

function keep(game: string, change: Learnt): void {
  const next = { ...all(), [game]: { ...all()[game], ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    lasting = next;
  }
}

export const isKnown = (game: string): boolean => all()[game]?.known ?? false;
export const nowKnown = (game: string): void => keep(game, { known: true });
export const stepOf = (game: string): number => all()[game]?.step ?? 0;
export const keepStep = (game: string, step: number): void => keep(game, { step });
