/** The table as far as it has been told: the view from before the event with the lines told so far carried out on it. */

import { useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Told } from "../../wire";
import { type Farm, type Field, list, without } from "./animals";
import { isAnimal, sorted } from "./groups";

export interface Stage {
  table: Farm;
  line: Told | null; // what is told right now
  won: { field: number; seat: string } | null; // a field being captured
  drawn: { field: number; card: string; brings: boolean } | null; // the card that says which animal comes next
  lines: Told[]; // of this event, told so far
  laid: { field: number; seat: string; cards: string[] } | null; // the cards laid last
}

export function useStage(p: BoardProps<Farm>): Stage {
  const event = useRef<{ n: number; lines: Told[] }>({ n: -1, lines: [] });
  const { beat } = p;
  if (beat && event.current.n !== beat.n) event.current = { n: beat.n, lines: [[beat.who, beat.text], ...beat.rest] };
  const lines = beat ? event.current.lines.slice(0, event.current.lines.length - beat.rest.length) : p.told;
  return useMemo(() => {
    if (!beat) return { table: p.table, line: null, won: null, drawn: null, lines, laid: laid(lines) };
    const line = lines.at(-1) ?? null;
    const seen = line && goes(line[1]) ? lines.slice(0, -1) : lines;
    return { table: seen.reduce(after, p.table), line, won: won(lines), drawn: drawn(line?.[1] ?? ""), lines, laid: laid(lines) };
  }, [p.table, p.told, beat?.key]);
}

/** What goes away stays until the next line, so that it can be seen going. */
function goes(text: string): boolean {
  return text.startsWith("revealed ") || text.startsWith("cleared ");
}

function laid(lines: Told[]): Stage["laid"] {
  const found = lines.findLast(([, text]) => text.startsWith("place "));
  if (!found) return null;
  const { field, cards } = placing(found[1]);
  return { field, seat: found[0], cards };
}

function drawn(text: string): Stage["drawn"] {
  const words = text.split(" ");
  if (words[0] === "put") return { field: Number(words[4]), card: words[1] ?? "", brings: true };
  return words[0] === "left" ? { field: Number(words[2]), card: words[5] ?? "", brings: false } : null;
}

function won(lines: Told[]): Stage["won"] {
  const found = lines.findLast(([, text]) => text.startsWith("won field"));
  const open = found && !lines.some(([, text]) => text.startsWith("cleared field"));
  return open ? { field: Number(found[1].split(" ")[2]), seat: found[0] } : null;
}

/** `place 2 pig drop cow` taken apart. */
export function placing(text: string): { field: number; cards: string[]; drop: string } {
  const [, number = "", ...rest] = text.split(" ");
  const at = rest.indexOf("drop");
  return { field: Number(number), cards: at < 0 ? rest : rest.slice(0, at), drop: at < 0 ? "" : (rest[at + 1] ?? "") };
}

function after(t: Farm, [who, text]: Told): Farm {
  const [verb, one = "", two = "", three = "", four = ""] = text.split(" ");
  switch (verb) {
    case "place": {
      const { field, cards, drop } = placing(text);
      const side = sorted([...list(t.fields[field - 1]?.sides[who]), ...cards]).join(" ");
      return {
        ...changed(t, field, (old) => ({ sides: { ...old.sides, [who]: side } })),
        hands: { ...t.hands, [who]: lost(t.hands[who], [...cards, ...list(drop)]) },
        discard: [...list(t.discard), ...list(drop)].join(" "),
      };
    }
    case "dealt":
      if (one !== "?" && !isAnimal(one)) return { ...t, tasks: { ...t.tasks, [three]: [...list(t.tasks[three]), one].join(" ") } };
      return { ...t, deck: t.deck - 1, hands: { ...t.hands, [three]: sorted([...list(t.hands[three]), one]).join(" ") } };
    case "opened":
      return { ...t, open_tasks: [...list(t.open_tasks), one].join(" ") };
    case "drew":
      return { ...t, deck: t.deck - 1 };
    case "put":
      return {
        ...changed(t, Number(four), (old) => ({ figures: stands(list(old.figures), one).join(" ") })),
        stock: { ...t.stock, [one]: (t.stock[one] ?? 1) - 1 },
      };
    case "revealed": {
      const field = t.fields.findIndex((each) => Object.values(each.sides).every((side) => list(side).length === 3)) + 1;
      return {
        ...changed(t, field, (old) => ({ figures: leaves(list(old.figures), one).join(" ") })),
        corrals: { ...t.corrals, [four]: [...list(t.corrals[four]), `${one}-${two}`].join(" ") },
      };
    }
    case "cleared":
      return changed(t, Number(two), (old) => ({ sides: Object.fromEntries(Object.keys(old.sides).map((seat) => [seat, ""])), beaten: "", order: "" }));
    case "took":
      return { ...t, fields: t.fields.map((old) => (list(old.figures).includes("gone") ? { ...old, figures: leaves(list(old.figures), one).join(" ") } : old)) };
    case "closed":
      return changed(t, Number(two), () => ({ closed: true, figures: "" }));
    case "reshuffled":
      return { ...t, deck: t.deck + Number(one), discard: "" };
    case "showed":
      return { ...t, corrals: { ...t.corrals, [who]: text.split(" ").slice(1).filter((word) => word.includes("-")).join(" ") } };
    default:
      return t;
  }
}

function changed(t: Farm, field: number, change: (old: Field) => Partial<Field>): Farm {
  return { ...t, fields: t.fields.map((old, at) => (at === field - 1 ? { ...old, ...change(old) } : old)) };
}

function lost(cards: string | undefined, gone: string[]): string {
  const held = list(cards);
  return (held.includes("?") ? held.slice(gone.length) : without(held, gone)).join(" ");
}

/** A figure that comes takes the first free place. */
function stands(figures: string[], animal: string): string[] {
  const at = figures.indexOf("gone");
  return at < 0 ? [...figures, animal] : figures.with(at, animal);
}

/** A figure that goes leaves its place free, so that the other does not jump. */
function leaves(figures: string[], animal: string): string[] {
  const at = figures.indexOf(animal);
  return at < 0 ? figures : figures.with(at, "gone");
}
