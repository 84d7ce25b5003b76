/**
 * The moves of things while an event is told: cards come from their hand, animals trot home along an arc. Only
 * transform and opacity.
 */

import { settings } from "../../app/settings";
import type { BlackSheepEvent } from "../../generated/events";
import { EASE, move, still } from "../../parts/motion";

const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.app ${selector}`);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.app ${selector}`)];

/** Shows one event to me; what it gives back ends it at once. */
export function perform(event: BlackSheepEvent, me: string | null): () => void {
  if (still()) return () => {};
  const running: Animation[] = [];
  const play = (
    thing: HTMLElement | null | undefined,
    frames: Keyframe[],
    ms: number,
    more: KeyframeAnimationOptions = {},
  ) => {
    if (!thing) return;
    const { delay = 0, ...rest } = more;
    const timing = { duration: ms / settings().speed, delay: delay / settings().speed, easing: EASE, ...rest };
    running.push(move(thing, frames, timing));
  };
  switch (event[1]) {
    case "place": {
      const [who, , field] = event;
      all(`[data-field="${field}"] [data-side="${who}"] [data-laid]`).forEach((card, at) =>
        comes(card, home(who, me), play, at * 90),
      );
      break;
    }
    case "dealt":
      if (event[3] === me)
        play(
          all(".hand .card").at(-1),
          [
            { transform: "translateY(40px) rotate(6deg)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          240,
        );
      break;
    case "won":
      bows(event[2], event[3], event[0], play);
      break;
    case "revealed": {
      const [, , animal, value, to, field] = event;
      trots(one(`[data-field="${field}"] [data-figure="${animal}"]`), home(to, me), value, animal, play);
      break;
    }
    case "cleared":
      all(`[data-field="${event[2]}"] .cs .card`).forEach((card, at) =>
        play(card, [{ opacity: 1 }, { transform: "translateY(14px) scale(.8)", opacity: 0 }], 260, {
          delay: at * 20,
          fill: "forwards",
        }),
      );
      break;
    case "put":
      play(
        all(`[data-field="${event[3]}"] [data-figure="${event[2]}"]`).at(-1),
        [
          { transform: "translateY(-18%) scale(.4)", opacity: 0 },
          { transform: "scale(1.04)", opacity: 1, offset: 0.8 },
          { transform: "none" },
        ],
        380,
      );
      break;
    case "closed":
      play(
        one(`[data-field="${event[2]}"] .shutsign`),
        [
          { transform: "rotate(-24deg) scale(1.5)", opacity: 0 },
          { transform: "rotate(-6deg)", opacity: 1 },
        ],
        300,
      );
      break;
  }
  return () => running.forEach((animation) => animation.cancel());
}

type Play = (
  thing: HTMLElement | null | undefined,
  frames: Keyframe[],
  ms: number,
  more?: KeyframeAnimationOptions,
) => void;

/** Where a seat's things come from and go to: my hand and corral, or the plate of another. */
function home(seat: string, me: string | null): DOMRect | null {
  const place = seat === me ? (one("[data-corral]") ?? one(".hand")) : one(`.seats [data-seat="${seat}"]`);
  return place?.getBoundingClientRect() ?? null;
}

function way(thing: Element, to: DOMRect): { x: number; y: number } {
  const from = thing.getBoundingClientRect();
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
}

function comes(card: HTMLElement, from: DOMRect | null, play: Play, delay: number): void {
  if (!from) return;
  const { x, y } = way(card, from);
  play(
    card,
    [
      { transform: `translate(${x}px,${y}px) scale(1.3)`, opacity: 0.2 },
      { opacity: 1, offset: 0.3 },
      { transform: "scale(1.04)", offset: 0.85 },
      { transform: "none" },
    ],
    460,
    { delay, fill: "backwards" },
  );
}

/** The beaten sides bow from the weakest up; the winner's side rises. */
function bows(number: number, beaten: string[], winner: string, play: Play): void {
  beaten.forEach((seat, at) =>
    play(
      one(`[data-field="${number}"] [data-side="${seat}"]`),
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(5px) scale(.97)", opacity: 0.5 },
      ],
      260,
      { delay: 180 * at, fill: "both" },
    ),
  );
  play(
    one(`[data-field="${number}"] [data-side="${winner}"]`),
    [{ transform: "none" }, { transform: "scale(1.05)" }, { transform: "none" }],
    420,
    { delay: 180 * beaten.length },
  );
}

/** Along an arc into the corral, hopping; its number pops up for those who may see it. A black sheep takes its time. */
function trots(animal: HTMLElement | null, to: DOMRect | null, value: number | null, kind: string, play: Play): void {
  if (!animal || !to) return;
  const { x, y } = way(animal, to);
  const ms = kind === "black-sheep" ? 820 : 640;
  const steps = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    const arc = -Math.sin(Math.PI * t) * 70 - (at % 2 ? 9 : 0);
    return {
      transform: `translate(${x * t}px,${y * t + arc}px) rotate(${at % 2 ? 4 : -4}deg) scale(${1 - 0.62 * t})`,
      opacity: t < 0.85 ? 1 : 0,
    };
  });
  play(animal, steps, ms, { easing: "linear", fill: "forwards" });
  if (value === null) return;
  const pop = document.createElement("b");
  pop.className = `bs-pop ${kind === "black-sheep" ? "minus" : ""}`;
  pop.textContent = kind === "black-sheep" ? `−${value}` : `+${value}`;
  pop.setAttribute("aria-hidden", "true");
  Object.assign(pop.style, { left: `${to.left + to.width / 2}px`, top: `${to.top}px` });
  document.body.append(pop);
  const rise = pop.animate(
    [
      { transform: "translate(-50%,0) scale(.3)", opacity: 0 },
      { transform: "translate(-50%,-60%) scale(1.25)", opacity: 1, offset: 0.3 },
      { transform: "translate(-50%,-70%)", opacity: 1, offset: 0.8 },
      { transform: "translate(-50%,-110%)", opacity: 0 },
    ],
    { duration: 1000 / settings().speed, delay: (ms - 160) / settings().speed, easing: EASE, fill: "both" },
  );
  const away = () => pop.remove();
  rise.finished.then(away, away);
}
