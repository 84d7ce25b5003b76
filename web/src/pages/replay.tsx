/** Looking back at a game: of a table by its link, or of a record file somebody brings. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { useKit } from "../kit";
import { translator, type Translate } from "../messages";
import { IconButton } from "../parts/button";
import { OpenRecord } from "../parts/openrecord";
import { SealDialog } from "../parts/sealdialog";
import { ShareButton } from "../parts/share";
import { Icon } from "../parts/sprite";
import { TableView } from "../parts/tableview";
import { course, infoOf, placeOf, present, type Reel, standing, update, wind } from "../reel";
import { go, momentPath, WATCHER } from "../route";
import { called } from "../seats";
import type { Settings } from "../settings";
import { Table, type TableState, usualPace } from "../table";
import { RulesSheet } from "./rules";
import { type Kind, Trouble } from "./trouble";

interface ReplayProps {
  t: Translate;
  settings: Settings;
  id: string; // "": a file
  seat: string;
  n: number;
}

/** The record file brought last; an address cannot hold it. */
let brought = "";

export function bring(text: string): void {
  brought = text;
  go("/replay");
}

export function ReplayPage({ t, settings, id, seat, n }: ReplayProps) {
  const [reel, setReel] = useState<Reel | null>(null);
  const [trouble, setTrouble] = useState<{ kind: Kind; reason?: string } | null>(null);
  const at = useRef(n); // where one stands, also when the eyes change
  const [text, setText] = useState(brought);
  const load = async (eyes: string | null | undefined) => {
    try {
      setReel(id ? await fromTable(id, eyes) : await fromFile(text, eyes ?? null));
      setTrouble(null);
    } catch (error) {
      setTrouble(whatHappened(error));
    }
  };
  useEffect(() => {
    if (id || text) void load(seat === WATCHER ? null : seat || undefined);
  }, [text]);
  useEffect(() => {
    document.title = t("title-replay");
  }, [t]);
  if (!id && (!text || trouble)) {
    return <OpenRecord t={t} problem={trouble ? (trouble.reason ?? t(`trouble-${trouble.kind}`)) : ""} open={(content) => ((brought = content), setTrouble(null), setText(content))} page />;
  }
  if (trouble) return <Trouble t={t} {...trouble} {...(trouble.kind === "later" ? { next: { href: `/table/${id}`, text: t("replay-table") } } : {})} />;
  if (!reel) return <p class="loading">{t("loading")}</p>;
  if (!reel.moments.length) return <Trouble t={t} kind="later" next={{ href: `/table/${id}`, text: t("replay-table") }} />;
  const moved = (now: number) => {
    at.current = now;
    if (id) history.replaceState(null, "", momentPath(id, reel.seat, now));
  };
  return <Looking key={`${reel.info.id} ${reel.seat} ${reel.moments.length}`} t={t} settings={settings} reel={reel} start={placeOf(reel, at.current)} moved={moved} look={load}
    record={id ? () => api.record(id) : () => Promise.resolve(text)} live={id} />;
}

/** While a game runs one looks back with one's own eyes; once it is over, with anybody's. */
async function fromTable(id: string, eyes: string | null | undefined): Promise<Reel> {
  const info = await api.table(id);
  const seat = eyes === undefined ? (info.seats.find((one) => one.you)?.seat ?? null) : eyes;
  return wind(await api.replay(id, seat), { ...info, seats: present(info.seats) });
}

async function fromFile(text: string, eyes: string | null): Promise<Reel> {
  const replay = await api.replayFile(text, eyes);
  return wind(replay, infoOf(replay));
}

function whatHappened(error: unknown): { kind: Kind; reason?: string } {
  const status = error instanceof api.Turned ? error.status : -1;
  if (status === 0) return { kind: "away" };
  if (status === 404) return { kind: "missing" };
  if (status === 403) return { kind: "later" };
  return { kind: "refused", reason: (error as Error).message };
}

interface LookingProps {
  t: Translate;
  settings: Settings;
  reel: Reel;
  start: number;
  moved(n: number): void;
  look(eyes: string | null): void;
  record(): Promise<string>;
  live: string; // the table's id, "" for a file
}

