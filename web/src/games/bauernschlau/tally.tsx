/** How the scores came about: for every farm its white sheep, its black ones, the pieces left over. */

import type { BoardProps } from "../../board";
import { Avatar } from "../../parts/seat";
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

export function Scores(p: BoardProps<Meadow>) {
  const { t, table } = p;
  const series = p.view.options.championship !== "1";
  return (
    <section class="tally">
      <h3>{t(series ? "ba-tally-last" : "ba-tally")}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("scores-player")}</th>
            <th scope="col">{t("ba-tally-white")}</th>
            <th scope="col">{t("ba-tally-black")}</th>
            <th scope="col">{t("ba-tally-pieces")}</th>
            <th scope="col">{t("scores-points")}</th>
          </tr>
        </thead>
        <tbody>
          {p.seats.map((seat, at) => {
            const tally = tallyOf(table, seat.seat);
            return (
              <tr key={seat.seat} style={{ "--i": String(at) }}>
                <th scope="row">
                  <Avatar seat={seat} /> <span>{p.name(seat.seat)}</span>
                </th>
                {tally ? (
                  <>
                    <td>+{tally.white}</td>
                    <td>−{tally.black}</td>
                    <td>−{tally.pieces}</td>
                    <td>{shown(tally.total)}</td>
                  </>
                ) : (
                  <td colSpan={4}>{t(series ? "ba-tally-open-series" : "ba-tally-open")}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{t("ba-tally-note")}</p>
    </section>
  );
}
