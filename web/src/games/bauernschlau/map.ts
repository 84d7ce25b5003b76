/**
 * Where everything lies: cells, vertices and fences as points of the drawing, turned so that my farm lies below the
 * centre.
 */

import type { View } from "../../app/board";

export type Pair = [number, number];

/** `view.table` as view.py builds it. */
export interface Meadow {
  phase: string;
  game: number;
  totals: Record<string, number>;
  first: string;
  round: number;
  turn: string;
  main: boolean;
  bonus: number;
  bonus_at: number; // which bonus action of the turn this is, from 1; 0: none
  special: number; // how many sheep the special action places
  doing: string;
  draws: number;
  at_once: string[]; // actions that are over as soon as they are named
  held: number;
  hand: number[];
  supply: number;
  mix: Record<string, number>;
  unseen: Record<string, number>; // tiles by value that lie where I cannot see them
  sheep: Record<string, string>; // `5 up`, `? down A`
  dog: string;
  sent: string;
  farms: Record<string, number>;
  pieces: Record<string, number>;
  fences: Record<string, string>;
  starts: Record<string, string>; // by fence: gate and junction of each edge where it may begin
  finished: string[]; // fences that have reached the rim
  enclosed: Record<string, string[]>;
  tally: Record<string, Tally>; // of every farm that is fenced in
  last: Partial<Ended>;
  geese: Record<string, number>;
  radius: number; // rings of cells round the centre
}

/** What a farm that is fenced in adds up to as it lies. */
export interface Tally {
  white: number;
  black: number;
  pieces: number;
  empty: number; // pastures
  total: number;
}

/** How a game of a championship ended. */
export type Ended = Pick<Meadow, "sheep" | "pieces" | "fences" | "game">;

export interface Sheep {
  value: number | null; // null: hidden from me
  up: boolean;
  placer: string;
}

export function sheepOf(text: string): Sheep {
  const [value = "?", side, placer = ""] = text.split(" ");
  return { value: value === "?" ? null : Number(value), up: side === "up", placer };
}

const SIZE = 40; // from the middle of a cell to its corner
const WIDE = SIZE * Math.sqrt(3);
const AROUND: Pair[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]; // clockwise from the east; also the farms 0 to 5
const BELOW = 1; // the direction in which my farm is shown
export const CENTRE = "0,0";

export function pair(name: string): Pair {
  const [a = 0, b = 0] = name.split(",").map(Number);
  return [a, b];
}

export function ring([q, r]: Pair): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The fences round a seat's farm. */
export function ownFences(fences: Fence[], letter: string): Fence[] {
  return fences.filter((fence) => fence.seats.includes(letter));
}

/** Between which rings a vertex lies; the radius of the board: on the rim. */
export function level(vertex: Pair): number {
  return Math.floor(ring(vertex) / 3);
}

export function farmCell(farm: number): string {
  return (AROUND[farm] ?? [0, 0]).join(",");
}

function turned([q, r]: Pair, times: number): Pair {
  return times === 0 ? [q, r] : turned([-r, q + r], times - 1);
}

/** A letter or a number at the edge of the meadow, round its middle. */
export interface Label {
  text: string;
  x: number;
  y: number;
}

const BESIDE = 20; // from the end of a row to its letter
const BEYOND = 0.82; // of the way to the cell that would come next

/** One way of looking at the meadow. */
export class Map6 {
  readonly radius: number;
  readonly cells: string[];
  private readonly turns: number;

  constructor(table: Meadow, seat: string | null) {
    const mine = seat === null ? undefined : table.farms[seat];
    this.turns = mine === undefined ? 0 : (BELOW - mine + 6) % 6;
    this.radius = table.radius;
    this.cells = this.inOrder();
  }

  /** Row by row as they are seen, so that a reader hears them in that order. */
  private inOrder(): string[] {
    const found: Pair[] = [];
    const n = this.radius;
    for (let q = -n; q <= n; q++) for (let r = -n; r <= n; r++) if (Math.abs(q + r) <= n) found.push([q, r]);
    const place = (cell: Pair) => turned(cell, this.turns);
    return found.sort((a, b) => place(a)[1] - place(b)[1] || place(a)[0] - place(b)[0]).map((cell) => cell.join(","));
  }

  at(cell: string): Pair {
    const [q, r] = turned(pair(cell), this.turns);
    return [WIDE * (q + r / 2), SIZE * 1.5 * r];
  }

  vertex(name: string): Pair {
    const [x, y] = this.at(name);
    return [x / 3, y / 3];
  }

  /** `D4`: the row from above, the place in the row from the left, both as seen from here. */
  name(cell: string): string {
    const [q, r] = turned(pair(cell), this.turns);
    return `${String.fromCharCode(65 + r + this.radius)}${q - Math.max(-this.radius, -this.radius - r) + 1}`;
  }

  /** Names at the edges: letters left and right of the rows, places above the first and below the last of them. */
  labels(): Label[] {
    const n = this.radius;
    const found: Label[] = [];
    for (let r = -n; r <= n; r++) {
      const letter = String.fromCharCode(65 + r + n);
      const y = SIZE * 1.5 * r;
      const half = WIDE * (n + 0.5 - Math.abs(r) / 2); // the rows are as wide to both sides
      found.push({ text: letter, x: -half - BESIDE, y }, { text: letter, x: half + BESIDE, y });
    }
    const y = SIZE * 1.5 * (n + BEYOND);
    for (let place = 0; place <= n; place++) {
      const [text, x] = [String(place + 1), WIDE * (place - (n - BEYOND) / 2)];
      found.push({ text, x, y: -y }, { text, x, y });
    }
    return found;
  }

