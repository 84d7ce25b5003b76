/** What this browser keeps: the rows of the house in IndexedDB. What they mean is known to Python alone. */

const NAME = "sheepfold";
const VERSION = 1; // a step for each is in `upgrade`; an older database goes through those it has not seen
const STORES = ["people", "tables", "log", "chat"] as const;

type Kind = (typeof STORES)[number];
type Row = Record<string, unknown>;
type Key = IDBValidKey;
export type Change = ["put" | "add", Kind, Key | null, Row] | ["drop", string];

let opened: Promise<IDBDatabase> | null = null;

export function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) {
    database.createObjectStore("people");
    database.createObjectStore("tables");
    database.createObjectStore("log"); // by table and number
    database.createObjectStore("chat", { autoIncrement: true }).createIndex("table", "table");
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Make all changes or none; settled once they cannot be lost. The name of the error tells what was in the way. */
export async function keep(changes: Change[]): Promise<void> {
  const database = await open();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(STORES, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(named(transaction.error));
    try {
      for (const change of changes) make(transaction, change);
    } catch (error) {
      transaction.abort(); // or the changes before this one would be made
      reject(named(error as DOMException));
    }
  });
}

function named(error: DOMException | null): Error {
  return new Error(`${error?.name}: ${error?.message}`);
}

function make(transaction: IDBTransaction, change: Change): void {
  if (change[0] === "drop") {
    const [, table] = change;
    transaction.objectStore("tables").delete(table);
    transaction.objectStore("log").delete(stepsOf(table));
    const lines = transaction.objectStore("chat").index("table").openCursor(IDBKeyRange.only(table));
    lines.onsuccess = () => {
      lines.result?.delete();
      lines.result?.continue();
    };
    return;
  }
  const [word, kind, key, row] = change;
  transaction.objectStore(kind)[word](row, key ?? undefined);
}

function stepsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
}

/** The rows of a table as JSON: its log, the last step of it, or its chat. */
export async function rows(kind: string, table: string): Promise<string> {
  const database = await open();
  const transaction = database.transaction(STORES);
  if (kind === "chat") return JSON.stringify(await done(transaction.objectStore("chat").index("table").getAll(table)));
  const log = transaction.objectStore("log");
  if (kind === "log") return JSON.stringify(await done(log.getAll(stepsOf(table))));
  const last = await done(log.openCursor(stepsOf(table), "prev"));
  return JSON.stringify(last ? [last.value] : []);
}

/** Everybody and every table, without what was played and said. */
export async function held(): Promise<string> {
  const transaction = (await open()).transaction(["people", "tables"]);
  const [people, tables] = await Promise.all([
    done(transaction.objectStore("people").getAll()),
    done(transaction.objectStore("tables").getAll()),
  ]);
  return JSON.stringify({ people, tables });
}

/** Whether there is anything to show that was played here; not if storage is blocked. */
export async function hasTables(): Promise<boolean> {
  try {
    return (await done((await open()).transaction("tables").objectStore("tables").count())) > 0;
  } catch {
    return false;
  }
}

/** The ids of the tables that are open or playing. */
export async function runningTables(): Promise<Set<string>> {
  const kept = await done((await open()).transaction("tables").objectStore("tables").getAll());
  const rows = (kept as { row: { id: string; state: string } }[]).map(({ row }) => row);
  return new Set(rows.filter(({ state }) => state === "open" || state === "playing").map(({ id }) => id));
}

// --- a copy of everything

const FORMAT = "sheepfold copy";

interface Copy {
  format: typeof FORMAT;
  version: number;
  rows: Record<Kind, [Key, Row][]>;
}

/** Everything that is kept here, as one text. */
export async function copyOfAll(): Promise<string> {
  const transaction = (await open()).transaction(STORES);
  const found = await Promise.all(
    STORES.map(async (kind) => {
      const store = transaction.objectStore(kind);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return [kind, keys.map((key, at) => [key, values[at]])] as const;
    }),
  );
  const copy = { format: FORMAT, version: VERSION, rows: Object.fromEntries(found) };
  return JSON.stringify(copy);
}

/**
 * Add the tables of a copy that are not here, all or none; how many there were. Their seats go to the player here.
 * What a table holds is judged when it is opened: one that was tampered with cannot be read.
 */
export async function bringBack(text: string): Promise<number> {
  const { rows: brought, ...rest } = JSON.parse(text) as Copy;
  if (rest.format !== FORMAT || rest.version !== VERSION) throw new Error("not a copy of this version");
  const database = await open();
  const here = database.transaction(STORES);
  const [known, people] = await Promise.all([
    done(here.objectStore("tables").getAllKeys()),
    done(here.objectStore("people").getAll()) as Promise<Row[]>,
  ]);
  const fresh = brought.tables.filter(([id]) => !known.includes(id) && typeof id === "string");
  const ids = new Set(fresh.map(([id]) => id));
  const mine = (brought.people[0]?.[1].id ?? "") as string;
  const me = (people[0]?.id ?? "") as string;
  const changes: Change[] = [];
  if (!me) for (const [key, row] of brought.people.slice(0, 1)) changes.push(["put", "people", key, row]);
  for (const [key, row] of fresh) changes.push(["add", "tables", key, renamed(row, mine, me)]);
  for (const [key, row] of brought.log) if (ids.has(row.table as string)) changes.push(["add", "log", key, row]);
  for (const [, row] of brought.chat) if (ids.has(row.table as string)) changes.push(["add", "chat", null, row]);
  await keep(changes);
  return fresh.length;
}

/** A row in which one person stands for another. Ids are long and random: nothing else looks like one. */
function renamed(row: Row, from: string, to: string): Row {
  if (!from || !to || from === to) return row;
  const { row: table, ...others } = row as { row: Row };
  const doc = decode(String(table.doc)).replaceAll(`"${from}"`, `"${to}"`);
  const seats = JSON.parse(JSON.stringify(others).replaceAll(`"${from}"`, `"${to}"`)) as Row;
  return { ...seats, row: { ...table, doc: encode(doc) } };
}

/** Bytes are base64 in rows. */
function decode(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (one) => one.charCodeAt(0)));
}

function encode(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (one) => String.fromCharCode(one)).join(""));
}
