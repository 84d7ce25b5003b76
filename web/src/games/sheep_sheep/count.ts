/** What the score of Sheep Sheep is made of: every photo, and what the secret model adds. */

import type { Category, Counted } from "../../app/board";
import { photosOf, type Wall } from "./photos";

export function count({ t, table, seats }: Counted<Wall>): Category[] {
  const part = (name: string, of: (seat: string) => number): Category => ({
    name: t(`ss-count-${name}`),
    why: t(`ss-count-${name}-why`),
    points: Object.fromEntries(seats.map(({ seat }) => [seat, of(seat)])),
  });
  return [
    part("photos", (seat) => photosOf(table, seat)),
    part("model", (seat) => (table.points[seat] ?? 0) - photosOf(table, seat)),
  ];
}
