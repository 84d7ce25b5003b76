/**
 * Any board at any moment of a recorded game:
 * fixture.html?game=bauernschlau&seats=3&n=12&theme=dark&lang=de&motion=less&plain=1&hint=3&clock=1
 * Another moment or language is shown without loading again by what stands after #, as in #n=30&lang=fr; what is shown
 * stands in data-shown of the page's root.
 */

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { addSheet } from "../look/sprites";
import { folder, type GameModule, loadGameModule } from "./gamemodule";
import "../look/tokens.css";
import "../look/base.css";
import "../look/table.css";
import "../look/dock.css";
import "../look/cards.css";
import "../look/tablesizes.css";
import "../look/after.css";
import "../look/short.css";
import type { Clocks, Hint, Update, Welcome } from "../generated/wire";
import { listen } from "../parts/speech";
import { TableView } from "../parts/tableview";
import type { View } from "./board";
import { fetchMessages, isLanguage, translator } from "./messages";
import { choose, type Settings, useSettings } from "./settings";
import { changed, Table, usualPace } from "./table";

interface Recorded {
  welcome: Welcome;
  updates: Update[];
}

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "black-sheep";
const recordings = import.meta.glob<Recorded>("../../fixtures/games/*.json", { import: "default" });

/** The table as it stood after n events; the welcome says so, as it does to somebody who comes back. */
function standing(recorded: Recorded, n: number): Welcome {
  const past = recorded.updates.slice(0, n);
  const view = past.reduce((before, update) => changed(before, update), recorded.welcome.view as unknown as View);
  const last = past.at(-1) ?? recorded.welcome;
  return {
    ...recorded.welcome,
    n: last.n,
    view: view as unknown as Record<string, unknown>,
    legal: last.legal,
    prompt: last.prompt,
    events: past.map((update) => [update.n, update.events]),
    ...(asked.has("clock") ? { clocks: clocks(recorded.welcome) } : {}),
  };
}

/** hint=3: the fourth of the moves offered. */
function advice(legal: string[]): Hint {
  const move = legal[Number(asked.get("hint") ?? 0) % legal.length] ?? "";
  return { type: "hint", id: "", move, message: { id: "ask-plain-help", values: {} } };
}

/** More than an hour left for everybody, the widest a clock gets; nobody's runs. */
function clocks({ table }: Welcome): Clocks {
  return { left: Object.fromEntries(table.seats.map(({ seat }) => [seat, 4_000_000])), running: [] };
}

function Fixture({ recorded, module }: { recorded: Recorded; module: GameModule }) {
  const settings = useSettings();
  const [store] = useState(() => {
    const table = new Table();
    table.pace = (event, view) => (module.board.pace ?? usualPace)(event, view);
    return table;
  });
  const [state, setState] = useState(store.state);
  const [n, setN] = useState(Number(asked.get("n") ?? 0));
  const [sent, setSent] = useState("");
  const [ready, setReady] = useState("");
  useEffect(() => store.subscribe(() => setState(store.state)), []);
  useEffect(() => {
    void fetchMessages(settings.lang, ["core", "refusals", "table", "lobby", "after", "finale", game]).then(() =>
      setReady(settings.lang),
    );
  }, [settings.lang]);
  const go = (to: number) => {
    const at = Math.max(0, Math.min(recorded.updates.length, to));
    setN(at);
    store.take(standing(recorded, at));
  };
  const play = () => {
    const next = recorded.updates[n];
    if (!next) return;
    setN(n + 1);
    store.take(next);
  };
  useEffect(() => {
    store.send = (message) => {
      setSent(JSON.stringify(message));
      if (message.type === "do") setTimeout(play, 60);
      if (message.type === "ask") store.take(advice(store.state.legal));
      return "x";
    };
  });
  useEffect(() => {
    const follow = () => {
      const wish = new URLSearchParams(location.hash.slice(1));
      const lang = wish.get("lang") ?? settings.lang;
      if (isLanguage(lang)) choose({ lang }, false);
      go(Number(wish.get("n") ?? n));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    if (state.view && ready === settings.lang) document.documentElement.dataset.shown = `n=${n}&lang=${ready}`;
  });
  if (!state.view || ready !== settings.lang) return null;
  return (
    <>
      <TableView
        store={store}
        state={state}
        view={state.view}
        module={module}
        settings={settings}
        t={translator(settings.lang)}
        rules={(number) => setSent(`rules ${number ?? ""}`)}
        rematch={() => setSent("rematch")}
      />
      {asked.has("bare") ? null : (
        <div
          style={{
            position: "fixed",
            right: "8px",
            bottom: "8px",
            zIndex: 40,
            display: "flex",
            gap: "4px",
            fontSize: "12px",
            background: "#fff",
            color: "#000",
            padding: "4px",
            borderRadius: "8px",
          }}
        >
          <button type="button" onClick={() => go(n - 1)}>
            ◀
          </button>
          <span>
            {n}/{recorded.updates.length}
          </span>
          <button type="button" onClick={() => go(n + 1)}>
            ▶
          </button>
          <button type="button" onClick={play}>
            play next
          </button>
          <output>{sent}</output>
        </div>
      )}
    </>
  );
}

async function show(): Promise<void> {
  void addSheet("heads");
  listen();
  const lang = asked.get("lang") ?? "en";
  choose(
    {
      lang: isLanguage(lang) ? lang : "en",
      theme: (asked.get("theme") ?? "auto") as Settings["theme"],
      motion: asked.get("motion") === "less" ? "less" : "full",
    },
    false,
  );
  const stem = `../../fixtures/games/${folder(game)}-${asked.get("seats") ?? "2"}-${asked.get("by") ?? "greedy"}.json`;
  const found = recordings[stem];
  const page = document.getElementById("page");
  if (!page) return;
  if (!found) {
    const all = Object.keys(recordings).join(" ") || "none; run web/fixtures/make.py";
    page.textContent = `No ${stem}. There are: ${all}`;
    return;
  }
  const [recorded, module] = await Promise.all([found(), loadGameModule(game, asked.has("plain"))]);
  render(<Fixture recorded={recorded} module={module} />, page);
}

void show();
