/** The end of a game, in place of the board: the count, the podium, what decided it, and a picture to share. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "../app/api";
import type { BoardProps, Category } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { turnings } from "../app/moments";
import { course as courseOf, type LoadedReplay, loadReplay } from "../app/replay";
import { momentPath } from "../app/route";
import { addSheet } from "../look/sprites";
import { Button } from "./button";
import { CourseChart } from "./chart";
import { countSaid } from "./counting";
import { still } from "./motion";
import { Podium, signed, standings } from "./podium";
import { Poster } from "./poster";
import { Ledger, Race } from "./race";
import { say } from "./speech";
import { Icon, Marked, unmarked } from "./sprite";
import "../look/finale.css";
import "../look/decided.css";

void addSheet("figures");

export interface FinaleProps {
  p: BoardProps;
  module: GameModule;
  categories: Category[];
  done: number; // categories that are counted, -1: all stand at the start
  close(): void; // back to the board
}

export function Finale({ p, module, categories, done, close }: FinaleProps) {
  const over = done >= categories.length;
  const [framed, setFramed] = useState(-1); // with little motion, a category at a time
  const all = standings(p, (letter) => categories.every(({ points }) => points[letter] !== null));
  useEffect(() => {
    if (over || done < 0) return;
    const { text, help } = countSaid(p, categories, done);
    say(unmarked(`${text} ${help ?? ""}`));
  }, [done]);
  const next = () => {
    const at = (framed + 1) % categories.length;
    setFramed(at);
    const { text, help } = countSaid(p, categories, at);
    say(unmarked(`${text} ${help ?? ""}`));
  };
  return (
    <main class="finale" aria-label={p.t("podium")}>
      {over ? <Podium p={p} all={all} /> : <Race p={p} categories={categories} done={done} />}
      <Ledger p={p} categories={categories} done={done} all={all} now={over ? framed : done} />
      {over && framed >= 0 ? (
        <p class="fin-why">
          <Marked text={`${countSaid(p, categories, framed).text} ${categories[framed]?.why ?? ""}`} />
        </p>
      ) : null}
      {over ? (
        <>
          <div class="rowed">
            {still() && categories.length > 1 ? <Button onClick={next}>{p.t("count-next")}</Button> : null}
            <Button onClick={close}>{p.t("podium-board")}</Button>
          </div>
          <Decided p={p} module={module} />
          <Poster p={p} all={all} />
        </>
      ) : null}
    </main>
  );
}

/** The largest swings, each a link into the replay, and the course of the scores with their numbers. */
function Decided({ p, module }: { p: BoardProps; module: GameModule }) {
  const [loaded, setLoaded] = useState<LoadedReplay | null>(null);
  useEffect(() => {
    void api.replay(p.info.id, p.seat).then(
      (replay) => setLoaded(loadReplay(replay, p.info)),
      () => undefined, // without the server there is no looking back
    );
  }, []);
  const found = useMemo(() => {
    if (!loaded) return [];
    const round = (at: number) => {
      const said: unknown = loaded.views[at]?.table.round;
      return typeof said === "number" ? said : null;
    };
    return turnings(courseOf(loaded), round);
  }, [loaded]);
  if (!loaded) return null;
  return (
    <div class="fin-decided">
      {found.length ? (
        <section aria-label={p.t("moments", { count: found.length })}>
          <h2>{p.t("moments", { count: found.length })}</h2>
          <ol class="fin-moments">
            {found.map(({ at, seat, by }, index) => {
              const letter = p.seats[seat]?.seat ?? "";
              const n = loaded.moments[at]?.n ?? 0;
              return (
                <li key={at}>
                  <a href={momentPath(p.info.id, p.seat, n)}>
                    <i aria-hidden="true">{index + 1}</i>
                    <b class={by < 0 ? "minus" : ""}>{p.t("moment-for", { ...p.who(letter), points: signed(by) })}</b>
                    <span>{told(p, module, loaded, at)}</span>
                    <small>{p.t("moment-at", { n })}</small>
                    <Icon name="play" />
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ) : null}
      <CourseChart p={p} course={courseOf(loaded)} marks={found.map(({ at }) => at)} />
    </div>
  );
}

const LONGEST = 2; // lines of a moment

/** What was told at a moment, as it was then. */
function told(p: BoardProps, module: GameModule, loaded: LoadedReplay, at: number): string {
  return (loaded.lines[at] ?? [])
    .map(({ event, view }) => unmarked(module.words.told(event, { ...p.speaking, view })))
    .filter(Boolean)
    .slice(0, LONGEST)
    .join(" ");
}
