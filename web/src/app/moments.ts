/** The moments that decided a game: where the scores moved most. */

/** One moment: the place among all of them, and the seat whose score moved most, by how much. */
export interface Turning {
  at: number;
  seat: number;
  by: number;
}

/**
 * The largest swings of how the seats stood, in the order they came; at most one in a round. `round` tells the round of
 * a moment; where a game has none, moments close to each other are one. The end itself, where all is counted, is left
 * out.
 */
export function turnings(course: number[][], round: (at: number) => number | null, most = 3): Turning[] {
  const swings: Turning[] = [];
  for (let at = 1; at < course.length - 1; at++) {
    const now = course[at] ?? [];
    const before = course[at - 1] ?? [];
    const steps = now.map((score, seat) => score - (before[seat] ?? 0));
    const seat = steps.reduce((best, step, index) => (Math.abs(step) > Math.abs(steps[best] ?? 0) ? index : best), 0);
    const by = steps[seat] ?? 0;
    if (by) swings.push({ at, seat, by });
  }
  swings.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || b.at - a.at);
  const close = Math.max(2, course.length / 10);
  const found: Turning[] = [];
  for (const one of swings) {
    const same = (other: Turning) =>
      round(one.at) === null ? Math.abs(one.at - other.at) < close : round(one.at) === round(other.at);
    if (found.length < most && !found.some(same)) found.push(one);
  }
  return found.sort((a, b) => a.at - b.at);
}
