/** The house in this browser, as the page sees it: one worker has the tables, another one thinks. */

import type { Ears, House, Line } from "../app/house";
import { hasTables } from "./database";
import type { FromTables, ToTables } from "./protocol";
import { settled } from "./site";

const NOBODY = { person: null, tables: [], finished: [] };

export class LocalHouse implements House {
  private worker: Worker | null = null;
  private waiting = new Map<number, (answer: Response) => void>();
  private lines = new Map<number, Ears>();
  private count = 0;
  private begun = false;
  private attempts = 0;
  private unsent: [ToTables, Transferable[]][] = [];

  async ask(path: string, { method = "GET", body = "" }: RequestInit = {}): Promise<Response> {
    // What the lobby shows first needs no Python.
    if (path === "games") return fetch("offline/games.json");
    if (path === "lobby") return answer(200, "[]");
    if (path === "mine" && !this.begun && !(await hasTables())) return answer(200, JSON.stringify(NOBODY));
    const id = ++this.count;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.post({ kind: "ask", id, method, path: `/api/${path}`, body: String(body) });
    });
  }

  line(_table: string, ears: Ears): Line {
    const id = ++this.count;
    this.lines.set(id, ears);
    this.begin();
    setTimeout(() => this.lines.has(id) && ears.opened());
    return {
      isOpen: true,
      send: (text) => this.post({ kind: "say", line: id, text }),
      close: () => {
        if (this.lines.delete(id)) this.post({ kind: "close", line: id });
      },
    };
  }

  /** Start the workers, if they are not; whatever is asked meanwhile waits. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const attempt = ++this.attempts;
    void settled().then(() => {
      if (attempt === this.attempts) this.start(); // else it was stopped meanwhile
    });
  }

  private start(): void {
    this.worker = new Worker(new URL("./tables.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data as FromTables);
    this.worker.onerror = () => this.hear({ kind: "stopped", why: "offline-failed" });
    for (const [message, transfer] of this.unsent.splice(0)) this.worker.postMessage(message, transfer);
  }

  /** Let the tables go, nothing being asked of them now; what comes next begins anew. */
  rest(): void {
    this.stop("offline-failed");
  }

  private post(message: ToTables, transfer: Transferable[] = []): void {
    this.begin();
    if (this.worker) this.worker.postMessage(message, transfer);
    else this.unsent.push([message, transfer]);
  }

  private hear(message: FromTables): void {
    switch (message.kind) {
      case "answer":
        this.waiting.get(message.id)?.(answer(message.status, message.body));
        return void this.waiting.delete(message.id);
      case "tell":
        return this.lines.get(message.line)?.heard(message.text);
      case "end":
        this.lines.get(message.line)?.closed(message.code);
        return void this.lines.delete(message.line);
      case "think":
        return this.beginToThink();
      case "stopped":
        return this.stop(message.why);
    }
  }

  /** The worker that thinks talks to the tables directly; if it breaks, they are told, and there is a new one. */
  private beginToThink(): void {
    const { port1, port2 } = new MessageChannel();
    const mind = new Worker(new URL("./mind.ts", import.meta.url), { type: "module" });
    mind.postMessage(port1, [port1]);
    mind.onerror = () => {
      mind.terminate();
      this.post({ kind: "forgot" });
    };
    this.post({ kind: "mind", port: port2 }, [port2]);
  }

  /** It cannot go on, or not here: whoever waits is told why, and the next who asks begins anew. */
  private stop(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.begun = false;
    this.attempts++;
    this.unsent = []; // whoever asked is told below
    const problem = JSON.stringify({ error: why, message: { id: why, values: {} } });
    for (const done of this.waiting.values()) done(answer(503, problem));
    this.waiting.clear();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const ears of lines) ears.closed(1013);
  }
}

function answer(status: number, body: string): Response {
  return new Response(status === 204 ? null : body, { status });
}
