/** How the game was decided: every zoo, its triplets, and after a standstill what broke the tie. */

import type { BoardProps } from "../../app/board";
import { Avatar } from "../../parts/seat";
import { cards, type Pond } from "./cards";
import { Zoo } from "./pieces";

export function Reckoning(p: BoardProps<Pond>) {
  const { t, table } = p;
  const stalled = table.winner === "nobody";
  const places = p.view.places ?? [];
  const seats = p.seats.map((seat, at) => ({ seat, place: places[at] ?? 0 })).sort((a, b) => a.place - b.place);
  return (
    <div class="bb-end">
      <p>{stalled ? t("bb-scores-stalled") : t("bb-scores-how", { needed: table.needed })}</p>
      <ul>
        {seats.map(({ seat }) => {
          const zoo = cards(table.zoos[seat.seat]);
          return (
            <li key={seat.seat}>
              <Avatar seat={seat} />
              <div>
                <b>{p.name(seat.seat)}</b>{" "}
                <small>{t("bb-triplets", { count: table.triplets[seat.seat] ?? 0, needed: table.needed })}</small>
                {stalled ? (
                  <small>
                    {" "}
                    · {t("bb-scores-animals")} {zoo.length} · {t("bb-scores-pairs")} {table.pairs[seat.seat] ?? 0}
                  </small>
                ) : null}
                <Zoo p={p} seat={seat.seat} table={table} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
