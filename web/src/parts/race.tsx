/** The score being counted: everybody's animal trots to its new total, category by category; the same as a table. */

import type { BoardProps, Category } from "../app/board";
import { tone } from "../app/seats";
import type { SeatInfo } from "../generated/wire";
import { classes } from "./classes";
import { totalOf } from "./counting";
import { figureOf, type Standing, shown, signed } from "./podium";
import { Avatar } from "./seat";
import { Sprite } from "./sprite";

interface RaceProps {
  p: BoardProps;
  categories: Category[];
  done: number; // categories counted; the next one is being counted
}

/** Per cent of the lane: the rest is for the animal and its numbers. */
function room(): number {
  return innerWidth > 820 ? 74 : 44;
}

/** Scenery: readers have the table. */
export function Race({ p, categories, done }: RaceProps) {
  const seats = lanes(p.seats, p.seat);
  const now = done + 1;
  const far = Math.max(
    1,
    ...seats.flatMap(({ seat }) => categories.map((_, at) => totalOf(categories, seat, at + 1) ?? 0)),
  );
  return (
    <div class="fin-race" aria-hidden="true">
      {seats.map((seat) => {
        const total = totalOf(categories, seat.seat, now);
        const share = (room() * Math.max(0, total ?? 0)) / far;
        const gain = categories[done]?.points[seat.seat] ?? 0;
        return (
          <div key={seat.seat} class={`fin-lane ${tone(seat.seat)}`}>
            <span class="fin-plate">
              <Avatar seat={seat} />
              <b>{p.name(seat.seat)}</b>
            </span>
            <span class="fin-way">
              <i class="fin-trail" style={{ transform: `scaleX(${share / 100})` }} />
              <span class="fin-runner" style={{ transform: `translateX(${share}%)` }}>
                <Sprite id={figureOf(seat)} class="fin-animal" />
                <span class="fin-sum">{total === null ? p.t("count-none") : shown(total)}</span>
                {gain ? (
                  <span key={done} class="fin-gain">
                    {signed(gain)}
                  </span>
                ) : null}
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Mine first, as everywhere. */
function lanes(seats: SeatInfo[], mine: string | null): SeatInfo[] {
  return [...seats.filter(({ seat }) => seat === mine), ...seats.filter(({ seat }) => seat !== mine)];
}

interface LedgerProps extends RaceProps {
  all: Standing[];
  now: number; // the category that is framed; -1: none
}

/** Points by category; what is not counted yet is not told. */
export function Ledger({ p, categories, done, all, now }: LedgerProps) {
  const over = done >= categories.length;
  const upTo = over ? categories.length : done + 1;
  const rows = over ? all.map(({ seat }) => seat) : lanes(p.seats, p.seat);
  return (
    <div class="fin-table" tabIndex={0} role="group" aria-label={p.t("count-caption")}>
      <table>
        <caption class="vh">{p.t("count-caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{p.t("scores-player")}</th>
            {categories.map(({ name }, at) => (
              <th key={at} scope="col" class={at === now ? "now" : ""}>
                {name}
              </th>
            ))}
            <th scope="col">{p.t(over ? "count-sum" : "count-so-far")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((seat) => {
            const total = totalOf(categories, seat.seat, upTo);
            return (
              <tr key={seat.seat} class={over && p.view.winners?.includes(seat.seat) ? "fin-won" : ""}>
                <th scope="row">
                  <Avatar seat={seat} /> <span>{p.name(seat.seat)}</span>
                </th>
                {categories.map(({ points }, at) => {
                  const one = points[seat.seat] ?? 0;
                  return (
                    <td key={at} class={classes(at === now && "now", at < upTo && one < 0 && "minus")}>
                      {at < upTo ? signed(one) : "…"}
                    </td>
                  );
                })}
                <td class="fin-sum">{total === null ? "–" : shown(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
