/** The pictures of the goal card, and of the rules in two minutes. */

import type { Primer } from "../../lesson/drawing";
import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";

place(figures);

export const primer: Primer = {
  goal: [
    [
      ["hill"],
      ["pic", "f-pig", 44, 84, 66],
      ["pic", "f-cow", 120, 78, 74],
      ["pic", "f-black", 196, 84, 68],
      ["num", "3", 44, 128],
      ["num", "2", 120, 128],
      ["num", "−2", 196, 128, "low"],
    ],
    [
      ["hill"],
      ["barn", 120, 62, 112],
      ["pic", "f-pig", 54, 84, 52],
      ["pic", "f-black", 188, 84, 54],
      ["card", "h-pig", 84, 118, 50, -6],
      ["card", "h-pig", 120, 120, 50],
      ["card", "h-pig", 156, 118, 50, 6],
    ],
    [
      ["card", "h-black", 26, 62, 60, -8],
      ["card", "h-black", 54, 60, 60, -3],
      ["card", "h-black", 82, 60, 60, 3],
      ["card", "h-black", 110, 62, 60, 8],
      ["card", "h-horse", 166, 62, 60, -6],
      ["card", "h-horse", 192, 60, 60],
      ["card", "h-horse", 218, 62, 60, 6],
      ["yes", 68, 120],
      ["no", 192, 120],
    ],
  ],
  how: [
    [
      ["hill"],
      ["barn", 46, 64, 74],
      ["barn", 120, 60, 74],
      ["barn", 194, 64, 74],
      ["pic", "f-pig", 34, 112, 36],
      ["pic", "f-cow", 64, 112, 36],
      ["pic", "f-sheep", 108, 112, 36],
      ["pic", "f-rooster", 136, 112, 36],
      ["pic", "f-black", 182, 112, 36],
      ["pic", "f-horse", 212, 112, 36],
    ],
    [
      ["hill"],
      ["barn", 178, 58, 86],
      ["card", "h-pig", 50, 96, 62, -8],
      ["card", "h-pig", 86, 98, 62, 4],
      ["arrow", 110, 92, 158, 112],
      ["card", "h-pig", 178, 122, 40],
    ],
    [
      ["card", "h-rooster", 50, 76, 70, -6],
      ["arrow", 84, 70, 134, 70],
      ["back", 166, 76, 70, 4],
      ["back", 182, 74, 70, 10],
    ],
    [
      ["frame", 12, 36, 216, 78],
      ["card", "h-pig", 40, 75, 56],
      ["card", "h-pig", 84, 75, 56],
      ["card", "h-pig", 128, 75, 56],
      ["pic", "f-pig", 170, 76, 40],
      ["pic", "f-cow", 206, 74, 42],
      ["num", "4", 120, 128],
    ],
    [
      ["hill"],
      ["barn", 62, 62, 96],
      ["arrow", 108, 104, 152, 96],
      ["pic", "f-pig", 178, 94, 50],
      ["pic", "f-cow", 212, 88, 52],
      ["yes", 196, 36],
    ],
    [
      ["pic", "h-pig", 44, 54, 50],
      ["pic", "h-cow", 100, 54, 50],
      ["pic", "h-sheep", 156, 54, 50],
      ["pic", "h-black", 210, 54, 50],
      ["num", "+2", 44, 108],
      ["num", "+3", 100, 108],
      ["num", "+1", 156, 108],
      ["num", "−3", 210, 108, "low"],
    ],
  ],
};
