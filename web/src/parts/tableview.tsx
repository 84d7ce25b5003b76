/** A table on the screen: the bar, the game's board with its dock, the drawer; keys, speech and the end of the game. */

import { Component, type ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps, Speaking, Taught, View } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { useTitle } from "../app/games";
import { lazy } from "../app/lazy";
import type { Translate } from "../app/messages";
import { called } from "../app/seats";
import { sentence } from "../app/sentence";
import { choose, type Settings } from "../app/settings";
import { type LogLine, type Table, type TableState, TOOK_BACK } from "../app/table";
import Plain from "../plain/board";
import { Bar } from "./bar";
import { Button, IconButton } from "./button";
import { categoriesOf, countSaid, useCounting } from "./counting";
import { Drawer, type ToldLine } from "./drawer";
import { useKeys } from "./keys";
import { KeysDialog } from "./keysdialog";
import { hintSaid, nearby, useFlash } from "./marks";
import { Menu } from "./menu";
import { CoachNote, KeptNote, LostNote, ProposalNote, StandInNote, TroubleNote } from "./notes";
import { RematchNews } from "./rematch";
import { Rings } from "./ring";
import { Scene } from "./scene";
import { Scores } from "./scores";
import { say } from "./speech";
import { unmarked } from "./sprite";

const Bubbles = lazy(() => import("./talk").then((found) => found.Bubbles));
const Hearing = lazy(() => import("./talk").then((found) => found.Hearing));
const Reactions = lazy(() => import("./talk").then((found) => found.Reactions));
const Finale = lazy(() => import("./finale").then((found) => found.Finale));

export type Sheet = "" | "menu" | "keys" | "scores" | "drawer";

interface TableViewProps {
  store: Table;
  state: TableState;
  view: View;
  module: GameModule;
  settings: Settings;
  t: Translate;
  rules(number?: string): void;
  rematch: BoardProps["rematch"];
  past?: Past;
  lesson?: LessonParts;
  aside?: ComponentChildren; // one more note
}

/** What makes a table one to learn at. */
export interface LessonParts {
  taught: Taught;
  title: string; // of the page
  plan: ComponentChildren; // in place of log and chat
  back(): void;
}

/** What makes a table one that is looked back on. */
export interface Past {
  strip: ComponentChildren; // the controls, below everything
  menu(close: () => void): ComponentChildren; // buttons for the menu
  keys: Record<string, () => unknown>;
  go(n: number): void; // to the moment of event n
  href(n: number): string; // its address; "": it has none
  course: number[][]; // how the seats stood after each event
}

