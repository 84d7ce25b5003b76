/** The table as far as it has been told: each line of an event shows its effect while the next ones are still to come. */

import { useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Told } from "../../wire";
import type { Meadow } from "./map";

export interface Staged {
  table: Meadow;
  fresh: Set<string>; // cells and fences that this event is about
  moved: Set<string>; // cells where a sheep was laid, driven to or turned
  lines: Told[]; // of this event, told so far
}

/** While beats run, the view from before the event with the lines told so far carried out on it. */
export function useStaged(p: BoardProps<Meadow>): Staged {
  const heard = useRef<{ n: number; key: number; lines: Told[] }>({ n: -1, key: -1, lines: [] });
  const { beat } = p;
  if (beat && beat.key !== heard.current.key) {
    const before = heard.current.n === beat.n ? heard.current.lines : [];
    heard.current = { n: beat.n, key: beat.key, lines: [...before, [beat.who, beat.text]] };
  }
  const lines = beat ? heard.current.lines : p.told;
  return useMemo(() => {
    const fresh = new Set(lines.flatMap(([, text]) => touched(text)));
    const moved = new Set(lines.filter(([, text]) => /^(put|to|turned|showed) /.test(text)).flatMap(([, text]) => touched(text)));
    return { table: beat ? carried(p.table, lines) : p.table, fresh, moved, lines };
  }, [p.table, lines]);
}

/** The cells and the fence a line is about. */
export function touched(text: string): string[] {
  const words = text.split(" ");
  const [verb, second = ""] = words;
  if (verb === "put" || verb === "turned" || verb === "showed") return [words.at(-1) ?? ""];
  if (verb === "turn" || verb === "drive" || verb === "to" || verb === "park") return [second];
  if (verb === "build") return [second, words[2] ?? ""];
  return verb === "finished" ? [words[2] ?? ""] : [];
}

function carried(before: Meadow, lines: Told[]): Meadow {
  let table = before;
  for (const [who, text] of lines) {
    if (text.startsWith("began game")) return table;
    table = { ...table, ...change(table, who, text) };
  }
  return table;
}

function change(table: Meadow, who: string, text: string): Partial<Meadow> {
  const words = text.split(" ");
  const [verb, second = ""] = words;
  const last = words.at(-1) ?? "";
  switch (verb) {
    case "drawn":
      return { supply: table.supply - 1, held: table.held + 1, hand: second === "?" ? table.hand : [...table.hand, Number(second)] };
    case "put":
      return { sheep: { ...table.sheep, [last]: `? down ${who}` }, held: table.held - 1, hand: without(table.hand, words.length > 2 ? Number(second) : table.hand[0]) };
    case "turned":
    case "showed":
      return { sheep: { ...table.sheep, [last]: `${second} up` } };
    case "drive":
    case "park":
      return { dog: second };
    case "to": {
      const { [table.dog]: driven = "? down", ...others } = table.sheep;
      return { sheep: { ...others, [second]: driven } };
    }
    case "build":
      return laid(table, who, second, last);
    case "gained":
      return { bonus: Number(second), main: false };
    default:
      return {};
  }
}

function without(hand: number[], value: number | undefined): number[] {
  const at = hand.findIndex((one) => one === value);
  return hand.filter((_, place) => place !== at);
}

function laid(table: Meadow, who: string, fence: string, vertex: string): Partial<Meadow> {
  const path = table.fences[fence];
  return {
    fences: { ...table.fences, [fence]: path ? `${path} ${vertex}` : `${halved(vertex)} ${vertex}` },
    pieces: { ...table.pieces, [who]: (table.pieces[who] ?? 1) - 1 },
  };
}

/** A first piece comes from the gate, halfway to the centre. */
function halved(vertex: string): string {
  return vertex
    .split(",")
    .map((number) => Number(number) / 2)
    .join(",");
}
