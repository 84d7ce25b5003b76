/** The pictures of the rules: who beats whom, the seven kinds of combination, a full set. */

import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";
import type { Pictures } from "../../parts/markdown";

place(figures);

const SET = ["h-horse*", "h-cow*", "h-pig*", "h-sheep*", "h-rooster*", "h-black*"];

export const pictures: Pictures = {
  title: [["f-horse", "f-cow", "f-pig", "f-sheep", "f-rooster", "f-black"]],
  "BS-7.1": [["h-horse", ">", "h-cow", ">", "h-pig", ">", "h-sheep", ">", "h-rooster", ">", "h-black"]],
  "BS-7.2": [
    ["h-pig*", "h-pig*", "h-pig*", "h-pig*", "h-pig*"],
    ["h-cow*", "h-cow*", "h-cow*", "h-cow*", "h-rooster"],
    ["h-sheep*", "h-sheep*", "h-sheep*", "h-horse*", "h-horse*"],
    ["h-rooster*", "h-rooster*", "h-rooster*", "h-cow", "h-black"],
    ["h-horse*", "h-horse*", "h-pig*", "h-pig*", "h-sheep"],
    ["h-cow*", "h-cow*", "h-pig", "h-sheep", "h-black"],
    ["h-horse", "h-cow", "h-pig", "h-sheep", "h-rooster"],
  ],
  "BS-7.3": [
    [
      "h-black*",
      "h-black*",
      "h-black*",
      "h-black*",
      "h-rooster",
      ">",
      "h-horse",
      "h-horse",
      "h-horse",
      "h-cow",
      "h-cow",
    ],
  ],
  "BS-9": [["h-dogsleep"]],
  "BS-10.5": [SET],
};
