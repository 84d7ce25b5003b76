/** What it takes to show a game, fetched when it is known which. */

import { useEffect, useState } from "preact/hooks";
import { equip, type Equipment } from "./boards";
import { fetchMessages } from "./messages";
import type { Settings } from "./settings";

/** Board, words and messages of a game, fetched when it is known which. */
export function useKit(game: string, settings: Settings): Equipment | null {
  const [kit, setKit] = useState<Equipment | null>(null);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (game) void equip(game, settings.plain).then(setKit);
  }, [game, settings.plain]);
  useEffect(() => {
    if (game) void fetchMessages(settings.lang, [game]).then(() => setSpoken(settings.lang));
  }, [game, settings.lang]);
  return spoken === settings.lang ? kit : null;
}
