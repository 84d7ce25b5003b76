/** A QR code of a short text (bytes, error level L, versions 1 to 10), made here: no address leaves this page. */

// For each version: bytes of data in all, bytes of correction per block, number of blocks.
const SHAPES: [number, number, number][] = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
  [156, 20, 2],
  [194, 24, 2],
  [232, 30, 2],
  [274, 18, 4],
];

type Grid = (boolean | null)[][]; // null: not set yet

/** The squares, true is dark; throws if the text is too long. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = SHAPES.findIndex(([room], at) => bytes.length <= room - (at < 9 ? 2 : 3)) + 1;
  if (!version) throw new Error(`a QR code of ours holds at most 271 bytes, not ${bytes.length}`);
  const stream = interleaved(coded(bytes, version), version);
  let best: boolean[][] | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const grid = drawn(version, stream, mask);
    const ugly = penalty(grid);
    if (ugly < least) [best, least] = [grid, ugly];
  }
  return best as boolean[][];
}

// --- the bits

function coded(bytes: Uint8Array, version: number): number[] {
  const [room] = SHAPES[version - 1] as [number, number, number];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

function interleaved(data: number[], version: number): number[] {
  const [room, more, count] = SHAPES[version - 1] as [number, number, number];
  const short = Math.floor(room / count);
  const blocks: number[][] = [];
  for (let at = 0, block = 0; block < count; block++) {
    const length = short + (block >= count - (room % count) ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => correction(block, more));
  const woven = (parts: number[][]) => {
    const longest = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  };
  return [...woven(blocks), ...woven(checks)];
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon's bytes for one block. */
function correction(block: number[], count: number): number[] {
  const generator: number[] = [...Array<number>(count - 1).fill(0), 1];
  for (let step = 0, root = 1; step < count; step++, root = times(root, 2)) {
    for (let at = 0; at < count; at++) generator[at] = times(generator[at] as number, root) ^ (generator[at + 1] ?? 0);
  }
  const rest = Array<number>(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    generator.forEach((part, at) => (rest[at] = (rest[at] as number) ^ times(part, factor)));
  }
  return rest;
}

// --- the squares

function drawn(version: number, stream: number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  fixed(version, size, grid, set);
  formats(size, mask, set);
  if (version >= 7) versions(version, size, set);
  const free = grid.map((row) => row.map((square) => square === null));
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!free[y]?.[x]) continue;
        const bit = ((stream[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at++;
        set(x, y, (bit === 1) !== masked(mask, x, y));
      }
    }
  }
  return grid as boolean[][];
}

function masked(mask: number, x: number, y: number): boolean {
  switch (mask) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}

function fixed(version: number, size: number, grid: Grid, set: (x: number, y: number, dark: boolean) => void): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (grid[top + dy]?.[left + dx] !== undefined) set(left + dx, top + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const spots = alignments(version, size);
  const last = spots.length - 1;
  spots.forEach((x, i) =>
    spots.forEach((y, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  if (version < 7) return [6, size - 7];
  return [6, (size - 1) / 2, size - 7];
}

function formats(size: number, mask: number, set: (x: number, y: number, dark: boolean) => void): void {
  const data = (1 << 3) | mask; // level L
  let rest = data;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function versions(version: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** How hard a reader would find it: long runs, blocks and an uneven mix. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const along of [true, false]) {
      let run = 0;
      let last: boolean | undefined;
      for (let b = 0; b < size; b++) {
        const square = along ? grid[a]?.[b] : grid[b]?.[a];
        run = square === last ? run + 1 : 1;
        last = square;
        if (run === 5) sum += 3;
        else if (run > 5) sum++;
      }
    }
    for (let b = 0; b < size; b++) {
      const square = grid[a]?.[b];
      if (square) dark++;
      if (a && b && square === grid[a - 1]?.[b] && square === grid[a]?.[b - 1] && square === grid[a - 1]?.[b - 1])
        sum += 3;
    }
  }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
