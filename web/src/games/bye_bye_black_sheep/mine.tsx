/** My zoo and my hand, this side of the meadow. */

import type { BoardProps } from "../../app/board";
import { classes } from "../../parts/classes";
import { Roving } from "../../parts/roving";
import { Emblem } from "../../parts/seat";
import { useShort } from "../../parts/short";
import { cardName, cards, type Pond } from "./cards";
import { type Choice, marked, stacked } from "./choice";
import { Beside, Bubble, triplets } from "./others";
import { placed } from "./overlay";
import { Face, Zoo } from "./pieces";
import type { Stage } from "./stage";

interface Props {
  p: BoardProps<Pond>;
  stage: Stage;
  choice: Choice;
}

export function Mine({ p, stage, choice }: Props) {
  const { t, seat } = p;
  const short = useShort();
  if (!seat) return null;
  const { table } = stage;
  const placing = placed(stage) ? [] : choice.placing;
  const coming = [...cards(table.added), ...placing];
  const laid = marked(table, placing);
  const hand = short ? stacked(laid) : laid.map((one) => ({ ...one, count: 1, lifted: one.chosen ? 1 : 0 }));
  const asked = choice.phase === "zoo" || choice.phase === "white";
  const took = stage.event?.[1] === "draw" && stage.event[2] === seat;
  return (
    <div class="mine">
      <div class="myzoo">
        <h2>
          <Emblem letter={seat} />
          {t("bb-zoo", p.who(seat))}{" "}
          <small>{t("bb-triplets", { count: triplets(table, seat), needed: table.needed })}</small>
        </h2>
        <Zoo p={p} seat={seat} table={table} coming={choice.phase === "white" && choice.card ? [choice.card] : coming}>
          <Beside p={p} table={table} seat={seat} />
        </Zoo>
      </div>
      <Roving
        label={t("bb-hand")}
        class={classes("hand", hand.length > 9 && "many", asked && "asked", short && "stacks")}
      >
        <div class="row" data-fan={seat} style={{ "--k": String(hand.length) }}>
          {hand.map(({ code, chosen, count, lifted }, at) => {
            const selected =
              lifted > 0 ||
              (choice.phase === "white" && choice.card === code && hand.findIndex((one) => one.code === code) === at);
            const free = p.legal.includes(`${choice.phase === "white" ? "place" : "add"} ${code}`);
            const name =
              count > 1 ? `${cardName(code, p.speaking)} ${t("bb-left", { count })}` : cardName(code, p.speaking);
            const label = selected
              ? t("bb-hand-chosen", { name })
              : t("bb-hand-card", { name, at: at + 1, count: hand.length });
            return (
              <span class="slot" key={`${code} ${hand.slice(0, at).filter((one) => one.code === code).length}`}>
                <Face
                  p={p}
                  code={code}
                  label={label}
                  selected={selected}
                  disabled={asked && !free && !selected}
                  class={took && at === (p.beat?.key ?? 0) % hand.length ? "up" : ""}
                  {...(asked ? { onClick: () => tap(p, choice, code, chosen) } : {})}
                >
                  {count > 1 ? (
                    <span class="times">{lifted ? `${lifted}/${count}` : t("bb-left", { count })}</span>
                  ) : null}
                </Face>
              </span>
            );
          })}
        </div>
      </Roving>
      {stage.bubble?.says === "eye" ? <Bubble p={p} stage={stage} seat={seat} /> : null}
    </div>
  );
}

/**
 * A card that was sent already is taken back by the server, the last one first; one that cannot be placed is explained
 * by it.
 */
function tap(p: BoardProps<Pond>, choice: Choice, code: string, chosen: boolean): void {
  if (chosen && !choice.placing.includes(code)) return p.undo();
  if (choice.phase === "white" && !p.legal.includes(`place ${code}`)) return p.act(`place ${code}`);
  choice.pick(code);
}
