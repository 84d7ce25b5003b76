/** The shepherds in the order they go: contract, why this place, wool, dogs, the Os and the corner of the top sheep. */

import type { BoardProps } from "../../app/board";
import { others } from "../../app/seats";
import type { SeatInfo } from "../../generated/wire";
import { useTravel } from "../../parts/motion";
import { SeatPlate } from "../../parts/seat";
import { Sprite } from "../../parts/sprite";
import { card, type Fold, spoken } from "./cards";
import { Corner, Rake, Wool } from "./pieces";
import type { Stage } from "./stage";

interface StripProps {
  p: BoardProps<Fold>;
  stage: Stage;
  look(letter: string): void; // see one seat closely
}

export function Strip({ p, stage, look }: StripProps) {
  const { table } = stage;
  const mine = p.seats.filter((seat) => seat.seat === p.seat);
  const sitting = [...mine, ...others(p.seats, p.seat)];
  const seats = table.order.length
    ? table.order
        .map((letter) => sitting.find((seat) => seat.seat === letter))
        .filter((seat): seat is SeatInfo => Boolean(seat))
    : sitting;
  const travel = useTravel<HTMLElement>(seats.map((seat) => seat.seat).join(), 480);
  return (
    <>
      <section
        ref={travel}
        class={`seats n${seats.length}`}
        aria-label={p.t("seats-label")}
        style={{ "--n": String(seats.length) }}
      >
        {seats.map((seat) => (
          <div key={seat.seat} class="spot" data-fly={`seat-${seat.seat}`}>
            <Plate p={p} stage={stage} seat={seat} look={look} />
          </div>
        ))}
      </section>
      <Coming p={p} stage={stage} />
    </>
  );
}

/** On small screens: who rolls now, who is next, who takes what is left, in one line. */
function Coming({ p, stage }: { p: BoardProps<Fold>; stage: Stage }) {
  const { order, turn, phase, collector } = stage.table;
  if (!order.length || p.view.over) return null;
  const at = order.indexOf(turn ?? "");
  const next = order[at + 1];
  const parts = [
    turn && turn !== collector && (phase === "roll" || phase === "choose") ? p.t("bm-line-now", p.who(turn)) : "",
    next && next !== collector ? p.t("bm-line-next", p.who(next)) : "",
    collector ? p.t("bm-line-last", p.who(collector)) : "",
  ];
  return <p class="coming">{parts.filter(Boolean).join(" · ")}</p>;
}

function Plate({ p, stage, seat, look }: StripProps & { seat: SeatInfo }) {
  const { table } = stage;
  const letter = seat.seat;
  const bid = table.bids[letter];
  const top = table.tops[letter];
  const corner = top ? card(p.view, top).corner : undefined;
  const dogs = table.dogs[letter] ?? [];
  const wool = table.wool[letter] ?? 0;
  const status = standing(p, stage, letter);
  const turn = table.turn === letter && !p.view.over;
  return (
    <SeatPlate p={p} seat={seat} status={status} class={`${turn ? "turn" : ""} ${isDone(stage, letter) ? "done" : ""}`}>
      <span
        class={`bid ${bid === "?" ? "sealed" : ""}`}
        role="img"
        aria-label={bid === "?" ? p.t("bm-bid-sealed") : bid ? p.t("bm-step", { step: bid }) : p.t("bm-bid-none")}
      >
        {bid === "?" ? "✓" : (bid ?? "")}
      </span>
      <div class="res">
        <span key={`w${wool}`} class="pop" role="img" aria-label={p.t("bm-wool", { count: wool })}>
          <Wool />
          {wool}
        </span>
        <span key={`d${dogs.length}`} class="pop" role="img" aria-label={p.t("bm-dogs", { count: dogs.length })}>
          <Sprite id="h-dog" />
          {dogs.length}
        </span>
        {table.os === letter ? (
          <span class="os" data-os="" role="img" aria-label={p.t("bm-has-os", p.who(letter))}>
            <Sprite id="bone" />
          </span>
        ) : null}
        {corner !== undefined && top ? (
          <span key={top} class="puff">
            <Corner corner={corner} label={p.t("bm-top", { card: spoken(top, p) })} />
          </span>
        ) : (
          <i class="cn zero" role="img" aria-label={p.t("bm-top-none", { level: table.boards[letter] ?? 0 })}>
            0
          </i>
        )}
      </div>
      {table.collector === letter && !p.view.over ? <Rake /> : null}
      <button type="button" class="peek" aria-label={p.t("bm-look", p.who(letter))} onClick={() => look(letter)} />
    </SeatPlate>
  );
}

/** Whether a seat has had its turn in this round. */
function isDone({ table, done }: Stage, letter: string): boolean {
  const at = table.order.indexOf(letter);
  const now = table.order.indexOf(table.turn ?? "");
  return at >= 0 && (at < now || (at === now && done && table.phase === "roll"));
}

/** What a seat does in this round, and why: rolling, next, takes what is left. */
export function standing(p: BoardProps<Fold>, stage: Stage, letter: string): string {
  const { table } = stage;
  const { t } = p;
  if (p.view.over)
    return t("bm-points", {
      count: table.points?.[letter]?.total ?? 0,
      points: String(table.points?.[letter]?.total ?? 0),
    });
  if (table.phase === "discard") return p.view.asked.includes(letter) ? t("bm-st-discards") : t("bm-st-ready");
  if (!table.order.length) {
    if (table.bids[letter]) return t("bm-st-chosen");
    return table.phase === "bid" ? t("bm-st-chooses") : "";
  }
  const gained = table.gained[letter] ?? [];
  const at = table.order.indexOf(letter);
  const now = table.order.indexOf(table.turn ?? "");
  if (at === now)
    return t(
      table.phase === "take"
        ? "bm-st-takes"
        : table.phase === "arrange"
          ? "bm-st-arranges"
          : letter === table.collector
            ? "bm-st-sweeps"
            : "bm-st-rolls",
    );
  if (at < now || gained.length) return gained.length ? t("bm-st-took", { count: gained.length }) : t("bm-st-missed");
  if (letter === table.collector) return t("bm-st-sweeps");
  return at === now + 1 ? t("bm-st-next") : t("bm-st-later", { place: at + 1 });
}

/** Why a seat goes when it does: its contract, and its level where contracts are equal. */
export function reason(p: BoardProps<Fold>, table: Fold, letter: string): string {
  const bid = table.bids[letter];
  const at = table.order.indexOf(letter);
  if (!bid || at < 0) return "";
  const equal = [...(table.tied.find((seats) => seats.includes(letter)) ?? "")].filter((other) => other !== letter);
  const place =
    letter === table.collector
      ? p.t("bm-why-last", { ...p.who(letter), bid })
      : p.t("bm-why-place", { ...p.who(letter), bid, place: at + 1 });
  return equal.length
    ? `${place} ${p.t("bm-why-level", { names: equal.map((other) => p.name(other)).join(", ") })}`
    : place;
}
