/** What is mine, in the dock: the herd with its top sheep, dogs and the Os beside it, wool. */

import type { BoardProps } from "../../app/board";
import { Sprite } from "../../parts/sprite";
import { card, type Fold } from "./cards";
import { SheepCard, Wool } from "./pieces";
import type { Stage } from "./stage";

export function Mine({ p, stage }: { p: BoardProps<Fold>; stage: Stage }) {
  const seat = p.seat;
  const { table } = stage;
  if (!seat || p.view.over || table.phase === "discard") return null;
  const top = table.tops[seat];
  const corner = top ? card(p.view, top).corner : undefined;
  const sheep = table.herd_sizes[seat] ?? 0;
  const dogs = table.dogs[seat]?.length ?? 0;
  const wool = table.wool[seat] ?? 0;
  const effect =
    corner === undefined
      ? "bm-mine-none"
      : corner === "bone"
        ? table.os === seat && table.guarded
          ? "bm-mine-guard"
          : "bm-mine-bone"
        : corner > 0
          ? "bm-mine-bonus"
          : "bm-mine-malus";
  const pack = table.pack ?? "none";
  return (
    <div class="mine only-l">
      <div class="herd">
        <span class="stack">
          {sheep > 2 ? <i /> : null}
          {sheep > 1 ? <i /> : null}
          {top ? (
            <SheepCard key={top} p={p} id={top} small class="puff" label={p.t("bm-mine-top")} />
          ) : (
            <span class="gap blank" />
          )}
        </span>
        <div>
          <b>{p.t("bm-mine-herd", { count: sheep })}</b>
          <small>
            {p.t(effect, {
              by: typeof corner === "number" ? Math.abs(corner) : 0,
              level: table.levels[seat] ?? table.boards[seat] ?? 0,
            })}
          </small>
        </div>
      </div>
      <div class="pens">
        {table.os === seat ? (
          <span class="beside">
            <Sprite id="bone" class="bone" />
            <small>{p.t("bm-mine-os")}</small>
          </span>
        ) : null}
        <span class={`beside ${pack === "lone" ? "" : "grey"}`}>
          <Sprite id={pack === "pack" ? "h-dogseek" : "h-dog"} />
          <small>{p.t(`bm-mine-${pack}-dog`, { count: dogs })}</small>
        </span>
        <span class="beside">
          <Wool class="big" />
          <small>{p.t("bm-mine-wool", { count: wool })}</small>
        </span>
      </div>
    </div>
  );
}
