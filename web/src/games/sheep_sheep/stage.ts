/** The table as far as it has been told, and how each told line moves: cards trade places, photos are shot and go to the album. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps, View } from "../../board";
import { EASE, still } from "../../motion";
import { settings } from "../../settings";
import { play } from "../../sound";
import type { Told } from "../../wire";
import { cellsOf, EMPTY, lettersOf, lines as gridLines, rowOf, swapped, type Wall } from "./photos";

type Props = BoardProps<Wall>;

export interface Staged {
  table: Wall;
  shot: number[]; // places being captured in this beat
  fresh: number[]; // places the event is about
}

/** Lines that show something leaving: they are carried out when they are over. */
const LEAVING = ["captured", "redeal"];

/** While beats run, the view from before the event with the lines told so far carried out on it. */
export function useStaged(p: Props): Staged {
  const heard = useRef<{ n: number; key: number; lines: Told[] }>({ n: -1, key: -1, lines: [] });
  const { beat } = p;
  if (beat && beat.key !== heard.current.key) {
    const before = heard.current.n === beat.n ? heard.current.lines : [];
    heard.current = { n: beat.n, key: beat.key, lines: [...before, [beat.who, beat.text]] };
  }
  const told = beat ? heard.current.lines : p.told;
  return useMemo(() => {
    const now = beat?.text.split(" ") ?? [];
    const done = LEAVING.includes(now[0] ?? "") ? told.slice(0, -1) : told;
    return {
      table: beat ? carried(p.view, done, beat.rest) : p.table,
      shot: now[0] === "captured" ? now.slice(2).map((cell) => Number(cell) - 1) : [],
      fresh: told.flatMap(([, text]) => touched(text)),
    };
  }, [p.table, told, beat?.key]);
}

function touched(text: string): number[] {
  const [verb, second, third] = text.split(" ");
  if (verb === "exchange") return [Number(third) - 1];
  return verb === "lay" || verb === "turned" ? [Number(second) - 1] : [];
}

function carried(view: View<Wall>, done: Told[], rest: Told[]): Wall {
  const all = [...done, ...rest];
  return done.reduce((table, [who, text], at) => ({ ...table, ...change(view, table, who, text, all[at + 1]?.[1] ?? "") }), view.table);
}

function change(view: View<Wall>, table: Wall, who: string, text: string, next: string): Partial<Wall> {
  const [verb, second = "", ...rest] = text.split(" ");
  const cells = cellsOf(table);
  switch (verb) {
    case "model": {
      const seat = who !== "fate" ? who : table.models.A ? "B" : "A";
      return { models: { ...table.models, [seat]: second } };
    }
    case "starts":
      return { turn: second };
    case "dealt":
      return { pile: table.pile - 1, ...(rest.length ? gridDealt(cells, second, rest[0] ?? "") : rowDealt(table, second)) };
    case "turned":
      return { grid: gridLines(put(cells, Number(second) - 1, rest[0] ?? EMPTY)) };
    case "exchange": {
      const at = Number(rest[0]) - 1;
      const row = rowOf(table, who);
      const taken = next.startsWith("took ") ? next.slice(5) : (cells[at] ?? EMPTY);
      const cards = put(row, row.indexOf(second), taken);
      return { grid: gridLines(swapped(cells, second, at)), rows: { ...table.rows, [who]: cards.join(" ") }, exchanges: table.exchanges + 1 };
    }
    case "captured": {
      const taken = rest.map((cell) => Number(cell) - 1);
      const album = table.albums[who] ?? {};
      return {
        grid: gridLines(cells.map((cell, at) => (taken.includes(at) ? EMPTY : cell))),
        albums: { ...table.albums, [who]: inOrder(view, { ...album, [second]: (album[second] ?? 0) + taken.length }) },
      };
    }
    case "redeal":
      return { grid: gridLines(cells.map(() => EMPTY)), rows: { A: "", B: "" }, pile: table.pile + 17, dry: 0 };
    case "drew":
      return { drawn: second, pile: table.pile - 1, phase: "lay", exchanges: 0 };
    case "lay":
      return { grid: gridLines(put(cells, Number(second) - 1, upside(table.drawn, rest[0] ?? ""))), drawn: "" };
    default:
      return {};
  }
}

function inOrder(view: View, album: Record<string, number>): Record<string, number> {
  return Object.fromEntries(lettersOf(view).flatMap((letter) => (album[letter] ? [[letter, album[letter]]] : [])));
}

function put(list: string[], at: number, thing: string): string[] {
  return list.map((one, place) => (place === at ? thing : one));
}

function gridDealt(cells: string[], card: string, up: string): Partial<Wall> {
  const lying = card === "?" ? `${up}?` : upside(card, up);
  return { grid: gridLines(put(cells, cells.indexOf(EMPTY), lying)) };
}

function rowDealt(table: Wall, card: string): Partial<Wall> {
  const seat = rowOf(table, "A").length < 4 ? "A" : "B";
  return { rows: { ...table.rows, [seat]: [...rowOf(table, seat), card].join(" ") } };
}

/** A card as it lies with one colour up. */
export function upside(card: string, up: string): string {
  return card.charAt(0) === up ? card : card.charAt(1) + card.charAt(0);
}

// --- movement

