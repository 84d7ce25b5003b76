/** Whatever a game lays on the table and nobody drew, as lists within lists. */

import type { BoardProps } from "../app/board";
import { isFlat, said, titled } from "./reading";

export function Tree({ p, data }: { p: BoardProps; data: unknown }) {
  if (isFlat(data)) return <span>{said(data)}</span>;
  if (Array.isArray(data)) {
    return (
      <ol>
        {data.map((item, at) => (
          <li key={at}>
            <Tree p={p} data={item} />
          </li>
        ))}
      </ol>
    );
  }
  const entries = Object.entries(data as object);
  if (!entries.length) return <span>–</span>;
  const bySeat = entries.every(([key]) => p.seats.some((seat) => seat.seat === key));
  return (
    <dl>
      {entries.map(([key, value]) => (
        <div key={key} class={isFlat(value) ? "" : "deep"}>
          <dt>{bySeat ? p.name(key) : titled(key)}</dt>
          <dd>
            <Tree p={p} data={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
