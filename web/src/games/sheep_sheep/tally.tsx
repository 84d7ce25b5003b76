/** The end: each album by colour, the model's photos counted more, and what decided where points are equal. */

import type { BoardProps } from "../../board";
import { colour, photos } from "./names";
import { photosOf, type Wall } from "./photos";
import { Face } from "./pieces";

type Props = BoardProps<Wall>;

export function Tally(p: Props) {
  const each = Number(p.view.options.model_points ?? 2);
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
            <p>{p.t("ss-tally-sum", { plain, dear, each, total: plain + dear * each })}</p>
          </div>
        );
      })}
      <TieBreak {...p} />
    </section>
  );
}

/** With equal points first the model's photos count, then the largest number of one colour. */
function TieBreak(p: Props) {
  const [first, second] = p.seats.map(({ seat }) => p.table.albums[seat] ?? {});
  const scores = p.view.scores ?? [];
  if (!first || !second || scores[0] !== scores[1]) return null;
  const dear = [first, second].map((album, at) => album[p.table.models[p.seats[at]?.seat ?? ""] ?? ""] ?? 0);
  const most = [first, second].map((album) => Math.max(0, ...Object.values(album)));
  if (dear[0] !== dear[1]) return <p>{p.t("ss-tie-model", { first: dear[0] ?? 0, second: dear[1] ?? 0 })}</p>;
  if (most[0] !== most[1]) return <p>{p.t("ss-tie-most", { first: most[0] ?? 0, second: most[1] ?? 0 })}</p>;
  return <p>{p.t("ss-tie-drawn")}</p>;
}
