/** A table on the screen: the bar, the game's board with its dock, the drawer; keys, speech and the end of the game. */

import { Component, type ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps, Speaking, View } from "../board";
import type { Equipment } from "../boards";
import { has, type Translate } from "../messages";
import Plain from "../plain";
import { choose, type Settings } from "../settings";
import { called } from "../seats";
import { say } from "../speech";
import type { LogLine, Table, TableState } from "../table";
import { Bar } from "./bar";
import { IconButton } from "./button";
import { Drawer, type ToldLine } from "./drawer";
import { Keys } from "./keys";
import { Menu } from "./menu";
import { CoachNote, ProposalNote, TroubleNote } from "./notes";
import { Scene } from "./scene";
import { Scores } from "./scores";
import { unmarked } from "./sprite";

export type Sheet = "" | "menu" | "keys" | "scores" | "drawer";

interface TableViewProps {
  store: Table;
  state: TableState;
  view: View;
  kit: Equipment;
  settings: Settings;
  t: Translate;
  rules(number?: string): void;
  rematch(): void;
  past?: Past;
}

/** What makes a table one that is looked back on. */
export interface Past {
  strip: ComponentChildren; // the controls, below everything
  menu(close: () => void): ComponentChildren; // buttons for the menu
  keys: Record<string, () => unknown>;
  course: number[][]; // how the seats stood after each event
}

