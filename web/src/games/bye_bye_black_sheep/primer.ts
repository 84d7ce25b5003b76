/** The pictures of the goal card, and of the rules in two minutes. */

import type { Primer } from "../../lesson/drawing";
import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";
import zoo from "../../look/zoo.svg?raw";

place(figures);
place(zoo);

export const primer: Primer = {
  goal: [
    [
      ["frame", 14, 34, 130, 82],
      ["card", "h-lion", 44, 75, 62, -5],
      ["card", "h-lion", 79, 74, 62],
      ["card", "h-lion", 114, 75, 62, 5],
      ["yes", 144, 34],
      ["card", "h-penguin", 180, 75, 58],
      ["card", "h-penguin", 212, 75, 58],
    ],
    [
      ["back", 62, 74, 66, -14],
      ["back", 96, 66, 66, -6],
      ["back", 132, 50, 66, 2],
      ["back", 166, 74, 66, 12],
      ["arrow", 176, 34, 212, 84],
      ["num", "+1", 120, 128, "plain"],
      ["num", "+2", 170, 128],
    ],
    [
      ["pond", 120, 108, 200],
      ["pic", "f-black", 120, 70, 104],
      ["no", 204, 34],
    ],
  ],
  how: [
    [
      ["back", 52, 50, 56, -10],
      ["back", 78, 46, 56],
      ["back", 104, 50, 56, 10],
      ["card", "h-tiger", 150, 98, 56],
      ["card", "h-panda", 194, 98, 56],
      ["card", "h-lion", 66, 112, 44],
    ],
    [
      ["back", 56, 48, 60, -8],
      ["back", 90, 44, 60, 4],
      ["arrow", 112, 44, 170, 82],
      ["pond", 170, 108, 120],
      ["card", "h-zebra", 170, 96, 52],
    ],
    [
      ["pic", "f-eagle", 46, 72, 74],
      ["pic", "f-mole", 122, 78, 70],
      ["pic", "f-magpie", 196, 74, 74],
    ],
    [
      ["pond", 76, 100, 130],
      ["card", "h-elephant", 40, 88, 50],
      ["card", "h-lion", 76, 92, 50],
      ["card", "h-giraffe", 112, 88, 50],
      ["arrow", 140, 76, 196, 88],
      ["num", "3", 206, 112, "plain"],
    ],
    [
      ["pond", 70, 46, 110],
      ["card", "h-elephant", 34, 42, 38],
      ["card", "h-lion", 58, 44, 38],
      ["card", "h-giraffe", 82, 44, 38],
      ["card", "h-zebra", 106, 42, 38],
      ["arrow", 130, 52, 174, 82],
      ["card", "h-lion", 168, 112, 54],
      ["card", "h-giraffe", 206, 112, 54],
    ],
    [
      ["frame", 48, 34, 144, 82],
      ["card", "h-lion", 84, 75, 64, -4],
      ["card", "h-lion", 120, 74, 64],
      ["card", "h-lion", 156, 75, 64, 4],
      ["yes", 192, 34],
    ],
  ],
};