function Looking({ t, settings, reel, start, moved, look, record, live }: LookingProps) {
  const store = useMemo(() => {
    const made = new Table();
    made.stand(standing(reel, start));
    return made;
  }, []);
  const [state, setState] = useState<TableState>(store.state);
  const [at, setAt] = useState(start);
  const here = useRef(start); // the same, for keys that come faster than the page is drawn
  const [playing, setPlaying] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const kit = useKit(reel.info.game, settings);
  const last = reel.moments.length - 1;
  useEffect(() => store.subscribe(() => setState(store.state)), []);
  useEffect(() => {
    store.pace = kit?.board.pace ?? usualPace;
  }, [kit]);
  useEffect(() => moved(reel.moments[at]?.n ?? 0), [at]);
  useEffect(() => {
    if (!playing || state.beat || !kit) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(forward, 500 / settings.speed);
    return () => clearTimeout(timer);
  }, [playing, state.beat, at, kit]);

  const go = (place: number) => {
    here.current = place;
    setAt(place);
  };
  const to = (place: number) => {
    const next = Math.max(0, Math.min(last, place));
    setPlaying(false);
    go(next);
    store.stand(standing(reel, next));
  };
  const forward = () => {
    const next = reel.moments[here.current + 1];
    if (!next) return;
    if (store.state.beat) store.stand(standing(reel, here.current)); // still showing the one before
    go(here.current + 1);
    store.take(update(next));
  };
  const back = () => to(here.current - 1);
  const step = () => (setPlaying(false), forward());
  const play = () => {
    if (!playing && here.current >= last) to(0);
    setPlaying(!playing);
  };
  if (!kit || !state.view) return <p class="loading">{t("loading")}</p>;
  const over = reel.info.state === "over";
  const eyes = reel.info.seats.filter((seat) => over || seat.seat === reel.seat); // on a shared device nobody peeks
  const strip = (
    <section class="strip" aria-label={t("replay-strip")}>
      <IconButton icon="first" label={t("replay-first")} class="only-l" onClick={() => to(0)} />
      <IconButton icon="back" label={t("replay-back")} onClick={back} />
      <IconButton icon={playing ? "pause" : "play"} label={t(playing ? "replay-pause" : "replay-play")} onClick={play} />
      <IconButton icon="next" label={t("replay-next")} onClick={step} />
      <IconButton icon="last" label={t("replay-last")} class="only-l" onClick={() => to(last)} />
      <input type="range" min={0} max={last} value={at} aria-label={t("replay-where")} aria-valuetext={t("replay-at", { at, last })} onInput={(event) => to(Number(event.currentTarget.value))} />
      <span class="count" aria-hidden="true">{`${at} / ${last}`}</span>
      <label class="eyes">
        <Icon name="eye" />
        <span class="vh">{t("replay-eyes")}</span>
        <select value={reel.seat ?? WATCHER} onChange={(event) => look(event.currentTarget.value === WATCHER ? null : event.currentTarget.value)}>
          {eyes.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {seat.you ? t("replay-eyes-own") : called(seat) || t("seat-name", { letter: seat.seat })}
            </option>
          ))}
          <option value={WATCHER}>{t("replay-eyes-watcher")}</option>
        </select>
      </label>
      {live ? <ShareButton t={t} link={`${location.origin}${momentPath(live, reel.seat, reel.moments[at]?.n ?? 0)}`} label={t("share-moment")} /> : null}
    </section>
  );
  const menu = (close: () => void) => (
    <>
      {live ? (
        <a class="btn" href={`/table/${live}`}>
          {t("replay-table")}
        </a>
      ) : null}
      {over ? (
        <button type="button" class="btn" onClick={() => (close(), setChecking(true))}>
          {t("seal-check")}
        </button>
      ) : null}
      {live && over ? (
        <a class="btn" href={api.recordPath(live)} download={`${reel.info.game}-${live}.record`}>
          {t("record-download")}
        </a>
      ) : null}
      <a class="btn" href="/replay">
        {t("record-open")}
      </a>
    </>
  );
  const keys = {
    ArrowLeft: back,
    ArrowRight: step,
    Home: () => to(0),
    End: () => to(last),
    " ": play,
  };
  return (
    <>
      <TableView store={store} state={state} view={state.view} kit={kit} settings={settings} t={translator(settings.lang)} rules={(number = "") => setRule(number)}
        rematch={() => undefined} past={{ strip, menu, keys, course: course(reel) }} />
      {rule !== null ? <RulesSheet t={t} lang={settings.lang} game={reel.info.game} number={rule} close={() => setRule(null)} /> : null}
      {checking ? <SealDialog t={t} record={record} close={() => setChecking(false)} /> : null}
    </>
  );
}
