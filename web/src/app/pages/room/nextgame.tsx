/** And after that? Everybody picks one; emblems are the votes. */

import type { GameInfo, TableInfo } from "../../../generated/wire";
import { Emblem } from "../../../parts/seat";
import { titleOf } from "../../games";
import type { Translate } from "../../messages";
import { called } from "../../seats";
import type { Settings } from "../../settings";
import type { Table } from "../../table";
import { Art, groundOf } from "../art";

interface NextProps {
  t: Translate;
  settings: Settings;
  info: TableInfo;
  games: GameInfo[];
  store: Table;
}

export function NextGame({ t, settings, info, games, store }: NextProps) {
  const mine = info.seats.find((seat) => seat.you && info.wishes[seat.seat])?.seat;
  const votes = (game: string) => info.seats.filter((seat) => info.wishes[seat.seat] === game);
  return (
    <section class="nextgame" aria-labelledby="nextgame">
      <h2 id="nextgame">{t("next-title")}</h2>
      <p>{t("next-help")}</p>
      <div>
        {games.map(({ name }) => {
          const chosen = Boolean(mine && info.wishes[mine] === name);
          const voters = votes(name);
          return (
            <button
              key={name}
              type="button"
              class={`${groundOf(name)} ${chosen ? "chosen" : ""}`}
              aria-pressed={chosen}
              onClick={() => store.send({ type: "wish", game: chosen ? "" : name })}
            >
              <Art game={name} />
              <span>{titleOf(t, settings, name)}</span>
              <span class="votes">
                {voters.map((seat) => (
                  <Emblem key={seat.seat} letter={seat.seat} label={called(seat)} />
                ))}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
