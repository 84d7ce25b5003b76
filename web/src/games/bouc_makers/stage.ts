/**
 * Events put on the table one by one before the view that follows: contracts revealed, dice thrown, cards carried off.
 */

import { useRef } from "preact/hooks";
import type { Beat, BoardProps, Seen, View } from "../../app/board";
import type { BoucMakersEvent } from "../../generated/events";
import { card, DICE, type DieName, type Fold, isSheep } from "./cards";
import type { Toss } from "./die";

/** The fold as it is shown at this moment. */
export interface Stage {
  table: Fold;
  tosses: Partial<Record<DieName, Toss>>; // dice thrown in this event
  rolling: DieName[]; // of those, the ones that do not lie still yet, in the order they will
  coming: string[]; // cards of the new display that are still to be dealt
  leaving: { cards: string[]; to: string } | null; // on their way right now
  snatched: { from: string; to: string } | null; // the Os, on its way right now
  won: boolean; // the contract was just reached
  target: number; // of the turn that goes on
  done: boolean; // the turn of `table.turn` is over; the next throw is somebody else's
}

const NONE = { d12: null, d10: null, d8: null };
const FIRST = 680; // the first die of a throw tumbles so long, in ms
const NEXT = 200; // each further one settles so much later
let before = ""; // the verb of the event before

/** How long an event is shown. Of several of the same kind only the first takes its time: they happen together. */
export function pace(event: Seen, view: View): number {
  const [who, verb] = event as BoucMakersEvent;
  const more = verb === before;
  before = verb;
  switch (verb) {
    case "dealt-board":
    case "sat-out":
    case "began":
    case "topped":
      return 1;
    case "dealt":
      return 150;
    case "rolled":
      return more ? NEXT : FIRST;
    case "revealed":
      return more ? 60 : 1000;
    case "ordered":
    case "won":
    case "failed":
      return 900;
    case "collected":
    case "took-black":
      return 1000;
    case "take":
      return 800;
    case "took-all":
    case "took-os":
    case "consoled":
    case "paid":
      return 600;
    case "round-ended":
    case "ended":
      return 300;
    case "opened":
      return 120;
    default:
      return who === view.seat ? 120 : 650;
  }
}

/**
 * The stage of this moment: the view itself, or, while events are shown, the view from before with all of them so far.
 */
export function useStage(p: BoardProps<Fold>): Stage {
  const memory = useRef<{ n: number; key: number; stage: Stage } | null>(null);
  if (!p.beat) {
    memory.current = null;
    return bare(p.table);
  }
  const known = memory.current;
  if (!known || known.n !== p.beat.n) {
    memory.current = { n: p.beat.n, key: p.beat.key, stage: shown(bare(p.table), p.beat, p.view) };
  } else if (known.key !== p.beat.key) {
    memory.current = { n: p.beat.n, key: p.beat.key, stage: shown(known.stage, p.beat, p.view) };
  }
  return (memory.current as { stage: Stage }).stage;
}

function bare(table: Fold): Stage {
  const target = table.targets?.[table.turn ?? ""] ?? 0;
  return { table, target, tosses: {}, rolling: [], coming: [], leaving: null, snatched: null, won: false, done: false };
}

type Verb = BoucMakersEvent[1];
type Of<V extends Verb> = Extract<BoucMakersEvent, [string, V, ...unknown[]]>;

/** The events of the same verb that follow at once. */
function run<V extends Verb>(beat: Beat, verb: V): Of<V>[] {
  const end = beat.rest.findIndex((event) => event[1] !== verb);
  return (end < 0 ? beat.rest : beat.rest.slice(0, end)) as unknown as Of<V>[];
}

