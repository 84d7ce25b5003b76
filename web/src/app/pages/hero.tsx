/** The welcome at the top of the lobby: the flock before its fence, and the field for a table's code. */

import { useState } from "preact/hooks";
import { Sprite } from "../../parts/sprite";
import type { Translate } from "../messages";

const POSTS = [600, 660, 720, 780, 840, 900, 960, 1020, 1080, 1140, 1200, 1260, 1320, 1380, 1430];
const FLOCK = [
  ["r", "f-rooster"],
  ["ho", "f-horse"],
  ["co", "f-cow"],
  ["wo", "f-woolly"],
  ["mo", "f-mother"],
  ["bl", "f-black"],
  ["do", "f-dog"],
] as const;

export function Hero({ t, join, busy }: { t: Translate; join?: (code: string) => void; busy: boolean }) {
  const [code, setCode] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (code.trim() && !busy) join?.(code);
  };
  return (
    <section class="hero">
      <svg class="hs" viewBox="0 0 1440 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="1180" cy="142" r="48" class="sunny" />
        <g class="cl">
          <path d="M880 112a22 22 0 0 1 34-18a28 28 0 0 1 52-4a20 20 0 0 1 26 22Z" />
          <path d="M560 132a18 18 0 0 1 28-15a24 24 0 0 1 44-3a17 17 0 0 1 22 18Z" />
        </g>
        <path d="M0 210C220 120 420 150 640 210S1160 250 1440 120V340H0Z" fill="var(--hill1)" />
        <path d="M0 270C260 190 520 290 780 240S1240 180 1440 230V340H0Z" fill="var(--hill2)" />
        <g class="fnc">
          {POSTS.map((x) => (
            <path
              key={x}
              d={`M${x} ${Math.round(214 - (x - 600) / 30 + Math.max(0, x - 1200) / 18)}l6-9 6 9v54h-12Z`}
            />
          ))}
          <path
            d="M590 226C800 214 1100 196 1440 210V219C1100 205 800 223 590 235Z
            M590 248C800 236 1100 218 1440 232V241C1100 227 800 245 590 257Z"
          />
        </g>
        <path d="M0 318C300 268 560 322 840 300S1280 262 1440 300V340H0Z" fill="var(--hill3)" />
      </svg>
      <div class="pen" aria-hidden="true">
        {FLOCK.map(([place, id]) => (
          <Sprite key={id} id={id} class={place} />
        ))}
      </div>
      <div class="hi">
        <h1>{t("lobby-title")}</h1>
        <p>{t("lobby-about")}</p>
        {join ? (
          <form class="join" onSubmit={submit}>
            <label for="code" class="vh">
              {t("join-code")}
            </label>
            <input
              id="code"
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
              placeholder={t("join-placeholder")}
              maxLength={12}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
            />
            <button class="btn p" type="submit" aria-disabled={busy}>
              {t("join")}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}