export function TableView(props: TableViewProps) {
  const { store, state, view, module, settings, t, rules, rematch, past, lesson, aside } = props;
  const [sheet, setSheet] = useState<Sheet>("");
  const [read, setRead] = useState(0);
  const info = state.info;
  const seats = info?.seats ?? [];
  const name = (letter: string) => {
    const seat = seats.find((one) => one.seat === letter);
    if (isMe(letter)) return t("you");
    return (seat && called(seat)) || t("seat-name", { letter });
  };
  const isMe = (letter: string) =>
    letter === state.seat && (!past || seats.some((one) => one.seat === letter && one.you));
  const who = (letter: string) => ({ who: name(letter), you: isMe(letter) ? ("yes" as const) : ("no" as const) });
  const speaking: Speaking = { t, seat: state.seat, name, who, view, thing: module.words.thing };

  useLines(store, module, speaking);
  useTurn(state, module, speaking, lesson);
  const lines = useLog(state.log, module, speaking, settings.lang);
  const title = useTitle(t, settings, info?.game ?? "");
  useKeys(settings, {
    "?": () => setSheet("keys"),
    h: () => state.legal.length && store.ask(),
    l: () => {
      setSheet("drawer");
      document.getElementById("tab-log")?.focus();
    },
    r: () => rules(),
    c: () => document.querySelector<HTMLElement>("[data-confirm]")?.click(),
    u: () => (lesson ? lesson.back() : store.undo()),
    Escape: () => (sheet ? setSheet("") : store.clear()),
    " ": () => (counting.running ? counting.skip() : store.skip()),
    ...past?.keys,
  });
  const now = past ? momentLines(lines, state.n) : null;
  useMoment(state, now);
  const { flash, show } = useFlash(state, past !== undefined);
  const over = view.over && !state.beat && !past && !lesson;
  const categories = over ? categoriesOf({ t, view, table: view.table, seats }, module) : [];
  const counting = useCounting(over, categories.length, Boolean(state.seat && view.winners?.includes(state.seat)));
  const [looking, setLooking] = useState(false); // at the board, though the game is over
  if (!info) return null;

  const p: BoardProps = {
    game: info.game,
    info,
    view,
    table: view.table,
    seat: state.seat,
    seats,
    legal: state.beat || state.waiting ? [] : state.legal,
    prompt: state.prompt,
    events: state.events,
    beat: state.beat,
    waiting: state.waiting,
    refused: state.refused,
    hint: state.hint,
    lines: state.lines,
    line: state.line,
    clocks: state.clocks,
    clocksAt: state.clocksAt,
    replay: now,
    ...(lesson ? { lesson: lesson.taught } : {}),
    settings,
    t,
    words: module.words,
    speaking,
    act: store.act,
    ask: store.ask,
    read: store.read,
    clear: store.clear,
    undo: store.undo,
    skip: store.skip,
    hurry: past || state.hurry ? null : store.hurry,
    rules,
    name,
    who,
    scores: () => setSheet("scores"),
    propose: (seat) => void store.send({ type: "propose", what: "bot", seat }),
    rematch,
    counting: null,
  };
  if (counting.running) p.counting = { ...countSaid(p, categories, Math.max(0, counting.done)), skip: counting.skip };
  const finale = over && !looking;
  const Board = module.board.default;
  const unread = Math.max(0, state.chat.length - read);
  const loud = settings.sound !== "off";
  return (
    <div
      class={`app ${state.line === "live" ? "" : "cut"} ${past ? "past" : ""} ${finale ? "ended" : ""}`}
      data-game={info.game}
      data-beat={state.beat ? "" : undefined}
      onPointerDown={(event) => {
        const on = (event.target as Element).closest(".board, .dock, .finale");
        if (!on) return;
        store.skip();
        if (on.matches(".finale")) counting.skip();
      }}
    >
      <Scene />
      <Bar
        title={title}
        home={t("home")}
        chips={[
          ...(lesson ? [t("lesson")] : past ? [t("replay")] : state.seat === null ? [t("watching")] : []),
          ...(info.broadcast && !past ? [t("broadcast-chip", { rounds: info.broadcast })] : []),
          ...(module.board.chips?.(p) ?? []),
        ]}
      >
        {lesson ? null : (
          <IconButton
            icon="chat"
            label={t("drawer-open", { count: unread })}
            count={unread}
            class="chatb"
            onClick={() => setSheet("drawer")}
          />
        )}
        <IconButton icon="rules" label={t("rules")} class="rulesb" onClick={() => rules()} />
        <IconButton
          icon={loud ? "sound" : "silent"}
          label={t(loud ? "sound-on" : "sound-off")}
          class="only-l"
          onClick={() => choose({ sound: loud ? "off" : "on" })}
        />
        <IconButton icon="menu" label={t("menu")} onClick={() => setSheet("menu")} />
      </Bar>
      <Guard key={`${info.game}`} fallback={<Plain {...p} />}>
        <Board {...p} />
      </Guard>
      {finale ? (
        <Finale p={p} module={module} categories={categories} done={counting.done} close={() => setLooking(true)} />
      ) : null}
      <section class="notes" aria-label={t("notes")}>
        <RematchNews p={p} />
        {over && looking ? (
          <div class="note">
            <Button onClick={() => setLooking(false)}>{t("podium-show")}</Button>
          </div>
        ) : null}
        {state.trouble ? <TroubleNote t={t} /> : null}
        {state.lost ? <LostNote t={t} close={store.understood} /> : null}
        {past ? null : <ProposalNote p={p} wish={info.proposal} store={store} />}
        {past ? null : <ProposalNote p={p} wish={info.joining} store={store} />}
        {info.standins
          .filter((one) => one.seat !== state.seat)
          .map((one) => (
            <StandInNote key={one.seat} p={p} standin={one} />
          ))}
        {state.kept ? <KeptNote t={t} read={store.clearKept} /> : null}
        {aside}
        {past || lesson || p.hint ? null : <CoachNote p={p} module={module} />}
      </section>
      {p.hint && p.legal.length ? (
        <Rings at={module.board.spots?.move(p.hint.move, p) ?? []} or=".dock [data-confirm]" paw />
      ) : null}
      {flash ? (
        <Rings
          key={flash.key}
          at={module.board.spots?.told(flash.event, p) ?? []}
          or={nearby(flash.event[0], state.seat)}
          flash
        />
      ) : null}
      {Object.keys(state.reactions).length ? <Bubbles t={t} state={state} name={name} /> : null}
      {past?.strip}
      {lesson?.plan ?? (
        <Drawer
          t={t}
          lines={lines}
          chat={past ? null : state.chat}
          seats={seats}
          open={sheet === "drawer"}
          close={() => setSheet("")}
          aside={
            past || state.seat === null ? null : (
              <>
                <Reactions t={t} store={store} sent={() => setSheet("")} />
                <Hearing t={t} seats={seats} state={state} store={store} />
              </>
            )
          }
          unread={unread}
          say={(text) => void store.send({ type: "say", text })}
          read={() => setRead(state.chat.length)}
          show={(line) => {
            setSheet("");
            past?.go(line.n);
            show(line.event);
          }}
          {...(past ? { href: (line: ToldLine) => past.href(line.n) } : {})}
        />
      )}
      {sheet === "menu" ? (
        <Menu
          t={t}
          settings={settings}
          title={title}
          close={() => setSheet("")}
          keys={() => setSheet("keys")}
          rules={() => rules()}
          {...(past ? { more: past.menu(() => setSheet("")) } : lesson ? {} : { info, store })}
        />
      ) : null}
      {sheet === "keys" ? <KeysDialog t={t} settings={settings} close={() => setSheet("")} /> : null}
      {sheet === "scores" ? (
        <Scores p={p} module={module} close={() => setSheet("")} {...(past ? { course: past.course } : {})} />
      ) : null}
    </div>
  );
}

