/**
 * Chances on request: the server is asked what speaks for one move after the other, and its odds are remembered until I
 * am asked again.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Message } from "../../app/board";

const NONE: Message = { id: "odds", values: { percent: 0 } }; // what speaks for a lost cause names no chance

export interface Chances {
  known: Map<string, Message>; // by move
  waits: boolean;
  ask(moves: string[]): void;
}

export function useChances(p: BoardProps): Chances {
  const [known, setKnown] = useState(new Map<string, Message>());
  const [waits, setWaits] = useState(false);
  const queue = useRef<string[]>([]);

  useEffect(() => {
    queue.current = [];
    setKnown(new Map());
    setWaits(false);
  }, [p.prompt]);

  const next = () => {
    const move = queue.current[0];
    setWaits(move !== undefined);
    if (move !== undefined) p.ask(move);
  };

  useEffect(() => {
    const hint = p.hint;
    if (!hint || hint.move !== queue.current[0]) return;
    queue.current.shift();
    const { chance } = (hint.message as unknown as Message).values;
    setKnown((old) => new Map(old).set(hint.move, (chance as Message | undefined) ?? NONE));
    p.clear();
    next();
  }, [p.hint]);
  useEffect(() => {
    if (!p.refused) return;
    queue.current = [];
    setWaits(false);
  }, [p.refused]);

  const ask = (moves: string[]) => {
    if (queue.current.length) return;
    queue.current = moves.filter((move) => !known.has(move));
    next();
  };
  return { known, waits, ask };
}
