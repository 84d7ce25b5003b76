/** Playing again: who says yes, who is still looking, and what I can say myself. The same on every device at once. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../app/board";
import type { SeatInfo } from "../generated/wire";
import { Button } from "./button";
import { Avatar } from "./seat";
import { play } from "./sound";
import { say } from "./speech";

type Standing = "yes" | "bot" | "looking" | "you" | "gone";

const SIGNS: Record<Standing, string> = { yes: "✓", bot: "✓", looking: "…", you: "?", gone: "–" };

/** Left out where nobody can play again: for spectators and in a replay. */
function isOffered(p: BoardProps): boolean {
  return Boolean(p.seat && !p.replay && p.info.state === "over");
}

function standing(p: BoardProps, seat: SeatInfo): Standing {
  if (p.info.again?.yes.includes(seat.seat)) return "yes";
  if (seat.kind === "bot") return "bot";
  if (seat.seat === p.seat) return "you";
  return seat.here ? "looking" : "gone";
}

/** Everybody at the table with their answer. */
export function RematchRow({ p }: { p: BoardProps }) {
  if (!isOffered(p) || p.info.next) return null;
  return (
    <ul class="rematch" aria-label={p.t("again-row")}>
      {p.seats.map((seat) => {
        const stands = standing(p, seat);
        return (
          <li key={seat.seat} class={stands}>
            <span class="face">
              <Avatar seat={seat} />
              <i aria-hidden="true">{SIGNS[stands]}</i>
            </span>
            <b>{p.name(seat.seat)}</b>
            <small>{p.t(`again-${stands}`)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** What I can do about it: at most two buttons, and one line that says how it stands. */
export function RematchButtons({ p }: { p: BoardProps }) {
  const { again, next } = p.info;
  const { begins, held } = useCountdown(p);
  if (!isOffered(p)) return null;
  if (next) {
    return (
      <Button primary onClick={() => p.rematch("come")}>
        {p.t("again-come")}
      </Button>
    );
  }
  const mine = Boolean(p.seat && again?.yes.includes(p.seat));
  if (!mine) {
    return (
      <>
        <Button onClick={() => p.rematch("another")}>{p.t("again-another")}</Button>
        <Button primary onClick={() => p.rematch("yes")}>
          {p.t(again ? "again-yes-too" : "state-rematch")}
        </Button>
      </>
    );
  }
  const mayBegin = again?.host === p.seat && begins === null && held === 0;
  return (
    <>
      <Button onClick={() => p.rematch("no")}>{p.t("again-take-back")}</Button>
      {mayBegin ? (
        <Button primary onClick={() => p.rematch("now")}>
          {p.t("again-begin")}
        </Button>
      ) : (
        <output class="btn waits">
          {begins !== null ? p.t("again-begins", { seconds: begins }) : p.t("again-waiting")}
        </output>
      )}
    </>
  );
}

/** In one sentence: who would like to play again. "": nobody said so. */
export function rematchLine(p: BoardProps): string {
  const others = (p.info.again?.yes ?? []).filter((letter) => letter !== p.seat).map((letter) => p.name(letter));
  if (p.info.next) return p.t("again-ready");
  return others.length ? p.t("again-wants", { names: others.join(", "), count: others.length }) : "";
}

/** Whole seconds until it begins by itself (null: not yet), and until the host may begin without the rest. */
function useCountdown(p: BoardProps): { begins: number | null; held: number } {
  const { again } = p.info;
  const told = useMemo(() => performance.now(), [again]);
  const [now, setNow] = useState(told);
  useEffect(() => {
    if (!again) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [again]);
  const passed = Math.max(0, now - told);
  const left = (ms: number) => Math.max(0, Math.ceil((ms - passed) / 1000));
  const begins = again?.begins;
  return { begins: typeof begins === "number" ? left(begins) : null, held: left(again?.held ?? 0) };
}

/** Bell, title and voice when somebody else would like to play again; wherever on the page one is. */
export function RematchNews({ p }: { p: BoardProps }) {
  const line = isOffered(p) ? rematchLine(p) : "";
  const mine = Boolean(p.seat && p.info.again?.yes.includes(p.seat));
  useEffect(() => {
    if (!line) return;
    say(line, true);
    if (mine) return;
    play("again");
    document.title = `● ${line}`;
    return () => {
      document.title = p.t("title");
    };
  }, [line, mine]);
  return null;
}
