/** The hay tray with the three dice, the throws and what they are worth, and how far the sum is from the contract. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../app/board";
import { Roving } from "../../parts/roving";
import { DICE, type DieName, dieName, type Fold, signed } from "./cards";
import { Die } from "./die";
import { Wool } from "./pieces";
import type { Stage } from "./stage";

interface TrayProps {
  p: BoardProps<Fold>;
  stage: Stage;
  open: DieName[]; // dice that may be kept now
  picked: DieName | null;
  pick(die: DieName): void;
  chances: Map<string, string>; // by move: "41 in 100"
  asking: ComponentChildren; // the button that asks for them
  bare: boolean; // the sum stands elsewhere
}

export function Tray(props: TrayProps) {
  return (
    <section class="tray">
      <Hay {...props} />
      {props.bare ? null : <Sum {...props} />}
    </section>
  );
}

function Hay({ p, stage, open, picked, pick, chances }: TrayProps) {
  const { table } = stage;
  const kept = DICE.filter((die) => table.kept.includes(die));
  const free = DICE.filter((die) => !table.kept.includes(die));
  const label = (die: DieName) => {
    const value = table.dice[die];
    const called = dieName(die, p);
    if (value === null || stage.rolling.includes(die)) return p.t("bm-die-waits", { die: called });
    return p.t(table.kept.includes(die) ? "bm-die-kept-spoken" : "bm-die-spoken", { die: called, value });
  };
  const shown = (die: DieName) => <Die name={die} value={table.dice[die]} toss={stage.tosses[die] ?? null} />;
  return (
    <div class="hay">
      <Straws />
      <ol class="throws" aria-label={p.t("bm-throws")}>
        {table.prizes
          .map((cards, at) => ({ n: at + 1, cards }))
          .map(({ n, cards }) => (
            <li
              key={n}
              class={n === table.throw ? "now" : n < table.throw ? "x" : ""}
              aria-current={n === table.throw ? "step" : undefined}
            >
              <span class="long">{p.t("bm-throw", { n, cards })}</span>
              <span class="short" aria-hidden="true">
                {p.t("bm-throw-short", { n, cards })}
              </span>
            </li>
          ))}
      </ol>
      <Roving label={p.t("bm-dice")} class="dice">
        {free.map((die) => {
          const may = open.includes(die);
          const chance = chances.get(`keep ${die}`);
          const inside = (
            <>
              {shown(die)}
              <span class="pill">{may ? p.t("bm-keep", { value: table.dice[die] ?? 0 }) : dieName(die, p)}</span>
              {chance && may ? <span class="odds">{chance}</span> : null}
            </>
          );
          return may ? (
            <button
              key={die}
              type="button"
              class={`die ${picked === die ? "hot" : ""}`}
              data-stop=""
              data-die={die}
              aria-pressed={picked === die}
              aria-label={`${label(die)}${chance ? `, ${p.t("bm-chance-spoken", { chance })}` : ""}`}
              onClick={() => pick(die)}
            >
              {inside}
            </button>
          ) : (
            <span
              key={die}
              class={`die ${table.dice[die] === null ? "idle" : ""}`}
              data-die={die}
              role="img"
              aria-label={label(die)}
            >
              {inside}
            </span>
          );
        })}
        {kept.length ? (
          <i class="and" aria-hidden="true">
            +
          </i>
        ) : null}
        {kept.map((die) => (
          <span key={die} class="die kept" data-die={die} role="img" aria-label={label(die)}>
            {shown(die)}
            <span class="pill">{p.t("bm-kept")}</span>
          </span>
        ))}
      </Roving>
    </div>
  );
}

/** The sum against the contract as a bar: dice, then bonus and wool as steps that could be added. */
export function Sum({ p, stage, asking }: Pick<TrayProps, "p" | "stage" | "asking">) {
  const { table } = stage;
  const who = table.turn;
  if (!who || !table.throw) return <p class="sum">{p.t(p.view.seats > 2 ? "bm-why-order" : "bm-why-order-two")}</p>;
  const { target } = stage;
  const malus = Math.min(0, table.corners[who] ?? 0);
  const bonus = Math.max(0, table.corners[who] ?? 0);
  const lies = DICE.filter(
    (die) =>
      table.dice[die] !== null &&
      !stage.rolling.includes(die) &&
      (table.kept.includes(die) || table.phase !== "roll" || stage.tosses[die]),
  );
  const sofar = lies.reduce((all, die) => all + (table.dice[die] ?? 0), lies.length ? malus : 0);
  const base = table.base ?? sofar;
  const price = table.result?.claim;
  const reach = table.result && table.reach ? table.reach : { bonus: 0, wool: 0 };
  const full = Math.max(30, target + 4);
  const at = (value: number) => 2 + (Math.min(full, value) / full) * 216;
  const wool = table.wool[who] ?? 0;
  const told = p.t("bm-sum-spoken", { ...p.who(who), sum: base, target });
  const reached = stage.won || table.phase === "take"; // only who has reached it takes
  return (
    <div class={`sum ${reached ? "reached" : ""}`} role="group" aria-label={told}>
      <div class="eq">
        <b>{base}</b>
        <span>{p.t("bm-of", { ...p.who(who), target })}</span>
      </div>
      <svg class="meter" viewBox="0 0 220 40" aria-hidden="true">
        <rect x="2" y="16" width="216" height="14" rx="7" class="m0" />
        <rect x="2" y="16" width={Math.max(0, at(base) - 2)} height="14" rx="7" class="m1" />
        <rect x={at(base)} y="16" width={at(base + reach.bonus) - at(base)} height="14" class="m2" />
        {Array.from({ length: reach.wool }, (_, n) => (
          <rect
            key={n}
            x={at(base + reach.bonus + n) + 1}
            y="17"
            width={216 / full - 1}
            height="12"
            rx="3"
            class="m3"
          />
        ))}
        <path d={`M${at(target)} 8V38`} class="m4" />
        <g class="bell" style={{ transformOrigin: `${at(target)}px 2px` }}>
          <path d={`M${at(target)} 1c4 0 5 4 5 7l2 3h-14l2-3c0-3 1-7 5-7Z`} class="m5" />
        </g>
      </svg>
      <div class="help">
        {malus && lies.length ? (
          <span>
            <i class="cn minus">{signed(malus)}</i> <span>{p.t("bm-help-malus", p.who(who))}</span>
          </span>
        ) : null}
        {bonus ? (
          <span>
            <i class="cn plus">{signed(bonus)}</i> <span>{p.t("bm-help-bonus", p.who(who))}</span>
          </span>
        ) : null}
        {wool ? (
          <span>
            <Wool /> {price ? p.t("bm-help-price", { price, wool }) : p.t("bm-help-wool", { ...p.who(who), wool })}
          </span>
        ) : null}
      </div>
      {asking}
    </div>
  );
}

function Straws() {
  return (
    <svg class="straws" viewBox="0 0 760 190" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M18 148L90 116M36 174L122 162M14 110L68 58M62 180L106 130
          M706 40L742 90M688 24L746 38M678 62L736 118M642 174L720 152M702 166L746 130M610 22L658 42"
        class="s1"
      />
      <path d="M46 130L114 140M26 82L52 130M688 90L728 62M666 156L732 170M98 34L142 20M152 166L202 174" class="s2" />
    </svg>
  );
}
