/** Finds the board and the words of a game by its name; a game without its own gets the plain ones. */

import type { BoardModule, Words } from "./board";
import * as plain from "./plain";
import { plainWords } from "./words";

const boards = import.meta.glob<BoardModule>("./games/*/board.tsx");
const vocabularies = import.meta.glob<{ words: Words }>("./games/*/words.ts");

export interface Equipment {
  board: BoardModule;
  words: Words;
}

/** `bye-bye-black-sheep` lives in games/bye_bye_black_sheep, as it does in Python. */
export function folder(game: string): string {
  return game.replaceAll("-", "_");
}

export async function equip(game: string, plainly = false): Promise<Equipment> {
  const [board, vocabulary] = await Promise.all([
    plainly ? undefined : boards[`./games/${folder(game)}/board.tsx`]?.(),
    vocabularies[`./games/${folder(game)}/words.ts`]?.(),
  ]);
  return { board: board ?? plain, words: vocabulary?.words ?? plainWords };
}
