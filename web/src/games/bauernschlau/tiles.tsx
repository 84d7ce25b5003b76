/** The drawings of this board: sheep seen from above, hidden tiles, geese, houses, clover. */

import { emblem, tone } from "../../app/seats";
import type { Sheep } from "./map";

const FLEECE =
  "M0-16A7.6 7.6 0 0 1 12.9-11.8A7.1 7.1 0 0 1 19.7-1.1A6.9 6.9 0 0 1 17.3 11A7.4 7.4 0 0 1 6.8 18.9" +
  "A7.7 7.7 0 0 1-6.8 18.9A7.4 7.4 0 0 1-17.3 11A6.9 6.9 0 0 1-19.7-1.1A7.1 7.1 0 0 1-12.9-11.8A7.6 7.6 0 0 1 0-16Z";
const FACE = "M0-29C8-29 10-22 9-17C8-11 4-9 0-9C-4-9-8-11-9-17C-10-22-8-29 0-29Z";

/** What is drawn many times stands here once. */
export function Defs() {
  return (
    <defs>
      <g id="ba-white">
        <Wool wool="#fffdf6" under="#dccfb8" skin="#4a4552" eye="#fff" />
      </g>
      <g id="ba-black">
        <Wool wool="#3b3748" under="#1f1d27" skin="#e9d3b6" eye="#2b2a33" />
        <path d="M-7-26C-8-32-2-35 4-35C2-33 8-32 7-26C3-29-3-29-7-26Z" fill="#3b3748" />
        <g transform="translate(15 -29)">
          <path
            d="M0-5.5a2.2 2.2 0 0 1 0 11a2.2 2.2 0 0 1 0-11ZM-5.5 0a2.2 2.2 0 0 1 11 0a2.2 2.2 0 0 1-11 0Z"
            fill="#fffdf6"
          />
          <circle r="2.2" fill="#f2b632" />
        </g>
      </g>
      <g id="ba-hidden">
        <circle r="22" cy="2.5" fill="#00000038" />
        <circle r="22" fill="var(--back2)" />
        <circle r="18.5" fill="none" stroke="#ffffff80" stroke-width="2" stroke-dasharray="4 4" />
        <g transform="translate(-13 -11) scale(.52)">
          <path
            d="M10 22A6 6 0 0 1 13 12A6 6 0 0 1 22 8A6 6 0 0 1 32 8A6 6 0 0 1 41 14
              A6 6 0 0 1 42 23A6 6 0 0 1 36 30H16A6 6 0 0 1 10 22Z"
            fill="#f7eedd"
          />
          <path d="M18 28v8M34 28v8" stroke="#f7eedd" stroke-width="4" stroke-linecap="round" />
          <ellipse cx="11" cy="17" rx="6.5" ry="7.5" fill="#4a4552" />
        </g>
      </g>
      <g id="ba-clover">
        <path d="M1 4C2 14 6 18 9 20" fill="none" stroke="#2f6b46" stroke-width="3" stroke-linecap="round" />
        <path
          d="M0 0C-16-2-17-18-8-17C-4-17-1-13 0-9C1-13 4-17 8-17C17-18 16-2 0 0Z"
          fill="#4f9458"
          transform="rotate(0) translate(0 -1)"
        />
        <path
          d="M0 0C-16-2-17-18-8-17C-4-17-1-13 0-9C1-13 4-17 8-17C17-18 16-2 0 0Z"
          fill="#3f8350"
          transform="rotate(120)"
        />
        <path
          d="M0 0C-16-2-17-18-8-17C-4-17-1-13 0-9C1-13 4-17 8-17C17-18 16-2 0 0Z"
          fill="#458b52"
          transform="rotate(240)"
        />
      </g>
    </defs>
  );
}

function Wool({ wool, under, skin, eye }: { wool: string; under: string; skin: string; eye: string }) {
  return (
    <>
      <path d={FLEECE} transform="translate(0 4)" fill="#00000038" />
      <path d={FLEECE} transform="translate(0 2)" fill={under} />
      <path d={FLEECE} fill={wool} />
      <ellipse cx="-13" cy="-21" rx="8" ry="4.2" fill={skin} transform="rotate(12 -13 -21)" />
      <ellipse cx="13" cy="-21" rx="8" ry="4.2" fill={skin} transform="rotate(-12 13 -21)" />
      <path d={FACE} fill={skin} />
      <circle cx="-3.6" cy="-20" r="2.4" fill={eye} />
      <circle cx="3.6" cy="-20" r="2.4" fill={eye} />
    </>
  );
}

