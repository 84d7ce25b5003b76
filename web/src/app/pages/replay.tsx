/** Looking back at a game: of a table by its link, or of a record file somebody brings. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { IconButton } from "../../parts/button";
import { OpenRecord } from "../../parts/openrecord";
import { RecordLink } from "../../parts/recordlink";
import { SealDialog } from "../../parts/sealdialog";
import { ShareButton } from "../../parts/share";
import { Icon } from "../../parts/sprite";
import { TableView } from "../../parts/tableview";
import * as api from "../api";
import { fetchGameEarly, useGameModule } from "../gamemodule";
import { isStatic } from "../house";
import { fetchMessages, type Translate, translator } from "../messages";
import { unpack } from "../positions";
import { course, infoOf, type LoadedReplay, loadReplay, momentIndex, present, stateAt, update } from "../replay";
import { addressOf, go, linkTo, momentPath, WATCHER } from "../route";
import { called } from "../seats";
import { whyNot } from "../sentence";
import type { Language, Settings } from "../settings";
import { Table, type TableState, usualPace } from "../table";
import { PlayOn } from "./playon";
import { RulesSheet } from "./rules";
import { type Kind, Trouble } from "./trouble";

interface ReplayProps {
  t: Translate;
  settings: Settings;
  id: string; // "": a file
  seat: string;
  n: number;
  of: string; // a record that came in the address, packed
}

/** The record file brought last; an address cannot hold it. */
let brought = "";

export function bring(text: string): void {
  brought = text;
  go("/replay");
}

export function ReplayPage({ t, settings, id, seat, n, of }: ReplayProps) {
  const [loaded, setLoaded] = useState<LoadedReplay | null>(null);
  const [trouble, setTrouble] = useState<{ kind: Kind; reason?: string } | null>(null);
  const at = useRef(n); // where one stands, also when the eyes change
  const [text, setText] = useState(of ? "" : brought);
  const load = async (eyes: string | null | undefined) => {
    try {
      setLoaded(id ? await fromTable(id, eyes, settings) : await fromFile(text, eyes ?? null, settings.lang));
      setTrouble(null);
    } catch (error) {
      setTrouble(whatHappened(error, t));
    }
  };
  useEffect(() => {
    if (of && !text)
      void unpack(of).then((found) =>
        found ? setText(found) : setTrouble({ kind: "refused", reason: t("position-wrong") }),
      );
    else if (id || text) void load(seat === WATCHER ? null : seat || undefined);
  }, [text]);
  useEffect(() => {
    document.title = t("title-replay");
  }, [t]);
  if (!id && (trouble || !(text || of))) {
    return (
      <OpenRecord
        t={t}
        problem={trouble ? (trouble.reason ?? t(`trouble-${trouble.kind}`)) : ""}
        open={(content) => {
          brought = content;
          setTrouble(null);
          setText(content);
        }}
        page
      />
    );
  }
  if (trouble)
    return (
      <Trouble
        t={t}
        {...trouble}
        {...(trouble.kind === "later" ? { next: { href: `/table/${id}`, text: t("replay-table") } } : {})}
      />
    );
  if (!loaded) return <p class="loading">{t("loading")}</p>;
  if (!loaded.moments.length)
    return <Trouble t={t} kind="later" next={{ href: `/table/${id}`, text: t("replay-table") }} />;
  const moved = (now: number) => {
    at.current = now;
    if (id) history.replaceState(null, "", addressOf(momentPath(id, loaded.seat, now)));
  };
  return (
    <Looking
      key={`${loaded.info.id} ${loaded.seat} ${loaded.moments.length}`}
      t={t}
      settings={settings}
      loaded={loaded}
      start={momentIndex(loaded, at.current)}
      moved={moved}
      look={load}
      record={id ? () => api.record(id) : () => Promise.resolve(text)}
      live={id}
    />
  );
}

/** While a game runs one looks back with one's own eyes; once it is over, with anybody's. */
async function fromTable(id: string, eyes: string | null | undefined, settings: Settings): Promise<LoadedReplay> {
  const info = await api.table(id);
  fetchGameEarly(info.game, settings);
  const seat = eyes === undefined ? (info.seats.find((one) => one.you)?.seat ?? null) : eyes;
  return loadReplay(await api.replay(id, seat), { ...info, seats: present(info.seats) });
}

async function fromFile(text: string, eyes: string | null, lang: Language): Promise<LoadedReplay> {
  await fetchMessages(lang, [gameIn(text)]); // a move that is refused is refused in the game's words
  const replay = await api.replayFile(text, eyes);
  return loadReplay(replay, infoOf(replay));
}

function gameIn(record: string): string {
  return /^game ([\w-]+)$/m.exec(record)?.[1] ?? "";
}

function whatHappened(error: unknown, t: Translate): { kind: Kind; reason?: string } {
  const status = error instanceof api.RequestRefused ? error.status : -1;
  if (status === 0) return { kind: "away" };
  if (status === 404) return { kind: "missing" };
  if (status === 403) return { kind: "later" };
  return { kind: "refused", reason: whyNot(error, t) };
}

