/** What is left on a seat's clock, counted down between the messages of the server. */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../app/board";

export function ClockLeft({ p, letter }: { p: BoardProps; letter: string }) {
  const left = p.clocks?.left[letter];
  const runs = Boolean(p.clocks?.running.includes(letter));
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [runs, p.clocksAt]);
  if (left === undefined) return null;
  const ms = Math.max(0, left - (runs ? Math.max(0, now - p.clocksAt) : 0));
  return (
    <span
      class={`clock ${ms < 30_000 ? "soon" : ""}`}
      role="timer"
      aria-label={p.t("clock-left", { name: p.name(letter), time: shown(ms) })}
    >
      {shown(ms)}
    </span>
  );
}

function shown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
