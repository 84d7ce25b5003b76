/** How the scores came about: for every farm its white sheep, its black ones, the pieces left over. */

import type { BoardProps } from "../../app/board";
import { Emblem } from "../../parts/seat";
import type { Meadow } from "./map";
import { shown } from "./tiles";

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
          const tally = table.tally[seat.seat];
          return (
            <li key={seat.seat} style={{ "--i": String(at) }}>
              <Emblem letter={seat.seat} />
              <b>{p.name(seat.seat)}</b>
              {tally ? <b class="total">{shown(tally.total)}</b> : null}
              <span>
                {tally
                  ? [
                      `${t("ba-tally-white")} ${tally.white ? `+${tally.white}` : "0"}`,
                      `${t("ba-tally-black")} ${lost(tally.black)}`,
                      `${t("ba-tally-pieces")} ${lost(tally.pieces)}`,
                    ].join(" · ")
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
