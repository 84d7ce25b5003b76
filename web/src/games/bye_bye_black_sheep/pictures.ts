/** The pictures of the rules: each special card, what a triplet is. */

import { place } from "../../look/sprites";
import zoo from "../../look/zoo.svg?raw";
import type { Pictures } from "../../parts/markdown";

place(zoo);

export const pictures: Pictures = {
  title: [["h-tiger", "h-penguin", "h-elephant", "h-giraffe", "h-panda", "h-black"]],
  "BB-5": [["h-black"]],
  "BB-8.1": [["h-tiger*", "h-tiger*", "h-tiger*"]],
  "BB-8.2": [["h-penguin*", "h-penguin*", "h-penguin*", "h-penguin"]],
  "BB-9": [["h-eagle", "h-mole", "h-magpie"]],
  "BB-10": [["h-eagle"]],
  "BB-11": [["h-mole"]],
  "BB-12": [["h-magpie"]],
  "BB-13.2": [["h-eagle", "h-eagle", "h-eagle", "h-mole", "h-mole", "h-sheep", "h-mother", "h-wolf"]],
  "BB-14": [["h-sheep"]],
  "BB-15": [["h-mother"]],
  "BB-16": [["h-wolf"]],
};
