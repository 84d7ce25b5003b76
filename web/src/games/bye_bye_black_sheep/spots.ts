/** Where at the watering hole a move begins and ends, and where something happened. */

import type { BoardProps, Spots } from "../../app/board";
import { cards, type Pond } from "./cards";
import { happening } from "./stage";

const seat = (letter: string) => `.seat[data-seat="${letter}"]`;
const fan = (letter: string) => `[data-fan="${letter}"]`;
const zoo = (letter: string | null) => `[data-zoo="${letter}"]`;
const LINE = ".hole .bb-line";

export const spots: Spots = {
  move: (text, p: BoardProps<Pond>) => {
    const [verb, one = "", two = ""] = text.split(" ");
    switch (verb) {
      case "draw":
        return [fan(one)];
      case "stop":
        return [LINE];
      case "ask":
        return [seat(one), `.kinds .kind.z${two}`];
      case "steal":
        return [seat(one), `${zoo(one)} [data-kind="${two}"]`];
      case "take":
      case "choose":
        return [`.hole .over .card.z${one}`];
      case "turn":
        return ["[data-pile]"];
      case "add":
      case "place":
        return one ? [inHand(p.table, one), zoo(p.seat)] : [];
      default:
        return [];
    }
  },
  told: (seen) => {
    const event = happening(seen);
    const [who, verb] = event;
    switch (verb) {
      case "draw":
      case "ask":
        return [fan(event[2])];
      case "drew":
      case "turned-up":
      case "yes":
      case "take":
        return [LINE];
      case "steal":
        return [zoo(event[2])];
      case "took":
      case "kept":
      case "took-wolf-pile":
      case "got-magpie":
        return [fan(who)];
      case "placed":
      case "settle":
      case "won":
        return [zoo(who)];
      case "dealt":
        return [fan(event[3])];
      case "picked":
        return [seat(event[2])];
      default:
        return [];
    }
  },
};

/** The first card of its kind that is not on its way into my zoo already. */
function inHand(table: Pond, code: string): string {
  const gone = cards(table.added).filter((one) => one === code).length;
  const at = cards(table.hand).flatMap((one, index) => (one === code ? [index] : []))[gone] ?? 0;
  return `.hand .slot:nth-child(${at + 1}) .card`;
}
