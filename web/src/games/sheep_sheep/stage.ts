/**
 * The table as far as it has been told, and how each event moves: cards trade places, photos are shot and go to the
 * album.
 */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps, Seen, View } from "../../app/board";
import { settings } from "../../app/settings";
import type { SheepSheepEvent } from "../../generated/events";
import { EASE, move, still } from "../../parts/motion";
import { play } from "../../parts/sound";
import { useTold } from "../../parts/told";
import { cellsIn, cellsOf, EMPTY, lines as gridLines, HIDDEN, lettersOf, rowOf, type Wall } from "./photos";

type Props = BoardProps<Wall>;

export interface Staged {
  table: Wall;
  shot: number[]; // places being captured in this beat
  fresh: number[]; // places the event is about
}

/** Events that show something leaving: they are carried out when they are over. */
const LEAVING = ["captured", "redealt"];

/** While beats run, the view from before the move with the events shown so far carried out on it. */
export function useStaged(p: Props): Staged {
  const { beat } = p;
  const events = useTold<SheepSheepEvent>(p);
  return useMemo(() => {
    const now = beat?.event as SheepSheepEvent | undefined;
    const done = now && LEAVING.includes(now[1]) ? events.slice(0, -1) : events;
    return {
      table: beat ? carried(p.view, done) : p.table,
      shot: now?.[1] === "captured" ? now[3].map((cell) => cell - 1) : [],
      fresh: events.flatMap(touched),
    };
  }, [p.table, events, beat?.key]);
}

function carried(view: View<Wall>, done: SheepSheepEvent[]): Wall {
  let { table } = view;
  for (const event of done) table = { ...table, ...change(view, table, event) };
  return table;
}

function touched(event: SheepSheepEvent): number[] {
  if (event[1] === "exchange") return [event[3] - 1];
  return event[1] === "lay" || event[1] === "turned" ? [event[2] - 1] : [];
}

