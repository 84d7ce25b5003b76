/** The meadow: cells, geese, fences, sheep and the dog; what may be chosen glows, what is touched answers. */

import { useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../app/board";
import { tone } from "../../app/seats";
import { presses } from "../../parts/keys";
import { Roving } from "../../parts/roving";
import { asking, between, Candidate, chipAt, FenceLine, notOffered } from "./fences";
import {
  beside,
  CENTRE,
  type Fence,
  farmCell,
  hexagon,
  type Map6,
  type Meadow,
  type Pair,
  type Piece,
  pair,
  ring,
  sheepOf,
} from "./map";
import { spokenCell } from "./names";
import type { Staged } from "./stage";
import { Badge, Defs, Dog, Geese, House, Paw, Tile } from "./tiles";

interface Props {
  p: BoardProps<Meadow>;
  staged: Staged;
  map: Map6;
  fences: Fence[];
  pieces: Piece[]; // of a fence, offered now
  cells: Map<string, string>; // cell → the move that names it
  chosen: string; // a move, chosen but not yet made
  inHand: number | null; // what lies in my hand, to be shown where it would go
  pick(text: string): void;
  touch(cell: string): void; // a cell that is not offered
  why(text: string): void; // a piece that is not offered
}

/** Moves that name a cell. */
export const CELLED = ["put", "turn", "drive", "to", "park"];
const REACH = 30; // px: a tap so near to a piece means it
const EDGE = 12; // px: a tap so near to an edge asks about it

export function MeadowMap(props: Props) {
  const { p, staged, map, fences, pieces, cells } = props;
  const { table, fresh } = staged;
  const svg = useRef<SVGSVGElement>(null);
  const edges = useMemo(() => map.edges(), [map]);
  const outline = useMemo(() => map.cells.map((cell) => around(map.at(cell))).join(""), [map]);
  const refusable = pieces.length ? notOffered(fences, pieces) : [];
  const dogAt = map.at(table.dog);
  const shared = table.dog in table.sheep;

  const tapped = (event: MouseEvent) => {
    const target = event.target as Element;
    const button = target.closest<SVGElement>("[data-text]");
    if (event.detail === 0 && button) return act(button.dataset.text ?? "", button.dataset.offered !== undefined);
    if (pieces.length) {
      const found = nearest(event);
      if (found) return act(found.text, found.offered);
    }
    const cell = target.closest<SVGElement>("[data-cell]")?.dataset.cell;
    if (cell) onCell(cell);
  };
  const act = (text: string, offered: boolean) => (offered ? props.pick(text) : props.why(text));
  const onCell = (cell: string) => {
    const text = cells.get(cell);
    if (text) props.pick(text);
    else props.touch(cell);
  };
  const pressed = (event: KeyboardEvent) => {
    if (!presses(event)) return;
    const { cell, text, offered } = (event.target as SVGElement).dataset;
    if (!cell && !text) return;
    event.preventDefault();
    event.stopPropagation();
    if (text) act(text, offered !== undefined);
    else if (cell) onCell(cell);
  };
  /** The piece that is meant, or the edge that is asked about. */
  const nearest = (event: MouseEvent): { text: string; offered: boolean } | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const far = ([x, y]: Pair) => Math.hypot(x - at.x, y - at.y) * matrix.a;
    const meant = pieces
      .map((piece) => ({
        piece,
        px: Math.min(far(chipAt(map, piece, pieces)), far(between(map, piece.from, piece.to, 0.5)) + 6),
      }))
      .sort((a, b) => a.px - b.px)[0];
    if (meant && meant.px < REACH) return { text: meant.piece.text, offered: true };
    const edge = edges
      .map((ends) => ({ ends, px: far(between(map, ends[0], ends[1], 0.5)) }))
      .sort((a, b) => a.px - b.px)[0];
    return edge && edge.px < EDGE ? { text: asking(edge.ends, fences, map), offered: false } : null;
  };

  return (
    <Roving label={p.t("ba-map", { count: map.cells.length })} class="map">
      <svg
        ref={svg}
        class={`hexes ${cells.size || pieces.length ? "asking" : ""}`}
        viewBox={map.box()}
        onClick={tapped}
        onKeyDown={pressed}
      >
        <Defs />
        <path d={outline} class="rimshade" />
        <path d={outline} class="rim" />
        <g class="rows" aria-hidden="true">
          {map.labels().map(({ text, x, y }, at) => (
            <text key={at} x={x} y={y + 4.5} text-anchor="middle">
              {text}
            </text>
          ))}
        </g>
        {map.cells.map((cell) => (
          <Ground key={cell} {...props} cell={cell} />
        ))}
        <g class="inert" aria-hidden="true">
          {Object.entries(table.geese).map(([cell, times]) => (
            <g key={cell} transform={`translate(${map.at(cell).join(" ")})`}>
              <path d={hexagon(35)} class={`goosed g${times}`} />
            </g>
          ))}
          <g transform={`translate(${map.at(CENTRE).join(" ")})`}>
            <Paw />
          </g>
          {Array.from({ length: 6 }, (_, farm) => {
            const letter = Object.keys(table.farms).find((one) => table.farms[one] === farm) ?? "";
            return (
              <g key={farm} transform={`translate(${map.at(farmCell(farm)).join(" ")})`}>
                <House letter={letter} mine={letter !== "" && letter === p.seat} />
              </g>
            );
          })}
          {Object.entries(table.geese).map(([cell, times]) => (
            <g key={cell} transform={`translate(${map.at(cell).join(" ")})`}>
              <Geese times={times} bare={!(cell in table.sheep) && cell !== table.dog} />
            </g>
          ))}
          {fences.map((fence) => (
            <FenceLine
              key={fence.name}
              fence={fence}
              map={map}
              fresh={fresh.has(fence.name)}
              ripple={
                p.beat !== null && staged.events.some((event) => event[1] === "finished" && event[2] === fence.name)
              }
            />
          ))}
          {Object.entries(table.sheep).map(([cell, text]) => {
            const sheep = sheepOf(text);
            const [x, y] = map.at(cell);
            return (
              <g key={`${cell} ${sheep.up}`} transform={`translate(${x} ${y - (cell in table.geese ? 6 : 0)})`}>
                {fresh.has(cell) ? <circle r="30" class="lately" /> : null}
                <Tile sheep={sheep} fresh={staged.moved.has(cell)} />
              </g>
            );
          })}
          <g
            class="dog"
            style={{
              transform: shared
                ? `translate(${dogAt[0] + 16}px, ${dogAt[1] + 10}px) scale(0.8)`
                : `translate(${dogAt[0]}px, ${dogAt[1] + 6}px) scale(1)`,
            }}
          >
            <Dog />
          </g>
          <Emblems map={map} table={table} />
          <Preview {...props} />
        </g>
        {refusable.map(({ text, from, to }) => {
          const [x, y] = between(map, from, to, 0.55);
          return (
            <g
              key={text}
              class="refusal"
              role="button"
              data-stop=""
              data-text={text}
              aria-disabled="true"
              aria-label={p.t("ba-edge-no")}
              transform={`translate(${x} ${y})`}
            >
              <circle r="9" />
              <path d="M-4-4L4 4M4-4L-4 4" />
            </g>
          );
        })}
        <Refused {...props} />
        {pieces.map((piece) => (
          <Candidate
            key={piece.text}
            p={p}
            map={map}
            piece={piece}
            all={pieces}
            hot={piece.text === (props.chosen || p.hint?.move)}
          />
        ))}
      </svg>
    </Roving>
  );
}

