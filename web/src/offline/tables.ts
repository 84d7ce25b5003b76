/** The worker that has the tables. It alone writes to the database, and only while no other tab does. */

import { type Change, held, keep, rows } from "./database";
import { dropImage } from "./image";
import { ELSEWHERE, type FromTables, LOCK, type ToTables } from "./protocol";
import { fetchParts, startPython } from "./python";

/** `House` of sheepfold/offline/house.py. */
interface House {
  ask(id: number, method: string, path: string, body: string): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  thought(text: string): void;
  forgot(): void;
}

const UNHURRIED = 1500; // ms
const LEAVING = 5000; // ms that a page has to let go; one that sleeps in the background says nothing
const [ANYBODY, HERE] = ["anybody?", "here"];
let mind: MessagePort | null = null;
let thoughts: string[] = []; // that wait for somebody who thinks
let called = false;
let parts = fetchParts();
parts.catch(() => undefined); // reported where they are used

function post(message: FromTables, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

/** What Python may do here: `Page` of sheepfold/offline/page.py. */
const page = {
  answer: (id: number, status: number, body: string) => post({ kind: "answer", id, status, body }),
  tell: (line: number, text: string) => post({ kind: "tell", line, text }),
  end: (line: number, code: number) => post({ kind: "end", line, code }),
  keep: (changes: string) => keepAll(JSON.parse(changes) as Change[]),
  rows,
  think(text: string) {
    if (mind) return mind.postMessage(text);
    thoughts.push(text);
    callMind();
  },
};

/** Games go before speed: where there is no room for them, the image of Python makes some. */
async function keepAll(changes: Change[]): Promise<void> {
  try {
    await keep(changes);
  } catch (error) {
    if (!String(error).includes("QuotaExceeded") || !(await dropImage())) throw error;
    await keep(changes);
  }
}

/** The image, which is large, goes there; another worker that thinks needs another one. */
function callMind(): void {
  if (called) return;
  called = true;
  void parts.then((found) => {
    post({ kind: "think", parts: found }, found.image ? [found.image.bytes.buffer] : []);
    parts = parts.then((given) => ({ ...given, image: null }));
  });
}

/** Whoever wants to play at once is not to wait for a second Python that nobody needs yet. */
function begun(): void {
  post({ kind: "ready" });
  setTimeout(callMind, UNHURRIED);
}

/**
 * Wait for the house to be ours alone; it stays so for as long as this worker lives. A page that was just left, or
 * loaded again, lets go of it in a moment; another tab that stays says that it is there.
 */
function own(): Promise<void> {
  const others = new BroadcastChannel(LOCK);
  const given = new AbortController();
  const patience = setTimeout(() => given.abort(), LEAVING);
  return new Promise((resolve, reject) => {
    others.onmessage = ({ data }) => data === HERE && given.abort();
    const asking = navigator.locks.request(LOCK, { signal: given.signal }, () => {
      clearTimeout(patience);
      others.onmessage = ({ data }) => data === ANYBODY && others.postMessage(HERE);
      resolve();
      return new Promise(() => undefined);
    });
    asking.catch(() => reject(new Error(ELSEWHERE)));
    others.postMessage(ANYBODY);
  });
}

/** Python starts while the page before this one lets go; what it left is read when it has. */
async function start(): Promise<House> {
  const ours = own().then(held);
  const [kept, python] = await Promise.all([ours, startPython(parts, "sheepfold.offline.house")]);
  return python.pyimport("sheepfold.offline.house").House(page, kept) as House;
}

const starting = start();
starting.then(begun, async (error: Error) => {
  const elsewhere = error.message === ELSEWHERE;
  if (!elsewhere) {
    console.error(error);
    await dropImage(); // should that be the reason, the next start goes well
  }
  post({ kind: "stopped", why: elsewhere ? ELSEWHERE : "offline-failed" });
});

async function take(message: ToTables): Promise<void> {
  const house = await starting.catch(() => null); // the page knows why
  if (!house) return;
  switch (message.kind) {
    case "ask":
      return house.ask(message.id, message.method, message.path, message.body);
    case "say":
      return house.hear(message.line, message.text);
    case "close":
      return house.close(message.line);
    case "mind":
      mind = message.port;
      mind.onmessage = ({ data }) => house.thought(data as string);
      for (const text of thoughts) mind.postMessage(text);
      thoughts = [];
      return;
    case "forgot":
      mind = null;
      called = false;
      return house.forgot();
  }
}

addEventListener("message", ({ data }) => void take(data as ToTables).catch((error) => console.error(error)));