interface LookingProps {
  t: Translate;
  settings: Settings;
  loaded: LoadedReplay;
  start: number;
  moved(n: number): void;
  look(eyes: string | null): void;
  record(): Promise<string>;
  live: string; // the table's id, "" for a file
}

function Looking({ t, settings, loaded, start, moved, look, record, live }: LookingProps) {
  const store = useMemo(() => {
    const made = new Table();
    made.stand(stateAt(loaded, start));
    return made;
  }, []);
  const [state, setState] = useState<TableState>(store.state);
  const [at, setAt] = useState(start);
  const here = useRef(start); // the same, for keys that come faster than the page is drawn
  const [playing, setPlaying] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const module = useGameModule(loaded.info.game, settings);
  const last = loaded.moments.length - 1;
  useEffect(() => store.subscribe(() => setState(store.state)), []);
  useEffect(() => {
    store.pace = module?.board.pace ?? usualPace;
  }, [module]);
  useEffect(() => moved(loaded.moments[at]?.n ?? 0), [at]);
  useEffect(() => {
    if (!playing || state.beat || !module) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(forward, 500 / settings.speed);
    return () => clearTimeout(timer);
  }, [playing, state.beat, at, module]);

  const go = (index: number) => {
    here.current = index;
    setAt(index);
  };
  const to = (index: number) => {
    const next = Math.max(0, Math.min(last, index));
    setPlaying(false);
    go(next);
    store.stand(stateAt(loaded, next));
  };
  const forward = () => {
    const next = loaded.moments[here.current + 1];
    if (!next) return;
    if (store.state.beat) store.stand(stateAt(loaded, here.current)); // still showing the one before
    go(here.current + 1);
    store.take(update(next));
  };
  const back = () => to(here.current - 1);
  const step = () => {
    setPlaying(false);
    forward();
  };
  const play = () => {
    if (!playing && here.current >= last) to(0);
    setPlaying(!playing);
  };
  if (!module || !state.view) return <p class="loading">{t("loading")}</p>;
  const over = loaded.info.state === "over";
  const eyes = loaded.info.seats.filter((seat) => over || seat.seat === loaded.seat); // on a shared device nobody peeks
  const strip = (
    <section class="strip" aria-label={t("replay-strip")}>
      <IconButton icon="first" label={t("replay-first")} class="only-l" onClick={() => to(0)} />
      <IconButton icon="back" label={t("replay-back")} onClick={back} />
      <IconButton
        icon={playing ? "pause" : "play"}
        label={t(playing ? "replay-pause" : "replay-play")}
        onClick={play}
      />
      <IconButton icon="next" label={t("replay-next")} onClick={step} />
      <IconButton icon="last" label={t("replay-last")} class="only-l" onClick={() => to(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("replay-where")}
        aria-valuetext={t("replay-at", { at, last })}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <span class="count" aria-hidden="true">{`${at} / ${last}`}</span>
      <label class="eyes">
        <Icon name="eye" />
        <span class="vh">{t("replay-eyes")}</span>
        <select
          value={loaded.seat ?? WATCHER}
          onChange={(event) => look(event.currentTarget.value === WATCHER ? null : event.currentTarget.value)}
        >
          {eyes.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {seat.you ? t("replay-eyes-own") : called(seat) || t("seat-name", { letter: seat.seat })}
            </option>
          ))}
          <option value={WATCHER}>{t("replay-eyes-watcher")}</option>
        </select>
      </label>
      {over || live ? null : <PlayOn t={t} loaded={loaded} at={at} record={record} />}
      {live && !isStatic ? (
        <ShareButton
          t={t}
          link={linkTo(momentPath(live, loaded.seat, loaded.moments[at]?.n ?? 0))}
          label={t("share-moment")}
        />
      ) : null}
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
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            setChecking(true);
          }}
        >
          {t("seal-check")}
        </button>
      ) : null}
      {over || !live ? <PlayOn t={t} loaded={loaded} at={at} record={record} share /> : null}
      {live && over ? <RecordLink t={t} id={live} game={loaded.info.game} /> : null}
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
      <TableView
        store={store}
        state={state}
        view={state.view}
        module={module}
        settings={settings}
        t={translator(settings.lang)}
        rules={(number = "") => setRule(number)}
        rematch={() => undefined}
        past={{
          strip,
          menu,
          keys,
          course: course(loaded),
          go: (n) => to(momentIndex(loaded, n)),
          href: (n) => (live ? momentPath(live, loaded.seat, n) : ""),
        }}
      />
      {rule !== null ? (
        <RulesSheet t={t} lang={settings.lang} game={loaded.info.game} number={rule} close={() => setRule(null)} />
      ) : null}
      {checking ? <SealDialog t={t} record={record} close={() => setChecking(false)} /> : null}
    </>
  );
}
