/** The line to the house: says hello, comes back by itself, and sends what was not answered again, under the same ids. */

import type { Table, Unsent } from "./table";
import { type GuestMessage, type HouseMessage, WIRE } from "./wire";

const FIRST_WAIT = 300; // ms
const LONGEST_WAIT = 8000;
const LONGER = 1.4; // each time; when a server dies, another has the table within some three seconds
const FINAL = new Set([4001, 4002, 4003, 4004, 4005, 4400, 4401, 4403, 4404, 4409]); // coming back would not help

type Kept = Exclude<GuestMessage, { type: "hello" }>;

export class Socket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Kept>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private count = 0;
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
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Send, or keep until the line is there again. The id is what makes a message that arrives twice count once. */
  send = (message: Unsent): string => {
    const id = `${this.mark}${++this.count}`;
    const whole = { ...message, id } as Kept;
    this.unanswered.set(id, whole);
    if (this.socket?.readyState === WebSocket.OPEN && this.table.state.line === "live") this.socket.send(JSON.stringify(whole));
    return id;
  };

  private hurry = (): void => {
    if (document.hidden || this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private connect(): void {
    const address = new URL(`/ws?table=${this.id}`, location.href); // so that a proxy can lead all of a table to one server
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const { n } = this.table.state;
      socket.send(JSON.stringify({ type: "hello", wire: WIRE, table: this.id, seat: this.seat, since: n }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as HouseMessage);
    socket.onclose = (event) => this.lost(socket, event);
  }

  private hear(message: HouseMessage): void {
    if (message.type === "bye") return; // the close that follows says whether to come back
    this.table.take(message);
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      for (const [id, kept] of this.unanswered) {
        if (kept.type === "ask") this.unanswered.delete(id); // the question may be another now
        else this.socket?.send(JSON.stringify(kept));
      }
    }
    if (message.type === "done" || message.type === "refused" || message.type === "hint") this.unanswered.delete(message.id);
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    if (FINAL.has(event.code)) {
      this.closed = true;
      this.table.take({ type: "bye", reason: BYES[event.code] ?? "refused" });
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
  4400: "newer",
  4401: "stranger",
  4403: "stranger",
  4404: "missing",
};
