/** Where on the farm a move begins and ends, and where something happened. */

import type { Spots } from "../../app/board";
import type { BlackSheepEvent } from "../../generated/events";
import { placing } from "./stage";

export const spots: Spots = {
  move: (text, p) => [
    ".hand .card.up", // a hint is shown as if it were chosen
    ".hand .card.drop",
    `[data-field="${placing(text).field}"] [data-side="${p.seat}"]`,
  ],
  told: (seen) => {
    const event = seen as BlackSheepEvent;
    switch (event[1]) {
      case "place":
      case "won":
        return [`[data-field="${event[2]}"] [data-side="${event[0]}"]`];
      case "put":
      case "lacked":
      case "returned":
        return [`[data-field="${event[3]}"] .yard`];
      case "revealed":
        return [`[data-field="${event[5]}"] .yard`];
      case "cleared":
      case "closed":
        return [`[data-field="${event[2]}"]`];
      case "dealt":
        return event[2] ? [".hand"] : [`.seat[data-seat="${event[3]}"]`];
      case "chose":
        return [`.seat[data-seat="${event[2]}"]`];
      default:
        return [];
    }
  },
};
