import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useTurnNotice } from "../src/app/notices";
import { Table, type TableState } from "../src/app/table";
import { HurryNote } from "../src/parts/hurry";
import * as sound from "../src/parts/sound";
import { info, view } from "./samples";

const t = (id: string) => id;

afterEach(() => vi.unstubAllGlobals());

/** The worker in a world of its own: what it listens to, and the windows it opened or looked at. */
function worker(open: string[], { fetch, kept = [] }: { fetch?: unknown; kept?: string[] } = {}) {
  const caches = { match: async (url: string) => kept.includes(url) || undefined };
  const heard: Record<string, (event: unknown) => void> = {};
  const did: string[] = [];
  const windows = open.map((url) => ({ url, focus: () => did.push(`focus ${url}`) }));
  const clients = {
    claim: () => undefined,
    matchAll: async () => windows,
    openWindow: (path: string) => did.push(`open ${path}`),
  };
  const listen = (name: string, listener: (event: unknown) => void) => {
    heard[name] = listener;
  };
  const text = readFileSync("public/worker.js", "utf8");
  const given = {
    addEventListener: listen,
    clients,
    skipWaiting: () => undefined,
    caches,
    location: new URL("http://x/worker.js"),
    fetch,
  };
  new Function(...Object.keys(given), text)(...Object.values(given));
  return { heard, did };
}

describe("the worker", () => {
  /** What a server's page is answered by the worker; undefined: it leaves that to the browser. */
  async function answered(mode: string, fetch: unknown, kept: string[] = []) {
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    const request = { url: "http://x/table/T1", mode, method: "GET" };
    worker([], { fetch, kept }).heard.fetch?.({ request, respondWith });
    return answer;
  }

  it("serves no file, and pages as the server sends them", async () => {
    const page = new Response("page");
    expect(await answered("navigate", async () => page)).toBe(page);
    expect(await answered("cors", async () => page)).toBeUndefined();
  });

  it("leads to the static site where the server cannot be reached and it is kept", async () => {
    const away = () => Promise.reject(new TypeError("away"));
    const answer = await answered("navigate", away, ["http://x/here/index.html"]);
    expect([answer?.status, answer?.headers.get("location")]).toEqual([302, "http://x/here/"]);
    await expect(answered("navigate", away)).rejects.toThrow("away");
  });

  it("leads to the tab of the table, or opens one", async () => {
    for (const [open, expected] of [
      [["http://x/table/T1"], "focus http://x/table/T1"],
      [["http://x/"], "open http://x/table/T1"],
    ] as const) {
      const { heard, did } = worker([...open]);
      let done: unknown;
      heard.notificationclick?.({
        notification: { close: () => undefined, data: "/table/T1" },
        waitUntil: (work: unknown) => {
          done = work;
        },
      });
      await done;
      expect(did).toEqual([expected]);
    }
  });
});

function Noticed({ state }: { state: TableState }) {
  useTurnNotice(state, t);
  return null;
}

describe("a notice", () => {
  it("comes when it is my turn, the tab is hidden and its owner said yes; not otherwise", async () => {
    for (const [permission, hidden, expected] of [
      ["granted", true, ["notice-turn"]],
      ["granted", false, []],
      ["denied", true, []],
    ] as const) {
      const shown: string[] = [];
      class Notice {
        static permission = permission;
        constructor(text: string) {
          shown.push(text);
        }
      }
      vi.stubGlobal("Notification", Notice);
      vi.stubGlobal("fetch", async () => new Response("[]")); // the titles of games
      vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
      const state = { ...new Table().state, info: info(), view: view(), legal: ["go"], prompt: 1 };
      await act(async () => render(<Noticed state={state} />, document.createElement("div")));
      await vi.waitFor(() => expect(shown).toEqual(expected));
      vi.restoreAllMocks();
    }
  });
});

describe("the last ten seconds", () => {
  const shown = (left: number, running: string[]) => {
    const state = {
      ...new Table().state,
      seat: "A",
      clocks: { left: { A: left }, running },
      clocksAt: performance.now(),
    };
    const place = document.createElement("div");
    act(() => render(<HurryNote t={t} state={state} />, place));
    return place.textContent;
  };

  it("are shown while my own clock runs, and heard", () => {
    const bell = vi.spyOn(sound, "play").mockReturnValue(undefined);
    expect(shown(9500, ["A"])).toContain("hurry");
    expect(shown(30_000, ["A"])).toBe("");
    expect(shown(9500, ["B"])).toBe("");
    expect(bell).toHaveBeenCalledTimes(1);
  });
});
