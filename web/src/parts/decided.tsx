/** What decided a game: its largest swings, each a link into the replay, and how the chances of all went. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "../app/api";
import type { BoardProps } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { steady, type Turning, turnings, turnOf } from "../app/moments";
import { course as courseOf, type LoadedReplay, loadReplay } from "../app/replay";
import { momentPath } from "../app/route";
import { CourseChart } from "./chart";
import { signed } from "./podium";
import { Icon, unmarked } from "./sprite";
import "../look/decided.css";

const AGAIN = 3000; // ms until a busy server is asked again
const TRIES = 3;
const LEAST = 50; // of a thousand: smaller swings may be luck of the estimate

export interface Story {
  loaded: LoadedReplay;
  chances: number[][]; // by moment and seat, of a thousand; empty: nobody knows them
}

/** The game again, and who was how likely to win when; asked for while points are counted. Null until it is here. */
export function useStory(p: BoardProps): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(() => {
    let gone = false;
    const looking = Promise.all([api.replay(p.info.id, p.seat), chancesOf(p.info.id)]);
    void looking.then(
      ([replay, chances]) => {
        if (gone) return;
        const fits = chances.length === replay.moments.length;
        setStory({ loaded: loadReplay(replay, p.info), chances: fits ? chances : [] });
      },
      () => undefined, // without the server there is no looking back
    );
    return () => {
      gone = true;
    };
  }, []);
  return story;
}

async function chancesOf(table: string): Promise<number[][]> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      return (await api.chances(table)).seats;
    } catch (error) {
      if ((error as api.RequestRefused).status !== 429 || attempt === TRIES) return [];
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
  return [];
}

interface DecidedProps {
  p: BoardProps;
  module: GameModule;
  story: Story;
}

export function Decided({ p, module, story: { loaded, chances } }: DecidedProps) {
  const scores = courseOf(loaded);
  const known = chances.length > 0;
  const { turns, weighed } = useMemo(() => {
    const round = (at: number) => {
      const said: unknown = loaded.views[at]?.table.round;
      return typeof said === "number" ? said : null;
    };
    const large = turnings(chances, { round, least: LEAST, end: true });
    return large.length ? { turns: large, weighed: true } : { turns: turnings(scores, { round }), weighed: false };
  }, [loaded]);
  const marks = turns.map(({ at }) => at);
  const title = p.t("moments", { count: turns.length });
  return (
    <div class="fin-decided">
      {turns.length ? (
        <section aria-label={title}>
          <h2>{title}</h2>
          <ol class="fin-moments">
            {turns.map((turning, index) => {
              const n = loaded.moments[turning.at]?.n ?? 0;
              return (
                <li key={turning.at}>
                  <a href={momentPath(p.info.id, p.seat, n)}>
                    <i aria-hidden="true">{index + 1}</i>
                    <b class={turning.by < 0 ? "minus" : ""}>{headline(p, weighed ? chances : [], turning)}</b>
                    <span>{told(p, module, loaded, turning.at)}</span>
                    <small>
                      {p.t("moment-at", { n })}
                      {weighed ? ` · ${chance(p, chances, turning)}` : ""}
                    </small>
                    <Icon name="play" />
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ) : null}
      <CourseChart
        p={p}
        course={known ? steady(chances, marks).map((all) => all.map(hundredths)) : scores}
        chances={known}
        marks={marks}
      />
    </div>
  );
}

function headline(p: BoardProps, chances: number[][], turning: Turning): string {
  const who = p.who(p.seats[turning.seat]?.seat ?? "");
  if (chances.length) return p.t(`moment-${turnOf(chances, turning)}`, who);
  return p.t("moment-for", { ...who, points: signed(turning.by) });
}

function chance(p: BoardProps, chances: number[][], { at, seat }: Turning): string {
  const of = (place: number) => p.t("odds", { percent: hundredths(chances[place]?.[seat] ?? 0) });
  return p.t("moment-chance", { before: of(at - 1), after: of(at) });
}

function hundredths(thousandths: number): number {
  return Math.round(thousandths / 10);
}

/** What was told at a moment, as it was then: the move, and what stands out of the rest. */
function told(p: BoardProps, module: GameModule, loaded: LoadedReplay, at: number): string {
  const [move = "", ...rest] = (loaded.lines[at] ?? [])
    .map(({ event, view }) => module.words.told(event, { ...p.speaking, view }))
    .filter(Boolean);
  const [more = ""] = [...rest.filter((line) => line.startsWith("*")), ...rest];
  return unmarked(`${move} ${more}`.trim());
}
