/** The house that this page talks to: a server over the network, or one in this browser; nobody else knows which. */

import type { LocalHouse } from "../offline/local";

/** A line to a table, as a WebSocket is one. */
export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface House {
  /** A request to `/api/PATH`; rejects if nobody answers. */
  ask(path: string, asked?: RequestInit): Promise<Response>;
  line(table: string, ears: Ears): Line;
}

const server: House = {
  ask: (path, asked) => fetch(`/api/${path}`, asked),
  line(table, ears) {
    // so that a proxy can lead all of a table to one server
    const address = new URL(`/ws?table=${table}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = (event) => ears.heard(String(event.data));
    socket.onclose = (event) => ears.closed(event.code);
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
};

const kind = document.querySelector<HTMLMetaElement>("meta[name=sheepfold]")?.content ?? "";
/** Whether this page is a file of a static site, with no server behind it. */
export const isStatic = kind === "static";
/** Where one plays in the browser itself while the server cannot be reached; "" if it has no such pages. */
export const here = kind === "here" ? "/here/" : "";

let own: LocalHouse | null = null;

/** Before anything is asked: a static site fetches the house that runs in this browser. */
export async function moveIn(): Promise<void> {
  if (isStatic) own = new (await import("../offline/local")).LocalHouse();
}

/** The house in this browser, at a static site. */
export function local(): LocalHouse {
  if (!own) throw new Error("there is no house in this browser");
  return own;
}

export function house(): House {
  return own ?? server;
}