/** A board that breaks gives way to the plain one: the game goes on. */
class Guard extends Component<{ fallback: ComponentChildren; children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Every told line is spoken as it is shown. */
function useLines(store: Table, module: GameModule, speaking: Speaking): void {
  store.onLine = (line) => say(unmarked(told(module, line, speaking)));
  store.tells = (event, view) => module.words.told(event, { ...speaking, view }) !== "";
  useEffect(
    () => () => {
      store.onLine = () => {}; // the next reader has other ears
    },
    [],
  );
}

/**
 * People who play by keyboard do not lose their place when what they pressed is gone: they are led to the next
 * question.
 */
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

/** "Your turn" in the title and aloud, followed by the question. */
function useTurn(state: TableState, module: GameModule, speaking: Speaking, lesson?: LessonParts): void {
  const { t } = speaking;
  const mine = state.legal.length > 0 && !state.beat && !state.waiting;
  useEffect(() => {
    document.title = lesson?.title ?? (mine ? t("title-your-turn") : t("title"));
  }, [mine, lesson?.title, t("title-your-turn")]); // `t` itself is another one each time
  useEffect(() => {
    if (!mine || lesson) return;
    if (byKeyboard && document.activeElement === document.body) document.getElementById("question")?.focus();
    const question = module.words.question(state.legal, speaking);
    say(`${t("state-your-turn")}. ${unmarked(question.text)}`, true);
  }, [state.prompt, mine]);
  useEffect(() => {
    if (state.hint) say(hintSaid(state.hint, module, speaking));
  }, [state.hint]);
  useEffect(() => {
    if (state.refused) say(`${t("state-refused")}. ${unmarked(sentence(state.refused.message, speaking))}`, true);
  }, [state.refused]);
}

/** The log in words; lines already put into words are not asked for again. */
/** An event in words, as it was when it happened; taking back is told by the table, not by the game. */
function told(module: GameModule, line: LogLine, speaking: Speaking): string {
  const [who, verb] = line.event;
  if (verb === TOOK_BACK) return speaking.t("log-back", speaking.who(who));
  const text = module.words.told(line.event, { ...speaking, view: line.view });
  return line.late && text ? speaking.t("log-time-out", { ...speaking.who(who), text }) : text;
}

function useLog(log: LogLine[], module: GameModule, speaking: Speaking, lang: string): ToldLine[] {
  const known = useMemo(() => new Map<number, ToldLine>(), [module, lang, speaking.seat]);
  return log
    .map((line) => {
      let spoken = known.get(line.key);
      if (!spoken) {
        spoken = {
          key: line.key,
          n: line.n,
          who: line.event[0],
          text: told(module, line, speaking),
          event: line.event,
        };
        known.set(line.key, spoken);
      }
      return spoken;
    })
    .filter((line) => line.text);
}

/** What a moment told; one that told nothing worth a line stands under the line before. */
function momentLines(lines: ToldLine[], n: number): string[] {
  const told = lines.filter((line) => line.n === n);
  return (told.length ? told : lines.slice(-1)).map((line) => line.text);
}

/** Looking back, what was told at the moment one comes to is spoken, once the slider rests. */
function useMoment(state: TableState, lines: string[] | null): void {
  useEffect(() => {
    if (!lines || state.beat) return;
    const timer = setTimeout(() => say(lines.map(unmarked).join(" ")), 400);
    return () => clearTimeout(timer);
  }, [state.n, lines === null]);
}
