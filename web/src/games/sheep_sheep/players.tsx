/**
 * The two players: the other's row and album above the wall, mine below it; the pile and the exchanges left beside it.
 */

import type { BoardProps } from "../../app/board";
import { others } from "../../app/seats";
import { Button } from "../../parts/button";
import { ClockLeft } from "../../parts/clock";
import { Roving } from "../../parts/roving";
import { SeatPlate } from "../../parts/seat";
import { Icon, Marked, Sprite } from "../../parts/sprite";
import type { Choice } from "./choice";
import { cardName, colour } from "./names";
import { cellsOf, HIDDEN, photosOf, rowOf, turnsInto, type Wall } from "./photos";
import { Album, cardLabel, Face, faceName, Twin } from "./pieces";

type Props = BoardProps<Wall>;

interface SeatProps {
  p: Props;
  table: Wall;
  letter: string;
  choice: Choice;
}

/** A row has four places, also while it is being dealt. */
function filled(row: string[]): string[] {
  return [...row, "", "", "", ""].slice(0, 4);
}

// --- the other

export function Other({ p, table, letter, choice }: SeatProps) {
  const seat = p.seats.find((one) => one.seat === letter);
  const row = rowOf(table, letter);
  const refills = table.turn === letter && table.drawn;
  return (
    <section class={`rival ${refills ? "refills" : ""}`} aria-label={p.name(letter)}>
      {seat ? <SeatPlate p={p} seat={seat} {...status(p, table, letter)} /> : null}
      <Album p={p} table={table} letter={letter} />
      <Roving label={p.t("ss-row-of", p.who(letter))} class="row">
        {refills ? <Drawn p={p} table={table} /> : null}
        {filled(row).map((card, slot) => (
          <Twin
            key={slot}
            p={p}
            card={card}
            seat={letter}
            slot={slot}
            class={choice.theirs === slot ? "sel" : ""}
            pressed={choice.theirs === slot}
            label={cardLabel(p, card, letter, slot, row.length)}
            onClick={() => choice.tapTheirs(slot)}
          />
        ))}
      </Roving>
    </section>
  );
}

/** Once it is over the model and the points take the place of how many photos there are. */
function status(p: Props, table: Wall, letter: string): { status?: string } {
  const seat = p.seats.find((one) => one.seat === letter);
  if (seat && (seat.away || (seat.kind === "person" && !seat.here && !seat.you))) return {};
  const model = table.models[letter] ?? "";
  const count = photosOf(table, letter);
  if (!model || model === HIDDEN) return { status: p.t("ss-status", { count }) };
  return { status: p.t("ss-status-shown", { count, model: colour(model, "name", p.speaking) }) };
}

// --- mine

export function Mine({ p, table, choice, show }: { p: Props; table: Wall; choice: Choice; show(): void }) {
  const letter = p.seat ?? others(p.seats, null)[0]?.seat ?? "A";
  const seat = p.seats.find((one) => one.seat === letter);
  const row = rowOf(table, letter);
  const refills = table.turn === letter && table.drawn;
  const wanted = choice.cell !== null && choice.card === null ? cellsOf(p.table)[choice.cell] : undefined;
  return (
    <div class={`mine ${refills ? "refills" : ""}`}>
      {!p.seat && seat ? <SeatPlate p={p} seat={seat} {...status(p, table, letter)} /> : null}
      <Roving label={p.t("ss-row-of", p.who(letter))} class="row big">
        {refills ? <Drawn p={p} table={table} choice={choice} /> : null}
        {filled(row).map((card, slot) => {
          const fits = p.legal.some((text) => text.startsWith(`exchange ${card} `));
          const fitsPhoto =
            wanted !== undefined &&
            table.phase === "exchange" &&
            p.legal.includes(`exchange ${card} ${(choice.cell ?? 0) + 1}`);
          const into = fitsPhoto ? turnsInto(p.table, card, choice.cell ?? 0) : "";
          const look = [
            choice.card === slot ? "selc" : "",
            fitsPhoto ? "pin" : "",
            p.legal.length && table.phase === "exchange" && (!fits || (wanted && !fitsPhoto)) ? "off" : "",
          ];
          const said = [
            cardLabel(p, card, letter, slot, row.length),
            into ? p.t("ss-fits", { is: colour(into, "is", p.speaking) }) : "",
          ]
            .filter(Boolean)
            .join(" ");
          return p.seat ? (
            <Twin
              key={slot}
              p={p}
              card={card}
              seat={letter}
              slot={slot}
              class={look.filter(Boolean).join(" ")}
              pressed={choice.card === slot}
              drag={`row ${slot}`}
              disabled={!fits}
              label={said}
              onClick={() => choice.tapCard(slot)}
            />
          ) : (
            <Twin key={slot} p={p} card={card} seat={letter} slot={slot} label={said} />
          );
        })}
      </Roving>
      <div class="me">
        {p.seat ? (
          <Model p={p} table={table} letter={letter} show={show} />
        ) : (
          <Button class="only-s" onClick={show}>
            <Marked text={p.t("ss-chip-pile", { count: table.pile })} />
          </Button>
        )}
        <div class="mya">
          <b class="hd">
            <span class="only-l">{p.seat ? p.t("ss-my-album") : p.t("ss-album-of", p.who(letter))}</span>{" "}
            {p.seat ? <ClockLeft p={p} letter={letter} /> : null}
          </b>
          <Album p={p} table={table} letter={letter} />
        </div>
      </div>
    </div>
  );
}

