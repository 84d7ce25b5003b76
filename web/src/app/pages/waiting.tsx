/**
 * Tables that wait: mine, those that wait for me first, and those with a free seat. A game of mine can be left from
 * here.
 */

import { useState } from "preact/hooks";
import type { MyTable, OpenTable } from "../../generated/wire";
import { IconButton } from "../../parts/button";
import { Dialog } from "../../parts/dialog";
import { Endings } from "../../parts/endings";
import { Avatar } from "../../parts/seat";
import { titleOf } from "../games";
import { isStatic } from "../house";
import type { Translate } from "../messages";
import { called } from "../seats";
import type { Settings } from "../settings";

interface WaitingProps {
  t: Translate;
  settings: Settings;
  mine: MyTable[];
  open: OpenTable[];
  changed(): void; // one of mine is gone
}

export function Waiting({ t, settings, mine, open, changed }: WaitingProps) {
  const [ending, setEnding] = useState<MyTable | null>(null);
  if (!mine.length && !open.length) return <p class="none">{t(isStatic ? "offline-none" : "lobby-none")}</p>;
  const row = (table: OpenTable, own: MyTable | null) => {
    const taken = table.seats.filter((seat) => seat.kind === "person" || seat.kind === "bot");
    const names = taken
      .filter((seat) => !seat.you)
      .map((seat) => called(seat) || t("seat-name", { letter: seat.seat }))
      .join(", ");
    const free = table.seats.length - taken.length;
    const urgent = Boolean(own && (own.your_move || own.standin));
    const face = taken[0] ?? table.seats[0];
    const status = () => {
      if (own?.standin) return t("waiting-standin", { seconds: Math.ceil(own.standin / 1000) });
      if (own?.your_move) return t("waiting-you", { names });
      return free ? t("waiting-seats", { names: names || "–", free }) : t("waiting-others", { names });
    };
    return (
      <li key={table.id} class={`tb ${urgent ? "turn" : ""}`}>
        {face ? <Avatar seat={face} /> : null}
        <div class="tt">
          <b>{titleOf(t, settings, table.game)}</b>
          <small>{status()}</small>
          {table.broadcast ? <small> {t("broadcast-chip", { rounds: table.broadcast })}</small> : null}
        </div>
        <div class="tg">
          {own?.state === "playing" && own.your_seats.length ? (
            <IconButton
              icon="more"
              label={t("more-about", { title: titleOf(t, settings, table.game) })}
              onClick={() => setEnding(own)}
            />
          ) : null}
          <a class={`btn ${urgent ? "p" : ""}`} href={`/table/${table.id}`}>
            {t(own ? "continue" : "sit-down")}
          </a>
        </div>
      </li>
    );
  };
  return (
    <>
      <ul>
        {mine.map((table) => row(table, table))}
        {open.map((table) => row(table, null))}
      </ul>
      {ending ? (
        <Dialog title={titleOf(t, settings, ending.game)} closing={t("close")} close={() => setEnding(null)}>
          <Endings
            t={t}
            table={ending.id}
            seats={ending.seats}
            seat={ending.your_seats[0] ?? ""}
            done={() => {
              setEnding(null);
              changed();
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
