/** How a seat looks everywhere: colour, emblem and animal by its letter; and who sits where as seen from mine. */

import type { Be, SeatInfo } from "../generated/wire";

export const LETTERS = ["A", "B", "C", "D", "E", "F"];
/** That people can be; the first ones are those of the seats, unless others are chosen. */
export const ANIMALS: Be["animal"][] = ["sheep", "cow", "goose", "pig", "horse", "rooster", "lamb", "black"];
const BOTS = ["mole", "magpie", "eagle", "wolf", "mother", "woolly"];

const RUNGS = ["lamb", "ewe", "ram", "sheepdog", "shepherd"];
const BOT_NAMES = ["Clover", "Thistle", "Daisy", "Barley", "Bramble", "Sorrel"];

export function seatIndex(letter: string): number {
  return Math.max(0, LETTERS.indexOf(letter));
}

/** The class that sets `--tone`: t1 … t6. */
export function tone(letter: string): string {
  return `t${seatIndex(letter) + 1}`;
}

/** The symbol of the seat: e1 heart, e2 drop, e3 sun, e4 star, e5 leaf, e6 flower. */
export function emblem(letter: string): string {
  return `e${seatIndex(letter) + 1}`;
}

/** The head of the player who sits there. */
export function head(seat: SeatInfo): string {
  const at = seatIndex(seat.seat);
  return `h-${seat.kind === "bot" || seat.away ? BOTS[at] : seat.animal || ANIMALS[at]}`;
}

/** What a seat is called when nobody named it; "" for a seat nobody has. */
export function called(seat: SeatInfo): string {
  return seat.name || (seat.kind === "bot" ? (BOT_NAMES[seatIndex(seat.seat)] ?? "") : "");
}

/** A seat of which only a name is known, as records keep it: a bot's is its rung. */
export function seatNamed(seat: string, name: string): SeatInfo {
  const isBot = RUNGS.includes(name);
  return {
    seat,
    kind: isBot ? "bot" : "person",
    name: isBot ? "" : name,
    bot: isBot ? name : "",
    here: true,
    away: false,
    you: false,
    owner: false,
    left: false,
    animal: "",
  };
}

/** The other seats clockwise from my left; all of them for a watcher. */
export function others(seats: SeatInfo[], mine: string | null): SeatInfo[] {
  if (mine === null) return seats;
  const at = seats.findIndex((seat) => seat.seat === mine);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}
