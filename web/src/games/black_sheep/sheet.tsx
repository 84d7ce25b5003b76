/**
 * Everything to look up: corrals, stock and discard pile in numbers, the tasks in words, which five animals are better.
 */

import type { BoardProps } from "../../app/board";
import { others } from "../../app/seats";
import { Dialog } from "../../parts/dialog";
import { Avatar } from "../../parts/seat";
import { Sprite } from "../../parts/sprite";
import { drawn, type Farm, figure, list, taskWords, worth } from "./animals";
import { ANIMALS } from "./groups";
import { Ladder, TaskCard } from "./mine";

export function Sheet({ p, close }: { p: BoardProps<Farm>; close(): void }) {
  const { t } = p;
  const known = p.view.data.box !== undefined;
  return (
    <Dialog title={t("bs-sheet")} closing={t("close")} close={close} class="bs-sheet">
      <h3>{t("bs-sheet-corrals")}</h3>
      <Numbers p={p} />
      <p>{t(known ? "bs-sheet-help-own" : "bs-sheet-help")}</p>
      {Object.keys(p.table.tasks).length ? <TaskList p={p} /> : <p>{t("bs-sheet-bonus")}</p>}
      <h3>{t("bs-sheet-ranks")}</h3>
      <Ladder />
      <ol class="ranks">
        {p.table.ranks.map((rank, from) => (
          <li key={rank}>
            <span aria-hidden="true">
              {example(rank, from).map((animal, at) => (
                <Sprite key={at} id={`h-${drawn(animal)}`} class="disc" />
              ))}
            </span>
            {t(`bs-rank-${rank}`)}
          </li>
        ))}
      </ol>
      <p>{t("bs-ranks-help")}</p>
    </Dialog>
  );
}

/** So many of a kind each, beginning with one animal: `32` are three of it and two of the next. */
function example(rank: string, from: number): string[] {
  return [...rank].flatMap((count, at) =>
    Array.from({ length: Number(count) }, () => ANIMALS[(from + at) % ANIMALS.length] as string),
  );
}

function Numbers({ p }: { p: BoardProps<Farm> }) {
  const { t } = p;
  const seats = [...p.seats.filter((seat) => seat.seat === p.seat), ...others(p.seats, p.seat)];
  const pile = [...list(p.table.discard), ...list(p.table.aside)];
  const top = pile.at(-1);
  const own = (letter: string, animal: string) =>
    list(p.table.corrals[letter]).filter((word) => figure(word).animal === animal);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{t("bs-sheet-animal")}</span>
            </th>
            {seats.map((seat) => (
              <th scope="col" key={seat.seat}>
                <Avatar seat={seat} />
                <span class="vh">{p.name(seat.seat)}</span>
              </th>
            ))}
            <th scope="col">{t("bs-sheet-stock")}</th>
            <th scope="col">{t("bs-sheet-pile")}</th>
          </tr>
        </thead>
        <tbody>
          {ANIMALS.map((animal) => (
            <tr key={animal}>
              <th scope="row">
                <Sprite id={`h-${drawn(animal)}`} class="disc" label={t(`bs-${animal}`)} />
              </th>
              {seats.map((seat) => {
                const figures = own(seat.seat, animal);
                const values = figures.map((word) => worth(word, p.table)).filter((value) => value !== "?");
                return (
                  <td key={seat.seat}>
                    {figures.length || "–"}
                    {values.length ? <small>{values.join(" ")}</small> : null}
                  </td>
                );
              })}
              <td>{p.table.stock[animal] ?? 0}</td>
              <td>{pile.filter((card) => card === animal).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {top ? <p>{t("bs-sheet-top", { animal: t(`bs-${top}`) })}</p> : null}
    </>
  );
}

function TaskList({ p }: { p: BoardProps<Farm> }) {
  const { t } = p;
  const own = list(p.table.tasks[p.seat ?? ""]);
  const hidden = p.seats.filter((seat) => list(p.table.tasks[seat.seat]).includes("?"));
  const shown = Object.values(p.table.tasks)
    .flatMap(list)
    .filter((id) => id !== "?");
  return (
    <>
      <h3>{t("bs-tasks")}</h3>
      <ul class="tasklist">
        {[...shown, ...list(p.table.open_tasks)].map((id) => (
          <li key={id}>
            <TaskCard p={p} id={id} own={own.includes(id) && !p.view.over} />
            <span>
              {taskWords(id, p.speaking)}
              {p.view.over ? null : <small>{t(own.includes(id) ? "bs-task-own" : "bs-task-open")}</small>}
            </span>
          </li>
        ))}
        {hidden.map((seat) => (
          <li key={seat.seat}>
            <Avatar seat={seat} />
            <span>{t("bs-task-hidden", p.who(seat.seat))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
