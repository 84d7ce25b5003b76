/** When something cannot be shown: what happened in one sentence, and the next step. */

import { Bar } from "../../parts/bar";
import { Scene } from "../../parts/scene";
import { Sprite } from "../../parts/sprite";
import type { Translate } from "../messages";
import { PlayHere } from "./playhere";

/** What can go wrong; messages `trouble-KIND` and `trouble-KIND-help`. */
export type Kind =
  | "missing"
  | "kicked"
  | "left"
  | "moved"
  | "deleted"
  | "newer"
  | "stranger"
  | "away"
  | "full"
  | "lost"
  | "refused"
  | "elsewhere"
  | "later";

const RELOAD: Kind[] = ["newer", "away"];

interface TroubleProps {
  t: Translate;
  kind: Kind;
  reason?: string;
  next?: { href: string; text: string }; // a better way on than the lobby
}

export function Trouble({ t, kind, reason, next }: TroubleProps) {
  return (
    <div class="reading">
      <Scene />
      <Bar home={t("home")} />
      <main class="sheet trouble">
        <Sprite id={kind === "kicked" ? "h-dogalert" : "h-dogseek"} />
        <div role="alert">
          <h1>{t(`trouble-${kind}`)}</h1>
          <p>{reason || t(`trouble-${kind}-help`)}</p>
          <div class="rowed">
            {RELOAD.includes(kind) ? (
              <button type="button" class="btn p" onClick={() => location.reload()}>
                {t("trouble-reload")}
              </button>
            ) : null}
            {kind === "away" ? <PlayHere t={t} /> : null}
            {next ? (
              <a class="btn p" href={next.href}>
                {next.text}
              </a>
            ) : null}
            <a class={`btn ${RELOAD.includes(kind) || next ? "" : "p"}`} href="/">
              {t("leave")}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
