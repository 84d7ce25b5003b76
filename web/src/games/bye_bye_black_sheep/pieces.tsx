/** Cards and zoos as they are drawn everywhere in this game. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { Card, type CardProps } from "../../parts/card";
import { classes } from "../../parts/classes";
import { Sprite } from "../../parts/sprite";
import { cardName, cards, counted, isSpecial, type Pond, picture } from "./cards";

type P = BoardProps<Pond>;

interface FaceProps extends Omit<CardProps, "sprite" | "name" | "tint"> {
  p: P;
  code: string;
}

/** A card face up: picture, number (a star for specials), name. */
export function Face({ p, code, children, class: more = "", ...rest }: FaceProps) {
  const sprite = picture(code, p.view);
  const name = cardName(code, p.speaking);
  return (
    <Card
      {...rest}
      {...(sprite ? { sprite } : {})}
      name={name}
      tint={`z${code}`}
      class={`zc ${isSpecial(code) ? "spc" : ""} ${more}`}
    >
      {sprite ? null : (
        <span class="pic">
          <b class="big">{code}</b>
        </span>
      )}
      <span class="no">{isSpecial(code) ? "✦" : code}</span>
      {children}
      <i class="cover card back" />
    </Card>
  );
}

/** A small round picture of a kind. */
export function Kind({ p, code }: { p: P; code: string }) {
  const sprite = picture(code, p.view);
  return sprite ? <Sprite id={sprite} /> : <b class="big">{code}</b>;
}

interface ZooProps {
  p: P;
  seat: string;
  table: Pond;
  steal?: ((code: string) => void) | undefined; // animals can be taken out of it
  chosen?: string;
  coming?: string[]; // about to be placed
  children?: ComponentChildren;
}

/** A zoo sorted by species, a pip for each card of a triplet; a triplet is framed. */
export function Zoo({ p, seat, table, steal, chosen, coming = [], children }: ZooProps) {
  const { t } = p;
  const lying = counted(cards(table.zoos[seat]));
  const all = [
    ...lying,
    ...counted(coming)
      .filter(([code]) => !lying.some(([there]) => there === code))
      .map(([code]) => [code, 0] as [string, number]),
  ];
  const label = t("bb-zoo", p.who(seat));
  const guests = Number(table.magpie === seat) + Number(table.wolf.owner === seat);
  const triplets = { count: table.triplets[seat] ?? 0, needed: table.needed };
  const held = all.length ? t("bb-triplets", triplets) : t("bb-zoo-empty");
  return (
    <ul
      class={classes("zoo", all.length > 5 ? "many" : all.length + guests > 3 && "some")}
      data-zoo={seat}
      aria-label={`${label}: ${held}`}
    >
      {all.map(([code, count]) => {
        const more = coming.filter((one) => one === code).length;
        const whole = count + more >= table.triplet;
        const spoken = t(whole ? "bb-zoo-triplet" : "bb-zoo-kind", {
          count: count + more,
          name: cardName(code, p.speaking),
        });
        const inside = (
          <>
            <Kind p={p} code={code} />
            <span class="pips" aria-hidden="true">
              {Array.from({ length: Math.max(table.triplet, count + more) }, (_, at) => (
                <i key={at} class={at < count ? "f" : at < count + more ? "n" : ""} />
              ))}
            </span>
          </>
        );
        return (
          <li key={code} data-kind={code} class={`z${code} ${whole ? "tri" : ""} ${more ? "new" : ""}`}>
            {steal ? (
              <button
                type="button"
                class={`lift ${chosen === code ? "sel" : ""}`}
                aria-pressed={chosen === code}
                aria-label={`${spoken}, ${label}`}
                onClick={() => steal(code)}
              >
                {inside}
              </button>
            ) : (
              <>
                <span class="vh">{spoken}</span>
                {inside}
              </>
            )}
          </li>
        );
      })}
      {children}
    </ul>
  );
}
