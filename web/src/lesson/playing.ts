/** A whole game right away, against the bots that play weakest. */

import * as api from "../app/api";
import { fetchGames } from "../app/games";
import type { Translate } from "../app/messages";
import { usualSeats } from "../app/pages/art";
import { nameOr } from "../app/person";
import { go } from "../app/route";

export async function playEasy(t: Translate, name: string): Promise<void> {
  const game = (await fetchGames()).find((one) => one.name === name);
  if (!game) return;
  const me = nameOr("", t("guest"));
  await api.enter(me);
  const bot = { kind: "bot" as const, bot: game.rungs[0] ?? "" };
  const others = Array.from({ length: usualSeats(game) - 1 }, () => bot);
  go(`/table/${await api.open({ game: name, seats: others }, [me])}`);
}