function shown(from: Stage, beat: Beat, view: View): Stage {
  const event = beat.event as BoucMakersEvent;
  const [who, verb] = event;
  const old = from.table;
  const rolling = verb === "rolled" ? from.rolling : [];
  const stage: Stage = { ...from, table: { ...old }, leaving: null, snatched: null, won: false, rolling };
  const { table } = stage;
  switch (event[1]) {
    case "dealt-board":
      table.boards = { ...old.boards, [event[2]]: event[3] };
      break;
    case "dealt":
      deal(stage, [event, ...run(beat, "dealt")]);
      break;
    case "bid":
      table.bids = { ...old.bids, [who]: event[2] ?? "?" };
      break;
    case "revealed":
      table.bids = { ...old.bids, [who]: event[2] };
      for (const [other, , bid] of run(beat, "revealed")) table.bids[other] = bid;
      Object.assign(table, { phase: "roll", throw: 0, turn: null, kept: [], hand: DICE, dice: NONE });
      break;
    case "ordered":
      table.order = event[2];
      break;
    case "sat-out":
      table.collector = who;
      break;
    case "began":
      Object.assign(table, { phase: "roll", turn: who, throw: 1, kept: [], hand: DICE, dice: NONE });
      Object.assign(stage, { target: event[2], done: false, tosses: {} });
      delete table.result;
      delete table.base;
      break;
    case "rolled":
      roll(stage, event, beat);
      break;
    case "keep":
      Object.assign(table, { kept: [...old.kept, event[2]], throw: old.throw + 1, phase: "roll" });
      delete table.result;
      delete table.base;
      break;
    case "won":
      Object.assign(stage, { won: true, done: true });
      break;
    case "failed":
      stage.done = true;
      break;
    case "paid":
      move(table, who, -event[2]);
      break;
    case "consoled":
      move(table, who, event[2]);
      break;
    case "took-os":
      stage.snatched = { from: table.os, to: who };
      table.os = who;
      break;
    case "take":
    case "took-all":
    case "took-black":
    case "collected":
      carry(stage, who, event[2], view);
      break;
    case "top":
    case "topped":
      table.tops = { ...old.tops, [who]: event[2] };
      table.arranging = [];
      break;
    case "round-ended":
      Object.assign(table, {
        display: [],
        order: [],
        collector: null,
        turn: null,
        throw: 0,
        bids: Object.fromEntries(Object.keys(old.bids).map((one) => [one, null])),
      });
      break;
    case "opened":
      table.herds = { ...old.herds, [who]: event[2] };
      break;
    default:
  }
  return stage;
}

function deal(stage: Stage, events: Of<"dealt">[]): void {
  const { table } = stage;
  const cards = events.map((event) => event[2]);
  const first = !stage.coming.length;
  Object.assign(table, {
    phase: "deal",
    display: first ? cards.slice(0, 1) : [...table.display, ...cards.slice(0, 1)],
    pile: table.pile - 1,
    gained: first ? Object.fromEntries(Object.keys(table.gained).map((one) => [one, []])) : table.gained,
  });
  stage.coming = cards;
}

function roll(stage: Stage, event: Of<"rolled">, beat: Beat): void {
  const { table } = stage;
  const at = stage.rolling.indexOf(event[2] as DieName);
  table.phase = "roll";
  delete table.result;
  delete table.base;
  if (at >= 0) {
    stage.rolling = stage.rolling.slice(at);
    return;
  }
  const throwing = [event, ...run(beat, "rolled")].map(([, , die, face]) => [die, face] as [DieName, number]);
  stage.rolling = throwing.map(([name]) => name);
  stage.tosses = Object.fromEntries(
    throwing.map(([name], later) => [name, { key: beat.key, ms: beat.ms * (1 + (later * NEXT) / FIRST) }]),
  );
  table.dice = { ...table.dice, ...Object.fromEntries(throwing) };
}

function move(table: Fold, who: string, tokens: number): void {
  table.wool = { ...table.wool, [who]: (table.wool[who] ?? 0) + tokens };
  if (table.reserve !== "unlimited") table.reserve -= tokens;
}

function carry(stage: Stage, who: string, ids: string[], view: View): void {
  const { table } = stage;
  const sheep = ids.filter((id) => isSheep(view, id));
  stage.leaving = { cards: ids, to: who };
  stage.done = true;
  table.turn = who;
  table.display = table.display.filter((id) => !ids.includes(id));
  table.gained = { ...table.gained, [who]: [...(table.gained[who] ?? []), ...ids] };
  table.herd_sizes = { ...table.herd_sizes, [who]: (table.herd_sizes[who] ?? 0) + sheep.length };
  table.dogs = {
    ...table.dogs,
    [who]: [...(table.dogs[who] ?? []), ...ids.filter((id) => card(view, id).kind === "dog")],
  };
  if (ids.some((id) => card(view, id).kind === "os")) table.os = who;
}
