/** What was agreed, as a sentence: the host fills its holes, guests read the same words without them. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ClockPlan, GameInfo, Room, TableInfo } from "../../../generated/wire";
import * as api from "../../api";
import { titleOf } from "../../games";
import type { Translate } from "../../messages";
import type { Settings } from "../../settings";
import { CLOCKS, optionLabel, optionValues } from "../options";

const LIT = 1200; // ms for which changed words shine

interface AgreedProps {
  t: Translate;
  settings: Settings;
  info: TableInfo;
  games: GameInfo[];
  host: boolean;
  attempt(work: Promise<unknown>): void;
}

export function Agreed({ t, settings, info, games, host, attempt }: AgreedProps) {
  const game = games.find((one) => one.name === info.game);
  const change = (wish: Room) => attempt(api.reshape(info.id, wish));
  const people = info.seats.filter((seat) => seat.kind === "person").length;
  const seats = game ? range(Math.max(game.fewest, people), game.most) : [info.seats.length];
  const clock = clockName(info.clock);
  const holes: Record<string, ComponentChildren> = {
    game: (
      <Hole
        label={t("agreed-game")}
        host={host}
        value={info.game}
        values={games.filter((one) => one.most >= people).map((one) => [one.name, titleOf(t, settings, one.name)])}
        pick={(name) => change({ game: name })}
      />
    ),
    seats: (
      <Hole
        label={t("open-seats")}
        host={host}
        value={String(info.seats.length)}
        values={seats.map((count) => [String(count), String(count)])}
        pick={(count) => change({ seats: Number(count) })}
      />
    ),
    clock: (
      <Hole
        label={t("open-clock")}
        host={host}
        value={clock}
        values={[
          ...Object.keys(CLOCKS).map((name): [string, string] => [name, t(`clock-${name}`)]),
          ...(clock in CLOCKS ? [] : [[clock, t("clock-own", { seconds: info.clock.seconds })] as [string, string]]),
        ]}
        pick={(name) => CLOCKS[name] && change({ clock: CLOCKS[name] })}
      />
    ),
    public: (
      <Hole
        label={t("open-public")}
        host={host}
        value={info.public ? "yes" : "no"}
        values={[
          ["no", t("open-link-only")],
          ["yes", t("open-everybody")],
        ]}
        pick={(open) => change({ public: open === "yes" })}
      />
    ),
  };
  const marks = Object.fromEntries(Object.keys(holes).map((name) => [name, `⟦${name}⟧`]));
  return (
    <section class="sheet agreed" aria-labelledby="agreed">
      <h2 id="agreed">{t("agreed-title")}</h2>
      <p>
        {t("agreed", marks)
          .split(/[⟦⟧]/)
          .map((part, at) => (at % 2 ? <span key={at}>{holes[part]}</span> : part))}
      </p>
      <p>
        {(game?.options ?? [])
          .filter((option) => option.values.length > 1)
          .map((option) => (
            <span key={option.name} class="option">
              {optionLabel(t, info.game, option)}{" "}
              <Hole
                label={optionLabel(t, info.game, option)}
                host={host}
                value={info.options[option.name] ?? option.values[0] ?? ""}
                values={optionValues(t, info.game, option, info.seats.length)}
                pick={(value) => change({ options: { ...info.options, [option.name]: value } })}
              />{" "}
            </span>
          ))}
      </p>
    </section>
  );
}

interface HoleProps {
  label: string;
  host: boolean;
  value: string;
  values: [string, string][];
  pick(value: string): void;
}

/** A short list for the host, the chosen words for guests; they shine for a moment when they change. */
function Hole({ label, host, value, values, pick }: HoleProps) {
  const before = useRef(value);
  const [lit, setLit] = useState(false);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setLit(true);
    const timer = setTimeout(() => setLit(false), LIT);
    return () => clearTimeout(timer);
  }, [value]);
  const shown = values.find(([one]) => one === value)?.[1] ?? value;
  if (!host || values.length < 2) return <b class={lit ? "lit" : ""}>{shown}</b>;
  return (
    <select
      class={`hole ${lit ? "lit" : ""}`}
      aria-label={label}
      value={value}
      onChange={(event) => pick(event.currentTarget.value)}
    >
      {values.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}

function range(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}

function clockName(plan: ClockPlan): string {
  const same = (one: ClockPlan) =>
    one.kind === plan.kind &&
    (one.kind === "none" || (one.seconds === plan.seconds && one.increment === plan.increment));
  return Object.entries(CLOCKS).find(([, one]) => same(one))?.[0] ?? "own";
}
