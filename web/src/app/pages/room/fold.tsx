/** The fold: every seat is a stall, its animal stands on the name plate; a free one is a grey shadow. */

import { useState } from "preact/hooks";
import type { SeatInfo, TableInfo } from "../../../generated/wire";
import { Button } from "../../../parts/button";
import { Dial } from "../../../parts/dial";
import { Sprite } from "../../../parts/sprite";
import * as api from "../../api";
import type { Translate } from "../../messages";
import { called, emblem, head, tone } from "../../seats";
import type { Reaction, Table, TableState } from "../../table";
import { REACTIONS } from "./chat";

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
  const [muted, setMuted] = useState<string[]>([]);
  const mute = (who: string, on: boolean) => {
    store.send({ type: "mute", who, on });
    setMuted(on ? [...muted, who] : muted.filter((one) => one !== who));
  };
  return (
    <ul class="fold" aria-label={t("seats-label")} style={{ "--n": String(info.seats.length) }}>
      {info.seats.map((seat) => (
        <li key={seat.seat} class={`${tone(seat.seat)} ${isFree(seat) ? "free" : ""}`}>
          <Sprite id={head(seat).replace("h-", "f-")} class="animal" />
          <Bubble t={t} reaction={state.reactions[seat.seat]} />
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
              {seat.kind === "person" && me && !seat.you ? (
                <Button
                  onClick={() => mute(seat.seat, !muted.includes(seat.seat))}
                  label={t(muted.includes(seat.seat) ? "room-unmute-at" : "room-mute-at", { name: seat.name })}
                >
                  {t(muted.includes(seat.seat) ? "room-unmute" : "room-mute")}
                </Button>
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

/** What somebody says without words, above the animal for a moment. */
function Bubble({ t, reaction }: { t: Translate; reaction: Reaction | undefined }) {
  if (!reaction) return null;
  return (
    <span key={reaction.key} class="bubble">
      <Sprite id={REACTIONS[reaction.what]} />
      {t(`react-${reaction.what}`)}
    </span>
  );
}
