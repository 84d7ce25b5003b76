/** How the scores came about: one row for each thing that counts, one column for each shepherd. */

import type { BoardProps } from "../../app/board";
import { Avatar } from "../../parts/seat";
import { type Fold, number, signed } from "./cards";

export const ITEMS = ["white", "black", "three_seven_zero", "double_o_seven", "wool", "dogs", "most_dogs", "os"];

export function Tally(p: BoardProps<Fold>) {
  const points = p.table.points;
  if (!points) return null;
  const places = p.view.places ?? [];
  const seats = p.seats
    .map((seat, at) => ({ seat, place: places[at] ?? 9 }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat }) => seat);
  const count = (letter: string, item: string) => points[letter]?.[item] ?? 0;
  return (
    <div class="tally">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{p.t("bm-tally-item")}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat.seat} scope="col" class={p.view.winners?.includes(seat.seat) ? "won" : ""}>
                <Avatar seat={seat} />
                <span class="nm">{p.name(seat.seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ITEMS.map((item, at) => (
            <tr key={item} style={{ "--at": String(at) }}>
              <th scope="row">{p.t(`bm-item-${item.replaceAll("_", "-")}`)}</th>
              {seats.map((seat) => (
                <td key={seat.seat} class={p.view.winners?.includes(seat.seat) ? "won" : ""}>
                  {count(seat.seat, item) ? signed(count(seat.seat, item)) : "·"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={{ "--at": String(ITEMS.length) }}>
            <th scope="row">{p.t("bm-item-total")}</th>
            {seats.map((seat) => (
              <td key={seat.seat} class={p.view.winners?.includes(seat.seat) ? "won" : ""}>
                {number(count(seat.seat, "total"))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
