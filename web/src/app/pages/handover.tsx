/** The device goes to somebody else: nothing of any hand is shown until they say they have it. */

import { useEffect, useRef } from "preact/hooks";
import type { SeatInfo } from "../../generated/wire";
import { Bar } from "../../parts/bar";
import { Scene } from "../../parts/scene";
import { Avatar } from "../../parts/seat";
import { say } from "../../parts/speech";
import { useTitle } from "../games";
import type { Translate } from "../messages";
import { called } from "../seats";
import type { Settings } from "../settings";

interface HandOverProps {
  t: Translate;
  settings: Settings;
  game: string;
  seat: SeatInfo;
  look(): void;
}

export function HandOver({ t, settings, game, seat, look }: HandOverProps) {
  const title = useTitle(t, settings, game);
  const name = called(seat) || t("seat-name", { letter: seat.seat });
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.title = t("title");
    ready.current?.focus();
    say(t("hotseat-to", { name }), true);
  }, []);
  return (
    <div class="reading">
      <Scene />
      <Bar title={title} home={t("home")} />
      <main class="sheet trouble handing">
        <Avatar seat={seat} />
        <div>
          <h1>{t("hotseat-to", { name })}</h1>
          <p>{t("hotseat-help")}</p>
          <div class="rowed">
            <button ref={ready} type="button" class="btn p" onClick={look}>
              {t("hotseat-ready", { name })}
            </button>
          </div>
        </div>
      </main>
    </div>
  );
}
