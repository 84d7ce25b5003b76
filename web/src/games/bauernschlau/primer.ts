/** The pictures of the goal card, and of the rules in two minutes. */

import type { Drawing, Item, Primer } from "../../lesson/drawing";

const R = 26; // of a cell
const W = R * 0.866;

/** Cells side by side: `y` counts rows, every other row is half a cell further right. */
function cell(x: number, y: number, left: number, top: number): [number, number] {
  return [left + (x * 2 + (y % 2)) * W, top + y * R * 1.5];
}

function meadow(left: number, top: number, columns: number, rows: number): Drawing {
  return Array.from({ length: columns * rows }, (_, n): Item => {
    const [x, y] = cell(n % columns, Math.floor(n / columns), left, top);
    return ["hex", x, y, R];
  });
}

/** A farm with three pastures between two fences that reach the rim below; open: without the last piece. */
function land(open: boolean, values: [string, string, string]): Drawing {
  const [x, y] = [120, 30];
  const half = R / 2;
  const rail = (x1: number, y1: number, x2: number, y2: number): Item => ["rail", x1, y1, x2, y2];
  return [
    ["hex", x, y, R, "farm"],
    ["hex", x - W, y + R * 1.5, R],
    ["hex", x + W, y + R * 1.5, R],
    ["hex", x, y + R * 3, R],
    ["hex", x - 2 * W, y, R],
    ["hex", x + 2 * W, y, R],
    ["hex", x - 2 * W, y + R * 3, R],
    ["hex", x + 2 * W, y + R * 3, R],
    ["home", x, y, 1],
    ["tile", values[0], x - W, y + R * 1.5],
    ["tile", values[1], x + W, y + R * 1.5],
    ["tile", values[2], x, y + R * 3],
    rail(x - W, y - half, x - W, y + half),
    rail(x - W, y + half, x - 2 * W, y + R),
    rail(x - 2 * W, y + R, x - 2 * W, y + R * 2),
    rail(x - 2 * W, y + R * 2, x - W, y + R * 2.5),
    rail(x - W, y + R * 2.5, x - W, y + R * 3.5),
    rail(x + W, y - half, x + W, y + half),
    rail(x + W, y + half, x + 2 * W, y + R),
    rail(x + 2 * W, y + R, x + 2 * W, y + R * 2),
    ...(open ? [] : [rail(x + 2 * W, y + R * 2, x + W, y + R * 2.5), rail(x + W, y + R * 2.5, x + W, y + R * 3.5)]),
  ];
}

const FIELD = meadow(52, 54, 4, 2);
const at = (x: number, y: number) => cell(x, y, 52, 54);

export const primer: Primer = {
  goal: [
    [...land(false, ["3", "5", "2"]), ["yes", 206, 30]],
    [
      ["hex", 76, 40, 32],
      ["hex", 164, 40, 32],
      ["hex", 76, 108, 32],
      ["hex", 164, 108, 32],
      ["tile", "?", 76, 40],
      ["tile", "5", 164, 42],
      ["pic", "h-dog", 76, 108, 44],
      ["rail", 164 - 27.7, 92, 164, 76],
      ["rail", 164, 76, 164 + 27.7, 92],
    ],
    [...land(true, ["3", "−3", "?"]), ["no", 206, 30]],
  ],
  how: [
    [
      ["hex", 120, 75, R],
      ["hex", 120 - 2 * W, 75, R, "farm"],
      ["hex", 120 + 2 * W, 75, R, "farm"],
      ["hex", 120 - W, 75 - R * 1.5, R, "farm"],
      ["hex", 120 + W, 75 - R * 1.5, R, "farm"],
      ["hex", 120 - W, 75 + R * 1.5, R, "farm"],
      ["hex", 120 + W, 75 + R * 1.5, R, "farm"],
      ["home", 120 - W, 75 - R * 1.5, 4],
      ["home", 120 - 2 * W, 75, 3],
      ["home", 120 + W, 75 + R * 1.5, 1],
      ["pic", "h-dog", 120, 75, 36],
    ],
    [
      ...FIELD,
      ["tile", "2", ...at(0, 0)],
      ["tile", "?", ...at(2, 0)],
      ["tile", "?", ...at(1, 1)],
      ["arrow", 190, 20, 150, 40],
    ],
    [
      ...FIELD,
      ["tile", "1", ...at(0, 0)],
      ["tile", "5", ...at(2, 0)],
      ["tile", "−3", ...at(1, 1)],
      ["num", "+2", 186, 94],
    ],
    [
      ...FIELD,
      ["tile", "?", ...at(0, 0)],
      ["tile", "3", ...at(3, 0)],
      ["arrow", 66, 40, 172, 40],
      ["pic", "h-dog", 96, 94, 44],
    ],
    [
      ...FIELD,
      ["home", ...at(1, 0), 1],
      ["rail", 52 + W, 54 - R / 2, 52 + W, 54 + R / 2],
      ["rail", 52 + W, 54 + R / 2, 52 + 2 * W, 54 + R],
      ["rail", 52 + 2 * W, 54 + R, 52 + 2 * W, 54 + 2 * R],
      ["rail", 52 + 3 * W, 54 - R / 2, 52 + 3 * W, 54 + R / 2],
    ],
    [...land(false, ["3", "5", "2"]), ["num", "×3", 164, 72]],
  ],
};