function change(view: View<Wall>, table: Wall, event: SheepSheepEvent): Partial<Wall> {
  const cells = cellsOf(table);
  const who = event[0];
  switch (event[1]) {
    case "model":
      return { models: { ...table.models, [event[3]]: event[2] ?? HIDDEN } };
    case "showed":
      return { models: { ...table.models, [who]: event[2] } };
    case "starts":
      return { turn: event[2] };
    case "dealt": {
      const [, , card, to] = event;
      return { pile: table.pile - 1, rows: { ...table.rows, [to]: [...rowOf(table, to), card].join(" ") } };
    }
    case "hung":
      return { pile: table.pile - 1, grid: gridLines(put(cells, event[2] - 1, event[3] + (event[4] ?? HIDDEN))) };
    case "turned":
      return { grid: gridLines(put(cells, event[2] - 1, event[3] + event[4])) };
    case "exchange": {
      const [, , card, cell, old, become, taken] = event;
      const row = rowOf(table, who);
      return {
        grid: gridLines(put(cells, cell - 1, become + old)),
        rows: { ...table.rows, [who]: put(row, row.indexOf(card), taken).join(" ") },
        groups: table.groups.filter((group) => !cellsIn(group).includes(cell)),
        exchanges: table.exchanges + 1,
        left: table.left - 1,
      };
    }
    case "captured": {
      const [, , colour, taken] = event;
      const album = table.albums[who] ?? {};
      return {
        grid: gridLines(cells.map((cell, at) => (taken.includes(at + 1) ? EMPTY : cell))),
        groups: table.groups.filter((group) => !cellsIn(group).some((cell) => taken.includes(cell))),
        albums: { ...table.albums, [who]: inOrder(view, { ...album, [colour]: (album[colour] ?? 0) + taken.length }) },
      };
    }
    case "redealt":
      return { grid: gridLines(cells.map(() => EMPTY)), rows: { A: "", B: "" }, groups: [], pile: event[2], dry: 0 };
    case "drew":
      return { drawn: event[2], pile: table.pile - 1, phase: "lay", exchanges: 0 };
    case "lay":
      return { grid: gridLines(put(cells, event[2] - 1, event[3] + event[4])), drawn: "" };
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

// --- movement

/** Where a card was dropped: from there it goes on. */
export const dropped: { at: DOMRect | null } = { at: null };

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.app[data-game="sheep-sheep"] ${selector}`);
}

/** The pile is on the table where there is room, else it is the number in the bar. */
function pileSpot(): DOMRect | undefined {
  const spot = [find("[data-pile]"), find(".meta .chip"), find(".bar .home")].find(
    (one) => one?.getClientRects().length,
  );
  return spot?.getBoundingClientRect();
}

function from(element: HTMLElement | null, start: DOMRect | null | undefined, ms: number, more: Keyframe = {}): void {
  const end = element?.getBoundingClientRect();
  if (!element || !start || !end?.width) return;
  const scale = Math.min(start.width / end.width, start.height / end.height);
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  const moves = [
    { transform: `translate(${x}px,${y}px) scale(${scale})`, ...more },
    { transform: "scale(1.04)", opacity: 1, offset: 0.82 },
    { transform: "none" },
  ];
  move(element, moves, { duration: ms, easing: EASE });
}

/**
 * Each beat moves what it tells of. The table already shows what it leads to, so everything comes from where it was.
 */
export function useStory(p: Props, table: Wall): void {
  const last = useRef<DOMRect | null>(null); // where the drawn card was
  useLayoutEffect(() => {
    const { beat } = p;
    if (beat)
      story(beat.event as SheepSheepEvent, beat.ms, { before: p.table, table, seat: p.seat, drawn: last.current });
  }, [p.beat?.key]);
  useLayoutEffect(() => {
    const place = find("[data-drawn]")?.getBoundingClientRect();
    if (place) last.current = place;
  });
}

interface Stage {
  before: Wall; // before the event
  table: Wall; // with this event carried out
  seat: string | null;
  drawn: DOMRect | null;
}

function story(event: SheepSheepEvent, ms: number, stage: Stage): void {
  sounds(event[1]);
  if (still()) return;
  const length = Math.min(ms, 650 / settings().speed);
  switch (event[1]) {
    case "exchange":
      return trade(event[0], rowOf(stage.before, event[0]).indexOf(event[2]), event[3], length);
    case "dealt":
      return from(slotOf(event[3], rowOf(stage.table, event[3]).length - 1), pileSpot(), Math.max(ms, 180));
    case "hung":
      return from(cellAt(event[2]), pileSpot(), Math.max(ms, 180));
    case "turned":
      cellAt(event[2])?.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0)" }], {
        duration: length,
        easing: EASE,
      });
      return;
    case "drew":
      return from(find("[data-drawn]"), pileSpot(), length, { opacity: 0.2 });
    case "lay":
      return from(cellAt(event[2]), stage.drawn, length);
    case "captured":
      return away(event[3].map(cellAt), find(`[data-album="${event[0]}"]`)?.getBoundingClientRect(), ms);
    case "redealt":
      return away([...document.querySelectorAll<HTMLElement>(".ph, .tw")], pileSpot(), ms);
    case "model":
      return reveal(stage.seat ?? "", length);
    case "showed":
      return reveal(event[0], length);
  }
}

function cellAt(cell: number): HTMLElement | null {
  return find(`[data-cell="${cell - 1}"]`);
}

function slotOf(seat: string, slot: number): HTMLElement | null {
  return find(`[data-slot="${seat}${slot}"]`);
}

/** A card of a row and a photo of the wall change places. */
function trade(seat: string, at: number, cell: number, ms: number): void {
  const [photo, slot] = [cellAt(cell), slotOf(seat, at)];
  const [there, here] = [photo?.getBoundingClientRect(), slot?.getBoundingClientRect()];
  from(photo, dropped.at ?? here, ms);
  from(slot, there, ms);
  dropped.at = null;
}

function reveal(seat: string, ms: number): void {
  find(`[data-model="${seat}"]`)?.animate(
    [{ transform: "scale(.4) rotateY(180deg)" }, { transform: "scale(1.08)", offset: 0.7 }, { transform: "none" }],
    { duration: ms, easing: EASE },
  );
}

function sounds(verb: string): void {
  if (["exchange", "lay", "drew", "dealt", "hung"].includes(verb)) play("move");
  if (verb === "captured") play("win");
}

/** Things go to one spot, one after the other, once they have been looked at. */
function away(things: (HTMLElement | null)[], to: DOMRect | undefined, ms: number): void {
  if (!to) return;
  things.forEach((thing, at) => {
    const here = thing?.getBoundingClientRect();
    if (!thing || !here?.width) return;
    const [x, y] = [
      to.left + to.width / 2 - here.left - here.width / 2,
      to.top + to.height / 2 - here.top - here.height / 2,
    ];
    move(
      thing,
      [
        { transform: "none", offset: 0 },
        { transform: `translate(${x}px,${y}px) scale(.22)`, opacity: 0.3 },
      ],
      {
        duration: ms * 0.36,
        delay: ms * 0.5 + Math.min(at, 8) * ms * 0.014,
        easing: "cubic-bezier(.5,0,.7,.4)",
        fill: "forwards",
        id: "away",
      },
    );
  });
  setTimeout(
    () => things.forEach((thing) => thing?.getAnimations().forEach((one) => one.id === "away" && one.cancel())),
    ms + 60,
  );
}

// --- how long an event is shown

const MINE: Record<string, number> = { exchange: 340, finish: 1, captured: 1500, lay: 300, showed: 1100 };
const THEIRS: Record<string, number> = { exchange: 950, finish: 350, captured: 1500, lay: 750, showed: 1100 };
const FATE: Record<string, number> = {
  model: 500,
  starts: 700,
  dealt: 75,
  hung: 75,
  turned: 650,
  drew: 450,
  redealt: 1300,
  over: 500,
};

export function pace(seen: Seen, view: View): number {
  const [who, verb] = seen;
  if (verb === "model" && seen[2] === null) return 0;
  if (who === "fate") return FATE[verb] ?? 200;
  return (who === view.seat ? MINE : THEIRS)[verb] ?? 300;
}
