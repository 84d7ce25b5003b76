/** How the scores came about: the corrals turned over, and what was added for majorities and sets, or for tasks. */

import type { BoardProps } from "../../app/board";
import { Avatar } from "../../parts/seat";
import { Sprite } from "../../parts/sprite";
import { drawn, type Farm, figure, list, taskWords, worth } from "./animals";

export function Tally(p: BoardProps<Farm>) {
  const { t } = p;
  const { tally, corrals } = p.table;
  const scores = p.view.scores ?? [];
  if (!tally) return null;
  const tasked = Object.keys(p.table.tasks).length > 0;
  const tasks = [...Object.values(p.table.tasks).flatMap(list), ...list(p.table.open_tasks)];
  return (
    <div class="tally">
      {p.table.sole ? <p class="only">{t("bs-score-only", p.who(p.table.sole))}</p> : null}
      <ul>
        {p.seats.map((seat, at) => {
          const part = tally[seat.seat];
          return part ? (
            <li
              key={seat.seat}
              class={p.view.winners?.includes(seat.seat) ? "first" : ""}
              style={{ "--at": String(at) }}
            >
              <p class="name">
                <Avatar seat={seat} /> {p.name(seat.seat)}
              </p>
              <div class="turned">
                {list(corrals[seat.seat]).map((word, index) => (
                  <span key={index} class={p.table.minus.includes(figure(word).animal) ? "minus" : ""}>
                    <Sprite
                      id={`h-${drawn(figure(word).animal)}`}
                      class="disc"
                      label={t(`bs-${figure(word).animal}`)}
                    />
                    <b>{worth(word, p.table)}</b>
                  </span>
                ))}
              </div>
              <dl>
                <Row name={t("bs-score-animals")} value={part.animals} />
                {tasked ? <Row name={t("bs-score-tasks")} value={part.tasks ?? 0} /> : null}
                {tasked ? null : (
                  <Row
                    name={t("bs-score-most")}
                    value={part.majority_points ?? 0}
                    how={t("bs-score-bonus", { count: part.majorities ?? 0 })}
                  />
                )}
                {tasked ? null : (
                  <Row
                    name={t("bs-score-sets")}
                    value={part.set_points ?? 0}
                    how={t("bs-score-bonus", { count: part.sets ?? 0 })}
                  />
                )}
                <Row name={t("bs-score-sum")} value={scores[at] ?? 0} sum />
              </dl>
            </li>
          ) : null;
        })}
      </ul>
      {tasked ? (
        <ul class="words">
          {tasks.map((id) => (
            <li key={id}>{taskWords(id, p.speaking)}</li>
          ))}
        </ul>
      ) : null}
      {new Set(scores).size < scores.length ? <p>{t("bs-score-tie")}</p> : null}
    </div>
  );
}

function Row({ name, value, how, sum }: { name: string; value: number; how?: string; sum?: boolean }) {
  return (
    <div class={sum ? "sum" : ""}>
      <dt>
        {name} {how && value ? <small>{how}</small> : null}
      </dt>
      <dd>{String(value).replace("-", "−")}</dd>
    </div>
  );
}
