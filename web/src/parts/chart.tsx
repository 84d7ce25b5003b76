/**
 * How the scores or the chances went: one line for each seat, told apart by colour, dashes and emblem; the same figures
 * as a table behind it.
 */

import type { BoardProps } from "../app/board";
import { tone } from "../app/seats";
import { Emblem } from "./seat";

const WIDEST = 520;
const HIGH = 180;
const EDGE = { left: 34, right: 30, top: 10, bottom: 22 };
const ROWS = 20; // of a table of chances
const DASHES = ["", "7 4", "2 4", "11 4 2 4", "5 2", "1 3"];

interface ChartProps {
  p: BoardProps;
  course: number[][]; // by moment and seat
  chances?: boolean; // of a hundred, instead of points
  marks?: number[]; // moments that are numbered, by their place
}

export function CourseChart({ p, course, chances = false, marks = [] }: ChartProps) {
  const all = course.flat();
  const low = Math.min(0, ...all);
  const high = chances ? 100 : Math.max(0, ...all);
  if (course.length < 2 || high === low) return null;
  const last = course.length - 1;
  const wide = Math.min(WIDEST, innerWidth - 64); // the paper it is drawn on, so that letters keep their size
  const x = (at: number) => EDGE.left + ((wide - EDGE.left - EDGE.right) * at) / last;
  const y = (score: number) => EDGE.top + ((HIGH - EDGE.top - EDGE.bottom) * (high - score)) / (high - low);
  const title = p.t(chances ? "chart-chances" : "chart");
  const ends = spread(p.seats.map((_, seat) => y(course[last]?.[seat] ?? 0)));
  return (
    <figure class="course">
      <figcaption>{title}</figcaption>
      <svg
        width={wide}
        height={HIGH}
        viewBox={`0 0 ${wide} ${HIGH}`}
        role="img"
        aria-label={chances ? title : p.t("chart-spoken", { list: summary(p, course) })}
      >
        {ticks(low, high).map((score) => (
          <g key={score} class="tick">
            <path d={`M${EDGE.left} ${y(score)}H${wide - EDGE.right}`} />
            <text x={EDGE.left - 6} y={y(score) + 4} text-anchor="end">
              {score}
            </text>
          </g>
        ))}
        <text class="axis" x={EDGE.left} y={HIGH - 5}>
          {p.t("chart-start")}
        </text>
        <text class="axis" x={wide - EDGE.right} y={HIGH - 5} text-anchor="end">
          {p.t("chart-end")}
        </text>
        {marks.map((at, index) => (
          <g key={at} class="mark">
            <path d={`M${x(at)} ${EDGE.top + 10}V${HIGH - EDGE.bottom}`} />
            <circle cx={x(at)} cy={EDGE.top} r="9" />
            <text x={x(at)} y={EDGE.top + 4} text-anchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        {p.seats.map((seat, at) => (
          <g key={seat.seat} class={tone(seat.seat)}>
            <path
              class="line"
              d={chances ? slopes(course, at, x, y) : steps(course, at, x, y)}
              stroke-dasharray={DASHES[at]}
            />
            <svg
              class="em"
              x={wide - EDGE.right + 6}
              y={(ends[at] ?? 0) - 9}
              width="18"
              height="18"
              viewBox="0 0 24 24"
            >
              <use href={`#e${at + 1}`} />
            </svg>
          </g>
        ))}
      </svg>
      <ul class="legend" aria-hidden="true">
        {p.seats.map((seat) => (
          <li key={seat.seat}>
            <Emblem letter={seat.seat} /> {p.name(seat.seat)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{p.t("chart-table")}</summary>
        <div class="wide" tabIndex={0} role="group" aria-label={p.t("chart-table")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{p.t("chart-after")}</th>
                {p.seats.map((seat) => (
                  <th key={seat.seat} scope="col">
                    {p.name(seat.seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(chances ? samples(course, marks) : changes(course)).map((at) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {p.seats.map((seat, place) => (
                    <td key={seat.seat}>{course[at]?.[place] ?? 0}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** A score holds until it changes: the line goes in steps. */
function steps(course: number[][], seat: number, x: (at: number) => number, y: (score: number) => number): string {
  let path = "";
  let before: number | null = null;
  for (const [at, scores] of course.entries()) {
    const score = scores[seat] ?? 0;
    if (before === null) path = `M${x(at).toFixed(1)} ${y(score).toFixed(1)}`;
    else if (score !== before) path += `H${x(at).toFixed(1)}V${y(score).toFixed(1)}`;
    before = score;
  }
  return `${path}H${x(course.length - 1).toFixed(1)}`;
}

/** A chance changes with every move: the line goes from one to the next. */
function slopes(course: number[][], seat: number, x: (at: number) => number, y: (score: number) => number): string {
  return course.map((all, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(all[seat] ?? 0).toFixed(1)}`).join("");
}

/** Emblems at the ends of the lines, moved apart where they would lie on each other. */
function spread(places: number[]): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  for (const [rank, at] of order.entries()) {
    const above = rank ? (found[order[rank - 1] ?? 0] ?? 0) : -Infinity;
    found[at] = Math.max(found[at] ?? 0, above + 19);
  }
  const over = Math.max(0, Math.max(...found) - (HIGH - 10));
  return found.map((place) => place - over);
}

/** Round figures for the axis, zero among them. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten);
  const found = [];
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) found.push(score);
  return found;
}

/** The places where somebody's score changed, and both ends. */
function changes(course: number[][]): number[] {
  return course.flatMap((scores, at) =>
    at === 0 || at === course.length - 1 || scores.some((score, seat) => score !== course[at - 1]?.[seat]) ? [at] : [],
  );
}

/** Places at even distances, those that are marked, and both ends. */
function samples(course: number[][], marks: number[]): number[] {
  const apart = Math.ceil(course.length / ROWS);
  return course.flatMap((_, at) => (at % apart === 0 || at === course.length - 1 || marks.includes(at) ? [at] : []));
}

function summary(p: BoardProps, course: number[][]): string {
  return p.seats.map((seat, at) => `${p.name(seat.seat)} ${course.at(-1)?.[at] ?? 0}`).join(", ");
}
