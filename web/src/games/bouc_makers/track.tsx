/** The fence of contracts from 14 to 26+: a step to choose in secret, later everybody's peg. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { tone } from "../../app/seats";
import { classes } from "../../parts/classes";
import { Roving } from "../../parts/roving";
import { Emblem } from "../../parts/seat";
import type { Fold } from "./cards";
import type { Stage } from "./stage";

/** As the track of the box is printed. A list in the view would show every contract, also one that is still secret. */
export const STEPS = [...Array.from({ length: 13 }, (_, n) => String(14 + n)), "26+"];

/** Contracts once they are open, in one line; equal ones in the order in which they go. */
export function Track({ p, stage }: { p: BoardProps<Fold>; stage: Stage }) {
  const { table } = stage;
  const seats = table.order.length ? table.order : p.seats.map((seat) => seat.seat);
  const at = (step: string) => seats.filter((letter) => table.bids[letter] === step);
  return (
    <ol class="track" aria-label={p.t("bm-track")}>
      {STEPS.map((step) => {
        const here = at(step);
        return (
          <li
            key={step}
            class={classes(
              here[0] && `pg ${tone(here[0])}`,
              here.includes(p.seat ?? "") && "own",
              here.includes(table.turn ?? "") && "turn",
            )}
            aria-label={
              here.length
                ? p.t("bm-step-spoken", { step, names: here.map((letter) => p.name(letter)).join(", ") })
                : step
            }
          >
            <span>{step}</span>
            {here.length ? (
              <i class={here.length > 1 ? "several" : ""}>
                {here.map((letter) => (
                  <Emblem key={letter} letter={letter} />
                ))}
              </i>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

interface BiddingProps {
  p: BoardProps<Fold>;
  stage: Stage;
  open: string[]; // contracts that may be set now
  picked: string | null;
  pick(step: string): void;
  chances: Map<string, string>;
  asking: ComponentChildren; // undefined: it stands elsewhere
}

/** Choosing a contract: fourteen rails; the higher, the earlier and the harder. */
export function Bidding({ p, stage, open, picked, pick, chances, asking }: BiddingProps) {
  const { table } = stage;
  const own = p.seat ? table.bids[p.seat] : null;
  const shown = picked ?? (own === "?" ? null : own);
  return (
    <section class="bidding sheet" aria-label={p.t("bm-bidding")}>
      <div class="ends" aria-hidden="true">
        <span>{p.t("bm-end-low")}</span>
        <span>{p.t("bm-end-high")}</span>
      </div>
      <Roving label={p.t("bm-track")} class="rails">
        {STEPS.map((step, n) => {
          const may = open.includes(step);
          const chance = chances.get(`bid ${step}`);
          const spoken = [
            p.t("bm-step", { step }),
            step === "26+" ? p.t("bm-step-beyond") : "",
            chance ? p.t("bm-chance-spoken", { chance }) : "",
          ]
            .filter(Boolean)
            .join(", ");
          return (
            <button
              key={step}
              type="button"
              class={`rail ${shown === step ? "on" : ""} ${p.seat ? tone(p.seat) : ""}`}
              style={{ "--h": String(n) }}
              data-stop=""
              aria-pressed={shown === step}
              aria-disabled={may ? undefined : true}
              aria-label={spoken}
              onClick={() => (may ? pick(step) : p.legal.length ? p.act(`bid ${step}`) : undefined)}
            >
              <i class="post" />
              <span class="peg">{shown === step && p.seat ? <Emblem letter={p.seat} /> : null}</span>
              <b>{step}</b>
              <small>{chance ?? ""}</small>
            </button>
          );
        })}
      </Roving>
      {asking === undefined ? null : <div class="about">{asking}</div>}
    </section>
  );
}
