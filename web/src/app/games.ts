/** What a game is called and what is said about it before it is played: our own words for it, else the server's. */

import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../generated/wire";
import * as api from "./api";
import { has, type Translate } from "./messages";
import type { Settings } from "./settings";

const known = new Map<string, GameInfo>();

export async function fetchGames(): Promise<GameInfo[]> {
  const found: GameInfo[] = await api.games();
  for (const game of found) known.set(game.name, game);
  return found;
}

export function titleOf(t: Translate, settings: Settings, game: string): string {
  if (has(settings.lang, `game-${game}`)) return t(`game-${game}`);
  return known.get(game)?.title || spelled(game);
}

/** The title, for a page that may be opened before anybody asked which games there are. */
export function useTitle(t: Translate, settings: Settings, game: string): string {
  const [, redraw] = useState(0);
  const isUnknown = game !== "" && !has(settings.lang, `game-${game}`) && !known.has(game);
  useEffect(() => {
    if (isUnknown)
      void fetchGames().then(
        () => redraw((n) => n + 1),
        () => undefined,
      );
  }, [game, isUnknown]);
  return titleOf(t, settings, game);
}

/** One line about a game; "" if nobody wrote one. */
export function lineOf(t: Translate, settings: Settings, game: GameInfo): string {
  return has(settings.lang, `about-${game.name}`) ? t(`about-${game.name}`) : game.line;
}

/** How long it takes, "5–10" or "30"; "" if nobody has said. */
export function minutesOf({ minutes: [from, to] }: GameInfo): string {
  if (!from || !to || from === to) return String(from || to || "");
  return `${from}–${to}`;
}

/** `hill-race` is Hill Race until the server says its title. */
function spelled(game: string): string {
  return game.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
