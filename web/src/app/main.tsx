/** The page: settings, messages and pictures first, then whichever page the address names. */

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import "../look/tokens.css";
import "../look/base.css";
import "../look/table.css";
import "../look/dock.css";
import "../look/cards.css";
import "../look/tablesizes.css";
import "../look/lobby.css";
import "../look/tiles.css";
import "../look/room.css";
import "../look/lobbysizes.css";
import "../look/after.css";
import "../look/evening.css";
import "../look/short.css";
import { addSheet } from "../look/sprites";
import { prepareHere } from "../offline/here";
import { listen } from "../parts/speech";
import { askEarly } from "./api";
import { fetchGameEarly } from "./gamemodule";
import { describe } from "./head";
import { isStatic, moveIn } from "./house";
import { lazy } from "./lazy";
import { fetchMessages, translator } from "./messages";
import { installWorker } from "./notices";
import { Lobby } from "./pages/lobby";
import { Trouble } from "./pages/trouble";
import { currentAddress, firstRequests, type Route, read, useRoute } from "./route";
import { dress, settings, useSettings } from "./settings";

const LATER = 3000; // ms after the lobby is there
const PARTS = ["core", "refusals", "table", "lobby", "after", "evening", "finale", ...(isStatic ? ["offline"] : [])];
const fetchLearnPage = () => import("../lesson/page");
const LearnPage = lazy(async () => (await fetchLearnPage()).LearnPage);
const fetchReplayPage = () => import("./pages/replay");
const ReplayPage = lazy(async () => (await fetchReplayPage()).ReplayPage);
const fetchRulesPage = () => import("./pages/rules");
const RulesPage = lazy(async () => (await fetchRulesPage()).RulesPage);
const fetchTablePage = () => import("./pages/tablepage");
const TablePage = lazy(async () => (await fetchTablePage()).TablePage);

function Page() {
  const chosen = useSettings();
  const route = useRoute();
  const [spoken, setSpoken] = useState(settings().lang);
  useEffect(() => {
    void fetchMessages(chosen.lang, PARTS).then(() => setSpoken(chosen.lang));
  }, [chosen.lang]);
  const t = translator(spoken);
  useEffect(() => describe(t, { ...chosen, lang: spoken }, route), [spoken, route]);
  if (route.page === "lobby") return <Lobby t={t} settings={{ ...chosen, lang: spoken }} />;
  if (route.page === "table")
    return <TablePage key={route.id} id={route.id} t={t} settings={{ ...chosen, lang: spoken }} />;
  if (route.page === "replay") {
    return (
      <ReplayPage
        key={`${route.id} ${route.seat} ${route.n} ${route.of}`}
        t={t}
        settings={{ ...chosen, lang: spoken }}
        id={route.id}
        seat={route.seat}
        n={route.n}
        of={route.of}
      />
    );
  }
  if (route.page === "learn") {
    const key = `${route.game} ${route.lesson}`;
    return <LearnPage key={key} t={t} settings={{ ...chosen, lang: spoken }} game={route.game} lesson={route.lesson} />;
  }
  if (route.page === "rules") return <RulesPage t={t} lang={spoken} game={route.game} number={route.number} />;
  return <Trouble t={t} kind="lost" />;
}

/** What only one page needs comes together with the words, not after them. */
async function fetchParts(route: Route): Promise<void> {
  if (route.page === "table") await fetchTablePage();
  if (route.page === "replay") await fetchReplayPage();
  if (route.page === "rules") void (await fetchRulesPage()).fetchBook(route.game, settings().lang);
  if (route.page === "learn") {
    if (route.lesson) fetchGameEarly(route.game, settings());
    (await fetchLearnPage()).fetchLesson(route.game, settings(), route.lesson);
  }
}

/** The style sheets of the site, which the first paint did not wait for (vite.config.ts). */
async function look(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=style]")];
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((done) => {
          sheet.onload = sheet.onerror = done;
          sheet.rel = "stylesheet";
        }),
    ),
  );
}

async function begin(): Promise<void> {
  dress();
  await moveIn();
  const looks = look();
  const route = read(currentAddress());
  askEarly(firstRequests(route));
  const parts = fetchParts(route);
  listen();
  void addSheet("heads");
  if (route.page === "lobby") void addSheet("figures");
  await Promise.all([fetchMessages(settings().lang, PARTS), looks, parts]);
  await new Promise((next) => setTimeout(next)); // a pause between reading the words and drawing the page
  const page = document.getElementById("page");
  page?.replaceChildren(); // the name of the site, which stood there until now
  if (page) render(<Page />, page);
  if (isStatic) (await import("../offline/updates")).prepare();
  else {
    installWorker();
    prepareHere();
  }
  const ahead = () => void fetchTablePage().catch(() => undefined);
  if (route.page === "lobby") setTimeout(ahead, LATER); // somebody will open a table
}

// A page from before an update asks for files that are gone: load the new one.
addEventListener("vite:preloadError", () => {
  if (navigator.onLine) location.reload();
});
void begin();
