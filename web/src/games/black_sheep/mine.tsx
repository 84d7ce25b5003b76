/** This side of the meadow: my hand, who beats whom, my corral with its values, my tasks. */

import type { BoardProps } from "../../app/board";
import { Card } from "../../parts/card";
import { Roving } from "../../parts/roving";
import { Icon, Sprite } from "../../parts/sprite";
import { asked, drawn, type Farm, figure, list, task, taskWords, worth } from "./animals";
import { ANIMALS } from "./groups";

interface HandProps {
  p: BoardProps<Farm>;
  cards: string[];
  chosen: number[]; // places in the hand
  drop: number; // -1: none
  swapping: boolean;
  pick?(at: number): void;
}

export function Hand({ p, cards, chosen, drop, swapping, pick }: HandProps) {
  const { t } = p;
  return (
    <Roving label={t("bs-hand")} class="hand">
      {cards.map((animal, at) => {
        const up = chosen.includes(at);
        const name = t(`bs-${animal}`);
        const label =
          drop === at
            ? t("bs-hand-drop", { animal: name })
            : up && swapping
              ? t("bs-hand-laid", { animal: name })
              : t("bs-hand-card", { animal: name, at: at + 1, count: cards.length });
        return (
          <Card
            key={`${at}-${animal}`}
            sprite={`h-${drawn(animal)}`}
            name={name}
            label={label}
            tint={`k-${drawn(animal)}`}
            selected={swapping ? drop === at : up}
            disabled={swapping && up}
            class={`${up ? "up" : ""} ${drop === at ? "drop" : ""}`}
            {...(pick ? { onClick: () => pick(at) } : {})}
          >
            {drop === at ? (
              <span class="badge">
                <Icon name="undo" />
              </span>
            ) : null}
          </Card>
        );
      })}
    </Roving>
  );
}

export function Order({ p, open }: { p: BoardProps<Farm>; open(): void }) {
  return (
    <button type="button" class="order" aria-label={p.t("bs-order-spoken")} onClick={open}>
      <b>{p.t("bs-order")}</b>
      <Ladder />
      <span>{p.t("bs-order-help")}</span>
    </button>
  );
}

export function Ladder() {
  return (
    <span class="ladder" aria-hidden="true">
      {ANIMALS.map((animal, at) => (
        <span key={animal}>
          {at ? <i>›</i> : null}
          <Sprite id={`h-${drawn(animal)}`} class="disc" />
        </span>
      ))}
    </span>
  );
}

/** Values under the figures of my corral, animal by animal; opens everything about corrals and stock. */
export function Corral({ p, words, open }: { p: BoardProps<Farm>; words: string; open(): void }) {
  const { t } = p;
  const figures = list(words);
  const count = p.table.points ?? 0;
  const points = String(count).replace("-", "−");
  const told = figures.map((word) => `${t(`bs-${figure(word).animal}`)} ${worth(word, p.table)}`).join(", ");
  const kinds = ANIMALS.map((animal) => ({ animal, own: figures.filter((word) => figure(word).animal === animal) }));
  return (
    <button
      type="button"
      class="corral"
      data-corral=""
      aria-label={t("bs-corral-spoken", { figures: told || t("bs-corral-none"), points, count })}
      onClick={open}
    >
      <span class="title">
        <b>{t("bs-corral")}</b>
        {p.view.over ? null : (
          <small class="only-l">
            <Icon name="eye" /> {t("bs-corral-private")}
          </small>
        )}
      </span>
      <span class="kinds">
        {kinds.map(({ animal, own }) => (
          <span key={animal} class={`kind ${own.length ? "" : "z"}`}>
            <Sprite id={`h-${drawn(animal)}`} class="disc" />
            <span class={`values ${own.length > 2 ? "many" : ""} ${p.table.minus.includes(animal) ? "minus" : ""}`}>
              {own.length ? own.map((word, at) => <b key={at}>{worth(word, p.table)}</b>) : "–"}
            </span>
          </span>
        ))}
      </span>
      <span class="heads">
        {kinds.map(({ animal, own }) =>
          own.length ? <Sprite key={animal} id={`h-${drawn(animal)}`} class="disc" /> : null,
        )}
      </span>
      <b class="pts">{points}</b>
      <small class="sum">
        {t("bs-corral-sum", { animals: t("bs-seat-animals", { count: figures.length }), points, count })}
      </small>
    </button>
  );
}

/** The tasks I know of, as pictures; a tap tells them in words. */
export function Tasks({ p, open }: { p: BoardProps<Farm>; open(): void }) {
  const { t } = p;
  const own = list(p.table.tasks[p.seat ?? ""]).filter((id) => id !== "?");
  const ids = [...own, ...list(p.table.open_tasks)];
  return (
    <button
      type="button"
      class="tasks"
      aria-label={t("bs-tasks-spoken", { tasks: ids.map((id) => taskWords(id, p.speaking)).join("; ") })}
      onClick={open}
    >
      <b>
        {t("bs-tasks")} <small>{ids.length}</small>
      </b>
      <span class="taskrow">
        {ids.map((id) => (
          <TaskCard key={id} p={p} id={id} own={own.includes(id)} />
        ))}
      </span>
    </button>
  );
}

/** A task card in pictures: the most of an animal, animals together, or nobody else's black sheep. */
export function TaskCard({ p, id, own }: { p: BoardProps<Farm>; id: string; own: boolean }) {
  const found = task(id, p.view);
  if (!found) return null;
  const sign = found.kind === "majority" ? ">" : found.kind === "combination" ? "" : "1";
  return (
    <span class={`task ${own ? "own" : ""}`} aria-hidden="true">
      {own ? <Icon name="eye" /> : null}
      {sign ? <i>{sign}</i> : null}
      <span class="of">
        {asked(found).map((animal, at) => (
          <Sprite key={at} id={`h-${drawn(animal)}`} class="disc" />
        ))}
      </span>
      <b>{found.points ?? "★"}</b>
    </span>
  );
}
