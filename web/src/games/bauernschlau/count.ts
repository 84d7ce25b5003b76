/** What the score of Bauernschlau is made of, as the view tells it; a farm that is not fenced in has none. */

import type { Category, Counted } from "../../app/board";
import type { Meadow, Tally } from "./map";

export function count({ t, table, seats }: Counted<Meadow>): Category[] {
  const part = (name: string, of: (tally: Tally) => number): Category => ({
    name: t(`ba-tally-${name}`),
    why: t(`ba-count-${name}`),
    points: Object.fromEntries(
      seats.map(({ seat }) => {
        const tally = table.tally[seat];
        return [seat, tally ? of(tally) : null];
      }),
    ),
  });
  return [
    part("white", (tally) => tally.white),
    part("black", (tally) => 0 - tally.black),
    part("pieces", (tally) => 0 - tally.pieces),
  ];
}
