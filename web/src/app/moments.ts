/** The moments that decided a game: where what the seats had, points or chances, moved most. */

/** One moment: its place among all of them, and the seat for which most changed, by how much. */
export interface Turning {
  at: number;
  seat: number;
  by: number;
}

/** How a moment changed who was likely to win. */
export type Turn = "lead" | "ahead" | "gains" | "lost" | "falls";

interface Choosing {
  round(at: number): number | null; // of a moment; where a game has none, moments close to each other are one
  least?: number; // smaller swings are no moments
  end?: boolean; // whether the last moment counts; with points it does not: there all is counted
}

const MOST = 3;

/** The largest swings, in the order they came; at most one in a round. */
export function turnings(course: number[][], { round, least = 1, end = false }: Choosing): Turning[] {
  const swings: Turning[] = [];
  for (let at = 1; at < course.length - (end ? 0 : 1); at++) {
    const now = course[at] ?? [];
    const before = course[at - 1] ?? [];
    const steps = now.map((has, seat) => has - (before[seat] ?? 0));
    const seat = steps.reduce((best, step, index) => (isLarger(step, steps[best] ?? 0) ? index : best), 0);
    const by = steps[seat] ?? 0;
    if (Math.abs(by) >= least) swings.push({ at, seat, by });
  }
  swings.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || b.at - a.at);
  const close = Math.max(2, course.length / 10);
  const found: Turning[] = [];
  for (const one of swings) {
    const same = (other: Turning) =>
      round(one.at) === null ? Math.abs(one.at - other.at) < close : round(one.at) === round(other.at);
    if (found.length < MOST && !found.some(same)) found.push(one);
  }
  return found.sort((a, b) => a.at - b.at);
}

/** What one wins another loses: then it is the winner's moment. */
function isLarger(step: number, best: number): boolean {
  return Math.abs(step) > Math.abs(best) || (step === -best && step > best);
}

/** What a swing of chances meant for its seat. */
export function turnOf(course: number[][], { at, seat, by }: Turning): Turn {
  const leads = (place: number) => {
    const all = course[place] ?? [];
    return all.every((chance, other) => other === seat || chance < (all[seat] ?? 0));
  };
  if (by < 0) return leads(at - 1) && !leads(at) ? "lost" : "falls";
  if (!leads(at)) return "gains";
  return leads(at - 1) ? "ahead" : "lead";
}

const REACH = 3; // moments

/** Chances as a line shows them: what wavers by luck of the estimate is evened out, but not across a marked moment. */
export function steady(course: number[][], marks: number[]): number[][] {
  const last = course.length - 1;
  const part = (at: number) => marks.filter((mark) => mark <= at).length;
  return course.map((all, at) => {
    if (at === last || marks.includes(at) || marks.includes(at + 1)) return all;
    const near = course.slice(Math.max(0, at - REACH), Math.min(last, at + REACH + 1));
    const first = Math.max(0, at - REACH);
    const same = near.filter((_, place) => part(first + place) === part(at));
    return all.map((_, seat) => same.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / same.length);
  });
}
