/** Where in the fold a move begins and ends, and where something happened. */

import type { Spots } from "../../app/board";
import type { BoucMakersEvent } from "../../generated/events";
import { STEPS } from "./track";

const die = (name: string) => `[data-die="${name}"]`;
const card = (id: string) => `[data-card="${id}"]`;
const SUM = ".tray .sum";

export const spots: Spots = {
  move: (text) => {
    const [verb, ...rest] = text.split(" ");
    switch (verb) {
      case "bid":
        return [`.rails .rail:nth-child(${STEPS.indexOf(rest[0] ?? "") + 1})`];
      case "keep":
        return rest.map(die);
      case "take":
      case "top":
        return rest.map((id) => `.disp ${card(id)}`);
      case "discard":
        return rest.map((id) => `.pasture ${card(id)}`);
      default:
        return [SUM]; // to pay or not
    }
  },
  told: (seen) => {
    const event = seen as BoucMakersEvent;
    switch (event[1]) {
      case "dealt":
        return [`.disp ${card(event[2])}`];
      case "rolled":
      case "keep":
        return [die(event[2])];
      case "revealed":
      case "bid":
        return [`.seat[data-seat="${event[0]}"] .bid`];
      case "ordered":
        return [".seats"];
      case "began":
      case "failed":
        return [SUM];
      default:
        return [];
    }
  },
};
