/** One table on this page: takes what the server says, plays each event as a beat, then sets the view. */

import type {
  Clocks,
  GuestMessage,
  Hint,
  Reacted,
  Said,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "../generated/wire";
import type { Beat, Data, Line, Message, Refusal, Seen, View } from "./board";
import { numberAfter } from "./entropy";
import { keepReceipt, keepSeal, mayBegin } from "./sealhistory";
import { settings } from "./settings";

export interface LogLine {
  key: number;
  n: number;
  event: Seen;
  view: View; // as it was when this happened
  late: boolean; // chosen for that seat because its time was out
}

export interface Reaction {
  what: Reacted["what"];
  key: number; // never the same twice
}

export interface TableState {
  info: TableInfo | null; // null: nothing heard yet
  seat: string | null;
  n: number;
  view: View | null;
  legal: string[];
  prompt: number;
  events: Seen[];
  beat: Beat | null;
  hurry: boolean; // nothing is shown until I am asked
  waiting: boolean;
  refused: Refusal | null;
  hint: Hint | null;
  lines: Message[]; // the view in words, as it was when they were asked for
  line: Line;
  clocks: Clocks | null;
  clocksAt: number; // when they were right, by performance.now()
  log: LogLine[];
  chat: Said[];
  reactions: Record<string, Reaction>; // by seat, while they are shown
  muted: string[]; // whom I do not hear
  bye: string; // why the server closed this table for me; "": it did not
  byeSaid: Message | null; // and what it said
  trouble: string; // what the server cannot do now; "": all is well
  kept: boolean; // I came back just before a bot would have played for me
  lost: boolean; // the server no longer has steps that this page has shown
  head: string; // the receipt for step n
  link: string; // the last number my seat added to chance; "": it adds nothing
}

/** A message without its id, which the sender gives it. */
export type Unsent = GuestMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
export type Send = (message: Unsent) => string;
export type Pace = (event: Seen, view: View) => number;

export const TOOK_BACK = "took-back"; // the verb of a log line that no game tells
const REACTION = 3000; // ms a reaction is shown
const HURRY = 3; // so many events behind: beats are short
const LEAP = 10; // so many events behind: no beats at all

/** Fate is quick, a move of another seat takes time to follow, one's own was seen when it was made. */
export function usualPace([who]: Seen, view: View): number {
  if (who === "fate") return 240;
  return who === view.seat ? 160 : 800;
}

export class Table {
  state: TableState = {
    info: null,
    seat: null,
    n: -1,
    view: null,
    legal: [],
    prompt: 0,
    events: [],
    beat: null,
    hurry: false,
    waiting: false,
    refused: null,
    hint: null,
    lines: [],
    line: "connecting",
    clocks: null,
    clocksAt: 0,
    log: [],
    chat: [],
    reactions: {},
    muted: [],
    bye: "",
    byeSaid: null,
    trouble: "",
    kept: false,
    lost: false,
    head: "",
    link: "",
  };
  pace: Pace = usualPace;
  send: Send = () => "";
  onLine: (line: LogLine) => void = () => {};
  tells: (event: Seen, view: View) => boolean = () => true; // whether there are words for it
  private listeners = new Set<() => void>();
  private queue: Update[] = [];
  private running = false;
  private endBeat: (() => void) | null = null;
  private keys = 0;
  private pending = "";
  private revealing = ""; // the message with what my seat adds to the deal
  private revealed = ""; // and the anchor it belongs to
  private fresh = 0; // how often everything under way was dropped for a whole view
  private doneAt = -1; // the number my last move got, until it is shown

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  // --- what a person does

  act = (text: string): void => {
    this.set({ waiting: true, refused: null, hint: null });
    const entropy = numberAfter(this.state.link, this.state.info);
    this.pending = this.send({ type: "do", prompt: this.state.prompt, text, entropy });
  };

  ask = (text?: string): void => {
    this.send({ type: "ask", text: text ?? null });
  };

  read = (): void => {
    this.send({ type: "read" });
  };

  undo = (): void => {
    this.send({ type: "undo" });
  };

  mute = (who: string, on: boolean): void => {
    this.send({ type: "mute", who, on });
    this.set({ muted: on ? [...this.state.muted, who] : this.state.muted.filter((one) => one !== who) });
  };

  clear = (): void => {
    if (this.state.refused || this.state.hint) this.set({ refused: null, hint: null });
  };

  clearKept = (): void => this.set({ kept: false });

  /** That the server lost steps was read. */
  understood = (): void => this.set({ lost: false });

  skip = (): void => this.endBeat?.();

  /** Nothing of what others do is shown until I am asked; to spectators, until there is nothing to catch up with. */
  hurry = (): void => {
    this.set({ hurry: true });
    this.endBeat?.();
  };

  setLine(line: Line): void {
    if (line !== this.state.line) this.set({ line });
  }

  // --- what the server says

  take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "update":
        if (message.n <= this.state.n) return;
        this.queue.push(message);
        if (!this.running) void this.run();
        return;
      case "back":
        this.drop();
        return this.set({
          n: message.n,
          head: message.head ?? "",
          link: message.link ?? "",
          view: message.view as unknown as View,
          legal: message.legal,
          prompt: message.prompt,
          events: [],
          waiting: false,
          refused: null,
          hint: null,
          log: [
            ...this.state.log.filter((line) => line.n <= message.to),
            this.line(message.n, [message.by, TOOK_BACK]),
          ],
          ...this.clocked(message.clocks),
        });
      case "done":
        if (message.id !== this.pending) return;
        this.doneAt = message.n;
        if (this.state.n >= message.n) this.set({ waiting: false });
        return;
      case "refused":
        if (message.id === this.revealing) return; // too late: the game begins without
        if (message.id === this.pending) this.set({ waiting: false });
        return this.set({ refused: { text: message.text, message: message.message as Message, rule: message.rule } });
      case "table":
        keepSeal(message.table);
        this.set({ info: message.table });
        return this.reveal();
      case "said":
        return this.set({ chat: [...this.state.chat, message] });
      case "reacted":
        return this.react(message);
      case "hint":
        return this.set({ hint: message, refused: null });
      case "words":
        if (message.n === this.state.n) this.set({ lines: message.lines as Message[] });
        return;
      case "trouble":
        return this.set({ trouble: message.what });
      case "bye":
        return this.set({ bye: message.reason, byeSaid: (message.message ?? null) as Message | null });
      default:
        return; // a message newer than this page
    }
  }

  private welcome(message: Welcome): void {
    this.drop();
    const view = message.view as unknown as View | null;
    keepSeal(message.table);
    const undone = new Set(message.undone);
    const known =
      this.state.seat === message.seat && !message.lost
        ? this.state.log.filter((line) => line.n <= message.n && !undone.has(line.n))
        : [];
    const last = known.at(-1)?.n ?? -1;
    const missed = message.events.filter(([n]) => n > last);
    const late = new Set(message.by_clock);
    const log = view
      ? missed.flatMap(([n, events]) => events.map((event) => this.line(n, event as Seen, view, late.has(n))))
      : [];
    this.set({
      info: message.table,
      seat: message.seat,
      n: message.n,
      view,
      legal: message.legal,
      prompt: message.prompt,
      events: (message.events.at(-1)?.[1] ?? []) as Seen[],
      waiting: false,
      line: "live",
      log: [...known, ...log],
      chat: message.chat,
      muted: message.muted ?? [],
      bye: "",
      trouble: "",
      kept: this.state.kept || Boolean(message.table.standins.some((one) => one.seat === message.seat)),
      lost: message.lost || this.state.lost,
      head: message.head ?? "",
      link: message.link ?? "",
      ...this.clocked(message.clocks),
    });
    keepReceipt(message.table.id, message.n, message.head ?? "");
    this.reveal();
  }

  /** All seats are taken: what mine adds to the deal, by itself. */
  private reveal(): void {
    const { info, seat } = this.state;
    const anchor = (info?.state === "open" && info.seal.fixed && seat && info.seal.anchors?.[seat]) || "";
    const entropy = anchor === this.revealed ? "" : numberAfter(anchor, info);
    if (!entropy || !info || !seat || !mayBegin(info.id, seat, anchor)) return;
    this.revealed = anchor;
    this.revealing = this.send({ type: "reveal", entropy });
  }

  /** Stand at a moment that is known whole, wherever the table was: for looking back. */
  stand(moment: Partial<TableState>): void {
    this.drop();
    this.set(moment);
  }

  private drop(): void {
    this.fresh++;
    this.queue = [];
    this.endBeat?.();
    this.set({ beat: null });
  }

  private clocked(clocks: Clocks | undefined): Partial<TableState> {
    return { clocks: clocks ?? null, clocksAt: performance.now() };
  }

  private line(n: number, event: Seen, view = this.state.view, late = false): LogLine {
    return { key: ++this.keys, n, event, view: view as View, late: late && event[0] !== "fate" };
  }

  /** Shown for a while, unless a newer one of the same seat takes its place. */
  private react({ who, what }: Reacted): void {
    const reaction = { what, key: ++this.keys };
    this.set({ reactions: { ...this.state.reactions, [who]: reaction } });
    setTimeout(() => {
      const { [who]: shown, ...others } = this.state.reactions;
      if (shown === reaction) this.set({ reactions: others });
    }, REACTION);
  }

  // --- playing what happened

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    this.running = false;
  }

  private async show(update: Update): Promise<void> {
    const before = this.state.view;
    const after = changed(before, update);
    const view = before ?? after;
    const { fresh } = this;
    const isLeap = () => !before || document.hidden || this.state.hurry || this.queue.length >= LEAP;
    const events = update.events as Seen[];
    let first = true; // nothing was told of this step yet: what is, is the move itself
    for (const [at, event] of events.entries()) {
      const line = this.line(update.n, event, view, update.by_clock === event[0]);
      const ms = isLeap() ? 0 : this.length(event, view);
      this.set({
        log: [...this.state.log, line],
        legal: [],
        beat: ms > 0 ? { key: line.key, n: update.n, event, first, rest: events.slice(at + 1), ms } : null,
      });
      first &&= !this.tells(event, view);
      this.onLine(line);
      if (ms > 0) await this.wait(ms);
      if (fresh !== this.fresh) return; // a whole view came meanwhile
    }
    this.set({
      n: update.n,
      head: update.head ?? "",
      link: update.link ?? "",
      view: after,
      legal: update.legal,
      prompt: update.prompt,
      events,
      beat: null,
      hurry:
        this.state.hurry && !after.over && (this.state.seat !== null ? !update.legal.length : this.queue.length > 0),
      refused: null,
      hint: null,
      waiting: this.state.waiting && update.prompt === this.state.prompt && update.n < this.doneAt,
      ...this.clocked(update.clocks),
    });
    if (this.state.info) keepReceipt(this.state.info.id, update.n, update.head ?? "");
  }

  private length(event: Seen, view: View): number {
    const { motion, speed } = settings();
    const full = this.pace(event, view) / speed;
    const calm = motion === "less" && event[0] === "fate" ? Math.min(full, 120) : full;
    return this.queue.length >= HURRY ? calm / 3 : calm;
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.endBeat = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.endBeat = end;
    });
  }
}

/** The view after an update: changed keys replace those from before, keys that are gone go. */
export function changed(before: View | null, update: Pick<Update, "change" | "table" | "gone">): View {
  const after = { ...before, ...update.change } as unknown as View;
  const table: Data = { ...after.table, ...update.table };
  for (const key of update.gone ?? []) delete table[key];
  return { ...after, table };
}
