/** The end: each album by colour, the model's photos counted more, and what decided where points are equal. */

import type { BoardProps } from "../../app/board";
import { colour, photos } from "./names";
import { photosOf, type Wall } from "./photos";
import { Face } from "./pieces";

type Props = BoardProps<Wall>;

export function Tally(p: Props) {
  const each = Number(p.view.options.model_points);
  return (
    <section class="sstally" aria-label={p.t("ss-tally")}>
      <h3>{p.t("ss-tally")}</h3>
      {p.seats.map(({ seat }) => {
        const model = p.table.models[seat] ?? "";
        const dear = p.table.albums[seat]?.[model] ?? 0;
        const plain = photosOf(p.table, seat) - dear;
        return (
          <div key={seat} class="who">
            <b>{p.name(seat)}</b>
            <ul class="alb">
              {Object.entries(p.table.albums[seat] ?? {}).map(([letter, count]) => (
                <li key={letter} class={letter === model ? "dear" : ""} aria-label={photos(count, letter, p.speaking)}>
                  <Face p={p} letter={letter} />
                  <b>{letter === model ? `${count} × ${each}` : count}</b>
                </li>
              ))}
              <li class="mod">
                <Face p={p} letter={model} />
                <span>{p.t("ss-tally-model", { model: model ? colour(model, "name", p.speaking) : "" })}</span>
              </li>
            </ul>
            <p>{p.t("ss-tally-sum", { plain, dear, each, total: p.table.points[seat] ?? 0 })}</p>
          </div>
        );
      })}
      <TieBreak {...p} />
    </section>
  );
}

/** With equal points: what decided. */
function TieBreak(p: Props) {
  const { tie } = p.table;
  if (!tie) return null;
  const [first, second] = tie.counts;
  if (tie.by === "model") return <p>{p.t("ss-tie-model", { first, second })}</p>;
  if (tie.by === "most") return <p>{p.t("ss-tie-most", { first, second })}</p>;
  return <p>{p.t("ss-tie-drawn")}</p>;
}
