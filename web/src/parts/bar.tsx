/** The bar at the top of every page: home, title, a few facts, buttons. */

import type { ComponentChildren } from "preact";
import type { Chip } from "../app/board";
import { Marked, Sprite } from "./sprite";

interface BarProps {
  title?: string;
  home: string; // spoken name of the way home
  chips?: Chip[];
  children?: ComponentChildren;
}

export function Bar({ title, home, chips = [], children }: BarProps) {
  return (
    <header class="bar">
      <a class="home" href="/" aria-label={home}>
        <Sprite id="h-black" />
        <span>Sheepfold</span>
      </a>
      {title ? (
        <>
          <i class="sep" />
          <h1>{title}</h1>
        </>
      ) : null}
      <div class="meta">
        {chips.map((chip) => (
          <span class="chip" key={chip}>
            <span>
              <Marked text={chip} />
            </span>
          </span>
        ))}
      </div>
      {children}
    </header>
  );
}
