/** The pictures of the rules: what stands on the meadow, what geese do, the dog. */

import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";
import type { Pictures } from "../../parts/markdown";

place(figures);

export const pictures: Pictures = {
  title: [["f-dog", "f-sheep", "f-black", "f-goose"]],
  "BA-2.5": [
    ["h-goose", "h-goose", ">", "h-sheep*", "h-sheep*"],
    ["h-goose", "h-goose", "h-goose", ">", "h-sheep*", "h-sheep*", "h-sheep*"],
  ],
  "BA-4.5": [["h-black*"]],
  "BA-5": [["h-sheep"]],
  "BA-6": [["h-sheep", "h-black"]],
  "BA-7": [["h-dog"]],
  "BA-7.4": [["h-dogseek"]],
  "BA-7.7": [["h-dogsleep"]],
};
