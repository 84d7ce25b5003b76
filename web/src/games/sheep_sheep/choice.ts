/** What I have picked so far of a move: a card, a photo, a side; and what comes of it. */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../app/board";
import { cellsOf, EMPTY, HIDDEN, otherSide, rowOf, turnsInto, type Wall } from "./photos";
import type { Spot } from "./wall";

type Props = BoardProps<Wall>;

export interface Picked {
  card: number | null; // slot of my row
  cell: number | null; // a photo, or a gap
  side: string; // the colour up, of a drawn card
  theirs: number | null; // slot of the other row, looked at
  over: number | null; // photo turned over to be looked at
  sure: boolean; // asked whether to finish with nothing
}

const NOTHING: Picked = { card: null, cell: null, side: "", theirs: null, over: null, sure: false };

export interface Choice extends Picked {
  tapCard(slot: number): void;
  tapCell(at: number): void;
  tapSide(letter: string): void;
  tapTheirs(slot: number): void;
  drop(thing: string, onto: string): void;
  lift(thing: string): void;
  finish(): void; // at once if that takes something or nothing else is left, else it is asked whether to
  clear(): void;
  laying: string; // the move of a refill that is picked, "" if not complete
  swap: string; // an exchange that is picked and to be confirmed
}

/**
 * The choice of this decision. What is legal is what the server listed; anything else is asked of it, to hear why not.
 */
export function useChoice(p: Props): Choice {
  const [picked, setPicked] = useState(NOTHING);
  useEffect(() => setPicked(NOTHING), [p.prompt]);
  const { table } = p;
  const asked = p.legal.length > 0;
  const refill = asked && table.phase === "lay";
  const cells = cellsOf(table);
  const gaps = cells.flatMap((cell, at) => (cell === EMPTY ? [at] : []));
  const side = refill ? picked.side || table.drawn.charAt(0) : "";
  const gap = refill ? (picked.cell ?? (gaps.length === 1 ? (gaps[0] ?? null) : null)) : null;
  const laying = refill && gap !== null ? `lay ${gap + 1} ${side}` : "";
  const card = picked.card === null ? "" : (rowOf(table, p.seat ?? "")[picked.card] ?? "");
  const swap = !refill && card && picked.cell !== null ? `exchange ${card} ${picked.cell + 1}` : "";

  const pick = (change: Partial<Picked>) => {
    if (p.refused || p.hint) p.clear();
    setPicked({ ...picked, sure: false, over: null, theirs: null, ...change });
  };
  const act = (text: string) => {
    if (p.legal.includes(text)) setPicked(NOTHING);
    p.act(text);
  };
  /** Both are known: done at once, as it can be taken back; unless it shows what nobody has seen. */
  const exchange = (slot: number, at: number) => {
    const text = `exchange ${rowOf(table, p.seat ?? "")[slot] ?? ""} ${at + 1}`;
    const shows = cells[at]?.charAt(1) === HIDDEN && p.legal.includes(text);
    if (shows && text !== swap) pick({ card: slot, cell: at });
    else act(text);
  };
  const tapCell = (at: number) => {
    if (!asked) return setPicked({ ...NOTHING, over: picked.over === at || cells[at] === EMPTY ? null : at });
    if (refill) {
      if (cells[at] !== EMPTY) return pick({ over: picked.over === at ? null : at });
      return laying === `lay ${at + 1} ${side}` && picked.cell === at ? act(laying) : pick({ cell: at });
    }
    if (picked.card !== null) return exchange(picked.card, at);
    pick({ cell: picked.cell === at ? null : at });
  };
  const tapCard = (slot: number) => {
    if (!asked || refill) return;
    if (picked.cell !== null && picked.card === null) return exchange(slot, picked.cell);
    pick({ card: picked.card === slot ? null : slot, cell: null });
  };
  return {
    ...picked,
    side,
    cell: refill ? gap : picked.cell,
    laying,
    swap,
    tapCard,
    tapCell,
    tapSide: (letter) => pick({ side: letter }),
    tapTheirs: (slot) =>
      pick({ theirs: picked.theirs === slot ? null : slot, card: null, cell: refill ? picked.cell : null }),
    lift: (thing) => {
      const [kind, what = ""] = thing.split(" ");
      if (kind === "row") pick({ card: Number(what), cell: null });
      if (kind === "cell" && !refill) pick({ card: null, cell: Number(what) });
      if (kind === "side") pick({ side: what });
    },
    drop: (thing, onto) => {
      const [kind, what = ""] = thing.split(" ");
      const [there, where = ""] = onto.split(" ");
      if (kind === "row" && there === "cell" && !refill) exchange(Number(what), Number(where));
      else if (kind === "cell" && there === "row" && !refill) exchange(Number(where), Number(what));
      else if (kind === "side" && there === "cell" && cells[Number(where)] === EMPTY)
        pick({ side: what, cell: Number(where) });
    },
    finish: () => {
      if (!asked || refill) return;
      if (picked.sure || mustFinish(p.legal) || table.groups.length) act("finish");
      else pick({ sure: true, card: null, cell: null });
    },
    clear: () => setPicked(NOTHING),
  };
}

/** Whether nothing else is left to do. */
export function mustFinish(legal: string[]): boolean {
  return legal.length === 1 && legal[0] === "finish";
}

/** What every place of the wall offers, given what is picked. */
export function spotsOf(p: Props, cells: string[], choice: Choice, other: string): Spot[] {
  const mine = rowOf(p.table, p.seat ?? "");
  const refill = p.table.phase === "lay";
  const card = choice.card === null ? "" : (mine[choice.card] ?? "");
  const theirs = choice.theirs === null ? "" : (rowOf(p.table, other)[choice.theirs] ?? "");
  return cells.map((cell, at): Spot => {
    if (theirs) {
      const into = turnsInto(p.table, theirs, at);
      return into ? { into, theirs: true } : { dim: true };
    }
    if (!p.legal.length) return {};
    if (refill) {
      if (cell !== EMPTY) return {};
      return at === choice.cell
        ? { pinned: true, chosen: true, ghost: choice.side + otherSide(p.table.drawn, choice.side) }
        : { pinned: true };
    }
    if (card) {
      const fits = p.legal.includes(`exchange ${card} ${at + 1}`);
      return fits ? { pinned: true, into: turnsInto(p.table, card, at), chosen: at === choice.cell } : { dim: true };
    }
    return at === choice.cell ? { chosen: true } : {};
  });
}
