/** Where on the meadow a move begins and ends, and where something happened. */

import type { BoardProps, Spots } from "../../app/board";
import type { BauernschlauEvent } from "../../generated/events";
import { farmCell, type Meadow } from "./map";
import { verbs } from "./panel";

const DOG = ".hexes .dog";
const cell = (name: string) => `[data-cell="${name}"]`;
const nth = (at: number) => `:nth-child(${at + 1})`;

export const spots: Spots = {
  move: (text, p: BoardProps<Meadow>) => {
    const words = text.split(" ");
    const [verb = ""] = words;
    const last = words.at(-1) ?? "";
    switch (verb) {
      case "farm":
        return [cell(farmCell(Number(last)))];
      case "put": {
        const at = words.length > 2 ? p.table.hand.indexOf(Number(words[1])) : 0;
        return [`.acts.hand .act${nth(at)}`, cell(last)];
      }
      case "turn":
        return words.length > 1 ? [cell(last)] : [];
      case "drive":
      case "to":
      case "park":
        return [DOG, cell(last)];
      case "build":
        return [`[data-text="${text}"]`];
      default:
        return [`.acts .act${nth(verbs(p.table).indexOf(verb))}`];
    }
  },
  told: (seen, p: BoardProps<Meadow>) => {
    const event = seen as BauernschlauEvent;
    switch (event[1]) {
      case "put":
      case "turned":
      case "showed":
        return [cell(event[3])];
      case "turn":
      case "drive":
      case "to":
      case "park":
        return [cell(event[2])];
      case "build":
      case "finished":
        return [`[data-fence="${event[2]}"]`];
      case "farm":
        return [cell(farmCell(event[2]))];
      case "enclosed":
      case "scored":
      case "left-open":
        return [cell(farmCell(p.table.farms[event[0]] ?? -1))];
      default:
        return [];
    }
  },
};
