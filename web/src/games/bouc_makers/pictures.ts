/** The pictures of the rules: sheep that are worth something, black ones, dogs and the bone. */

import pieces from "../../look/pieces.svg?raw";
import { place } from "../../look/sprites";
import type { Pictures } from "../../parts/markdown";

place(pieces);

export const pictures: Pictures = {
  title: [["w10", "w6", "w3", "h-black", "h-dog", "bone"]],
  "BM-7": [["h-dogalert"]],
  "BM-7.2": [["h-black*"]],
  "BM-10": [["bone"]],
  "BM-12.4": [["w1", "w3", "w5", "w6", "w9", "w10"]],
  "BM-12.7": [["spy*", "spy*", "spy*"]],
  "BM-12.8": [["h-dog*", ">", "h-dog", "h-dog"]],
  "BM-12.10": [["bone", ">", "h-dog*"]],
};
