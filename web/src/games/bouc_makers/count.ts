/** What the score of Bouc Makers is made of; what nobody has is not counted. */

import type { Category, Counted } from "../../app/board";
import type { Fold } from "./cards";
import { ITEMS } from "./tally";

export function count({ t, table, seats }: Counted<Fold>): Category[] {
  const { points } = table;
  if (!points) return [];
  return ITEMS.map((item) => ({
    name: t(`bm-item-${item.replaceAll("_", "-")}`),
    why: t(`bm-count-${item.replaceAll("_", "-")}`),
    points: Object.fromEntries(seats.map(({ seat }) => [seat, points[seat]?.[item] ?? 0])),
  })).filter(({ points: by }) => Object.values(by).some(Boolean));
}
