/** The pictures of the rules: the seven sheep, an exchange, what hangs together and what does not. */

import pieces from "../../look/pieces.svg?raw";
import { place } from "../../look/sprites";
import type { Pictures } from "../../parts/markdown";

place(pieces);

export const pictures: Pictures = {
  title: [["sR", "sO", "sY", "sG", "sB", "sV", "sP"]],
  "SS-4.6": [
    ["sR", ">", "sG*"],
    ["sG", ">", "sR*"],
  ],
  "SS-5.1": [
    ["sR*", "sR*", "sG"],
    ["sB", "sR*", "sY"],
    ["sB", "sP", "sR"],
  ],
  "SS-5.4": [
    ["sV*", "sV*", "sV*"],
    ["sG", "sY", "sO"],
    ["sB*", "sB*", "sB*"],
  ],
};
