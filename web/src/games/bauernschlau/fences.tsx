/** Fences on the meadow: how they stand, the pieces that may be added, and what an edge that is tapped asks about. */

import type { BoardProps } from "../../app/board";
import { classes } from "../../parts/classes";
import { beside, CENTRE, type Fence, type Map6, type Meadow, type Pair, type Piece } from "./map";
import { spokenPiece } from "./names";

export function FenceLine({ fence, map, fresh, ripple }: { fence: Fence; map: Map6; fresh: boolean; ripple: boolean }) {
  const points = fence.path.map((name) => map.vertex(name));
  const tip = fence.path.at(-1);
  if (!tip) return null;
  const line = points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");
  const done = fence.finished;
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g
      class={classes("fence", fence.mine && "mine", done && "done", ripple && "ripple", fresh && "grown")}
      data-fence={fence.name}
    >
      <path d={line} class="fshade" />
      {fence.mine ? <path d={line} class="halo" /> : null}
      <path d={line} class="wood" />
      {points.map(([px, py], at) => (
        <circle
          key={at}
          cx={px}
          cy={py}
          r="4.6"
          class={`post ${at === points.length - 1 ? "last" : ""}`}
          style={{ "--i": String(at) }}
        />
      ))}
      {done ? null : <circle cx={x} cy={y} r="8.5" class="tip" />}
    </g>
  );
}

export function Candidate({
  p,
  map,
  piece,
  all,
  hot,
}: {
  p: BoardProps<Meadow>;
  map: Map6;
  piece: Piece;
  all: Piece[];
  hot: boolean;
}) {
  const [[x1, y1], [x2, y2]] = [map.vertex(piece.from), map.vertex(piece.to)];
  const [x, y] = chipAt(map, piece, all);
  return (
    <g
      class={`cand ${hot ? "hot" : ""}`}
      role="button"
      data-stop=""
      data-text={piece.text}
      data-offered=""
      aria-pressed={hot}
      aria-label={spokenPiece(p, piece)}
    >
      <line x1={x1} y1={y1} x2={x2} y2={y2} class="beam" />
      <line x1={x1} y1={y1} x2={x2} y2={y2} class="dash" />
      <g transform={`translate(${x} ${y})`}>
        <g class="chipped">
          <circle r="15" />
          <text y="6">{piece.letter}</text>
        </g>
      </g>
    </g>
  );
}

export function between(map: Map6, from: string, to: string, share: number): Pair {
  const [[x1, y1], [x2, y2]] = [map.vertex(from), map.vertex(to)];
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** The letter stands at the far end; halfway if another piece leads there too. */
export function chipAt(map: Map6, piece: Piece, all: Piece[]): Pair {
  const alone = all.every((one) => one === piece || one.to !== piece.to);
  return between(map, piece.from, piece.to, alone ? 1.12 : 0.62);
}

/** Edges at my tips and start edges of mine that are not offered: touching them tells why. */
export function notOffered(fences: Fence[], pieces: Piece[]): { text: string; from: string; to: string }[] {
  const found = fences
    .filter((fence) => fence.mine)
    .flatMap((fence) => {
      const tip = fence.path.at(-1);
      if (!tip) return fence.starts.map(([from, to]) => ({ text: `build ${fence.name} ${to}`, from, to }));
      if (fence.finished) return [];
      return beside(tip)
        .filter((to) => !fence.path.includes(to))
        .map((to) => ({ text: `build ${fence.name} ${to}`, from: tip, to }));
    });
  return found.filter(({ text }) => pieces.every((piece) => piece.text !== text));
}

/** The move that asks about an edge: of the fence whose tip or start it is, else of my own fence that is nearest. */
export function asking([one, other]: [string, string], fences: Fence[], map: Map6): string {
  const own = [...fences].sort((a, b) => Number(b.mine) - Number(a.mine));
  for (const fence of own) {
    const tip = fence.path.at(-1);
    if (tip === one || tip === other) return `build ${fence.name} ${tip === one ? other : one}`;
    const start = tip ? undefined : fence.starts.find((ends) => ends.includes(one) && ends.includes(other));
    if (start) return `build ${fence.name} ${start[1]}`;
  }
  const [x, y] = map.vertex(other);
  const far = (fence: Fence) => {
    const [tx, ty] = map.vertex(fence.path.at(-1) ?? CENTRE);
    return Math.hypot(tx - x, ty - y) + (fence.mine ? 0 : 9999);
  };
  const nearest = [...own].sort((a, b) => far(a) - far(b))[0];
  return `build ${nearest?.name ?? ""} ${other}`;
}
