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
import { addHeads, addSheet } from "../look/sprites";
import { prepare, prepareHere } from "../offline/updates";
import { listen } from "../parts/speech";
import { askEarly } from "./api";
import { describe } from "./head";
import { isStatic } from "./house";
import { lazy } from "./lazy";
import { fetchMessages, translator } from "./messages";
import { installWorker } from "./notices";
import { Lobby } from "./pages/lobby";
import { RulesPage } from "./pages/rules";
import { TablePage } from "./pages/tablepage";
import { Trouble } from "./pages/trouble";
import { currentAddress, firstRequests, read, useRoute } from "./route";
import { dress, settings, useSettings } from "./settings";

const PARTS = ["core", "refusals", "table", "lobby", "after", "evening"];
const LearnPage = lazy(async () => (await import("../lesson/page")).LearnPage);
const fetchReplayPage = async () => (await import("./pages/replay")).ReplayPage;
const ReplayPage = lazy(fetchReplayPage);

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
        key={`${route.id} ${route.seat} ${route.n}`}
        t={t}
        settings={{ ...chosen, lang: spoken }}
        id={route.id}
        seat={route.seat}
        n={route.n}
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

async function begin(): Promise<void> {
  dress();
  const route = read(currentAddress());
  askEarly(firstRequests(route));
  if (route.page === "replay") void fetchReplayPage();
  listen();
  addHeads();
  void addSheet("figures");
  await fetchMessages(settings().lang, PARTS);
  const page = document.getElementById("page");
  page?.replaceChildren(); // the name of the site, which stood there until now
  if (page) render(<Page />, page);
  if (isStatic) prepare();
  else {
    installWorker();
    prepareHere();
  }
}

// A page from before an update asks for files that are gone: load the new one.
addEventListener("vite:preloadError", () => location.reload());
void begin();
