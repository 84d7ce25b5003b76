/** The pictures of the goal card, and of the rules in two minutes. */

import type { Primer } from "../../lesson/drawing";
import pieces from "../../look/pieces.svg?raw";
import { place } from "../../look/sprites";

place(pieces);

export const primer: Primer = {
  goal: [
    [
      ["board", 26, 26, 116, 98],
      ["photo", "sV", 58, 56, 46, -5],
      ["photo", "sG", 108, 54, 46, 4],
      ["photo", "sV", 84, 100, 46, 3],
      ["num", "1", 132, 34],
      ["num", "2", 38, 84],
      ["photo", "sV", 190, 74, 76, 6],
      ["num", "2", 214, 112],
    ],
    [
      ["photo", "sP", 34, 74, 48],
      ["photo", "sB", 76, 74, 48],
      ["board", 126, 18, 100, 114],
      ["photo", "sB", 152, 48, 46],
      ["photo", "sY", 200, 48, 46],
      ["photo", "sP", 152, 102, 46],
      ["photo", "sB", 200, 102, 46],
      ["arrow", 62, 106, 134, 112],
    ],
    [
      ["photo", "sB", 46, 48, 46],
      ["photo", "sB", 92, 48, 46],
      ["photo", "sB", 92, 98, 46],
      ["photo", "sR", 46, 98, 46],
      ["yes", 114, 28],
      ["photo", "sG", 164, 48, 46],
      ["photo", "sG", 206, 98, 46],
      ["no", 186, 74],
    ],
  ],
  how: [
    [
      ["board", 58, 6, 124, 138],
      ["photo", "sG", 84, 30, 40],
      ["photo", "sB", 120, 30, 40],
      ["photo", "sY", 156, 30, 40],
      ["photo", "sO", 84, 75, 40],
      ["photo", "sR", 120, 75, 40],
      ["photo", "sB", 156, 75, 40],
      ["photo", "sV", 84, 120, 40],
      ["photo", "sG", 120, 120, 40],
      ["photo", "sR", 156, 120, 40],
    ],
    [
      ["photo", "sB", 84, 74, 92, -4],
      ["pic", "h-dog", 176, 74, 72],
      ["num", "2", 120, 116],
    ],
    [
      ["photo", "sR", 40, 74, 54],
      ["photo", "sB", 88, 74, 54],
      ["arrow", 116, 64, 156, 64],
      ["photo", "sR", 192, 52, 54],
      ["photo", "sB", 192, 112, 54],
      ["frame", 164, 80, 56, 64],
    ],
    [
      ["photo", "sO", 50, 62, 58, -6],
      ["photo", "sY", 120, 58, 58],
      ["photo", "sP", 190, 62, 58, 6],
      ["num", "1", 50, 116],
      ["num", "2", 120, 116],
      ["num", "3", 190, 116],
    ],
    [
      ["frame", 16, 44, 134, 60],
      ["photo", "sB", 42, 74, 46],
      ["photo", "sB", 84, 74, 46],
      ["photo", "sB", 126, 74, 46],
      ["arrow", 158, 66, 196, 66],
      ["num", "+3", 212, 100],
      ["yes", 212, 62],
    ],
    [
      ["board", 20, 28, 92, 94],
      ["photo", "sG", 44, 54, 40],
      ["photo", "sR", 88, 98, 40],
      ["photo", "sY", 88, 54, 40],
      ["arrow", 148, 92, 64, 104],
      ["back", 184, 80, 66, 4],
      ["photo", "sP", 160, 66, 50, -6],
    ],
  ],
};
