/** The pieces of the fold: a card with its corner and points, a tuft of wool, a bone, a rake and the magician's hat. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { Card } from "../../parts/card";
import { classes } from "../../parts/classes";
import { Sprite } from "../../parts/sprite";
import { type CardData, card, face, picture, signed, spoken } from "./cards";

const TINTS: Record<CardData["kind"], string> = {
  white: "k-sheep",
  black: "k-black",
  three_seven_zero: "k-rooster",
  double_o_seven: "k-spy",
  dog: "k-dog",
  os: "k-cow",
};

interface SheepProps {
  p: BoardProps;
  id: string;
  label?: string; // spoken after what the card is: "on offer, 2 of 5"
  selected?: boolean;
  disabled?: boolean;
  small?: boolean;
  class?: string;
  fly?: string;
  onClick?(): void;
  children?: ComponentChildren;
}

export function SheepCard({ p, id, label, small, class: more = "", children, ...rest }: SheepProps) {
  const one = card(p.view, id);
  const said = spoken(id, p);
  const big = one.kind === "dog" ? p.t("bm-name-dog") : one.kind === "os" ? p.t("bm-name-os") : face(one);
  return (
    <Card
      sprite={picture(one)}
      tint={TINTS[one.kind]}
      label={label ? `${said}, ${label}` : said}
      id={id}
      class={`bc ${small ? "tiny" : ""} ${more}`}
      {...rest}
    >
      {one.kind === "three_seven_zero" ? <Hat /> : null}
      {one.corner !== undefined ? <Corner corner={one.corner} /> : null}
      <span class={classes("pt", big.length > 4 && "long", /[^\d·+−-]/.test(big) && "word")}>{big}</span>
      {one.level !== undefined && !small ? <span class="lv">{p.t("bm-level", { level: one.level })}</span> : null}
      {children}
    </Card>
  );
}

/** Bonus `+n` on green, malus `−n` on red, a bone as a picture. */
export function Corner({ corner, label }: { corner: number | "bone"; label?: string }) {
  const spokenly = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  if (corner === "bone") {
    return (
      <i class="cn bo" {...spokenly}>
        <Sprite id="bone" />
      </i>
    );
  }
  return (
    <i class={`cn ${corner > 0 ? "plus" : "minus"}`} {...spokenly}>
      {signed(corner)}
    </i>
  );
}

/** Who makes three of them vanish: a sheep with a magician's hat. */
function Hat() {
  return (
    <svg class="hat" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M33 4L67 4L64 33H36Z" fill="#3a3445" />
      <path d="M36 24H64.800L64 33H36.900Z" fill="#b83f2b" />
      <path d="M24 33C34 29 66 29 76 33C77 38 66 41 50 41S23 38 24 33Z" fill="#2b2633" />
      <path d="M50 8.500l1.9 4.2 4.6.500-3.4 3.1 1 4.5-4.1-2.3-4.1 2.3 1-4.5-3.4-3.1 4.6-.500Z" fill="#f2b632" />
    </svg>
  );
}

export function Wool({ class: name = "" }: { class?: string }) {
  const tuft = (y: number) =>
    `M20 ${y}A5.3 5.3 0 0 1 29 ${y + 2.8}A4.8 4.8 0 0 1 33.8 ${y + 9.9}A4.6 4.6 0 0 1 32.1 ${y + 18}` +
    `A5.1 5.1 0 0 1 24.8 ${y + 23.3}A5.4 5.4 0 0 1 15.2 ${y + 23.3}A5.1 5.1 0 0 1 7.9 ${y + 18}` +
    `A4.6 4.6 0 0 1 6.2 ${y + 9.9}A4.8 4.8 0 0 1 11 ${y + 2.8}A5.3 5.3 0 0 1 20 ${y}Z`;
  return (
    <svg class={`wt ${name}`} viewBox="4 4 32 34" aria-hidden="true">
      <path d={tuft(10)} fill="#c9b98f" />
      <path d={tuft(7.5)} fill="#fbf3df" />
      <path d="M14 20Q18 14 22 19Q24 23 20 23" fill="none" stroke="#b9a675" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
}

/** For the player who takes what is left. */
export function Rake() {
  return (
    <svg class="rake" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20L14 10M9.5 5.5L18.5 14.5M9.5 5.5l3-3M12.5 8.5l3-3M15.5 11.5l3-3M18.5 14.5l3-3" />
    </svg>
  );
}
