/** A card of paper, face up with picture and name, or its back. A button if it can be chosen. */

import type { ComponentChildren } from "preact";
import { classes } from "./classes";
import { Sprite } from "./sprite";

export interface CardProps {
  sprite?: string; // picture of the face
  name?: string; // printed below the picture
  label?: string; // spoken: "Pig, your hand, 2 of 3"
  tint?: string; // class of the ground behind the picture: k-pig …, or none
  back?: boolean;
  small?: boolean; // picture only
  selected?: boolean;
  disabled?: boolean; // stays readable, cannot be chosen
  fly?: string; // key for useTravel
  id?: string; // which card it is, for marks: `[data-card="S3"]`
  class?: string;
  onClick?(): void;
  children?: ComponentChildren; // corners, badges
}

export function Card(p: CardProps) {
  const side = p.back ? "back" : p.tint;
  const kind = classes("card", side, p.small && "m", p.selected && "sel", p.disabled && "off", p.class);
  const inside = (
    <>
      {p.sprite && !p.back ? (
        <span class="pic">
          <Sprite id={p.sprite} />
        </span>
      ) : null}
      {p.name && !p.back && !p.small ? <span class={classes("lb", room(p.name))}>{p.name}</span> : null}
      {p.children}
    </>
  );
  const label = p.label ?? p.name;
  if (!p.onClick) {
    return (
      <span class={kind} data-fly={p.fly} data-card={p.id} role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={kind}
      data-fly={p.fly}
      data-card={p.id}
      data-stop=""
      aria-label={label}
      aria-pressed={p.selected ?? false}
      aria-disabled={p.disabled ? true : undefined}
      onClick={p.onClick}
    >
      {inside}
    </button>
  );
}

/** How much room the longest word needs; a card that is too small for it leaves the name to the picture. */
function room(name: string): string {
  const most = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return most > 7 ? "long" : most > 6 ? "fair" : "";
}
