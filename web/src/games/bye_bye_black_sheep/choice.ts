/** What I am about to choose: whom, which card, which cards for my zoo; dropped when I am asked again. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../app/board";
import { useBoardKeys } from "../../parts/keys";
import { cards, type Pond, toPlace, without } from "./cards";

export interface Choice {
  phase: string; // what I am asked; "" if nothing
  aims: string[]; // seats that can be chosen now
  target: string;
  card: string;
  places: boolean; // cards of mine are on their way into my zoo
  placing: string[]; // chosen for the zoo, not sent yet
  left: number; // so many more may be chosen
  slot: { seat: string; at: number }; // the back that was tapped
  move: string; // what is chosen, as the move it is; "" if something is missing
  aim(seat: string): void;
  pick(card: string): void;
  robs(seat: string): ((card: string) => void) | undefined;
  draw(seat: string, at: number): void;
  /** Stop drawing; at once if that lets me place something. */
  stop(): void;
  /** Send what is chosen; cards for the zoo one after the other. */
  send(): void;
}

const VERBS: Record<string, string> = { draft: "choose", mole: "take", white: "place", eagle: "ask", magpie: "steal" };

/** `giveUp` asks again before a move that gives something up. */
export function useChoice(p: BoardProps<Pond>, giveUp: (text: string) => void): Choice {
  const [target, setTarget] = useState("");
  const [card, setCard] = useState("");
  const [placing, setPlacing] = useState<string[]>([]);
  const slot = useRef({ seat: "", at: -1 });
  const queue = useRef<string[]>([]);
  const drawn = useRef({ seat: "", at: 0 }); // where the finger was last
  const { table } = p;
  const phase = p.legal.length ? table.phase : "";
  const aims = seatsOf(p.legal);

  const clear = () => {
    setTarget("");
    setCard("");
    setPlacing([]);
  };
  useEffect(() => {
    slot.current = { seat: "", at: -1 };
    const next = queue.current.shift();
    if (!next || !p.legal.includes(next)) {
      queue.current = [];
      return clear();
    }
    setPlacing((cards) => cards.slice(1)); // the first one is sent
    p.act(next);
  }, [p.prompt]);
  useEffect(() => {
    // The backs were away while the draw was shown: a player who draws by keys goes on where they were.
    const { seat, at } = drawn.current;
    if (phase !== "draw" || document.activeElement !== document.body) return;
    const backs = document.querySelectorAll<HTMLElement>(`[data-fan="${seat}"] [data-stop]`);
    backs[Math.min(at, backs.length - 1)]?.focus({ preventScroll: true });
  }, [p.prompt, phase]);
  useEffect(() => {
    if (p.refused) queue.current = [];
  }, [p.refused]);
  const stop = () => (toPlace(table) > 0 || p.legal.length === 1 ? p.act("stop") : giveUp("stop"));
  useBoardKeys(p.settings, { Escape: clear, s: p.legal.includes("stop") ? stop : undefined });

  const aimed = target || (aims.length === 1 ? (aims[0] ?? "") : "");
  const places = table.phase === "zoo" && table.turn === p.seat;
  const left = places ? table.limit - cards(table.added).length - placing.length : 0;
  const verb = VERBS[phase] ?? "";
  const whole = card && (aims.length ? (aimed ? `${verb} ${aimed} ${card}` : "") : `${verb} ${card}`);
  return {
    phase,
    aims,
    target: aimed,
    card,
    places,
    placing: places ? placing : [],
    left,
    slot: slot.current,
    move: verb ? whole : "",
    aim: (seat) => {
      setTarget(seat);
      if (phase === "magpie") setCard("");
    },
    pick: (code) => {
      p.clear();
      if (phase !== "zoo") return setCard(code === card ? "" : code);
      if (!p.legal.includes(`add ${code}`)) return p.act(`add ${code}`); // the server says why not
      const held =
        cards(table.hand).filter((one) => one === code).length -
        cards(table.added).filter((one) => one === code).length;
      const chosen = placing.filter((one) => one === code).length;
      if (left > 0 && chosen < held) return setPlacing([...placing, code]);
      if (table.limit - cards(table.added).length === 1 && !chosen) return setPlacing([code]);
      setPlacing(placing.filter((one) => one !== code));
    },
    robs: (seat) =>
      p.legal.some((text) => text.startsWith(`steal ${seat} `))
        ? (code) => {
            setTarget(seat);
            setCard(code === card && aimed === seat ? "" : code);
          }
        : undefined,
    draw: (seat, at) => {
      slot.current = { seat, at };
      drawn.current = { seat, at };
      p.act(`draw ${seat}`);
    },
    stop,
    send: () => {
      if (phase !== "zoo") return whole ? p.act(whole) : undefined;
      const [first, ...rest] = [...placing.map((code) => `add ${code}`), ...(left > 0 ? ["place"] : [])];
      queue.current = rest;
      if (first) p.act(first);
    },
  };
}

/** Seats that moves such as `ask B 7` name. */
function seatsOf(legal: string[]): string[] {
  return [...new Set(legal.filter((text) => /^(ask|steal) /.test(text)).map((text) => text.split(" ")[1] ?? ""))];
}

/** My hand as it lies there: what is about to be placed is marked, one card each. */
export function marked(table: Pond, placing: string[]): { code: string; chosen: boolean }[] {
  let waiting = [...cards(table.added), ...placing];
  return cards(table.hand).map((code) => {
    const chosen = waiting.includes(code);
    if (chosen) waiting = without(waiting, code);
    return { code, chosen };
  });
}

/** Equal cards as one stack: how many there are and how many of them are marked; marked as a whole once all are. */
export function stacked(hand: { code: string; chosen: boolean }[]) {
  return [...new Set(hand.map((one) => one.code))].map((code) => {
    const all = hand.filter((one) => one.code === code);
    const lifted = all.filter((one) => one.chosen).length;
    return { code, count: all.length, lifted, chosen: lifted === all.length };
  });
}
