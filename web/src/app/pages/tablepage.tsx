/**
 * The page of one table: finds out who I am there, keeps the line to the server, and shows room, board or what went
 * wrong.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TableInfo } from "../../generated/wire";
import { isKnown } from "../../lesson/known";
import { ELSEWHERE } from "../../offline/protocol";
import { AskNotices } from "../../parts/asknotices";
import { HurryNote } from "../../parts/hurry";
import { play } from "../../parts/sound";
import { TableView } from "../../parts/tableview";
import * as api from "../api";
import { arrive, goOn, mostWished } from "../arriving";
import type { BoardProps } from "../board";
import { fetchGameEarly, useGameModule } from "../gamemodule";
import { useHotseat } from "../hotseat";
import { lazy } from "../lazy";
import { type Translate, translator } from "../messages";
import { useTurnNotice } from "../notices";
import { plainly } from "../sentence";
import type { Settings } from "../settings";
import { Socket } from "../socket";
import { Table, type TableState, usualPace } from "../table";
import { GivenUp } from "./givenup";
import { HandOver } from "./handover";
import { RulesSheet } from "./rules";
import { type Kind, Trouble } from "./trouble";

const GoalDialog = lazy(async () => (await import("../../lesson/goal")).GoalDialog);
const Room = lazy(async () => (await import("./room/room")).Room);

type Eye = string | null; // a seat of mine; null: watching

export function TablePage({ id, t, settings }: { id: string; t: Translate; settings: Settings }) {
  const [trouble, setTrouble] = useState<{ kind: Kind; reason?: string } | null>(null);
  const [eyes, setEyes] = useState<Eye[] | null>(null);
  const [joins, setJoins] = useState(0);
  useEffect(() => {
    let gone = false;
    api
      .table(id)
      .then((info) => {
        if (!waits(info)) fetchGameEarly(info.game, settings); // while the line to the table is made
        return gone || setEyes(eyesOf(info));
      })
      .catch((error: api.RequestRefused) => gone || setTrouble(troubleOf(error, t)));
    return () => {
      gone = true;
    };
  }, [id, joins]);
  if (trouble) return <Trouble t={t} {...trouble} />;
  if (!eyes) return <p class="loading">{t("loading")}</p>;
  return (
    <Live
      key={`${id} ${eyes.join()}`}
      id={id}
      eyes={eyes}
      t={t}
      settings={settings}
      joined={() => setJoins(joins + 1)}
    />
  );
}

function troubleOf(error: api.RequestRefused, t: Translate): { kind: Kind; reason?: string } {
  if (!error.status) return { kind: "away" };
  if (error.status === 404) return { kind: "missing" };
  if (error.said?.id === ELSEWHERE) return { kind: "elsewhere", reason: plainly(error.said, t) };
  return error.said ? { kind: "refused", reason: plainly(error.said, t) } : { kind: "refused" };
}

/** Alone among bots nobody waits in a room. */
function alone({ held, seats }: TableInfo): boolean {
  return !held && seats.every((one) => one.you || one.kind === "bot");
}

/** Whether a table is a room now, in which people wait for the game to begin. */
function waits(info: TableInfo | null): boolean {
  return info?.state === "open" && !alone(info);
}

/** My seats; several if we pass one device around. */
function eyesOf(info: TableInfo): Eye[] {
  const mine = info.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  return mine.length ? mine : [null];
}

interface LiveProps {
  id: string;
  eyes: Eye[];
  t: Translate;
  settings: Settings;
  joined(): void;
}

