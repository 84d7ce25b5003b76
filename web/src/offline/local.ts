/** The house in this browser, as the page sees it: one worker has the tables, another one thinks. */

import type { Ears, House, Line } from "../app/house";
import { hasTables } from "./database";
import { idle } from "./here";
import { remember, remembered } from "./memory";
import { ELSEWHERE, type FromTables, LOCK, type ToMind, type ToTables } from "./protocol";
import type { Parts } from "./python";

const LEAVING = 3000; // ms in which a page that is loaded again takes the tables back
const NOBODY = { person: null, tables: [], finished: [] };

export class LocalHouse implements House {
  private worker: Worker | null = null;
  private mind: Worker | null = null;
  private waiting = new Map<number, (answer: Response) => void>();
  private lines = new Map<number, Ears>();
  private count = 0;
  private begun = false;
  private elsewhere = false; // another tab has the tables
  private stands: () => void = () => undefined;
  /** Once it has begun for the first time. */
  readonly ready = new Promise<void>((resolve) => {
    this.stands = resolve;
  });

  async ask(path: string, { method = "GET", body = "" }: RequestInit = {}): Promise<Response> {
    // What the lobby shows first needs no Python.
    if (path === "games") return fetch("offline/games.json");
    if (path === "lobby") return answer(200, "[]");
    if (path === "mine" && !this.begun && !(await hasTables())) return answer(200, JSON.stringify(NOBODY));
    if (this.elsewhere) return answer(503, problem(ELSEWHERE));
    const told = await this.request(method, path, String(body));
    if (told.ok && path === "mine") remember(await told.clone().text());
    if (told.ok && path.endsWith("/join")) idle(() => void this.ask("mine")); // to remember a table that is new
    return told;
  }

  private request(method: string, path: string, body: string): Promise<Response> {
    const id = ++this.count;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.post({ kind: "ask", id, method, path: `/api/${path}`, body });
    });
  }

  /** My running tables, before Python can tell. */
  remembered = remembered;

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
    if (this.begun || this.elsewhere) return;
    this.begun = true;
    this.worker = new Worker(new URL("./tables.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data as FromTables);
    this.worker.onerror = () => this.hear({ kind: "stopped", why: "offline-failed" });
  }

  /** Do something to the database while nobody else does, here or in another tab; the next request starts it again. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.elsewhere) throw new Error(ELSEWHERE);
    this.stop("offline-failed");
    return navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LEAVING) }, work);
  }

  private post(message: ToTables, transfer: Transferable[] = []): void {
    this.begin();
    this.worker?.postMessage(message, transfer);
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
      case "ready":
        return this.stands();
      case "think":
        return this.beginToThink(message.parts);
      case "stopped":
        return this.stop(message.why);
    }
  }

  /** The worker that thinks talks to the tables directly; if it breaks, they are told, and there is a new one. */
  private beginToThink(parts: Parts): void {
    const { port1, port2 } = new MessageChannel();
    this.mind = new Worker(new URL("./mind.ts", import.meta.url), { type: "module" });
    const image = parts.image ? [parts.image.bytes.buffer] : [];
    this.mind.postMessage({ port: port1, parts } satisfies ToMind, [port1, ...image]);
    this.mind.onerror = () => {
      this.mind?.terminate();
      this.post({ kind: "forgot" });
    };
    this.post({ kind: "mind", port: port2 }, [port2]);
  }

  /** It cannot go on, or not here: everything that waits is told why, and the next request starts it again. */
  private stop(why: string): void {
    this.worker?.terminate();
    this.mind?.terminate();
    this.worker = this.mind = null;
    this.begun = false;
    for (const done of this.waiting.values()) done(answer(503, problem(why)));
    this.waiting.clear();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const ears of lines) ears.closed(1013);
    if (why === ELSEWHERE && !this.elsewhere) {
      this.elsewhere = true;
      void freed().then(() => location.reload());
    }
  }
}

/** Once no tab has the tables; not while one is only loaded again. */
async function freed(): Promise<void> {
  for (;;) {
    await navigator.locks.request(LOCK, () => undefined);
    await new Promise((later) => setTimeout(later, LEAVING));
    const { held = [] } = await navigator.locks.query();
    if (!held.some(({ name }) => name === LOCK)) return;
  }
}

function problem(why: string): string {
  return JSON.stringify({ error: why, message: { id: why, values: {} } });
}

function answer(status: number, body: string): Response {
  return new Response(status === 204 ? null : body, { status });
}
