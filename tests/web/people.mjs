// People with pages of their own at a running server: what they read there, what their pages heard, what went wrong.
// One browser serves all journeys of a process, one after the other; nobody shares cookies or storage with anybody.
import { readFileSync } from "node:fs";
import { open } from "../../web/browser.mjs";

export const SAID = {
  en: {
    bots: "Play bots",
    moves: "Your moves",
    again: "Play again",
    sit: "Sit down",
    code: "Table code",
    join: "Join",
    name: "Your name",
    scores: "See the scores",
    menu: "Menu",
    away: "Let a bot play for me",
    end: "Throw the game away",
  },
  fr: {
    bots: "Contre des robots",
    moves: "Tes coups",
    again: "Rejouer",
    sit: "S’asseoir",
    code: "Code de la table",
    join: "Rejoindre",
    name: "Ton nom",
    scores: "Voir les points",
    menu: "Menu",
    away: "Mettre un robot à ma place",
    end: "Jeter la partie",
  },
  de: {
    bots: "Gegen Bots",
    moves: "Deine Züge",
    again: "Noch eine Partie",
    sit: "Hinsetzen",
    code: "Tischcode",
    join: "Beitreten",
    name: "Dein Name",
    scores: "Wertung ansehen",
    menu: "Menü",
    away: "Bot für mich spielen lassen",
    end: "Partie wegwerfen",
  },
};

/** The games of a server: name → title. */
export async function titles(address) {
  const games = await (await fetch(`${address}/api/games`)).json();
  return Object.fromEntries(games.map(({ name, title }) => [name, title]));
}

/**
 * Most journeys need no pixels: what a page does is found in its tree and its boxes. Painting it takes half of a
 * browser's time, and every frame of a fade is painted. Runs in the page.
 */
function unpainted() {
  const sheet = new CSSStyleSheet();
  const once = "animation-duration: 1ms !important; animation-iteration-count: 1 !important";
  const atOnce = "animation-delay: 0s !important; transition: none !important";
  sheet.replaceSync(`html { opacity: 0 } *, *::before, *::after { ${once}; ${atOnce} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  window.unpainted = sheet;
}

/** Runs in the page. */
function paint(wanted) {
  if (window.unpainted) window.unpainted.disabled = wanted;
}

const PATIENCE = 240_000; // ms for a whole game
const axe = readFileSync(new URL("../../web/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

export const faults = []; // of the journey under way
export const browser = await open();

/**
 * Somebody with a page of their own; `cut` breaks the line to the server, which is to come back by itself, `deafen`
 * lets it die without anybody being told; `heard` is all the server sent, `moves` how many moves it was sent.
 * `painted`: for journeys that look at motion or at what a page is while it loads.
 */
export async function visitor(address, speaks, { chosen = {}, painted = false, ...more } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: speaks, ...more });
  const settings = JSON.stringify({ lang: speaks, speed: 50, motion: "less", sound: "off", coach: false, ...chosen });
  await context.addInitScript(
    (text) => localStorage.getItem("sheepfold.settings") ?? localStorage.setItem("sheepfold.settings", text),
    settings,
  );
  if (!painted) await context.addInitScript(unpainted);
  const page = await context.newPage();
  const sockets = [];
  const heard = [];
  const silent = new Set();
  let moves = 0;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (JSON.parse(message).type === "do") moves++;
      if (!silent.has(socket)) server.send(message);
    });
    server.onMessage((message) => {
      if (silent.has(socket)) return;
      heard.push(String(message));
      socket.send(message);
    });
  });
  page.on("console", (said) => {
    if (said.type() === "error") faults.push(`console: ${said.text()} ${said.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
  page.on(
    "request",
    (request) => new URL(request.url()).host === new URL(address).host || faults.push(`foreign: ${request.url()}`),
  );
  return {
    page,
    says: SAID[speaks],
    heard,
    cut: () => sockets.at(-1).close({ code: 1001 }),
    deafen: () => silent.add(sockets.at(-1)),
    connections: () => sockets.length,
    moves: () => moves,
  };
}

/** Nothing that axe finds fault with. Behind an open dialog nothing can be reached: only the dialog is looked at. */
export async function accessible(page, where) {
  await page.evaluate(axe);
  await page.evaluate(paint, true); // contrast is judged by what is seen
  // Numbers on the slanted sides of a die are part of a drawing; the one that counts is said.
  const { violations } = await page.evaluate(() => {
    const include = document.querySelector("dialog[open]") ?? document;
    return window.axe.run({ include, exclude: ".cast" }, { resultTypes: ["violations"] });
  });
  await page.evaluate(paint, false);
  for (const one of violations) faults.push(`axe, ${where}: ${one.id} at ${one.nodes[0].target.join(" ")}`);
}

/** Resolves when something changes below the board, at the latest after so many milliseconds. Runs in the page. */
export function stirs(ms) {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(done);
    const timer = setTimeout(done, ms);
    function done() {
      watcher.disconnect();
      clearTimeout(timer);
      resolve();
    }
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    watcher.observe(document.querySelector(".dock") ?? document.body, everything);
  });
}

export const LONGEST_WAIT = 400; // ms

/** While others play: until the page shows something else. To look again and again would keep it busy. */
export async function stirred(page) {
  await page.evaluate(stirs, LONGEST_WAIT).catch(shownAgain);
}

/** A page that is just being opened again shows nothing. */
export function shownAgain(error) {
  if (/navigat|destroyed/.test(error.message)) return "none";
  throw error;
}

export async function until(what, done) {
  const end = Date.now() + PATIENCE;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Goes on a journey and leaves nothing open behind; what went wrong on it, and what it brought home. */
export async function travel(journey) {
  faults.length = 0;
  let found = null;
  try {
    found = (await journey()) ?? null;
  } catch (error) {
    faults.push(String(error.stack ?? error));
  } finally {
    const wrong = [...new Set(faults)]; // a page that is closed in mid-sentence complains for nothing
    await Promise.all(browser.contexts().map((context) => context.close()));
    faults.splice(0, faults.length, ...wrong);
  }
  return { faults: [...faults], found };
}
