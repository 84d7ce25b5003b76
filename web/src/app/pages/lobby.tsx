/**
 * The first page: join by code, games to choose from, tables that wait. One click plays against bots, two invite
 * friends.
 */

import { useEffect, useState } from "preact/hooks";
import type { Finished, GameInfo, MyTable, OpenTable } from "../../generated/wire";
import { addSheet } from "../../look/sprites";
import { Bar } from "../../parts/bar";
import { Button, IconButton } from "../../parts/button";
import { KeysDialog } from "../../parts/keysdialog";
import { Menu } from "../../parts/menu";
import { Icon, Sprite } from "../../parts/sprite";
import * as api from "../api";
import { fetchGameEarly } from "../gamemodule";
import { fetchGames, lineOf, minutesOf, titleOf } from "../games";
import { isStatic, local } from "../house";
import { lazy } from "../lazy";
import type { Translate } from "../messages";
import { nameOr } from "../person";
import { go } from "../route";
import { whyNot } from "../sentence";
import { choose, LANGUAGES, type Settings } from "../settings";
import { Art, GAMES, groundOf } from "./art";
import { Hero } from "./hero";
import { OpenDialog } from "./opening";
import { Past } from "./past";
import { type Bots, PlayBots } from "./playbots";
import { PlayHere } from "./playhere";
import { Waiting } from "./waiting";

const Keeping = lazy(async () => (await import("./keeping")).Keeping);

const EVERY = 5000; // ms between looks at the tables that wait

export function Lobby({ t, settings }: { t: Translate; settings: Settings }) {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [mine, setMine] = useState<MyTable[]>([]);
  const [finished, setFinished] = useState<Finished[]>([]);
  const [waiting, setWaiting] = useState<OpenTable[]>([]);
  const [sheet, setSheet] = useState<"" | "menu" | "keys">("");
  const [opening, setOpening] = useState<GameInfo | null>(null);
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState("");
  const [looked, setLooked] = useState(false); // before, nothing below is shown that would have to move aside
  const [found, setFound] = useState(false);
  const [late, setLate] = useState(isStatic); // tables come when the games are shown already: below them, then
  const remember = async () => {
    const [all, running] = await Promise.all([fetchGames(), local().remembered()]);
    setGames(inOrder(all));
    setMine((told) => (told.length ? told : running));
    if (running.length) setLate(false);
    if (running.length) setFound(true);
    setLooked(true);
  };
  const look = async () => {
    try {
      const tables = Promise.all([api.mine(), api.lobby()]);
      tables.catch(() => undefined); // told below
      setGames(inOrder(await fetchGames()));
      const [my, open] = await tables;
      setFound(true);
      setMine(my.tables);
      setFinished(my.finished);
      setWaiting(open.filter((table) => !my.tables.some((own) => own.id === table.id)));
      setProblem((before) => (before === t("trouble-away") ? "" : before));
    } catch (error) {
      setProblem(whyNot(error, t));
    }
    setLooked(true);
  };
  useEffect(() => void addSheet("figures"), []);
  useEffect(() => {
    document.title = t("title");
    void look();
    const timer = setInterval(() => document.hidden || void look(), EVERY);
    return () => clearInterval(timer);
  }, [t]);
  useEffect(() => {
    if (isStatic) void remember().catch(() => undefined); // a look tells what is wrong
  }, []);

  const attempt = async (what: string, work: () => Promise<string>) => {
    setBusy(what);
    try {
      go(await work());
    } catch (error) {
      setProblem(whyNot(error, t));
    } finally {
      setBusy("");
    }
  };
  const bots = (game: GameInfo, { count, rung }: Bots) =>
    attempt(game.name, async () => {
      void import("./tablepage"); // meanwhile
      fetchGameEarly(game.name, settings);
      const name = nameOr("", t("guest"));
      await api.enter(name);
      const others = Array.from({ length: count }, () => ({ kind: "bot" as const, bot: rung }));
      return `/table/${await api.open({ game: game.name, seats: others }, [name])}`;
    });
  const join = (code: string) => attempt("code", async () => `/table/${(await api.byCode(code)).id}`);

  return (
    <div class="lob">
      <Bar home={t("home")}>
        <nav class="lang" aria-label={t("set-language")}>
          {LANGUAGES.map((lang) => (
            <button
              key={lang}
              type="button"
              aria-pressed={settings.lang === lang}
              aria-label={`${lang.toUpperCase()}, ${t(`language-${lang}`)}`}
              onClick={() => choose({ lang })}
            >
              {lang.toUpperCase()}
            </button>
          ))}
        </nav>
        <IconButton icon="menu" label={t("menu")} onClick={() => setSheet("menu")} />
      </Bar>
      <main>
        <Hero t={t} {...(isStatic ? {} : { join })} busy={busy === "code"} />
        {problem ? (
          <p class="banner" role="alert">
            {problem} {problem === t("trouble-away") ? <PlayHere t={t} /> : null}
          </p>
        ) : null}
        <div class="lm" hidden={!looked}>
          <section class="choose" aria-labelledby="choose">
            <h2 id="choose">{t("lobby-choose")}</h2>
            <div class="games">
              {games.map((game) => (
                <GameTile
                  key={game.name}
                  t={t}
                  settings={settings}
                  game={game}
                  busy={busy === game.name}
                  bots={(chosen) => bots(game, chosen)}
                  open={() => setOpening(game)}
                />
              ))}
            </div>
          </section>
          <section class={`wait ${late ? "late" : ""}`} aria-labelledby="waiting" aria-busy={!found}>
            <div class="wt1">
              <h2 id="waiting">{t("lobby-waiting")}</h2>
              <Waiting t={t} settings={settings} mine={mine} open={waiting} changed={look} />
            </div>
            <aside class="tip">
              <Sprite id="h-dog" />
              <div>
                <b>{t("lobby-new")}</b>
                <p>{t("lobby-new-help")}</p>
              </div>
              <Lessons t={t} settings={settings} games={games} />
            </aside>
          </section>
          <Past t={t} settings={settings} finished={finished} />
          {isStatic ? <Keeping t={t} changed={() => void look()} /> : null}
        </div>
      </main>
      {sheet === "menu" ? (
        <Menu t={t} settings={settings} close={() => setSheet("")} keys={() => setSheet("keys")} />
      ) : null}
      {sheet === "keys" ? <KeysDialog t={t} settings={settings} close={() => setSheet("")} /> : null}
      {opening ? (
        <OpenDialog t={t} game={opening} close={() => setOpening(null)} open={(work) => attempt("open", work)} />
      ) : null}
    </div>
  );
}

