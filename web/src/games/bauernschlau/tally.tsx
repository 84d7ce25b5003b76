/** How the scores came about: for every farm its white sheep, its black ones, the pieces left over. */

import type { BoardProps } from "../../board";
import { Emblem } from "../../parts/seat";
import { sheepOf, type Meadow } from "./map";
import { shown } from "./tiles";

export interface Tally {
  white: number;
  black: number;
  pieces: number;
  empty: number; // pastures
  down: number; // sheep that count nothing
  total: number;
}

/** What a closed farm adds up to on the table as it lies; null while it is open. */
export function tallyOf(table: Meadow, letter: string): Tally | null {
  const cells = table.enclosed[letter];
  if (!cells) return null;
  const tally: Tally = { white: 0, black: 0, pieces: table.pieces[letter] ?? 0, empty: 0, down: 0, total: 0 };
  for (const cell of cells) {
    const text = table.sheep[cell];
    if (!text) tally.empty += cell === table.dog ? 0 : 1;
    else {
      const sheep = sheepOf(text);
      const worth = (sheep.value ?? 0) * (table.geese[cell] ?? 1);
      if (!sheep.up) tally.down++;
      else if (worth > 0) tally.white += worth;
      else tally.black -= worth;
    }
  }
  tally.total = tally.white - tally.black - tally.pieces;
  return tally;
}

function lost(points: number): string {
  return shown(-points || 0);
}

export function Scores(p: BoardProps<Meadow>) {
  const { t, table } = p;
  const series = p.view.options.championship !== "1";
  return (
    <section class="tally">
      <h3>{t(series ? "ba-tally-last" : "ba-tally")}</h3>
      <ul>
        {p.seats.map((seat, at) => {
          const tally = tallyOf(table, seat.seat);
          return (
            <li key={seat.seat} style={{ "--i": String(at) }}>
              <Emblem letter={seat.seat} />
              <b>{p.name(seat.seat)}</b>
              {tally ? <b class="total">{shown(tally.total)}</b> : null}
              <span>
                {tally
                  ? `${t("ba-tally-white")} ${tally.white ? `+${tally.white}` : "0"} · ${t("ba-tally-black")} ${lost(tally.black)} · ${t("ba-tally-pieces")} ${lost(tally.pieces)}`
                  : t(series ? "ba-tally-open-series" : "ba-tally-open")}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{t("ba-tally-note")}</p>
    </section>
  );
}
