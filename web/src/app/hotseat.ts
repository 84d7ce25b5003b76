/** One device for several people: whose eyes it shows, and when it has to go to other hands. */

import { useEffect, useState } from "preact/hooks";
import type { Settings } from "./settings";
import type { TableState } from "./table";

const SEEN = 1200; // ms to look at what one's own move did, before the device asks to be handed on

interface Hotseat {
  shown: number; // which of my seats
  hidden: boolean; // nothing may be seen until the person it is for says so
  look(): void;
}

export function useHotseat(states: TableState[], settings: Settings): Hotseat {
  const several = states.length > 1;
  const [shown, setShown] = useState(0);
  const [hidden, setHidden] = useState(several);
  const state = states[shown];
  const over = Boolean(state?.view?.over);
  const busy = !state || Boolean(state.beat) || state.waiting || state.legal.length > 0;
  const next = nextAsked(states, shown);
  useEffect(() => {
    if (!several || over || busy || next < 0) return;
    const handOn = () => {
      setHidden(true);
      setShown(next);
    };
    const timer = setTimeout(handOn, hidden ? 0 : SEEN / settings.speed);
    return () => clearTimeout(timer);
  }, [over, busy, next, hidden]);
  return { shown, hidden: hidden && !over, look: () => setHidden(false) };
}

/** The next of my other seats that is asked something, clockwise; -1: none. */
function nextAsked(states: TableState[], shown: number): number {
  const turns = Array.from({ length: states.length - 1 }, (_, by) => (shown + 1 + by) % states.length);
  return turns.find((at) => (states[at]?.legal.length ?? 0) > 0 && !states[at]?.waiting) ?? -1;
}
