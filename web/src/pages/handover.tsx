/** The device goes to somebody else: nothing of any hand is shown until they say they have it. */

import { useEffect, useRef } from "preact/hooks";
import type { Translate } from "../messages";
import { Bar } from "../parts/bar";
import { Scene } from "../parts/scene";
import { Avatar } from "../parts/seat";
import { called } from "../seats";
import type { Settings } from "../settings";
import { say } from "../speech";
import type { SeatInfo } from "../wire";
import { titleOf } from "./lobby";

interface HandOverProps {
  t: Translate;
  settings: Settings;
  game: string;
  seat: SeatInfo;
  look(): void;
}

export function HandOver({ t, settings, game, seat, look }: HandOverProps) {
  const name = called(seat) || t("seat-name", { letter: seat.seat });
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.title = t("title");
    ready.current?.focus();
    say(t("hands-to", { name }), true);
  }, []);
  return (
    <div class="reading">
      <Scene />
      <Bar title={titleOf(t, settings, game)} home={t("home")} />
      <main class="sheet trouble handing">
        <Avatar seat={seat} />
        <div>
          <h1>{t("hands-to", { name })}</h1>
          <p>{t("hands-help")}</p>
          <div class="rowed">
            <button ref={ready} type="button" class="btn p" onClick={look}>
              {t("hands-ready", { name })}
            </button>
          </div>
        </div>
      </main>
    </div>
  );
}
