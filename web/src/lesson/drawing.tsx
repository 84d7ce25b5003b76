/**
 * Small pictures for goal cards and for the rules in two minutes: our sprites, cards, cells and dice laid out on a
 * ground of 240 by 150. One picture says one thing; the sentence beside it says the same.
 */

export type Item =
  | ["pic", id: string, x: number, y: number, size: number]
  | ["card", id: string, x: number, y: number, height: number, tilt?: number]
  | ["photo", id: string, x: number, y: number, height: number, tilt?: number]
  | ["back", x: number, y: number, height: number, tilt?: number]
  | ["num", text: string, x: number, y: number, tone?: "low" | "plain"]
  | ["yes" | "no", x: number, y: number]
  | ["arrow", x1: number, y1: number, x2: number, y2: number]
  | ["hill"]
  | ["barn", x: number, y: number, size: number]
  | ["pond", x: number, y: number, width: number]
  | ["hex", x: number, y: number, radius: number, kind?: "farm" | "lit"]
  | ["home", x: number, y: number, seat: number]
  | ["tile", text: string, x: number, y: number]
  | ["rail", x1: number, y1: number, x2: number, y2: number]
  | ["die", text: string, x: number, y: number, faces: 8 | 10 | 12]
  | ["board", x: number, y: number, width: number, height: number]
  | ["frame", x: number, y: number, width: number, height: number]
  | ["wool" | "rake", x: number, y: number, size: number];

export type Drawing = Item[];

/** `games/FOLDER/primer.ts`: the three pictures of the goal card, and the six of the rules in two minutes. */
export interface Primer {
  goal: Drawing[];
  goalTwo?: Drawing; // the last one, at a table of two
  how: Drawing[];
}

const primers = import.meta.glob<Primer>("../games/*/primer.ts", { import: "primer" });

/** Null for a game nobody drew. */
export async function loadPrimer(game: string): Promise<Primer | null> {
  return (await primers[`../games/${game.replaceAll("-", "_")}/primer.ts`]?.()) ?? null;
}

export function Picture({ drawing }: { drawing: Drawing | undefined }) {
  return (
    <svg class="primer" viewBox="0 0 240 150" aria-hidden="true">
      {(drawing ?? []).map((item, at) => (
        <g key={at}>{drawn(item)}</g>
      ))}
    </svg>
  );
}

function use(id: string, x: number, y: number, size: number) {
  const [w, h] = id.startsWith("f-") ? [size, (size * 110) / 120] : [size, size];
  const box = id.startsWith("f-") ? "0 0 120 110" : "0 0 100 100";
  return (
    <svg x={x - w / 2} y={y - h / 2} width={w} height={h} viewBox={box}>
      <use href={`#${id}`} />
    </svg>
  );
}

function drawn(item: Item) {
  switch (item[0]) {
    case "pic":
      return use(item[1], item[2], item[3], item[4]);
    case "card":
    case "photo": {
      const [kind, id, x, y, h, tilt = 0] = item;
      const w = kind === "photo" ? h * 0.86 : h * 0.72;
      return (
        <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
          <rect x={-w / 2} y={-h / 2 + 1.5} width={w} height={h} rx={h * 0.1} class="pr-sh" />
          <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h * 0.1} class="pr-paper" />
          <rect x={-w * 0.42} y={-h * 0.42} width={w * 0.84} height={h * 0.72} rx={h * 0.06} class={`pr-tint ${id}`} />
          {use(id, 0, -h * 0.05, w * 0.82)}
        </g>
      );
    }
    case "back": {
      const [, x, y, h, tilt = 0] = item;
      const w = h * 0.72;
      return (
        <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
          <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h * 0.1} class="pr-backing" />
          <rect x={-w * 0.4} y={-h * 0.42} width={w * 0.8} height={h * 0.84} rx={h * 0.06} class="pr-stitch" />
          {use("h-lamb", 0, 0, w * 0.5)}
        </g>
      );
    }
    case "num": {
      const [, text, x, y, tone = ""] = item;
      const wide = Math.max(26, 12 + text.length * 9);
      return (
        <g transform={`translate(${x} ${y})`} class={`pr-badge ${tone}`}>
          <rect x={-wide / 2} y={-13} width={wide} height={26} rx={13} />
          <text y={5.5}>{text}</text>
        </g>
      );
    }
    case "yes":
    case "no":
      return (
        <g transform={`translate(${item[1]} ${item[2]})`} class={`pr-${item[0]}`}>
          <circle r="14" />
          <path d={item[0] === "yes" ? "M-6 0L-2 5L7-5" : "M-5-5L5 5M5-5L-5 5"} />
        </g>
      );
    case "arrow":
      return arrow(item);
    case "hill":
      return <path d="M0 112C70 92 170 98 240 106V150H0Z" class="pr-grass" />;
    case "barn":
      return (
        <svg x={item[1] - item[3] / 2} y={item[2] - item[3] / 2} width={item[3]} height={item[3]} viewBox="0 0 100 100">
          <path d="M16 96V46L50 20L84 46V96Z" fill="#a9472f" />
          <path d="M50 20L84 46V96H50Z" fill="#963c27" />
          <path d="M4 54L22 26L50 8L78 26L96 54L88 58L74 36L50 19L26 36L12 58Z" class="pr-roof" />
          <path d="M32 60H68V96H32Z" fill="#f3e6ce" />
          <path d="M36 64H64V96H36Z" fill="#6e2c1d" />
          <path d="M36 64L64 96M64 64L36 96" stroke="#f3e6ce" stroke-width="4" />
          <circle cx="50" cy="42" r="7" fill="#f3e6ce" />
        </svg>
      );
    case "pond":
      return (
        <g transform={`translate(${item[1]} ${item[2]})`}>
          <ellipse rx={item[3] / 2} ry={item[3] / 4.4} class="pr-bank" />
          <ellipse rx={item[3] / 2.2} ry={item[3] / 5.2} class="pr-water" />
          <ellipse rx={item[3] / 3.4} ry={item[3] / 9} class="pr-ripple" />
        </g>
      );
    case "hex":
      return <path d={hexagon(item[1], item[2], item[3])} class={`pr-hex ${item[4] ?? ""}`} />;
    case "home":
      return (
        <svg x={item[1] - 15} y={item[2] - 16} width={30} height={30} viewBox="0 0 30 30" class={`t${item[3]}`}>
          <path d="M3 15L15 4L27 15V28H3Z" class="pr-wall" />
          <svg x="8" y="12" width="14" height="14" viewBox="0 0 24 24">
            <use href={`#e${item[3]}`} fill="#fff" />
          </svg>
        </svg>
      );
    case "tile":
      return tile(item[1], item[2], item[3]);
    case "rail":
      return (
        <g class="pr-rail">
          <path d={`M${item[1]} ${item[2]}L${item[3]} ${item[4]}`} />
          <circle cx={item[1]} cy={item[2]} r="3.500" />
          <circle cx={item[3]} cy={item[4]} r="3.500" />
        </g>
      );
    case "die":
      return die(item[1], item[2], item[3], item[4]);
    case "board":
      return <rect x={item[1]} y={item[2]} width={item[3]} height={item[4]} rx="10" class="pr-wood" />;
    case "frame":
      return <rect x={item[1]} y={item[2]} width={item[3]} height={item[4]} rx="10" class="pr-straw" />;
    case "wool":
      return (
        <g transform={`translate(${item[1]} ${item[2]}) scale(${item[3] / 32})`}>
          <path d={TUFT} class="pr-tuft" />
          <path d="M-6 2Q-2-5 3 1Q5 5 1 6" class="pr-curl" />
        </g>
      );
    case "rake":
      return (
        <g transform={`translate(${item[1]} ${item[2]}) rotate(24) scale(${item[3] / 100})`} class="pr-rake">
          <path d="M0-60V40M-26 40H26" />
          <path d="M-24 40V56M-12 40V58M0 40V58M12 40V58M24 40V56" />
        </g>
      );
  }
}

