/** A seat as everybody sees it: colour, emblem, animal and name; a ring, a pointer and words when it is to act. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../app/board";
import { emblem, head, others, tone } from "../app/seats";
import type { SeatInfo } from "../generated/wire";
import { acts } from "./acting";
import { ClockLeft } from "./clock";
import { Sprite } from "./sprite";

export function Avatar({ seat }: { seat: SeatInfo }) {
  return (
    <span class={`av ${tone(seat.seat)}`}>
      <Sprite id={head(seat)} class="a" />
      <Sprite id={emblem(seat.seat)} class="em" />
    </span>
  );
}

/** The emblem of a seat alone, in its colour. */
export function Emblem({ letter, label }: { letter: string; label?: string }) {
  return <Sprite id={emblem(letter)} class={`em ${tone(letter)}`} {...(label ? { label } : {})} />;
}

interface PlateProps {
  p: BoardProps;
  seat: SeatInfo;
  status?: string; // one short line below the name
  class?: string;
  children?: ComponentChildren; // what this game shows of a seat
}

export function SeatPlate({ p, seat, status, class: more = "", children }: PlateProps) {
  const on = acts(p, seat.seat);
  return (
    <div
      class={`seat ${tone(seat.seat)} ${on ? "on" : ""} ${more}`}
      data-seat={seat.seat}
      role="group"
      aria-label={spoken(p, seat, on)}
    >
      <Avatar seat={seat} />
      <div class="sx">
        <div class="nm">{p.name(seat.seat)}</div>
        <div class="sl">
          <span class="st">{status ?? standing(p, seat, on)}</span>
          <ClockLeft p={p} letter={seat.seat} />
        </div>
      </div>
      {children}
    </div>
  );
}

function standing(p: BoardProps, seat: SeatInfo, on: boolean): string {
  if (seat.away) return p.t("seat-away");
  if (seat.kind === "person" && !seat.here && !seat.you) return p.t("seat-gone");
  if (on) return p.t(seat.you ? "seat-your-turn" : "seat-thinking");
  return seat.kind === "bot" && seat.bot ? p.t("seat-bot", { rung: p.t(`rung-${seat.bot}`) }) : "";
}

function spoken(p: BoardProps, seat: SeatInfo, on: boolean): string {
  const symbol = p.t(`emblem-${emblem(seat.seat)}`);
  return p.t("seat-spoken", { name: p.name(seat.seat), symbol, state: standing(p, seat, on) || p.t("seat-waits") });
}

interface OpponentsProps {
  p: BoardProps;
  status?(seat: SeatInfo): string;
  children?(seat: SeatInfo): ComponentChildren;
  mine?: boolean; // my own plate too, first
  short?: string; // the status on my own plate, which short screens show below the others
}

/** The strip of the others, clockwise from my left. */
export function Opponents({ p, status, children, mine, short }: OpponentsProps) {
  const seats = others(p.seats, p.seat);
  const me = p.seats.filter((seat) => seat.seat === p.seat);
  const own = mine ? me : [];
  return (
    <section class="seats" aria-label={p.t("seats-label")} style={{ "--n": String(seats.length + own.length) }}>
      {[...own, ...seats].map((seat) => (
        <SeatPlate key={seat.seat} p={p} seat={seat} {...(status ? { status: status(seat) } : {})}>
          {children?.(seat)}
        </SeatPlate>
      ))}
      {short === undefined
        ? null
        : me.map((seat) => (
            <SeatPlate key={seat.seat} p={p} seat={seat} status={short} class="self folded">
              {children?.(seat)}
            </SeatPlate>
          ))}
    </section>
  );
}
