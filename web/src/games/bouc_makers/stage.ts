/** What is told, line by line, put on the table before the view that follows: contracts revealed, dice thrown, cards carried off. */

import { useRef } from "preact/hooks";
import type { Beat, BoardProps, View } from "../../board";
import type { Toss } from "./die";
import { card, DICE, isSheep, type DieName, type Fold } from "./cards";

/** The fold as it is shown at this moment. */
export interface Stage {
  table: Fold;
  tosses: Partial<Record<DieName, Toss>>; // dice thrown in this event
  rolling: DieName[]; // of those, the ones that do not lie still yet, in the order they will
  coming: string[]; // cards of the new display that are still to be dealt
  leaving: { cards: string[]; to: string } | null; // on their way right now
  snatched: { from: string; to: string } | null; // the Os, on its way right now
  won: boolean; // the contract was just reached
  done: boolean; // the turn of `table.turn` is over; the next throw is somebody else's
}

const NONE = { d12: null, d10: null, d8: null };
const FIRST = 680; // the first die of a throw tumbles so long, in ms
const NEXT = 200; // each further one settles so much later
let before = ""; // the word of the line before

/** How long a line is shown. Of several of the same kind only the first takes its time: they happen together. */
export function pace(who: string, text: string, view: View): number {
  const word = text.split(" ")[0] ?? "";
  const more = word === before;
  before = word;
  switch (word) {
    case "dealt":
      return text.includes("board") ? 1 : 150;
    case "rolled":
      return more ? NEXT : FIRST;
    case "reveals":
      return more ? 60 : 1000;
    case "order":
      return 900;
    case "wins":
    case "fails":
      return 900;
    case "collects":
    case "must":
      return 1000;
    case "take":
      return 800;
    case "takes":
    case "finds":
    case "pays":
      return 600;
    case "round":
    case "game":
      return 300;
    case "opens":
      return 120;
    default:
      return who === view.seat ? 120 : 650;
  }
}

/** The stage of this moment: the view itself, or, while lines are shown, the view from before with all lines of this event so far. */
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
  return { table, tosses: {}, rolling: [], coming: [], leaving: null, snatched: null, won: false, done: false };
}

/** The lines of the same word that follow at once. */
function run(beat: Beat, word: string): string[][] {
  const found: string[][] = [];
  for (const [who, text] of beat.rest) {
    const parts = text.split(" ");
    if (parts[0] !== word) break;
    found.push([who, ...parts]);
  }
  return found;
}

function shown(from: Stage, beat: Beat, view: View): Stage {
  const [word = "", ...rest] = beat.text.split(" ");
  const old = from.table;
  const stage: Stage = { ...from, table: { ...old }, leaving: null, snatched: null, won: false, rolling: word === "rolled" ? from.rolling : [] };
  const { table } = stage;
  const who = beat.who;
  switch (word) {
    case "dealt":
      if (rest[1] === "board") table.boards = { ...old.boards, [rest[0] ?? ""]: Number(rest[2]) };
      else deal(stage, rest[0] ?? "", run(beat, "dealt").map((line) => line[2] ?? ""));
      break;
    case "bid":
      table.bids = { ...old.bids, [who]: rest[0] ?? null };
      break;
    case "reveals":
      table.bids = { ...old.bids, [who]: rest[0] ?? null };
      for (const [other = "", , bid = ""] of run(beat, "reveals")) table.bids[other] = bid;
      Object.assign(table, { phase: "roll", throw: 0, turn: null, kept: [], hand: DICE, dice: NONE });
      break;
    case "order":
      Object.assign(table, { order: rest, turn: rest[0] ?? null, throw: 1, kept: [], hand: DICE, dice: NONE });
      break;
    case "rolled":
      roll(stage, rest[0] as DieName, Number(rest[1]), beat);
      break;
    case "keep":
      Object.assign(table, { kept: [...old.kept, rest[0]], throw: old.throw + 1, phase: "roll" });
      delete table.result;
      break;
    case "wins":
      Object.assign(stage, { won: true, done: true });
      break;
    case "fails":
      stage.done = true;
      break;
    case "pays":
      move(table, who, -Number(rest[0]));
      break;
    case "takes":
      if (rest[1] === "wool") move(table, who, 1);
      else if (rest[1] === "Os") {
        stage.snatched = { from: table.os, to: who };
        table.os = who;
      } else carry(stage, who, rest, view);
      break;
    case "take":
    case "collects":
      carry(stage, who, rest, view);
      break;
    case "must":
      carry(stage, who, rest.slice(1), view);
      break;
    case "top":
      table.tops = { ...old.tops, [who]: rest[0] ?? null };
      table.arranging = [];
      break;
    case "round":
      Object.assign(table, { display: [], order: [], turn: null, throw: 0, bids: Object.fromEntries(Object.keys(old.bids).map((one) => [one, null])) });
      break;
    case "opens":
      table.herds = { ...old.herds, [who]: rest.filter((id) => isSheep(view, id)) };
      break;
    default:
  }
  return stage;
}

function deal(stage: Stage, id: string, rest: string[]): void {
  const { table } = stage;
  const first = !stage.coming.length;
  Object.assign(table, {
    phase: "deal",
    display: first ? [id] : [...table.display, id],
    pile: table.pile - 1,
    gained: first ? Object.fromEntries(Object.keys(table.gained).map((one) => [one, []])) : table.gained,
  });
  stage.coming = [id, ...rest];
}

function roll(stage: Stage, die: DieName, face: number, beat: Beat): void {
  const { table } = stage;
  if (stage.done) {
    const place = table.order.indexOf(table.turn ?? "");
    Object.assign(table, { turn: table.order[place + 1] ?? table.turn, throw: 1, kept: [], dice: NONE });
    Object.assign(stage, { done: false, tosses: {} });
  }
  table.phase = "roll";
  delete table.result;
  const at = stage.rolling.indexOf(die);
  if (at >= 0) {
    stage.rolling = stage.rolling.slice(at);
    return;
  }
  const throwing: [DieName, number][] = [[die, face], ...run(beat, "rolled").map((line): [DieName, number] => [line[2] as DieName, Number(line[3])])];
  stage.rolling = throwing.map(([name]) => name);
  stage.tosses = Object.fromEntries(throwing.map(([name], later) => [name, { key: beat.key, ms: beat.ms * (1 + (later * NEXT) / FIRST) }]));
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
  table.dogs = { ...table.dogs, [who]: [...(table.dogs[who] ?? []), ...ids.filter((id) => card(view, id).kind === "dog")] };
  if (ids.some((id) => card(view, id).kind === "os")) table.os = who;
  if (sheep.length === 1) table.tops = { ...table.tops, [who]: sheep[0] ?? null };
}
