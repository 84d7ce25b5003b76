/** The goal card of a game: how it is won, what a turn is, what to beware of. Before a first game, and on a page. */

import { useEffect, useState } from "preact/hooks";
import { fetchGames, minutesOf, useTitle } from "../app/games";
import { fetchMessages, has, type Translate } from "../app/messages";
import { Art, groundOf } from "../app/pages/art";
import { go } from "../app/route";
import type { Language, Settings } from "../app/settings";
import type { GameInfo } from "../generated/wire";
import "../look/lesson.css";
import { addSheet } from "../look/sprites";
import { Bar } from "../parts/bar";
import { Button } from "../parts/button";
import { Dialog } from "../parts/dialog";
import { Scene } from "../parts/scene";
import { Sprite } from "../parts/sprite";
import { loadPrimer, Picture, type Primer } from "./drawing";
import { nowKnown } from "./known";
import { playEasy } from "./playing";

interface GoalProps {
  t: Translate;
  settings: Settings;
  game: string;
}

const PARTS = ["win", "turn", "watch"];

/** Three pictures, each with a sentence that goes on from its heading. */
export function Goal({ t, lang, game, seats = 0 }: { t: Translate; lang: Language; game: string; seats?: number }) {
  const primer = usePrimer(game);
  const two = seats === 2 && has(lang, `goal-${game}-watch-two`);
  if (!has(lang, `goal-${game}-win`)) return null;
  return (
    <ul class={`goal ${groundOf(game)}`}>
      {PARTS.map((part, at) => (
        <li key={part} class={part}>
          <Picture drawing={(two && at === 2 && primer?.goalTwo) || primer?.goal[at]} />
          <div>
            <h3>{t(`goal-${part}`)}</h3>
            <p>{t(two && at === 2 ? `goal-${game}-watch-two` : `goal-${game}-${part}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function usePrimer(game: string): Primer | null {
  const [primer, setPrimer] = useState<Primer | null>(null);
  useEffect(() => void loadPrimer(game).then(setPrimer), [game]);
  return primer;
}

/** What the server says of a game; null until it is here, and "" is none. */
function useGame(game: string): GameInfo | null {
  const [found, setFound] = useState<GameInfo | null>(null);
  useEffect(() => {
    if (!game) return;
    void fetchGames().then(
      (all) => setFound(all.find((one) => one.name === game) ?? null),
      () => undefined,
    );
  }, [game]);
  return found;
}

/** Before the first game of a kind, over the table where it begins. */
export function GoalDialog({ t, settings, game, seats, table }: GoalProps & { seats: number; table: string }) {
  const [open, setOpen] = useState(true);
  const [spoken, setSpoken] = useState("");
  const title = useTitle(t, settings, game);
  const known = spoken === settings.lang && has(spoken, `lesson-${game}-done`); // its words come with its lesson
  const asked = useGame(spoken && !known ? game : "");
  useEffect(() => {
    void fetchMessages(settings.lang, ["learn", `${game}/learn`]).then(() => setSpoken(settings.lang));
  }, [settings.lang]);
  if (!open || spoken !== settings.lang || !has(settings.lang, `goal-${game}-win`)) return null;
  const close = () => {
    nowKnown(game);
    setOpen(false);
  };
  return (
    <Dialog title={title} closing={t("close")} close={close} class="wide goalcard">
      <Goal t={t} lang={settings.lang} game={game} seats={seats} />
      <div class="rowed">
        <Button onClick={close}>{t("goal-known")}</Button>
        {known || asked?.lesson ? (
          <Button primary onClick={() => go(`/learn/${game}/lesson?table=${encodeURIComponent(table)}`)}>
            {t("goal-show")}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

export function GoalPage({ t, settings, game }: GoalProps) {
  const title = useTitle(t, settings, game);
  const info = useGame(game);
  useEffect(() => void addSheet("figures"), []);
  useEffect(() => {
    document.title = t("goal-title", { title });
  }, [t, title]);
  const minutes = info ? minutesOf(info) : "";
  const facts = info
    ? [
        t("fact-players", { least: info.fewest, most: info.most, same: info.fewest === info.most ? "yes" : "no" }),
        ...(minutes ? [t("fact-minutes", { minutes })] : []),
      ]
    : [];
  return (
    <div class="app learn">
      <Scene />
      <Bar title={title} home={t("home")}>
        <a class="btn" href={`/rules/${game}`}>
          {t("rules")}
        </a>
      </Bar>
      <main class="board">
        <article class="sheet goalpage">
          <header class={groundOf(game)}>
            <div>
              <h2>{title}</h2>
              <p>{facts.join(" · ")}</p>
            </div>
            <Art game={game} />
          </header>
          <Goal t={t} lang={settings.lang} game={game} />
        </article>
      </main>
      <section class="dock" aria-label={t("dock")}>
        <div class="ask" role="group" aria-label={t("dock-question")}>
          <Sprite id="h-dog" class="who" />
          <div class="q">
            <span class="t">{t("goal-first")}</span>
            <strong tabIndex={-1} id="question">
              {t(info && !info.lesson ? "goal-begin" : "goal-ask")}
            </strong>
            <span class="h">{t(info && !info.lesson ? "goal-begin-help" : "goal-ask-help")}</span>
          </div>
          <div class="btns">
            <Button primary={info?.lesson === false} onClick={() => void known(t, game)}>
              {t("goal-known")}
            </Button>
            {info?.lesson ? (
              <Button primary onClick={() => go(`/learn/${game}/lesson`)}>
                {t("goal-show")}
              </Button>
            ) : null}
          </div>
        </div>
      </section>
    </div>
  );
}

async function known(t: Translate, game: string): Promise<void> {
  nowKnown(game);
  await playEasy(t, game);
}
