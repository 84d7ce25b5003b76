/**
 * The moves of things while an event is shown: cards fly from where they were, turn over, wash home. Only transform and
 * opacity.
 */

import { settings } from "../../app/settings";
import { EASE, fly, move, still } from "../../parts/motion";
import type { Happening } from "./stage";

const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.app ${selector}`);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.app ${selector}`)];
const hand = (seat: string) => one(`[data-fan="${seat}"]`);
const zoo = (seat: string) => one(`[data-zoo="${seat}"]`);

/** Where the card that is being drawn sticks out of its hand. */
let pulled: DOMRect | null = null;

/** Shows one event; what it gives back ends it at once. */
export function perform(event: Happening, from: string): () => void {
  if (still()) return () => {};
  const running: Animation[] = [];
  const moves = (
    thing: HTMLElement | null | undefined,
    frames: Keyframe[],
    ms: number,
    more: KeyframeAnimationOptions = {},
  ) => {
    if (!thing) return;
    const timing = { duration: ms / settings().speed, easing: EASE, ...more };
    running.push(move(thing, frames, timing));
  };
  const [who, verb] = event;
  const last = all(".bb-line .card").at(-1);
  switch (verb) {
    case "draw":
      pulled = (one(`[data-fan="${event[2]}"] .up`) ?? hand(event[2]))?.getBoundingClientRect() ?? null;
      break;
    case "drew":
      turnsOver(last, pulled ?? box(hand(from)), moves);
      break;
    case "turned-up":
      turnsOver(last, box(one("[data-pile]")), moves);
      break;
    case "take":
      comes(last, box(hand(from)), moves);
      break;
    case "yes":
      comes(last, box(hand(who)), moves);
      break;
    case "steal":
      comes(last, box(zoo(event[2])), moves);
      break;
    case "kept":
      goes([last], hand(who), moves);
      break;
    case "got-wolf-pile":
      goes(all(".bb-line .card").slice(0, -1), hand(who), moves);
      break;
    case "took":
      goes(all(".bb-line .card"), hand(who), moves);
      break;
    case "got-magpie":
      void flies(one("[data-magpie]"), box(one("[data-magpie]")), hand(who));
      break;
    case "took-wolf-pile":
      goes(all(`[data-wolf="${who}"]`), hand(who), moves);
      break;
    case "placed":
    case "settle":
      for (const card of new Set([event[2]].flat())) {
        const place = one(`[data-zoo="${who}"] [data-kind="${card}"]`);
        comes(place, box(hand(who)), moves);
      }
      break;
    case "dealt":
      void flies(one("[data-pile] .card"), box(one("[data-pile] .card")), hand(event[3]));
      break;
    case "choose":
      moves(hand(who), [{ transform: "none" }, { transform: "translateY(-6px)" }, { transform: "none" }], 400);
      break;
    case "won":
      all(`[data-zoo="${who}"] > *`).forEach((animal, at) =>
        moves(
          animal,
          [{ transform: "none" }, { transform: "translateY(-12px) scale(1.08)" }, { transform: "none" }],
          420,
          { delay: at * 90 },
        ),
      );
      break;
  }
  return () => running.forEach((animation) => animation.cancel());
}

type Moves = (
  thing: HTMLElement | null | undefined,
  frames: Keyframe[],
  ms: number,
  more?: KeyframeAnimationOptions,
) => void;

function box(thing: HTMLElement | null | undefined): DOMRect | null {
  return thing?.getBoundingClientRect() ?? null;
}

function way(thing: HTMLElement, from: DOMRect): string {
  const to = thing.getBoundingClientRect();
  const small = Math.min(1, Math.max(0.3, Math.min(from.width, 80) / (to.width || 1)));
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px,${y}px) scale(${small})`;
}

/** Face down to its place, a breath of waiting, then it turns over. */
function turnsOver(card: HTMLElement | undefined, from: DOMRect | null, moves: Moves): void {
  if (!card || !from) return;
  const held = "translateY(-8px) scale(1.06)";
  moves(
    card,
    [
      { transform: way(card, from) },
      { transform: held, offset: 0.45 },
      { transform: held, offset: 0.6 },
      { transform: `${held} rotateY(90deg)`, offset: 0.76 },
      { transform: `${held} rotateY(0deg)`, offset: 0.92 },
      { transform: "none" },
    ],
    820,
  );
  moves(
    card.querySelector<HTMLElement>(".cover"),
    [{ opacity: 1 }, { opacity: 1, offset: 0.76 }, { opacity: 0, offset: 0.761 }, { opacity: 0 }],
    820,
    { easing: "linear" },
  );
}

function comes(thing: HTMLElement | null | undefined, from: DOMRect | null, moves: Moves): void {
  if (thing && from)
    moves(
      thing,
      [
        { transform: way(thing, from), opacity: 0.4 },
        { transform: "scale(1.06)", opacity: 1, offset: 0.8 },
        { transform: "none" },
      ],
      520,
    );
}

/** One after the other to a hand, where they are no longer seen. */
function goes(things: (HTMLElement | undefined)[], to: HTMLElement | null, moves: Moves): void {
  const place = box(to);
  things.forEach((thing, at) => {
    if (thing && place)
      moves(
        thing,
        [
          { transform: "none" },
          { opacity: 1, offset: 0.7 },
          { transform: `${way(thing, place)} rotate(-8deg)`, opacity: 0 },
        ],
        420,
        { delay: at * 40, fill: "forwards" },
      );
  });
}

function flies(thing: HTMLElement | null, from: DOMRect | null, to: HTMLElement | null): Promise<void> {
  const place = box(to);
  if (!thing || !from || !place) return Promise.resolve();
  const width = Math.min(from.width, 44);
  return fly(
    thing,
    from,
    new DOMRect(place.left + place.width / 2 - width / 2, place.top + place.height / 2 - 30, width, width * 1.4),
    260,
  );
}
