/** What the score of Black Sheep is made of, as the view tells it. */

import type { Category, Counted } from "../../app/board";
import { type Farm, figure, list } from "./animals";

export function count({ t, table, seats }: Counted<Farm>): Category[] {
  const { tally } = table;
  if (!tally) return [];
  const part = (name: string, why: string, of: (seat: string) => number): Category => ({
    name: t(name),
    why: t(why),
    points: Object.fromEntries(seats.map(({ seat }) => [seat, of(seat)])),
  });
  const against = (seat: string) =>
    list(table.corrals[seat])
      .map(figure)
      .filter(({ animal }) => table.minus.includes(animal))
      .reduce((sum, { value }) => sum - Number(value), 0);
  const tasked = Object.keys(table.tasks).length > 0;
  return [
    part("bs-score-animals", "bs-count-animals", (seat) => (tally[seat]?.animals ?? 0) - against(seat)),
    part("bs-black-sheep", "bs-count-black", against),
    ...(tasked
      ? [part("bs-score-tasks", "bs-count-tasks", (seat) => tally[seat]?.tasks ?? 0)]
      : [
          part("bs-score-most", "bs-count-most", (seat) => tally[seat]?.majority_points ?? 0),
          part("bs-score-sets", "bs-count-sets", (seat) => tally[seat]?.set_points ?? 0),
        ]),
  ];
}
