/**
 * The line to the house: says hello, comes back by itself, and sends what was not answered again, under the same ids.
 */

import { type Bye, type Done, type GuestMessage, type ServerMessage, WIRE } from "../generated/wire";
import { house, type Line } from "./house";
import type { Table, Unsent } from "./table";

const FIRST_WAIT = 300; // ms
const LONGEST_WAIT = 8000;
const LONGER = 1.2; // each time; when a server dies, another has the table after some two and a half seconds
const QUIET = 8000; // ms without a word from the server after which it is asked whether it is there
const SOON = 2000; // or so long after something it was told
const DEAD = 4000; // and so long after being asked the line is given up
const WELCOME = 10_000; // ms a new line has until the welcome: all guests of a server may be coming at once
// in vain, twice as long each time: it may be the server that is slow, and not the line that is dead
const MOST_PATIENT = 32_000;
const LOOK = 1000; // ms without a word after which it is asked when the page is seen again
const MOMENT = 2; // ms by which timers may come early
const FINAL = new Set([4001, 4002, 4003, 4004, 4005, 4400, 4401, 4403, 4404, 4409]); // coming back would not help

const ANSWERS = new Set(["done", "refused", "hint", "words"]);

type Kept = Exclude<GuestMessage, { type: "hello" | "ping" }>;

export class Socket {
  private socket: Line | null = null;
  private unanswered = new Map<string, Kept>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private count = 0;
  private bye: Bye | null = null; // what the server said last
  private heard = 0; // when the server last said something
  private told = 0; // when it was told something first since then; 0: it was not
  private asked = 0; // when it was asked whether it is there; 0: it has answered since
  private patience = DEAD;
  private pulse = 0; // the timer of the next look at the line
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly id: string,
    private readonly seat: string | null,
    private readonly table: Table,
  ) {
    table.send = this.send;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Send, or keep until the line is there again. The id is what makes a message that arrives twice count once. */
  send = (message: Unsent): string => {
    const id = `${this.mark}${++this.count}`;
    const whole = { ...message, id } as Kept;
    this.unanswered.set(id, whole);
    if (this.socket?.isOpen && this.table.state.line === "live") this.tell(whole);
    return id;
  };

  private hurry = (): void => {
    if (document.hidden || this.closed) return;
    if (this.socket) return this.feel(LOOK); // a phone that slept may have lost the line without knowing it
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  /**
   * A line may be dead without anybody being told: ask if nothing came for a while, and begin a new one if no answer
   * comes.
   */
  private feel(quiet: number): void {
    const { socket } = this;
    if (!socket || document.hidden) return;
    const now = performance.now();
    if (this.asked && now - this.asked > this.patience) {
      this.patience = Math.min(MOST_PATIENT, 2 * this.patience);
      socket.close();
      this.lost(socket, 1006);
    } else if (!this.asked && (now - this.heard > quiet || (this.told && now - this.told > SOON))) {
      this.asked = now;
      socket.send(JSON.stringify({ type: "ping", id: `${this.mark}${++this.count}` }));
    }
    this.watch();
  }

  /**
   * Look again when the line could have been silent for too long, and no sooner: a page that rests lets its device
   * rest.
   */
  private watch(): void {
    clearTimeout(this.pulse);
    if (!this.socket || this.closed || document.hidden) return; // a new line is watched, and so is a page seen again
    const soon = this.told ? this.told + SOON : Infinity;
    const due = this.asked ? this.asked + this.patience : Math.min(this.heard + QUIET, soon);
    this.pulse = window.setTimeout(() => this.feel(QUIET), Math.max(0, due - performance.now()) + MOMENT);
  }

  private tell(message: Kept): void {
    this.socket?.send(JSON.stringify(message));
    if (this.told) return;
    this.told = performance.now();
    if (!this.asked) this.watch();
  }

  private connect(): void {
    const socket: Line = house().line(this.id, {
      opened: () => {
        const { n, head } = this.table.state;
        socket.send(JSON.stringify({ type: "hello", wire: WIRE, table: this.id, seat: this.seat, since: n, head }));
      },
      heard: (text) => {
        if (this.socket === socket) this.hear(JSON.parse(text) as ServerMessage);
      },
      closed: (code) => this.lost(socket, code),
    });
    this.socket = socket;
    this.asked = performance.now() + WELCOME - DEAD;
    this.told = 0;
    this.watch();
  }

  private hear(message: ServerMessage): void {
    const { asked } = this;
    this.heard = performance.now();
    if (asked && this.heard - asked < DEAD) this.patience = DEAD;
    this.asked = 0;
    this.told = 0;
    if (asked) this.watch();
    // an older server: alive, but it does not know what a ping is
    if (asked && message.type === "refused" && !message.id) return;
    if (message.type === "bye") {
      this.bye = message; // the close that follows says whether to come back
      return;
    }
    this.table.take(message);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      for (const [id, kept] of this.unanswered) {
        if (kept.type === "ask" || kept.type === "read")
          this.unanswered.delete(id); // the question may be another now
        else this.tell(kept);
      }
    }
    if (ANSWERS.has(message.type)) this.unanswered.delete((message as Done).id);
  }

  private lost(socket: Line, code: number): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    if (FINAL.has(code)) {
      this.closed = true;
      this.table.take({ ...this.bye, type: "bye", reason: BYES[code] ?? "refused" });
      return;
    }
    this.table.setLine("away");
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * LONGER);
  }
}

const BYES: Record<number, string> = {
  4001: "kicked",
  4002: "left",
  4003: "moved",
  4004: "deleted",
  4005: "newer",
  4401: "stranger",
  4403: "stranger",
  4404: "missing",
};