// --- the ground

function Ground(props: Props & { cell: string }) {
  const { p, staged, map, cells, cell, chosen } = props;
  const text = cells.get(cell);
  const [q, r] = pair(cell);
  const far = ring([q, r]);
  const kind = far === 0 ? "middle" : far === 1 ? "yard" : `h${(((q - r) % 3) + 3) % 3}`;
  const hot = text !== undefined && text === (chosen || p.hint?.move);
  const owner = Object.keys(staged.table.enclosed).find((letter) => staged.table.enclosed[letter]?.includes(cell));
  return (
    <g
      class={`cell ${kind} ${text ? "can" : ""} ${hot ? "hot" : ""}`}
      role="button"
      data-stop=""
      data-cell={cell}
      aria-pressed={text ? hot : undefined}
      aria-label={spokenCell(p, staged.table, map, cell, text !== undefined)}
      transform={`translate(${map.at(cell).join(" ")})`}
    >
      <path d={hexagon(39.2)} class="ground" />
      {owner ? <path d={hexagon(39.2)} class={`land ${tone(owner)}`} style={{ "--i": String(far) }} /> : null}
      {text ? <path d={hexagon(33)} class="glow" /> : null}
      <path d={hexagon(36.5)} class="ring" />
    </g>
  );
}

/** The emblem of its farm on every pasture of closed land. */
function Emblems({ map, table }: { map: Map6; table: Meadow }) {
  return (
    <>
      {Object.entries(table.enclosed).flatMap(([letter, cells]) =>
        cells.map((cell) => {
          const [x, y] = map.at(cell);
          return (
            <g key={cell} transform={`translate(${x - 23} ${y + 14})`}>
              <circle r="9" class="mark" />
              <Badge letter={letter} size={14} />
            </g>
          );
        }),
      )}
    </>
  );
}

