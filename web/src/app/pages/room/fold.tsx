/** The fold: every seat is a stall, its animal stands on the name plate; a free one is a grey shadow. */

import { useState } from "preact/hooks";
import type { SeatInfo, TableInfo } from "../../../generated/wire";
import { Button } from "../../../parts/button";
import { Dial } from "../../../parts/dial";
import { Sprite } from "../../../parts/sprite";
import { Bubble, MuteButton } from "../../../parts/talk";
import * as api from "../../api";
import type { Translate } from "../../messages";
import { called, emblem, head, tone } from "../../seats";
import type { Table, TableState } from "../../table";
import { Animals } from "./animals";

interface FoldProps {
  t: Translate;
  info: TableInfo;
  state: TableState;
  store: Table;
  rungs: string[];
  attempt(work: Promise<unknown>): void;
  here(seat: string): void; // a friend on this device takes this seat
}

export function Fold({ t, info, state, store, rungs, attempt, here }: FoldProps) {
  const me = info.seats.find((seat) => seat.you);
  const [choosing, setChoosing] = useState(false); // which animal I am
  const bubble = (seat: SeatInfo) => {
    const reaction = state.reactions[seat.seat];
    return reaction ? <Bubble t={t} name={nameOf(t, seat)} reaction={reaction} /> : null;
  };
  const stalls = (
    <ul class="fold" aria-label={t("seats-label")} style={{ "--n": String(info.seats.length) }}>
      {info.seats.map((seat) => (
        <li key={seat.seat} class={`${tone(seat.seat)} ${isFree(seat) ? "free" : ""}`}>
          <Sprite id={head(seat).replace("h-", "f-")} class="animal" />
          {bubble(seat)}
          <div class="plate">
            <b>
              <Sprite id={emblem(seat.seat)} class="em" />
              <span>{nameOf(t, seat)}</span>
              {seat.owner ? <em>{t("room-host")}</em> : null}
            </b>
            <small>{statusOf(t, seat)}</small>
            {seat.kind === "bot" && me?.owner ? (
              <Dial
                t={t}
                label={t("seat-strength")}
                name={`seat ${seat.seat}`}
                value={seat.bot}
                rungs={rungs}
                pick={(bot) => attempt(api.plan(info.id, seat.seat, { kind: "bot", bot }))}
              />
            ) : null}
            <div class="acts">
              {isFree(seat) && me?.owner ? (
                <Button
                  onClick={() => attempt(api.plan(info.id, seat.seat, { kind: "bot", bot: "ewe" }))}
                  label={t("room-bot-at", { letter: seat.seat })}
                >
                  {t("room-bot")}
                </Button>
              ) : null}
              {isFree(seat) && me ? (
                <Button
                  onClick={() => here(seat.seat)}
                  label={`${t("hotseat-here-short")}: ${t("hotseat-here-at", { letter: seat.seat })}`}
                >
                  {t("hotseat-here-short")}
                </Button>
              ) : null}
              {seat.kind === "bot" && me?.owner ? (
                <Button
                  onClick={() => attempt(api.plan(info.id, seat.seat, { kind: "open" }))}
                  label={t("room-open-at", { letter: seat.seat })}
                >
                  {t("room-open")}
                </Button>
              ) : null}
              {seat.seat === state.seat ? (
                <Button onClick={() => setChoosing(true)} label={t("animal-choose")}>
                  {t("animal")}
                </Button>
              ) : null}
              {seat.kind === "person" && me && !seat.you ? (
                <MuteButton t={t} seat={seat} state={state} store={store} />
              ) : null}
              {seat.kind === "person" && me?.owner && !seat.you ? (
                <Button
                  onClick={() => attempt(api.kick(info.id, seat.seat))}
                  label={t("room-kick-at", { name: seat.name })}
                >
                  {t("room-kick")}
                </Button>
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {stalls}
      {choosing && state.seat ? (
        <Animals t={t} info={info} seat={state.seat} store={store} close={() => setChoosing(false)} />
      ) : null}
    </>
  );
}

function isFree(seat: SeatInfo): boolean {
  return seat.kind === "open" || seat.kind === "reserved";
}

function nameOf(t: Translate, seat: SeatInfo): string {
  if (isFree(seat)) return t(seat.kind === "reserved" ? "room-reserved" : "room-free");
  const name = called(seat) || t("seat-name", { letter: seat.seat });
  return seat.you ? `${name} (${t("you")})` : name;
}

function statusOf(t: Translate, seat: SeatInfo): string {
  if (isFree(seat)) return t("room-waits");
  if (seat.kind === "bot") return t("seat-bot", { rung: t(`rung-${seat.bot}`) });
  return seat.here ? `✓ ${t("room-here")}` : t("room-not-here");
}
