/** The cards on offer, each in its place until the round is over; gaps tell who took what. */

import type { BoardProps } from "../../app/board";
import { Roving } from "../../parts/roving";
import { Emblem } from "../../parts/seat";
import { called, type Fold, sorted } from "./cards";
import { SheepCard } from "./pieces";
import type { Stage } from "./stage";

interface DisplayProps {
  p: BoardProps<Fold>;
  stage: Stage;
  open: string[]; // cards that may be chosen now
  picked: string[];
  pick(id: string): void;
}

export function Display({ p, stage, open, picked, pick }: DisplayProps) {
  const { table } = stage;
  const owners = new Map(
    Object.entries(table.gained).flatMap(([who, ids]) => ids.map((id): [string, string] => [id, who])),
  );
  const slots = sorted(p.view, [...table.display, ...owners.keys(), ...stage.coming]);
  return (
    <Roving label={p.t("bm-display")} class="disp">
      <div class="row" style={{ "--n": String(Math.max(3, slots.length)) }}>
        {slots.map((id, at) => {
          const owner = owners.get(id);
          const leaves = stage.leaving?.cards.includes(id);
          if (open.includes(id)) {
            const chosen = picked.includes(id);
            return (
              <SheepCard
                key={id}
                p={p}
                id={id}
                label={p.t(owner ? "bm-place-mine" : "bm-place-offer", { at: at + 1, of: slots.length })}
                selected={chosen}
                onClick={() => pick(id)}
                class="open"
              >
                <span class="no" aria-hidden="true">
                  {open.indexOf(id) + 1}
                </span>
              </SheepCard>
            );
          }
          if (owner && !leaves) {
            return (
              <span
                key={id}
                class="gap"
                role="img"
                aria-label={p.t("bm-gone", { ...p.who(owner), card: called(id, p) })}
              >
                <Emblem letter={owner} />
                <b>{p.name(owner)}</b>
                <span>{called(id, p)}</span>
              </span>
            );
          }
          if (!owner && !table.display.includes(id)) return <span key={id} class="gap blank" />;
          return (
            <SheepCard
              key={id}
              p={p}
              id={id}
              label={p.t("bm-place-offer", { at: at + 1, of: slots.length })}
              class={`${leaves ? "leaves" : ""} ${stage.coming.length ? "dealt" : ""}`}
            />
          );
        })}
      </div>
    </Roving>
  );
}
