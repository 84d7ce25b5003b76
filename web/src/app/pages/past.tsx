/** My finished games in the lobby, each a way to look back at it; and record files of one's own. */

import type { Finished } from "../../generated/wire";
import { OpenRecord } from "../../parts/openrecord";
import { titleOf } from "../games";
import type { Translate } from "../messages";
import { called, seatNamed } from "../seats";
import type { Settings } from "../settings";

const SHOWN = 5;

export function Past({ t, settings, finished }: { t: Translate; settings: Settings; finished: Finished[] }) {
  const row = (game: Finished) => {
    const names = Object.entries(game.names);
    const told = names
      .map(
        ([letter, name], at) =>
          `${called(seatNamed(letter, name)) || t("seat-name", { letter })} ${game.scores[at] ?? 0}`,
      )
      .join(" · ");
    return (
      <li key={game.id} class="tb">
        <div class="tt">
          <b>{titleOf(t, settings, game.game)}</b>
          <small>
            {new Date(game.over * 1000).toLocaleDateString(settings.lang, { day: "numeric", month: "short" })}: {told}
          </small>
        </div>
        <a
          class="btn"
          href={`/replay/${game.id}?n=0`}
          aria-label={t("past-look-at", { title: titleOf(t, settings, game.game), told })}
        >
          {t("past-look")}
        </a>
      </li>
    );
  };
  const bring = (text: string) => void import("./replay").then((page) => page.bring(text));
  return (
    <section class="past-games" aria-label={t("past")}>
      {finished.length ? (
        <>
          <h2 id="past">{t("past")}</h2>
          <ul aria-labelledby="past">{finished.slice(0, SHOWN).map(row)}</ul>
          {finished.length > SHOWN ? (
            <details>
              <summary>{t("past-more", { count: finished.length - SHOWN })}</summary>
              <ul aria-labelledby="past">{finished.slice(SHOWN).map(row)}</ul>
            </details>
          ) : null}
        </>
      ) : null}
      <OpenRecord t={t} open={bring} />
    </section>
  );
}
