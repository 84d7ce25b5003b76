/** My time runs out: the last ten seconds are shown, said once, and heard. */

import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import type { TableState } from "../app/table";
import { play } from "./sound";
import { say } from "./speech";

const LAST = 10; // seconds

export function HurryNote({ t, state }: { t: Translate; state: TableState }) {
  const { clocks, clocksAt, seat } = state;
  const left = seat && clocks?.running.includes(seat) ? clocks.left[seat] : undefined;
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (left === undefined) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [left, clocksAt]);
  const seconds =
    left === undefined ? Number.POSITIVE_INFINITY : Math.ceil((left - Math.max(0, now - clocksAt)) / 1000);
  const hurry = seconds <= LAST && !state.waiting;
  useEffect(() => {
    if (!hurry) return;
    say(t("hurry", { seconds: LAST }), true);
    play("bell");
  }, [hurry]);
  if (!hurry) return null;
  return (
    <div class="note hurry" role="timer">
      <b>{Math.max(0, seconds)}</b>
      <p>{t("hurry", { seconds: Math.max(0, seconds) })}</p>
    </div>
  );
}
