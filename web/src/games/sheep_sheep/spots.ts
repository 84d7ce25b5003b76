/** Where at the wall a move begins and ends, and where something happened. */

import type { BoardProps, Spots } from "../../app/board";
import type { SheepSheepEvent } from "../../generated/events";
import { rowOf, type Wall } from "./photos";

/** Photos are told by their number from 1. */
const photo = (number: number) => `.wall [data-cell="${number - 1}"]`;

export const spots: Spots = {
  move: (text, p: BoardProps<Wall>) => {
    const [verb, second = "", third = ""] = text.split(" ");
    if (verb === "exchange")
      return [`[data-slot="${p.seat}${rowOf(p.table, p.seat ?? "").indexOf(second)}"]`, photo(Number(third))];
    if (verb === "lay") return [`[data-drag="side ${third}"]`, photo(Number(second))];
    return [".wall .grp"];
  },
  told: (seen) => {
    const event = seen as SheepSheepEvent;
    switch (event[1]) {
      case "turned":
      case "hung":
      case "lay":
        return [photo(event[2])];
      case "exchange":
        return [photo(event[3])];
      case "captured":
        return [`[data-album="${event[0]}"]`];
      case "drew":
        return ["[data-pile]"];
      case "starts":
        return [`.seat[data-seat="${event[2]}"]`];
      case "model":
        return ["[data-model]"];
      default:
        return [];
    }
  },
};