/** A sheep tile round the point 0,0: its face, or its back with the mark of who laid it and, if I may, its value. */
export function Tile({ sheep, fresh }: { sheep: Sheep; fresh?: boolean }) {
  if (!sheep.up) {
    return (
      <g class={`tile ${fresh ? "laid" : ""}`}>
        <use href="#ba-hidden" />
        {sheep.value === null ? null : (
          <g transform="translate(-15 13)">
            <circle r="10" fill="#fffbf2" />
            <text y="5" class="bit">
              {shown(sheep.value)}
            </text>
          </g>
        )}
        {sheep.placer ? (
          <g transform="translate(15 13)" class={tone(sheep.placer)}>
            <circle r="10" class="mark" />
            <Badge letter={sheep.placer} size={14} />
          </g>
        ) : null}
      </g>
    );
  }
  const black = (sheep.value ?? 0) < 0;
  return (
    <g class={`tile ${fresh ? `turned ${black ? "shaken" : sheep.value === 5 ? "fluffed" : ""}` : ""}`}>
      {fresh ? (
        <g class="coat">
          <use href="#ba-hidden" />
        </g>
      ) : null}
      <g class="face">
        <use href={black ? "#ba-black" : "#ba-white"} />
        <text y="13" class={`value ${black ? "low" : ""}`}>
          {shown(sheep.value)}
        </text>
      </g>
      {fresh && black ? (
        <g class="scraps">
          <path d="M-4-20A22 22 0 0 0-4 22L3 8L-6 0L2-9Z" />
          <path d="M4-20A22 22 0 0 1 4 22L-2 8L7 0L-3-9Z" />
        </g>
      ) : null}
    </g>
  );
}

export function shown(value: number | null): string {
  return value === null ? "?" : value < 0 ? `−${-value}` : `${value}`;
}

/** The emblem of a seat inside a drawing, in its colour. */
export function Badge({ letter, size, x = 0, y = 0 }: { letter: string; size: number; x?: number; y?: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" class={`em ${tone(letter)}`}>
      <use href={`#${emblem(letter)}`} />
    </svg>
  );
}

/** A farm house; without a letter nobody lives there. */
export function House({ letter, mine }: { letter: string; mine?: boolean }) {
  return (
    <g class={`house ${letter ? tone(letter) : "empty"} ${mine ? "mine" : ""}`}>
      <path d="M-19 24V-2L0-18L19-2V24Z" fill="#00000030" transform="translate(0 3)" />
      <path d="M-18 23V-3L0-19L18-3V23Z" class="wall" />
      <path d="M0-19L18-3V23H0Z" fill="#00000026" />
      <path d="M-25-1L0-25L25-1L20 4L0-14L-20 4Z" class="roof" />
      {letter ? (
        <>
          <circle r="12" cy="8" fill="#fffbf2" />
          <Badge letter={letter} size={17} y={8} />
        </>
      ) : (
        <path d="M-6 23V10A6 6 0 0 1 6 10V23Z" fill="#00000040" />
      )}
    </g>
  );
}

export function Geese({ times, bare }: { times: number; bare: boolean }) {
  const heads =
    times === 3
      ? [
          [-30, -20],
          [0, -20],
          [-15, -25],
        ]
      : [
          [-25, -23],
          [-5, -23],
        ];
  return (
    <>
      {bare
        ? heads.map(([x, y]) => (
            <svg key={x} x={x} y={y} width="30" height="30" viewBox="0 0 100 100">
              <use href="#h-goose" />
            </svg>
          ))
        : null}
      <g transform="translate(0 25)">
        <g class="times">
          <rect x="-16" y="-10" width="32" height="19" rx="9.5" fill="#fffbf2" />
          <text y="5">×{times}</text>
        </g>
      </g>
    </>
  );
}

export function Paw() {
  return (
    <g fill="#00000038">
      <path d="M0-2C9-2 17 6 14 14C11 20 5 16 0 16S-11 20-14 14C-17 6-9-2 0-2Z" />
      <ellipse cx="-15" cy="-4" rx="5" ry="7" transform="rotate(-24 -15 -4)" />
      <ellipse cx="-6" cy="-13" rx="5" ry="7" />
      <ellipse cx="6" cy="-13" rx="5" ry="7" />
      <ellipse cx="15" cy="-4" rx="5" ry="7" transform="rotate(24 15 -4)" />
    </g>
  );
}

/** The dog, standing on the point 0,0. */
export function Dog() {
  return (
    <svg x="-33" y="-40" width="66" height="62" viewBox="0 0 120 110">
      <use href="#f-dog" />
    </svg>
  );
}

export function Rails() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 22V6l2.5-3L9 6v16ZM15 22V6l2.5-3L20 6v16Z" fill="var(--wood)" />
      <path d="M1 9h22v3H1ZM1 15h22v3H1Z" fill="var(--wood2)" />
    </svg>
  );
}

/** A tile by itself, outside the meadow. */
export function LooseTile({ sheep, label }: { sheep: Sheep; label?: string }) {
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg class="loose" viewBox="-26 -37 52 62" {...spoken}>
      <Tile sheep={sheep} />
    </svg>
  );
}

export function Clover() {
  return (
    <svg class="clover" data-clover="" viewBox="-22 -22 44 44" aria-hidden="true">
      <use href="#ba-clover" />
    </svg>
  );
}
