/** What the dock of Bauernschlau asks, the buttons that answer it, and what the others are at. */

import type { BoardProps, Question } from "../../app/board";
import { Button } from "../../parts/button";
import { unmarked } from "../../parts/sprite";
import type { Meadow } from "./map";
import { shortMove } from "./words";

export function question(p: BoardProps<Meadow>, chosen: string, pending: string): Question {
  const asked = p.words.question(p.legal, p.speaking);
  if (pending) return { ...asked, text: p.t(`ba-sure-${pending}`), help: p.t(`ba-sure-${pending}-help`) };
  if (!chosen) return asked;
  return { ...asked, help: unmarked(p.words.move(chosen, p.speaking)) };
}

/**
 * What is to be tapped before there is anything to confirm; the button keeps its place, so that nothing jumps under the
 * finger.
 */
const TAPPED: Record<string, string> = {
  farm: "farm",
  put: "pasture",
  to: "pasture",
  park: "pasture",
  turn: "sheep",
  drive: "sheep",
  build: "piece",
};

interface ButtonsProps {
  p: BoardProps<Meadow>;
  chosen: string;
  pending: string;
  letter: string;
  act(text: string): void;
  drop(): void;
}

export function Buttons({ p, chosen, pending, letter, act, drop }: ButtonsProps) {
  const back = ["turn", "drive", "to", "build"].includes(p.table.phase);
  return (
    <>
      {pending ? (
        <Button onClick={drop}>{p.t("ba-back")}</Button>
      ) : back ? (
        <Button onClick={p.undo}>{p.t("ba-back")}</Button>
      ) : null}
      {chosen || pending ? (
        <Button primary={pending !== "end"} onClick={() => act(pending || chosen)}>
          {pending ? p.t(`ba-do-${pending}`) : shortMove(chosen, letter, p.speaking)}
        </Button>
      ) : TAPPED[p.table.phase] ? (
        <Button disabled onClick={() => undefined}>
          {p.t(`ba-tap-${TAPPED[p.table.phase]}`)}
        </Button>
      ) : null}
    </>
  );
}

/** What the other is at, when more is known than that somebody is choosing. */
export function waiting(p: BoardProps<Meadow>): Question | undefined {
  const { phase, turn } = p.table;
  if (
    !turn ||
    turn === p.seat ||
    p.view.asked.length === 0 ||
    !["put", "turn", "drive", "to", "park", "build", "bonus", "farm"].includes(phase)
  )
    return undefined;
  const seat = p.seats.find((one) => one.seat === turn);
  if (seat?.kind === "person" && !seat.here && !seat.away) return undefined;
  return { text: p.t(`ba-wait-${phase}`, { ...p.who(turn), count: p.table.bonus }) };
}