function arrow([, x1, y1, x2, y2]: ["arrow", number, number, number, number]) {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [cx, cy] = [mx + dy * 0.25, my - dx * 0.25]; // bent to its left
  const way = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  return (
    <g class="pr-arrow">
      <path d={`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`} />
      <path d="M-9-7L0 0L-9 7" transform={`translate(${x2} ${y2}) rotate(${way})`} />
    </g>
  );
}

function hexagon(x: number, y: number, r: number): string {
  const w = r * 0.866;
  return `M${x} ${y - r}L${x + w} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - w} ${y + r / 2}V${y - r / 2}Z`;
}

/** A sheep from above with its number; "?": face down. */
function tile(text: string, x: number, y: number) {
  if (text === "?") {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r="15" class="pr-backing" />
        <circle r="12" class="pr-stitch" />
        {use("h-lamb", 0, 0, 15)}
      </g>
    );
  }
  const black = text.startsWith("−");
  return (
    <g transform={`translate(${x} ${y})`} class={black ? "pr-sheep black" : "pr-sheep"}>
      <ellipse cx="-7" cy="-12" rx="6" ry="3" class="pr-skin" />
      <ellipse cx="7" cy="-12" rx="6" ry="3" class="pr-skin" />
      <path d={FLEECE} class="pr-fleece" />
      <circle cy="-13" r="6.500" class="pr-skin" />
      <text y="7">{text}</text>
    </g>
  );
}

const TUFT =
  "M0-14a7 7 0 0 1 11 5a7 7 0 0 1 2 12a7 7 0 0 " + "1-9 8a7 7 0 0 1-9 0a7 7 0 0 1-8-9a7 7 0 0 1 3-12a7 7 0 0 1 10-4Z";
const FLEECE =
  "M0-10a6 6 0 0 1 9 3a6 6 0 0 1 5 8a6 6 0 0 1-" +
  "4 9a6 6 0 0 1-10 3a6 6 0 0 1-10-3a6 6 0 0 1-4-9a6 6 0 0 1 5-8a6 6 0 0 1 9-3Z";

const OUTLINES = {
  12: "M0-26L15-21L25-8V8L15 21L0 26L-15 21L-25 8V-8L-15-21Z",
  10: "M0-27L25-5V5L0 27L-25 5V-5Z",
  8: "M0-27L24-13V13L0 27L-24 13V-13Z",
};
const FACES = { 12: "M0-15L15-4L9 14H-9L-15-4Z", 10: "M0-20L13 4L0 12L-13 4Z", 8: "M0-18L17 11H-17Z" };

function die(text: string, x: number, y: number, faces: 8 | 10 | 12) {
  return (
    <g transform={`translate(${x} ${y})`} class="pr-dice">
      <path d={OUTLINES[faces]} class="pr-edge" />
      <path d={FACES[faces]} class="pr-up" />
      <text y="8">{text}</text>
    </g>
  );
}