/** My secret model; it opens the key of all sheep. */
function Model({ p, table, letter, show }: { p: Props; table: Wall; letter: string; show(): void }) {
  const model = table.models[letter] ?? "";
  const points = Number(p.view.options.model_points);
  const name = model ? colour(model, "name", p.speaking) : "";
  const { over } = p.view;
  const counts = model ? p.t(over ? "ss-model-counted" : "ss-model-counts", { model: name, points }) : "";
  const more = model ? p.t(over ? "ss-model-over" : "ss-model-label", { model: faceName(p, model), points }) : "";
  const shown = counts || p.t("ss-model-none");
  return (
    <button
      type="button"
      class="model"
      data-model={letter}
      onClick={show}
      aria-label={`${p.t("ss-my-model")}, ${shown}. ${more}`}
    >
      <Face p={p} letter={model || HIDDEN} />
      <span>
        <b>{p.t("ss-my-model")}</b>{" "}
        <small>
          {over ? null : <Icon name="eye" />}
          {model ? <span class="brief">{p.t("ss-model-brief", { points })}</span> : null}
          <span class={model ? "full" : ""}>{shown}</span>
        </small>
      </span>
    </button>
  );
}

/** The card drawn for a refill: the side that is chosen lies up. */
function Drawn({ p, table, choice }: { p: Props; table: Wall; choice?: Choice }) {
  const sides = [table.drawn.charAt(0), table.drawn.charAt(1)];
  const label = p.t("ss-drawn", { card: cardName(table.drawn, p.speaking) });
  if (!choice || !p.legal.length) {
    return (
      <span class="tw drawn" data-drawn="" role="img" aria-label={label}>
        {sides.map((side) => (
          <Face key={side} p={p} letter={side} />
        ))}
      </span>
    );
  }
  return (
    <span class="tw drawn mineto" data-drawn="" role="group" aria-label={label}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          class={`half ${choice.side === side ? "up" : ""}`}
          data-stop=""
          data-drag={`side ${side}`}
          aria-pressed={choice.side === side}
          aria-label={p.t("ss-side", { face: faceName(p, side) })}
          onClick={() => choice.tapSide(side)}
        >
          <Face p={p} letter={side} />
        </button>
      ))}
    </span>
  );
}

// --- beside the wall

export function Pile({ p, table, show }: { p: Props; table: Wall; show(): void }) {
  return (
    <div class="side l">
      <button
        type="button"
        class="pile"
        data-pile=""
        aria-label={p.t("ss-pile-label", { count: table.pile })}
        onClick={show}
      >
        {table.pile > 1 ? <i /> : null}
        {table.pile > 0 ? <i /> : null}
        <i class={table.pile ? "topc" : "bare"}>{table.pile ? <Sprite id="h-lamb" /> : null}</i>
      </button>
      <b>{table.pile}</b>
      <small>{p.t("ss-pile-left", { count: table.pile })}</small>
    </div>
  );
}

/** How many exchanges are left in this turn. */
export function Counter({ p, table }: { p: Props; table: Wall }) {
  const { left } = table;
  if (table.phase !== "exchange" || p.view.over) {
    return <div class="side r">{table.phase === "lay" ? <small>{p.t("ss-side-refill")}</small> : null}</div>;
  }
  return (
    <div class="side r">
      <div class="cnt" role="img" aria-label={p.t("ss-left", { count: left })}>
        {Array.from({ length: table.exchanges + left }, (_, at) => (
          <i key={at} class={at < table.exchanges ? "u" : ""} />
        ))}
      </div>
      <b>
        {table.turn === p.seat
          ? p.t("ss-left", { count: left })
          : p.t("ss-left-of", { ...p.who(table.turn), count: left })}
      </b>
      <small>{p.t("ss-side-touch")}</small>
    </div>
  );
}
