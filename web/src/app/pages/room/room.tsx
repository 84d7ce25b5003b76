/**
 * A table that waits for players: the fold with its stalls, what was agreed, who is invited and what is said meanwhile;
 * the host starts. People with the link get a seat to take.
 */

import { useEffect, useState } from "preact/hooks";
import "../../../look/gathering.css";
import type { GameInfo, TableInfo } from "../../../generated/wire";
import figures from "../../../look/figures.svg?raw";
import { place } from "../../../look/sprites";
import { Bar } from "../../../parts/bar";
import { Button } from "../../../parts/button";
import { Scene } from "../../../parts/scene";
import { Sprite } from "../../../parts/sprite";
import * as api from "../../api";
import { fetchGames, useTitle } from "../../games";
import { fetchMessages, type Translate } from "../../messages";
import { go } from "../../route";
import { called } from "../../seats";
import { whyNot } from "../../sentence";
import type { Settings } from "../../settings";
import type { Table, TableState } from "../../table";
import { Agreed } from "./agreed";
import { RoomChat, useRoomNews } from "./chat";
import { Fold } from "./fold";
import { Invitation } from "./invite";
import { Friend, JoinForm } from "./joining";
import { NextGame } from "./nextgame";

place(figures);

interface RoomProps {
  t: Translate;
  settings: Settings;
  info: TableInfo;
  state: TableState;
  store: Table;
  joined(): void; // a seat is mine now
}

export function Room({ t, settings, info, state, store, joined }: RoomProps) {
  const title = useTitle(t, settings, info.game);
  const games = useGames(info.game, settings);
  const game = games?.find((one) => one.name === info.game);
  const me = info.seats.find((seat) => seat.you);
  const [problem, setProblem] = useState("");
  const [sharing, setSharing] = useState(""); // the seat a friend on this device is about to take
  const news = useRoomNews(t, info, title);
  useEffect(() => setProblem(""), [info.seats.length, info.game]);
  const attempt = (work: Promise<unknown>) =>
    void work.then(() => setProblem("")).catch((error) => setProblem(whyNot(error, t)));
  const host = Boolean(me?.owner);
  if (!games) return <p class="loading">{t("loading")}</p>;
  return (
    <div class="evening">
      <Scene />
      <Bar title={title} home={t("home")} />
      <main class="gathering">
        <h2 class="how">{heading(t, info, Boolean(me))}</h2>
        {info.broadcast ? <p class="sheet">{t("broadcast-help", { rounds: info.broadcast })}</p> : null}
        <Fold
          t={t}
          info={info}
          state={state}
          store={store}
          rungs={game?.rungs ?? []}
          attempt={attempt}
          here={setSharing}
        />
        <Agreed t={t} settings={settings} info={info} games={games} host={host} attempt={attempt} />
        {me && games.length > 1 ? <NextGame t={t} settings={settings} info={info} games={games} store={store} /> : null}
      </main>
      <aside class="beside">
        <Invitation t={t} info={info} />
        <RoomChat t={t} state={state} store={store} info={info} news={news} />
      </aside>
      {me ? (
        <Ready t={t} info={info} game={game} problem={problem} attempt={attempt} />
      ) : (
        <section class="dock" aria-label={t("dock")}>
          {problem ? (
            <p class="banner" role="alert">
              {problem}
            </p>
          ) : null}
          <JoinForm t={t} info={info} joined={joined} failed={setProblem} />
        </section>
      )}
      {sharing ? (
        <Friend
          t={t}
          close={() => setSharing("")}
          sit={(name) => {
            setSharing("");
            attempt(api.join(info.id, sharing, name).then(joined));
          }}
        />
      ) : null}
    </div>
  );
}

function heading(t: Translate, info: TableInfo, mine: boolean): string {
  const free = info.seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved").length;
  return t(mine ? (info.held && !free ? "room-full" : "room-waiting") : "room-join", { free });
}

/** The games of this server; names of options are words of the game. Null until both are here: nothing jumps. */
function useGames(game: string, { lang }: Settings): GameInfo[] | null {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([fetchGames(), fetchMessages(lang, [game])]).then(
      ([found]) => gone || setGames([...found]),
      () => gone || setGames([]), // the room can be used without
    );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return games;
}

interface ReadyProps {
  t: Translate;
  info: TableInfo;
  game: GameInfo | undefined;
  problem: string;
  attempt(work: Promise<unknown>): void;
}

/** The dog says how it stands; the host's Start says with how many, and what is missing if it cannot be. */
function Ready({ t, info, game, problem, attempt }: ReadyProps) {
  const [missing, setMissing] = useState(false);
  const host = info.seats.find((seat) => seat.owner);
  const taken = info.seats.filter((seat) => seat.kind === "person" || seat.kind === "bot");
  const free = info.seats.length - taken.length;
  const away = taken.filter((seat) => seat.kind === "person" && !seat.here);
  const few = taken.length < (game?.fewest ?? 1);
  useEffect(() => setMissing(false), [taken.length, info.game]);
  const start = async () => {
    if (free) await api.reshape(info.id, { seats: taken.length });
    await api.start(info.id);
  };
  const fill = async () => {
    for (const seat of info.seats.filter((one) => !taken.includes(one)))
      await api.plan(info.id, seat.seat, { kind: "bot", bot: "ewe" });
  };
  const names = away.map((seat) => called(seat)).join(", ");
  const starts = Boolean(host?.you && info.held);
  const sentence = () => {
    if (!info.held) return t("room-waiting", { free });
    if (!starts) return t("room-host-starts", { name: host ? called(host) : "" });
    if (free) return t("room-start-free", { free });
    return names ? t("room-start-away", { names, count: away.length }) : t("room-start");
  };
  const mine = info.seats.find((seat) => seat.you);
  return (
    <section class={`dock ${missing || problem ? "bad" : ""}`} aria-label={t("dock")}>
      <div class="ask" role="group" aria-label={t("dock-question")}>
        <Sprite id={missing || problem ? "h-dogalert" : starts ? "h-doghappy" : "h-dogsleep"} class="who" />
        <div class="q">
          <strong id="question" tabIndex={-1}>
            {sentence()}
          </strong>
          <span class="h" role={missing || problem ? "alert" : undefined}>
            {problem ||
              (missing ? t("room-missing", { least: game?.fewest ?? 2 }) : starts && free ? t("room-fold") : "")}
          </span>
        </div>
        <div class="btns">
          {mine ? (
            <Button onClick={() => attempt(api.leave(info.id, mine.seat).then(() => go("/")))}>
              {t("room-leave")}
            </Button>
          ) : null}
          {starts && free ? <Button onClick={() => attempt(fill())}>{t("room-fill", { free })}</Button> : null}
          {starts ? (
            <Button primary onClick={() => (few ? setMissing(true) : attempt(start()))}>
              {t("room-start-with", { count: taken.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
