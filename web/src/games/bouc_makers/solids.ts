/** Three real solids, d12, d10 and d8, and how they turn: vectors, quaternions, and the faces as flat drawings. */

import type { DieName } from "./cards";

export type Vector = [number, number, number];
export type Turn = [number, number, number, number]; // a quaternion: w, x, y, z

/** One face, drawn flat around its own middle; where it sits on the solid, and which way its number stands. */
export interface Face {
  value: number;
  middle: Vector;
  normal: Vector;
  up: Vector; // the top of the number points there
  right: Vector;
  outline: string; // points of an SVG polygon, y down
}

export interface Solid {
  faces: Face[];
  figure: number; // height of the numbers
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const minus = (a: Vector, b: Vector): Vector => plus(a, times(b, -1));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));

/**
 * A solid of some radius from its corners: for each direction the corners farthest that way make a face; opposite faces
 * add up to the same.
 */
function solid(
  corners: Vector[],
  directions: Vector[],
  size: number,
  figure: number,
  tip?: (face: Vector) => Vector,
): Solid {
  const most = Math.max(...corners.map((corner) => Math.hypot(...corner)));
  const sized = corners.map((corner) => times(corner, size / most));
  const count = directions.length;
  const values = new Map<number, number>();
  let low = 1;
  directions.forEach((way, at) => {
    if (values.has(at)) return;
    const opposite = directions.findIndex((other) => dot(unit(way), unit(other)) < -0.999);
    values.set(at, low % 2 ? low : count + 1 - low);
    values.set(opposite, low % 2 ? count + 1 - low : low);
    low += 1;
  });
  const faces = directions.map((way, at): Face => {
    const normal = unit(way);
    const far = Math.max(...sized.map((corner) => dot(corner, normal)));
    const own = sized.filter((corner) => far - dot(corner, normal) < 0.5);
    const middle = times(own.reduce(plus), 1 / own.length);
    const top = tip ? times(tip(normal), size) : (own[0] as Vector);
    const flat = minus(top, middle);
    const up = unit(minus(flat, times(normal, dot(flat, normal))));
    const right = cross(up, normal);
    const points = own
      .map((corner): [number, number] => [dot(minus(corner, middle), right), -dot(minus(corner, middle), up)])
      .sort((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
    return {
      value: values.get(at) ?? 1,
      middle,
      normal,
      up,
      right,
      outline: points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" "),
    };
  });
  return { faces, figure };
}

const SIGNS = [-1, 1];
const GOLD = (1 + Math.sqrt(5)) / 2;

function octahedron(): Solid {
  const corners: Vector[] = SIGNS.flatMap((s): Vector[] => [
    [s, 0, 0],
    [0, s, 0],
    [0, 0, s],
  ]);
  const directions = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z])));
  return solid(corners, directions, 56, 26);
}

function dodecahedron(): Solid {
  const corners: Vector[] = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z])));
  const directions: Vector[] = [];
  for (const a of SIGNS) {
    for (const b of SIGNS) {
      corners.push([0, a / GOLD, b * GOLD], [a / GOLD, b * GOLD, 0], [a * GOLD, 0, b / GOLD]);
      directions.push([0, a * GOLD, b], [a * GOLD, b, 0], [a, 0, b * GOLD]);
    }
  }
  return solid(corners, directions, 50, 27);
}

/**
 * Ten kites: five meet at the top, five at the bottom; the corners between go up and down so that each kite is flat.
 */
function trapezohedron(): Solid {
  const part = Math.PI / 5;
  const high = 1.02;
  const low = (high * (1 - Math.cos(part))) / (1 + Math.cos(part));
  const corner = (k: number): Vector => [Math.cos(k * part), Math.sin(k * part), k % 2 ? -low : low];
  const corners: Vector[] = [[0, 0, high], [0, 0, -high], ...Array.from({ length: 10 }, (_, k) => corner(k))];
  const directions = Array.from({ length: 10 }, (_, k): Vector => {
    const pole: Vector = [0, 0, k % 2 ? high : -high];
    const out = unit(cross(minus(corner(k + 9), pole), minus(corner(k + 1), pole)));
    return dot(out, corner(k)) > 0 ? out : times(out, -1);
  });
  return solid(corners, directions, 53, 26, (normal) => [0, 0, normal[2] > 0 ? high : -high]);
}

export const SOLIDS: Record<DieName, Solid> = { d12: dodecahedron(), d10: trapezohedron(), d8: octahedron() };

// --- turning

export function around(axis: Vector, angle: number): Turn {
  const [x, y, z] = times(unit(axis), Math.sin(angle / 2));
  return [Math.cos(angle / 2), x, y, z];
}

/** First b, then a. */
export function after(a: Turn, b: Turn): Turn {
  const [w, x, y, z] = a;
  const [p, q, r, s] = b;
  return [
    w * p - x * q - y * r - z * s,
    w * q + x * p + y * s - z * r,
    w * r - x * s + y * p + z * q,
    w * s + x * r - y * q + z * p,
  ];
}

export function turned(turn: Turn, v: Vector): Vector {
  const axis: Vector = [turn[1], turn[2], turn[3]];
  const once = times(cross(axis, v), 2);
  return plus(plus(v, times(once, turn[0])), cross(axis, once));
}

/** The turn that shows a value: its face towards the eye, its number upright, the die a little tilted. */
export function showing(of: Solid, value: number, tilt: [number, number] = [0.16, -0.1]): Turn {
  const face = of.faces.find((one) => one.value === value) ?? (of.faces[0] as Face);
  const front = between(face.normal, [0, 0, 1]);
  const up = turned(front, face.up);
  const upright = after(around([0, 0, 1], Math.PI / 2 - Math.atan2(up[1], up[0])), front);
  return after(around([0, 1, 0], tilt[1]), after(around([1, 0, 0], tilt[0]), upright));
}

function between(a: Vector, b: Vector): Turn {
  const way = dot(a, b);
  if (way < -0.9999) return around(Math.abs(a[0]) < 0.9 ? cross(a, [1, 0, 0]) : cross(a, [0, 1, 0]), Math.PI);
  if (way > 0.9999) return [1, 0, 0, 0];
  return around(cross(a, b), Math.acos(way));
}

const LIGHT: Vector = unit([-0.45, 0.7, 0.85]);

/** A matrix of six, as canvas and SVG have it. */
export type Slant = [number, number, number, number, number, number];

/**
 * A face as it is seen after a turn: its place and slant as a matrix, how much it lies in the shade, how well its
 * number shows; null on the far side.
 */
export function seen(face: Face, turn: Turn): { slant: Slant; shade: number; facing: number } | null {
  const normal = turned(turn, face.normal);
  if (normal[2] <= 0.02) return null;
  const [right, up, at] = [turned(turn, face.right), turned(turn, face.up), turned(turn, face.middle)];
  return {
    slant: [right[0], -right[1], -up[0], up[1], at[0], -at[1]],
    shade: Math.max(0, Math.min(1, 1 - dot(normal, LIGHT))),
    facing: Math.max(0.25, Math.min(1, normal[2] * 1.6 - 0.45)),
  };
}