function Live({ id, eyes, t, settings, joined }: LiveProps) {
  const stores = useMemo(() => eyes.map(() => new Table()), []);
  const states = useStates(id, eyes, stores);
  const { shown, hidden, look } = useHotseat(states, settings);
  const store = stores[shown] as Table;
  const state = states[shown] as TableState;
  const info = useInfo(state.info, eyes, shown);
  const [rule, setRule] = useState<string | null>(null);
  const game = state.info?.game ?? "";
  const module = useGameModule(game, settings, waits(state.info));
  useSounds(state);
  useEffect(() => {
    for (const one of stores) one.pace = module?.board.pace ?? usualPace;
  }, [module]);
  useNext(state);
  useTurnNotice(state, t);

  // the host has made the table smaller while it waits: my seat has another letter now
  const moved = state.bye === "stranger" && state.info?.state === "open";
  useEffect(() => {
    if (moved) joined();
  }, [moved]);
  if (moved) return <p class="loading">{t("loading")}</p>;
  if (state.bye) return <Gone t={t} state={state} />;
  if (!state.info) return <p class="loading">{t(state.line === "away" ? "trouble-away" : "loading")}</p>;
  if (!state.view && alone(state.info)) return <p class="loading">{t("loading")}</p>;
  if (!state.view)
    return <Room t={t} settings={settings} info={state.info} state={state} store={store} joined={joined} />;
  if (!module) return <p class="loading">{t("loading")}</p>;
  const seat = hidden ? state.info.seats.find((one) => one.seat === eyes[shown]) : undefined;
  if (seat) return <HandOver key={seat.seat} t={t} settings={settings} game={game} seat={seat} look={look} />;
  const rematch: BoardProps["rematch"] = (answer) => {
    if (answer === "come") void arrive(state.info?.next ?? "");
    else if (answer === "another") void goOn(id, mostWished(state.info));
    else void store.send({ type: "again", yes: answer !== "no", now: answer === "now" });
  };
  return (
    <>
      <TableView
        key={shown}
        store={store}
        state={{ ...state, info }}
        view={state.view}
        module={module}
        settings={settings}
        t={translator(settings.lang)}
        rules={(number = "") => setRule(number)}
        rematch={rematch}
        aside={
          <>
            {state.seat === null ? <GivenUp t={t} info={state.info} joined={joined} /> : null}
            <HurryNote t={t} state={state} />
            <AskNotices t={t} state={state} />
          </>
        }
      />
      {rule !== null ? (
        <RulesSheet t={t} lang={settings.lang} game={game} number={rule} close={() => setRule(null)} />
      ) : null}
      {settings.coach && state.seat !== null && !state.view.over && !isKnown(game) ? (
        <GoalDialog t={t} settings={settings} game={game} seats={state.info.seats.length} table={id} />
      ) : null}
    </>
  );
}

function Gone({ t, state: { bye, byeSaid } }: { t: Translate; state: TableState }) {
  return <Trouble t={t} kind={bye as Kind} {...(byeSaid ? { reason: plainly(byeSaid, t) } : {})} />;
}

/** One line to the server for each seat of mine. */
function useStates(id: string, eyes: Eye[], stores: Table[]): TableState[] {
  const [states, setStates] = useState(() => stores.map((store) => store.state));
  useEffect(() => {
    const ends = stores.map((store, at) => {
      const forget = store.subscribe(() => setStates(stores.map((one) => one.state)));
      const socket = new Socket(id, eyes[at] ?? null, store);
      return () => {
        socket.close();
        forget();
      };
    });
    return () => ends.forEach((end) => end());
  }, []);
  return states;
}

/** On a device for several, only the one who looks is "you". */
function useInfo(info: TableInfo | null, eyes: Eye[], shown: number): TableInfo | null {
  return useMemo(() => {
    if (!info || eyes.length < 2) return info;
    return { ...info, seats: info.seats.map((seat) => ({ ...seat, you: seat.seat === eyes[shown] })) };
  }, [info, shown]);
}

/** Who said yes is taken along when the next game begins; others have a button. */
function useNext({ info, seat }: TableState): void {
  const yes = useRef(false);
  const next = info?.next ?? "";
  if (info?.again) yes.current = Boolean(seat && info.again.yes.includes(seat));
  useEffect(() => {
    if (next && yes.current) void arrive(next);
  }, [next]);
}

function useSounds(state: TableState): void {
  const mine = state.legal.length > 0 && !state.beat && !state.waiting;
  useEffect(() => {
    if (mine) play("bell");
  }, [mine, state.prompt]);
  useEffect(() => {
    if (state.beat) play(state.beat.event[0] === "fate" ? "move" : "tock");
  }, [state.beat?.key]);
  useEffect(() => {
    if (state.refused) play("bark");
  }, [state.refused]);
}
