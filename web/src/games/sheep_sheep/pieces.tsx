/** The paper things of Sheep Sheep: a photo of a sheep, a card with its two sides, an album, a model. */

import type { JSX } from "preact";
import type { BoardProps } from "../../app/board";
import { cardName, colour, photos } from "./names";
import { HIDDEN, type Look, lookOf, type Wall } from "./photos";

type Props = BoardProps<Wall>;

/** The wool of the face, to close the eyes with; the sheep with sunglasses has none to close. */
const LIDS: Record<string, string> = {
  sR: "#4A4552",
  sY: "#E9C9AE",
  sG: "#3B3748",
  sB: "#4A4552",
  sV: "#E9D3B6",
  sP: "#7A6A62",
};

/** One side of a card: the sheep before the pattern of its frame. */
export function Face({
  p,
  letter,
  blinks,
  class: more = "",
}: {
  p: Props;
  letter: string;
  blinks?: boolean;
  class?: string;
}) {
  if (letter === HIDDEN || !letter) return <span class={`face p-none ${more}`}>?</span>;
  const look = lookOf(p.view, letter);
  return (
    <span class={`face p-${look.pattern} ${look.tint ? "own" : ""} ${more}`} style={hue(look)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="54" r="47" class="halo" />
        <use href={`#${look.sprite}`} />
        {blinks && LIDS[look.sprite] ? <Lids fill={LIDS[look.sprite] ?? ""} /> : null}
      </svg>
      {look.known ? null : <i class="let">{letter}</i>}
    </span>
  );
}

function hue(look: Look): JSX.CSSProperties {
  return look.tint ? { "--hue": look.tint } : {};
}

function Lids({ fill }: { fill: string }) {
  return (
    <g class="lids">
      <circle cx="41" cy="57" r="7.4" fill={fill} />
      <circle cx="59" cy="57" r="7.4" fill={fill} />
      <path d="M35 57Q41 62 47 57M53 57Q59 62 65 57" />
    </g>
  );
}

function Turn() {
  return (
    <i class="fl">
      <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4L3.5 7.5 7 11M3.5 7.5H17M17 13l3.5 3.500L17 20M20.5 16.500H7" />
      </svg>
    </i>
  );
}

interface TwinProps {
  p: Props;
  card: string;
  label: string;
  class?: string;
  pressed?: boolean;
  disabled?: boolean;
  drag?: string;
  seat: string;
  slot: number;
  onClick?(): void;
}

/** A row card: both sides beside each other. */
export function Twin({ p, card, label, class: more = "", pressed, disabled, drag, seat, slot, onClick }: TwinProps) {
  if (!card) return <span class="tw empty" />;
  const shared = { class: `tw ${more}`, "data-slot": `${seat}${slot}`, "aria-label": label };
  const inside = (
    <>
      <Face p={p} letter={card.charAt(0)} />
      <Face p={p} letter={card.charAt(1)} />
      <Turn />
    </>
  );
  if (!onClick) {
    return (
      <span {...shared} role="img">
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      data-stop=""
      data-drag={drag}
      data-drop={drag}
      aria-pressed={pressed ?? false}
      aria-disabled={disabled ? true : undefined}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}

/** What a seat has captured, by colour; the album itself is where photos fly to. */
export function Album({ p, table, letter }: { p: Props; table: Wall; letter: string }) {
  const album = Object.entries(table.albums[letter] ?? {});
  const model = table.models[letter] ?? "";
  return (
    <ul
      class={`alb ${album.length > 3 ? "many" : ""}`}
      data-album={letter}
      aria-label={p.t("ss-album-of", p.who(letter))}
      style={{ "--n": String(album.length) }}
    >
      {album.map(([one, count]) => (
        <li key={one} class={one === model ? "dear" : ""} aria-label={photos(count, one, p.speaking)}>
          <Face p={p} letter={one} />
          <b>{count}</b>
        </li>
      ))}
      {album.length ? null : <li class="bare">{p.t("ss-album-empty")}</li>}
    </ul>
  );
}

/** The spoken name of a row card. */
export function cardLabel(p: Props, card: string, seat: string, slot: number, count: number): string {
  return p.t("ss-card-label", { ...p.who(seat), card: cardName(card, p.speaking), at: slot + 1, count });
}

/** "blue, sailor cap, waves", or the name alone. */
export function faceName(p: Props, letter: string): string {
  if (letter === HIDDEN) return p.t("ss-unknown");
  const name = colour(letter, "name", p.speaking);
  return lookOf(p.view, letter).known ? p.t("ss-face", { name, wears: p.t(`ss-wears-${letter}`) }) : name;
}
