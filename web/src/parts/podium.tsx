/** Who came where: three steps of wood with their animals, the others beside them on the grass; wool falls once. */

import type { BoardProps } from "../app/board";
import { head, tone } from "../app/seats";
import type { SeatInfo } from "../generated/wire";
import { Emblem } from "./seat";
import { Sprite } from "./sprite";
import "../look/podium.css";

export interface Standing {
  seat: SeatInfo;
  place: number;
  score: number | null; // null: no score at all, it stands on the grass
}

/** Everybody by place, with the scores the server gives. */
export function standings(p: Pick<BoardProps, "seats" | "view">, scored: (letter: string) => boolean): Standing[] {
  const { places = [], scores = [] } = p.view;
  return p.seats
    .map((seat, at) => ({ seat, place: places[at] ?? 0, score: scored(seat.seat) ? (scores[at] ?? 0) : null }))
    .sort((a, b) => a.place - b.place);
}

/** The figure of the animal whose head a seat has. */
export function figureOf(seat: SeatInfo): string {
  return head(seat).replace("h-", "f-");
}

export function shown(points: number): string {
  return String(points).replace("-", "−");
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : shown(points);
}

const STEPS = 3;
const TUFTS = 16;

/** Those with a place on the steps, as they stand there: the second left, the first in the middle. */
export function steps(all: Standing[]): Standing[] {
  const [first, second, ...rest] = all.filter(({ score, place }) => score !== null && place <= STEPS).slice(0, STEPS);
  return [second, first, ...rest].filter((one): one is Standing => one !== undefined);
}

/** The same is said by the table below: hidden from readers. */
export function Podium({ p, all }: { p: BoardProps; all: Standing[] }) {
  const up = steps(all);
  return (
    <div class="fin-podium" aria-hidden="true">
      {Array.from({ length: TUFTS }, (_, at) => (
        <i key={at} class={`fin-tuft k${at % 4}`} style={{ "--at": String(at), left: `${(at * 37 + 5) % 97}%` }} />
      ))}
      {up.map(({ seat, place, score }) => (
        <div key={seat.seat} class={`fin-step s${place} ${tone(seat.seat)}`}>
          <Sprite id={figureOf(seat)} class="fin-animal" />
          <div class="fin-block">
            <span class="nm">
              <Emblem letter={seat.seat} />
              <b>{p.name(seat.seat)}</b>
            </span>
            <strong>{shown(score ?? 0)}</strong>
            <small>{p.t("podium-place", { place })}</small>
          </div>
        </div>
      ))}
      {all
        .filter((one) => !up.includes(one))
        .map(({ seat, score }) => (
          <div key={seat.seat} class="fin-rest">
            <Sprite id={head(seat)} />
            <b>{p.name(seat.seat)}</b>
            <small>{score === null ? p.t("count-none") : shown(score)}</small>
          </div>
        ))}
    </div>
  );
}
