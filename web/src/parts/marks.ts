/** What the rings on the table are round: a hint in words, and the place of a line for a moment. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Message, Seen, Speaking } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { sentence } from "../app/sentence";
import type { TableState } from "../app/table";
import type { Hint } from "../generated/wire";
import { unmarked } from "./sprite";

/** A hint as it is spoken: the move, then why. */
export function hintSaid(hint: Hint, module: GameModule, speaking: Speaking): string {
  const move = unmarked(module.words.move(hint.move, speaking));
  return `${speaking.t("hint-move", { move })}. ${unmarked(sentence(hint.message as Message, speaking))}`;
}

/** Where something happened that has no place of its own: at the seat of who did it, or somewhere on the table. */
export function nearby(who: string, mine: string | null): string {
  if (who === "fate") return ".board";
  return who === mine ? ".dock .mine" : `.seat[data-seat="${who}"]`;
}

const FLASH = 1200; // ms

/** The place of a line that was tapped, for a moment; looking back also of the moment one goes to. */
export function useFlash(state: TableState, past: boolean) {
  const [flash, setFlash] = useState<{ event: Seen; key: number } | null>(null);
  const count = useRef(0);
  const show = (event: Seen) => setFlash({ event, key: ++count.current });
  useEffect(() => {
    if (!flash) return;
    const timer = setTimeout(() => setFlash(null), FLASH);
    return () => clearTimeout(timer);
  }, [flash]);
  const move = state.events[0];
  useEffect(() => {
    if (past && !state.beat && move) show(move);
  }, [past, state.n]);
  return { flash: state.beat ? null : flash, show };
}
