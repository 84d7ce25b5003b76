/**
 * What the page brings for one game, found by its name: a board and words. A game without its own gets the plain ones.
 */

import { useEffect, useState } from "preact/hooks";
import { plainWords } from "../plain/words";
import type { BoardModule, Words } from "./board";
import { fetchMessages } from "./messages";
import type { Settings } from "./settings";

const boards = import.meta.glob<BoardModule>("../games/*/board.tsx");
const vocabularies = import.meta.glob<{ words: Words }>("../games/*/words.ts");

export interface GameModule {
  board: BoardModule;
  words: Words;
}

/** `bye-bye-black-sheep` lives in games/bye_bye_black_sheep, as it does in Python. */
export function folder(game: string): string {
  return game.replaceAll("-", "_");
}

export async function loadGameModule(game: string, plainly = false): Promise<GameModule> {
  const [board, vocabulary] = await Promise.all([
    plainly ? undefined : boards[`../games/${folder(game)}/board.tsx`]?.(),
    vocabularies[`../games/${folder(game)}/words.ts`]?.(),
  ]);
  return { board: board ?? (await import("../plain/board")), words: vocabulary?.words ?? plainWords };
}

/** Have board, words and messages of a game fetched while the page is busy with something else. */
export function fetchGameEarly(game: string, { plain: plainly, lang }: Settings): void {
  void loadGameModule(game, plainly);
  void fetchMessages(lang, [game]);
}

const LATER = 2000; // ms; a board that nobody sees yet is fetched after what they see

/**
 * Board, words and messages of a game, fetched as soon as it is known which, or a little later if it does not begin
 * yet; null until they are here.
 */
export function useGameModule(game: string, settings: Settings, waits = false): GameModule | null {
  const [found, setFound] = useState<GameModule | null>(null);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (!game) return;
    const load = () => void loadGameModule(game, settings.plain).then(setFound);
    if (!waits) return load();
    const timer = setTimeout(load, LATER);
    return () => clearTimeout(timer);
  }, [game, settings.plain, waits]);
  useEffect(() => {
    if (game) void fetchMessages(settings.lang, [game]).then(() => setSpoken(settings.lang));
  }, [game, settings.lang]);
  return spoken === settings.lang ? found : null;
}