/** Where a card was dropped: from there it goes on. */
export const dropped: { at: DOMRect | null } = { at: null };

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.app[data-game="sheep-sheep"] ${selector}`);
}

/** The pile is on the table where there is room, else it is the number in the bar. */
function pileSpot(): DOMRect | undefined {
  const spot = [find("[data-pile]"), find(".meta .chip"), find(".bar .home")].find((one) => one?.getClientRects().length);
  return spot?.getBoundingClientRect();
}

function from(element: Element | null, start: DOMRect | null | undefined, ms: number, more: Keyframe = {}): void {
  const end = element?.getBoundingClientRect();
  if (!element || !start || !end?.width) return;
  const scale = Math.min(start.width / end.width, start.height / end.height);
  const [x, y] = [start.left + start.width / 2 - end.left - end.width / 2, start.top + start.height / 2 - end.top - end.height / 2];
  element.animate([{ transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 9, ...more }, { transform: "scale(1.04)", zIndex: 9, opacity: 1, offset: 0.82 }, { transform: "none", zIndex: 9 }], {
    duration: ms,
    easing: EASE,
  });
}

/** Each beat moves what it tells of. The table already shows what it leads to, so everything comes from where it was. */
export function useStory(p: Props, table: Wall): void {
  const last = useRef<DOMRect | null>(null); // where the drawn card was
  useLayoutEffect(() => {
    const { beat } = p;
    if (beat) story(beat.who, beat.text, beat.ms, { before: p.table, table, seat: p.seat, drawn: last.current });
  }, [p.beat?.key]);
  useLayoutEffect(() => {
    const place = find("[data-drawn]")?.getBoundingClientRect();
    if (place) last.current = place;
  });
}

interface Stage {
  before: Wall; // before the event
  table: Wall; // with this line carried out
  seat: string | null;
  drawn: DOMRect | null;
}

function story(who: string, text: string, ms: number, stage: Stage): void {
  const [verb, second = "", ...rest] = text.split(" ");
  sounds(verb ?? "");
  if (still()) return;
  const length = Math.min(ms, 650 / settings().speed);
  switch (verb) {
    case "exchange": {
      const slot = find(`[data-slot="${who}${rowOf(stage.before, who).indexOf(second)}"]`);
      const cell = find(`[data-cell="${Number(rest[0]) - 1}"]`);
      const [there, here] = [cell?.getBoundingClientRect(), slot?.getBoundingClientRect()];
      from(cell, dropped.at ?? here, length);
      from(slot, there, length);
      dropped.at = null;
      return;
    }
    case "dealt":
      return from(find(newest(stage.table, rest.length > 0)), pileSpot(), Math.max(ms, 180));
    case "turned":
      find(`[data-cell="${Number(second) - 1}"]`)?.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], { duration: length, easing: EASE });
      return;
    case "drew":
      return from(find("[data-drawn]"), pileSpot(), length, { opacity: 0.2 });
    case "lay":
      return from(find(`[data-cell="${Number(second) - 1}"]`), stage.drawn, length);
    case "captured":
      return away(rest.map((cell) => find(`[data-cell="${Number(cell) - 1}"]`)), find(`[data-album="${who}"]`)?.getBoundingClientRect(), ms);
    case "redeal":
      return away([...document.querySelectorAll<HTMLElement>(".ph, .tw")], pileSpot(), ms);
    case "model":
      find(`[data-model="${who === "fate" ? (stage.seat ?? "") : who}"]`)?.animate([{ transform: "scale(.4) rotateY(180deg)" }, { transform: "scale(1.08)", offset: 0.7 }, { transform: "none" }], {
        duration: length,
        easing: EASE,
      });
  }
}

/** The card dealt last: of the wall, or of a row. */
function newest(table: Wall, toWall: boolean): string {
  if (toWall) return `[data-cell="${cellsOf(table).filter((cell) => cell !== EMPTY).length - 1}"]`;
  const seat = rowOf(table, "B").length ? "B" : "A";
  return `[data-slot="${seat}${rowOf(table, seat).length - 1}"]`;
}

function sounds(verb: string): void {
  if (["exchange", "lay", "drew", "dealt"].includes(verb)) play("move");
  if (verb === "captured") play("win");
}

/** Things go to one spot, one after the other, once they have been looked at. */
function away(things: (HTMLElement | null)[], to: DOMRect | undefined, ms: number): void {
  if (!to) return;
  things.forEach((thing, at) => {
    const here = thing?.getBoundingClientRect();
    if (!thing || !here?.width) return;
    const [x, y] = [to.left + to.width / 2 - here.left - here.width / 2, to.top + to.height / 2 - here.top - here.height / 2];
    thing.animate([{ transform: "none", zIndex: 9, offset: 0 }, { transform: `translate(${x}px,${y}px) scale(.22)`, opacity: 0.3, zIndex: 9 }], {
      duration: ms * 0.36,
      delay: ms * 0.5 + Math.min(at, 8) * ms * 0.014,
      easing: "cubic-bezier(.5,0,.7,.4)",
      fill: "forwards",
      id: "away",
    });
  });
  setTimeout(() => things.forEach((thing) => thing?.getAnimations().forEach((one) => one.id === "away" && one.cancel())), ms + 60);
}

// --- how long a line is shown

const MINE: Record<string, number> = { exchange: 340, finish: 1, captured: 1500, lay: 300, model: 1100, took: 0 };
const THEIRS: Record<string, number> = { exchange: 950, finish: 350, captured: 1500, lay: 750, model: 1100, took: 0 };
const FATE: Record<string, number> = { model: 500, starts: 700, dealt: 75, turned: 650, drew: 450, redeal: 1300, over: 500 };

export function pace(who: string, text: string, view: View): number {
  const verb = text.split(" ")[0] ?? "";
  if (text === "model ?") return 0;
  if (who === "fate") return FATE[verb] ?? 200;
  return (who === view.seat ? MINE : THEIRS)[verb] ?? 300;
}