  /** The box of the drawing: left, top, width, height. */
  box(): string {
    const [w, h] = [WIDE * (this.radius + 0.5) + 17, SIZE * (1.5 * this.radius + 1) + 16];
    return `${-w} ${-h} ${2 * w} ${2 * h + 4}`;
  }

  /** Every edge of the board, by its two vertices. */
  edges(): [string, string][] {
    const found = new Map<string, [string, string]>();
    for (const cell of this.cells) {
      const corners = cornersOf(pair(cell));
      corners.forEach((corner, at) => {
        const ends: [string, string] = [corner, corners[(at + 1) % 6] ?? corner];
        found.set([...ends].sort().join(" "), ends);
      });
    }
    return [...found.values()];
  }
}

const maps = new WeakMap<Meadow["geese"], Map<string, Map6>>();

export function mapOf(view: View<Meadow>): Map6 {
  const { table, seat } = view;
  const key = `${seat === null ? "" : (table.farms[seat] ?? "")}`;
  const known = maps.get(table.geese) ?? new Map<string, Map6>();
  maps.set(table.geese, known);
  const found = known.get(key) ?? new Map6(table, seat);
  known.set(key, found);
  return found;
}

function cornersOf([q, r]: Pair): string[] {
  return AROUND.map(([q1, r1], at) => {
    const [q2, r2] = AROUND[(at + 1) % 6] ?? [0, 0];
    return `${3 * q + q1 + q2},${3 * r + r1 + r2}`;
  });
}

/** The vertices one edge away. */
export function beside(vertex: string): string[] {
  const [a, b] = pair(vertex);
  const steps: Pair[] =
    ((a % 3) + 3) % 3 === 1
      ? [
          [1, -2],
          [-2, 1],
          [1, 1],
        ]
      : [
          [-1, 2],
          [2, -1],
          [-1, -1],
        ];
  return steps.map(([x, y]) => `${a + x},${b + y}`);
}

/** Clockwise from one vertex to another: above 0; the other way round: below. */
export function clockwise(from: string, to: string): number {
  const [[a, b], [c, d]] = [pair(from), pair(to)];
  return a * d - b * c;
}

/** The hexagon round a point, pointed top. */
export function hexagon(size = SIZE): string {
  const [w, h] = [(size * Math.sqrt(3)) / 2, size / 2];
  return `M0 ${-size}L${w} ${-h}V${h}L0 ${size}L${-w} ${h}V${-h}Z`;
}

// --- fences

export interface Fence {
  name: string;
  path: string[];
  starts: [gate: string, junction: string][]; // where it may begin
  seats: [string, string]; // whose farms it lies between: the first has it clockwise
  mine: boolean;
  side: "left" | "right" | "none"; // as I see it
  finished: boolean;
}

export function fencesOf(table: Meadow, seat: string | null): Fence[] {
  const holder = (farm: string) =>
    Object.keys(table.farms).find((letter) => table.farms[letter] === Number(farm)) ?? "";
  return Object.entries(table.fences).map(([name, path]) => {
    const [from = "", to = ""] = name.split("-").map(holder);
    const side = seat === null ? "none" : from === seat ? "left" : to === seat ? "right" : "none";
    const finished = table.finished.includes(name);
    return {
      name,
      path: path ? path.split(" ") : [],
      starts: startEdges(table, name),
      seats: [from, to],
      mine: side !== "none",
      side,
      finished,
    };
  });
}

/** The edges where a fence may begin, clockwise: from a gate at the centre to the junction outside. */
export function startEdges(table: Meadow, fence: string): Fence["starts"] {
  const names = (table.starts[fence] ?? "").split(" ");
  return names.flatMap((gate, at): Fence["starts"] => (at % 2 ? [] : [[gate, names[at + 1] ?? ""]]));
}

/** A piece that is offered: from where, to where, and which way that goes. */
export interface Piece {
  text: string;
  letter: string;
  fence: Fence;
  from: string;
  to: string;
  way: "start" | "out" | "rim" | "more" | "less" | "round"; // more, less: room for me
}

export function pieceOf(text: string, fence: Fence, radius: number): Piece {
  const to = text.split(" ")[2] ?? "";
  const tip = fence.path.at(-1);
  const from = tip ?? fence.starts.find(([, junction]) => junction === to)?.[0] ?? to;
  let way: Piece["way"] = "start";
  if (tip) {
    const turn = clockwise(tip, to) > 0;
    if (level(pair(to)) >= radius) way = "rim";
    else if (level(pair(to)) > level(pair(tip))) way = "out";
    else way = fence.side === "none" ? "round" : turn === (fence.side === "left") ? "more" : "less";
  }
  return { text, letter: "", fence, from, to, way };
}

/** The pieces among the moves offered, lettered: left fence first, each from left to right as seen. */
export function piecesOf(legal: string[], fences: Fence[], map: Map6): Piece[] {
  const found = legal
    .filter((text) => text.startsWith("build "))
    .flatMap((text) => {
      const fence = fences.find((one) => one.name === text.split(" ")[1]);
      return fence ? [pieceOf(text, fence, map.radius)] : [];
    });
  found.sort((a, b) => map.vertex(a.to)[0] - map.vertex(b.to)[0] || map.vertex(a.to)[1] - map.vertex(b.to)[1]);
  return found.map((piece, at) => ({ ...piece, letter: String.fromCharCode(65 + at) }));
}