export function TableView({ store, state, view, kit, settings, t, rules, rematch, past }: TableViewProps) {
  const [sheet, setSheet] = useState<Sheet>("");
  const [read, setRead] = useState(0);
  const info = state.info;
  const seats = info?.seats ?? [];
  const name = (letter: string) => {
    const seat = seats.find((one) => one.seat === letter);
    if (isMe(letter)) return t("you");
    return (seat && called(seat)) || t("seat-name", { letter });
  };
  const isMe = (letter: string) => letter === state.seat && (!past || seats.some((one) => one.seat === letter && one.you));
  const who = (letter: string) => ({ who: name(letter), you: isMe(letter) ? ("yes" as const) : ("no" as const) });
  const speaking: Speaking = { t, seat: state.seat, name, who, view };

  useLines(store, kit, speaking);
  useTurn(state, kit, speaking);
  const lines = useLog(state.log, kit, speaking, settings.lang);
  const title = info && has(settings.lang, `game-${info.game}`) ? t(`game-${info.game}`) : (info?.game ?? "");
  useKeys(settings, {
    "?": () => setSheet("keys"),
    h: () => state.legal.length && store.ask(),
    l: () => (setSheet("drawer"), document.getElementById("tab-log")?.focus()),
    r: () => rules(),
    c: () => document.querySelector<HTMLElement>("[data-confirm]")?.click(),
    u: () => store.undo(),
    Escape: () => (sheet ? setSheet("") : store.clear()),
    " ": () => store.skip(),
    ...past?.keys,
  });
  const now = past ? momentLines(lines, state.n) : null;
  useMoment(state, now);
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
    told: state.told,
    beat: state.beat,
    waiting: state.waiting,
    refused: state.refused,
    hint: state.hint,
    line: state.line,
    clocks: state.clocks,
    clocksAt: state.clocksAt,
    replay: now,
    settings,
    t,
    words: kit.words,
    speaking,
    act: store.act,
    ask: store.ask,
    clear: store.clear,
    undo: store.undo,
    skip: store.skip,
    rules,
    name,
    who,
    scores: () => setSheet("scores"),
    propose: (seat) => void store.send({ type: "propose", what: "bot", seat }),
    rematch,
  };
  const Board = kit.board.default;
  const unread = Math.max(0, state.chat.length - read);
  const loud = settings.sound !== "off";
  return (
    <div class={`app ${state.line === "live" ? "" : "cut"} ${past ? "past" : ""}`} data-game={info.game} data-beat={state.beat ? "" : undefined}
      onPointerDown={(event) => (event.target as Element).closest(".board, .dock") && store.skip()}>
      <Scene />
      <Bar title={title} home={t("home")} chips={[...(past ? [t("replay")] : state.seat === null ? [t("watching")] : []), ...(kit.board.chips?.(p) ?? [])]}>
        <IconButton icon="chat" label={t("drawer-open", { count: unread })} count={unread} class="chatb" onClick={() => setSheet("drawer")} />
        <IconButton icon="rules" label={t("rules")} onClick={() => rules()} />
        <IconButton icon={loud ? "sound" : "silent"} label={t(loud ? "sound-on" : "sound-off")} class="only-l" onClick={() => choose({ sound: loud ? "off" : "on" })} />
        <IconButton icon="menu" label={t("menu")} onClick={() => setSheet("menu")} />
      </Bar>
      <Guard key={`${info.game}`} fallback={<Plain {...p} />}>
        <Board {...p} />
      </Guard>
      <div class="notes">
        {state.trouble ? <TroubleNote t={t} /> : null}
        {past ? null : <ProposalNote p={p} store={store} />}
        {past ? null : <CoachNote p={p} kit={kit} />}
      </div>
      {past?.strip}
      <Drawer t={t} lines={lines} chat={past ? null : state.chat} seats={seats} open={sheet === "drawer"} close={() => setSheet("")} unread={unread}
        say={(text) => void store.send({ type: "say", text })} read={() => setRead(state.chat.length)} />
      {sheet === "menu" ? <Menu t={t} settings={settings} close={() => setSheet("")} keys={() => setSheet("keys")} {...(past ? { more: past.menu(() => setSheet("")) } : { info, store })} /> : null}
      {sheet === "keys" ? <Keys t={t} settings={settings} close={() => setSheet("")} /> : null}
      {sheet === "scores" ? <Scores p={p} kit={kit} close={() => setSheet("")} {...(past ? { course: past.course } : {})} /> : null}
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
function useLines(store: Table, kit: Equipment, speaking: Speaking): void {
  store.onLine = (line) => say(unmarked(kit.words.told(line.who, line.text, { ...speaking, view: line.view })));
  useEffect(
    () => () => {
      store.onLine = () => {}; // whoever looks now has other ears
    },
    [],
  );
}

/** Whoever plays by keyboard does not lose their place when what they pressed is gone: they are led to the next question. */
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

/** "Your turn" in the title and aloud, followed by the question. */
function useTurn(state: TableState, kit: Equipment, speaking: Speaking): void {
  const { t } = speaking;
  const mine = state.legal.length > 0 && !state.beat && !state.waiting;
  useEffect(() => {
    document.title = mine ? t("title-your-turn") : t("title");
  }, [mine, t]);
  useEffect(() => {
    if (!mine) return;
    if (byKeyboard && document.activeElement === document.body) document.getElementById("question")?.focus();
    const question = kit.words.question(state.legal, speaking);
    say(`${t("state-your-turn")}. ${unmarked(question.text)}`, true);
  }, [state.prompt, mine]);
  useEffect(() => {
    if (state.refused) say(`${t("state-refused")}. ${unmarked(kit.words.refused?.(state.refused, speaking) || state.refused.reason)}`, true);
  }, [state.refused]);
}

/** The log in words; lines already put into words are not asked for again. */
function useLog(log: LogLine[], kit: Equipment, speaking: Speaking, lang: string): ToldLine[] {
  const known = useMemo(() => new Map<number, ToldLine>(), [kit, lang, speaking.seat]);
  return log
    .map((line) => {
      let told = known.get(line.key);
      if (!told) {
        const text = line.text === "took back" ? speaking.t("log-back", speaking.who(line.who)) : kit.words.told(line.who, line.text, { ...speaking, view: line.view });
        told = { key: line.key, n: line.n, who: line.who, text };
        known.set(line.key, told);
      }
      return told;
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

function useKeys(settings: Settings, keys: Record<string, () => unknown>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return;
      if (document.querySelector("dialog[open]")) return; // it has keys of its own
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === " " && target.closest("button, a, [role=button]")) return;
      if (/^[a-z?]$/.test(key) && !settings.letters) return;
      const found = keys[key];
      if (!found) return;
      event.preventDefault();
      found();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