/** The games that can be learned by playing, for somebody new here. */
function Lessons({ t, settings, games }: { t: Translate; settings: Settings; games: GameInfo[] }) {
  const taught = games.filter((game) => game.lesson);
  if (!taught.length) return null;
  return (
    <nav class="learns" aria-label={t("lobby-learn")}>
      {taught.map(({ name }) => {
        const title = titleOf(t, settings, name);
        return (
          <a key={name} class="chip" href={`/learn/${name}`} aria-label={t("lobby-learn-at", { title })}>
            {title}
          </a>
        );
      })}
    </nav>
  );
}

/** The games we have pictures of first, as the lobby hangs them. */
function inOrder(games: GameInfo[]): GameInfo[] {
  const order = Object.keys(GAMES);
  const rank = (game: GameInfo) => (order.includes(game.name) ? order.indexOf(game.name) : order.length);
  return [...games].sort((a, b) => rank(a) - rank(b));
}

interface TileProps {
  t: Translate;
  settings: Settings;
  game: GameInfo;
  busy: boolean;
  bots(chosen: Bots): void;
  open(): void;
}

function GameTile({ t, settings, game, busy, bots, open }: TileProps) {
  const title = titleOf(t, settings, game.name);
  const line = lineOf(t, settings, game);
  const minutes = minutesOf(game);
  return (
    <article class={`game ${groundOf(game.name)}`}>
      <Art game={game.name} />
      <a
        class="ib more"
        href={`/rules/${game.name}`}
        aria-label={t("rules-of", { title })}
        title={t("rules-of", { title })}
      >
        <Icon name="rules" />
      </a>
      <div class="tx">
        <h3>{title}</h3>
        {line ? <p>{line}</p> : null}
        <ul class="facts">
          <li>
            {t("fact-players", { least: game.fewest, most: game.most, same: game.fewest === game.most ? "yes" : "no" })}
          </li>
          {minutes ? <li>{t("fact-minutes", { minutes })}</li> : null}
          {game.age ? <li>{t("fact-age", { age: game.age })}</li> : null}
        </ul>
      </div>
      <div class="gb">
        <PlayBots t={t} game={game} title={title} busy={busy} play={bots} />
        <Button onClick={open} label={t(isStatic ? "offline-here-at" : "play-friends-at", { title })}>
          {t(isStatic ? "offline-here" : "play-friends")}
        </Button>
      </div>
    </article>
  );
}