// --- what would be

function Preview({ p, staged, map, chosen, inHand }: Props) {
  const words = (chosen || (p.hint?.move ?? "")).split(" ");
  const [verb = ""] = words;
  const cell = words.at(-1) ?? "";
  if (!CELLED.includes(verb)) return null;
  const [x, y] = map.at(cell);
  const [dx, dy] = map.at(staged.table.dog);
  return (
    <g class="preview">
      {verb === "to" ? <path d={`M${dx} ${dy}L${x} ${y}`} class="way" /> : null}
      <g transform={`translate(${x} ${y - (cell in staged.table.geese ? 6 : 0)})`}>
        <circle r="31" class="aim" />
        {verb === "put" ? <Tile sheep={{ value: inHand, up: inHand !== null, placer: "" }} /> : null}
        {verb === "to" ? <Tile sheep={{ value: null, up: false, placer: "" }} /> : null}
        {verb === "park" ? (
          <g transform="translate(0 6)">
            <Dog />
          </g>
        ) : null}
      </g>
    </g>
  );
}

/** A cross on a refused target, while the dock says why. */
function Refused({ p, map, fences }: Props) {
  const [verb = "", second = "", third = ""] = (p.refused?.text ?? "").split(" ");
  const cell = third || second;
  let at: Pair | null = null;
  if (CELLED.includes(verb) && map.cells.includes(cell)) at = map.at(cell);
  else if (verb === "farm") at = map.at(farmCell(Number(second)));
  else if (verb === "build" && third) {
    const fence = fences.find((one) => one.name === second);
    const from = fence?.path.at(-1) ?? fence?.starts.find(([, to]) => to === third)?.[0];
    at = from && beside(from).includes(third) ? between(map, from, third, 0.55) : map.vertex(third);
  }
  if (!at) return null;
  return (
    <g class="vain inert" aria-hidden="true" transform={`translate(${at.join(" ")})`}>
      <circle r="13" />
      <path d="M-5-5L5 5M5-5L-5 5" />
    </g>
  );
}

function around([x, y]: Pair): string {
  const [w, h, s] = [34.64, 20, 40];
  return `M${x} ${y - s}l${w} ${h}v${s}l${-w} ${h}l${-w} ${-h}v${-s}Z`;
}
