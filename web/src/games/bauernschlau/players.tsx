/** The players of Bauernschlau: points, pieces of fence left, and what the marks on the meadow mean. */

import type { BoardProps } from "../../app/board";
import { others } from "../../app/seats";
import type { SeatInfo } from "../../generated/wire";
import { SeatPlate } from "../../parts/seat";
import { Sprite } from "../../parts/sprite";
import { type Fence, type Meadow, ownFences } from "./map";
import { Rails, shown, Tile } from "./tiles";

export function Players({ p, table, fences }: { p: BoardProps<Meadow>; table: Meadow; fences: Fence[] }) {
  const own = p.seats.filter((seat) => seat.seat === p.seat);
  const seats = [...own, ...others(p.seats, p.seat)];
  const series = p.view.options.championship !== "1";
  return (
    <section class="seats" aria-label={p.t("seats-label")} style={{ "--n": String(seats.length) }}>
      {seats.map((seat) => {
        const status = statusOf(p, table, fences, seat);
        const pieces = table.pieces[seat.seat] ?? 0;
        return (
          <SeatPlate
            key={seat.seat}
            p={p}
            seat={seat}
            class={seat.seat === p.seat ? "self" : ""}
            {...(status ? { status } : {})}
          >
            {series ? (
              <span class="sum" role="img" aria-label={p.t("ba-total", points(table.totals[seat.seat] ?? 0))}>
                Σ {shown(table.totals[seat.seat] ?? 0)}
              </span>
            ) : null}
            <span
              class="fp"
              role="img"
              aria-label={p.t("ba-pieces-left", { count: pieces })}
              title={p.t("ba-pieces-left", { count: pieces })}
            >
              <Rails />
              <b>{pieces}</b>
            </span>
          </SeatPlate>
        );
      })}
      {seats.length < 6 ? <Key p={p} /> : null}
    </section>
  );
}

/** What the marks on the meadow mean, where there is room for it. */
function Key({ p }: { p: BoardProps<Meadow> }) {
  return (
    <div class="key">
      <h2>{p.t("ba-key")}</h2>
      <ul>
        <li>
          <svg viewBox="-28 -26 56 56" aria-hidden="true">
            <Tile sheep={{ value: null, up: false, placer: p.seat ?? "A" }} />
          </svg>
          {p.t("ba-key-hidden")}
        </li>
        <li>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <circle r="18" fill="#fffbf2" stroke="var(--meadow3)" stroke-width="3" />
            <text y="5" fill="#2b2a33">
              ×2
            </text>
          </svg>
          {p.t("ba-key-geese")}
        </li>
        <li>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <path d="M-18 10L0 0" stroke="var(--fence)" stroke-width="8" stroke-linecap="round" />
            <circle r="11" class="tip" fill="none" />
            <circle r="6" class="post" />
          </svg>
          {p.t("ba-key-tip")}
        </li>
        <li>
          <Sprite id="h-dog" />
          {p.t("ba-key-dog")}
        </li>
      </ul>
    </div>
  );
}

/** A sum for a message: the number it agrees with, and as it is written. */
function points(total: number) {
  return { count: total, points: shown(total) };
}

function statusOf(p: BoardProps<Meadow>, table: Meadow, fences: Fence[], seat: SeatInfo): string {
  const letter = seat.seat;
  if (seat.away || (seat.kind === "person" && !seat.here && !seat.you)) return "";
  const tally = table.tally[letter];
  if (tally) return p.t(p.view.over ? "ba-points" : "ba-closed", points(tally.total));
  if (table.turn === letter && table.bonus > 0 && !p.view.over) return p.t("ba-bonus-left", { count: table.bonus });
  const done = ownFences(fences, letter).filter((fence) => fence.finished).length;
  if (p.view.asked.includes(letter) && !p.view.over) return "";
  return done ? p.t("ba-one-done") : "";
}
