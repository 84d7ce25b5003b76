// People with browsers of their own at a running house: what they read on its pages, what their pages heard, what went wrong there.
import { readFileSync } from "node:fs";
import { open } from "../../web/browser.mjs";

export const TITLES = {
  bauernschlau: "Bauernschlau",
  "black-sheep": "Black Sheep",
  "bouc-makers": "Bouc Makers",
  "bye-bye-black-sheep": "Bye-Bye Black Sheep",
  "sheep-sheep": "Sheep Sheep",
};
export const SAID = {
  en: { bots: "Play bots", moves: "Your moves", again: "Play again", sit: "Sit down", code: "Table code", join: "Join", name: "Your name", scores: "See the scores" },
  fr: { bots: "Contre robots", moves: "Tes coups", again: "Rejouer", sit: "S’asseoir", code: "Code de la table", join: "Entrer", name: "Ton nom", scores: "Voir les points" },
  de: { bots: "Gegen Bots", moves: "Deine Züge", again: "Noch einmal", sit: "Hinsetzen", code: "Tischcode", join: "Los", name: "Dein Name", scores: "Wertung ansehen" },
};
const PATIENCE = 240_000; // ms for a whole game
const axe = readFileSync(new URL("../../web/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

export const faults = [];
const browser = await open();

/** Somebody with a browser of their own; `cut` breaks the line to the house, which is to come back by itself, `deafen` lets it die
 * without anybody being told; `heard` is all the house sent. */
export async function visitor(address, speaks, { chosen = {}, ...more } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: speaks, ...more });
  const settings = JSON.stringify({ lang: speaks, speed: 50, motion: "less", sound: "off", coach: false, ...chosen });
  await context.addInitScript((text) => localStorage.getItem("sheepfold.settings") ?? localStorage.setItem("sheepfold.settings", text), settings);
  const page = await context.newPage();
  const sockets = [];
  const heard = [];
  const silent = new Set();
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    sockets.push(socket);
    const house = socket.connectToServer();
    socket.onMessage((message) => silent.has(socket) || house.send(message));
    house.onMessage((message) => {
      if (silent.has(socket)) return;
      heard.push(String(message));
      socket.send(message);
    });
  });
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
  page.on("request", (request) => new URL(request.url()).host === new URL(address).host || faults.push(`foreign: ${request.url()}`));
  return { page, says: SAID[speaks], heard, cut: () => sockets.at(-1).close({ code: 1001 }), deafen: () => silent.add(sockets.at(-1)), connections: () => sockets.length };
}

export async function accessible(page, where) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  for (const one of violations) faults.push(`axe, ${where}: ${one.id} at ${one.nodes[0].target.join(" ")}`);
}

export async function until(what, done) {
  const end = Date.now() + PATIENCE;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Runs a journey, tells what went wrong on it, and ends. */
export async function travel(journey) {
  try {
    await journey();
  } catch (error) {
    faults.push(String(error.stack ?? error));
  } finally {
    await browser.close();
  }
  for (const fault of new Set(faults)) console.error(fault);
  process.exit(faults.length ? 1 : 0);
}
