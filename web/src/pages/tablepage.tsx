/** The page of one table: finds out who I am there, keeps the line to the house, and shows room, board or what went wrong. */

import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "../api";
import { useKit } from "../kit";
import { translator, type Translate } from "../messages";
import { TableView } from "../parts/tableview";
import { go } from "../route";
import type { Settings } from "../settings";
import { Socket } from "../socket";
import { play } from "../sound";
import { Table, type TableState, usualPace } from "../table";
import { Room } from "./room";
import { RulesSheet } from "./rules";
import { type Kind, Trouble } from "./trouble";

interface Seating {
  seat: string | null; // null: watching
}

export function TablePage({ id, t, settings }: { id: string; t: Translate; settings: Settings }) {
  const [trouble, setTrouble] = useState<Kind | "">("");
  const [seating, setSeating] = useState<Seating | null>(null);
  const [joins, setJoins] = useState(0);
  useEffect(() => {
    let gone = false;
    api
      .table(id)
      .then((info) => gone || setSeating({ seat: info.seats.find((seat) => seat.you)?.seat ?? null }))
      .catch((error: api.Turned) => gone || setTrouble(error.status === 404 ? "missing" : error.status ? "refused" : "away"));
    return () => {
      gone = true;
    };
  }, [id, joins]);
  if (trouble) return <Trouble t={t} kind={trouble} />;
  if (!seating) return <p class="loading">{t("loading")}</p>;
  return <Live key={`${id} ${seating.seat}`} id={id} seat={seating.seat} t={t} settings={settings} joined={() => setJoins(joins + 1)} />;
}

interface LiveProps {
  id: string;
  seat: string | null;
  t: Translate;
  settings: Settings;
  joined(): void;
}

function Live({ id, seat, t, settings, joined }: LiveProps) {
  const store = useMemo(() => new Table(), []);
  const [state, setState] = useState<TableState>(store.state);
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    const forget = store.subscribe(() => setState(store.state));
    const socket = new Socket(id, seat, store);
    return () => {
      socket.close();
      forget();
    };
  }, []);
  const game = state.info?.game ?? "";
  const kit = useKit(game, settings);
  useSounds(state);
  useEffect(() => {
    store.pace = kit?.board.pace ?? usualPace;
  }, [kit]);
  useEffect(() => {
    if (state.info?.next && state.view?.over) setNext(state.info.next);
  }, [state.info?.next]);
  const [next, setNext] = useState("");

  if (state.bye) return <Trouble t={t} kind={state.bye as Kind} />;
  if (!state.info) return <p class="loading">{t(state.line === "away" ? "trouble-away" : "loading")}</p>;
  if (!state.view) return <Room t={t} settings={settings} info={state.info} joined={joined} />;
  if (!kit) return <p class="loading">{t("loading")}</p>;
  const rematch = () => void (next ? Promise.resolve(go(`/table/${next}`)) : api.rematch(id).then((seated) => go(`/table/${seated.table}`)));
  return (
    <>
      <TableView store={store} state={state} view={state.view} kit={kit} settings={settings} t={translator(settings.lang)} rules={(number = "") => setRule(number)} rematch={rematch} />
      {rule !== null ? <RulesSheet t={t} lang={settings.lang} game={game} number={rule} close={() => setRule(null)} /> : null}
    </>
  );
}

function useSounds(state: TableState): void {
  const mine = state.legal.length > 0 && !state.beat && !state.waiting;
  useEffect(() => {
    if (mine) play("bell");
  }, [mine, state.prompt]);
  useEffect(() => {
    if (state.beat) play(state.beat.who === "fate" ? "move" : "tock");
  }, [state.beat?.key]);
  useEffect(() => {
    if (state.refused) play("bark");
  }, [state.refused]);
  useEffect(() => {
    if (state.view?.over) play("win");
  }, [state.view?.over]);
}
