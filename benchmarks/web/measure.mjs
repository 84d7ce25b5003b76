// Measures the pages of a running server in a real Chromium: node measure.mjs ADDRESS [MOVES] prints one JSON object.
import { gzipSync } from "node:zlib";
import { open } from "../../web/browser.mjs";

const [address, moves = "25"] = process.argv.slice(2);
const GAMES = (await (await fetch(`${address}/api/games`)).json()).map((game) => game.name);
const SLOWER = 4; // times
const LATEST = 2000; // ms a move is waited for
const WATCHED = 5000; // ms of animation on each board
const SETTLED = 3000; // ms until a page that waits for its reader is at rest
const RESTED = 20_000; // ms for which it is watched then
const browser = await open();

/**
 * Runs in every page before its own scripts: keeps the line to the server, what it offers, when beats begin, and frames
 * meanwhile.
 */
function spy() {
  const now = () => performance.timeOrigin + performance.now();
  const seen = { sent: 0, shown: 0, offer: null, frames: [], ready: 0 };
  window.spied = seen;
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      seen.line = this;
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.legal) seen.offer = message.legal.length ? { prompt: message.prompt, legal: message.legal } : null;
      });
    }
  };
  seen.move = () => {
    const { prompt, legal } = seen.offer;
    seen.offer = null;
    seen.sent = now();
    seen.line.send(
      JSON.stringify({
        type: "do",
        id: crypto.randomUUID(),
        prompt,
        text: legal[Math.floor(Math.random() * legal.length)],
      }),
    );
  };
  let last = 0;
  const frame = (time) => {
    const beat = document.querySelector(".app[data-beat]");
    if (beat && last) seen.frames.push(time - last);
    last = beat ? time : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(() => {
    const app = document.querySelector(".app");
    if (app && !seen.ready) requestAnimationFrame(() => setTimeout(() => (seen.ready ||= performance.now())));
    if (app?.dataset.beat !== undefined && !seen.shown) {
      seen.shown = -1;
      requestAnimationFrame(() => (seen.shown = now()));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-beat"] });
}

/** Runs in a page instead: counts every time a timer or a frame wakes it. */
function count() {
  window.wakes = 0;
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) {
    const ask = window[name];
    window[name] = (work, ...more) =>
      ask(
        (...given) => {
          window.wakes++;
          return work(...given);
        },
        ...more,
      );
  }
}

async function person(settings = {}, state = undefined, script = spy) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en",
    ...(state ? { storageState: state } : {}),
  });
  const chosen = JSON.stringify({ lang: "en", sound: "off", coach: false, ...settings });
  await context.addInitScript((text) => localStorage.setItem("sheepfold.settings", text), chosen);
  await context.addInitScript(script);
  const page = await context.newPage();
  return { context, page };
}

/** Opens a table from inside a page, as the lobby does. */
async function table(page, game, seats) {
  await page.goto(address);
  await page.locator("article.game").first().waitFor();
  if (seats.every((seat) => seat.kind === "bot")) {
    await page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title(game)}$`) }).click();
  } else {
    await page.getByRole("button", { name: `Invite friends: ${title(game)}` }).click();
    await page.getByRole("button", { name: "Open and invite" }).waitFor();
    const two = page.getByRole("group", { name: "How many sit at the table?" });
    if (await two.count()) await two.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("button", { name: "Open and invite" }).click();
  }
  await page.waitForURL(/\/table\//);
  return page.url();
}

const listed = await (await fetch(`${address}/api/games`)).json();
const title = (game) => listed.find(({ name }) => name === game)?.title;
const BOT = [{ kind: "bot" }];
const ease = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** Bytes of JS and CSS, gzipped, until the lobby and one board are there. */
async function weigh(game) {
  const { context, page } = await person();
  const bodies = [];
  page.on(
    "response",
    (response) =>
      /\.(js|css)$/.test(new URL(response.url()).pathname) &&
      bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length)),
  );
  await page.goto(address);
  await page.locator("article.game").first().waitFor();
  await page.waitForLoadState("networkidle");
  const lobby = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  await page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title(game)}$`) }).click();
  await page.locator(".app .dock").waitFor();
  await ease(500);
  const all = (await Promise.all(bodies)).reduce((sum, one) => sum + one, 0);
  await context.close();
  return { lobby: lobby / 1000, all: all / 1000 };
}

/** From a move leaving one page until its first line is painted on another. */
async function hear(game, count) {
  const [one, two] = [await person({ speed: 8 }), await person({ speed: 8 })];
  const link = await table(one.page, game, [{ kind: "open" }]);
  await two.page.goto(link);
  await two.page.getByRole("textbox", { name: "Your name" }).fill("Guest");
  await two.page.getByRole("button", { name: "Sit down" }).click();
  await one.page.getByRole("button", { name: "Start with 2" }).click();
  await Promise.all([one, two].map(({ page }) => page.locator(".app .dock").waitFor()));
  const taken = [];
  let unseen = 0;
  const idle = ({ page }) => page.evaluate(() => !document.querySelector(".app[data-beat]"));
  const end = Date.now() + 40_000;
  while (taken.length < count && Date.now() < end) {
    if (!(await idle(one)) || !(await idle(two))) {
      await ease(20);
      continue;
    }
    const asks = await Promise.all([one, two].map(({ page }) => page.evaluate(() => window.spied.offer !== null)));
    if (!asks.includes(true)) {
      if (await one.page.getByRole("button", { name: "Play again" }).isVisible()) break;
      await ease(20);
      continue;
    }
    const [mover, other] = asks[0] ? [one, two] : [two, one];
    await other.page.evaluate(() => (window.spied.shown = 0));
    await mover.page.evaluate(() => window.spied.move());
    // However late it is painted, it counts; what never is has no line for the other, and is told apart.
    const painted = await other.page
      .waitForFunction(() => window.spied.shown > 0, null, { timeout: LATEST })
      .catch(() => null);
    const [sent, shown] = await Promise.all([
      mover.page.evaluate(() => window.spied.sent),
      other.page.evaluate(() => window.spied.shown),
    ]);
    if (painted) taken.push(shown - sent);
    else unseen++;
  }
  await Promise.all([one.context.close(), two.context.close()]);
  return { taken, unseen };
}

/** Opening a table and watching it, on a processor four times slower. */
async function slowly(game) {
  const { context, page } = await person();
  const link = await table(page, game, BOT);
  await page.locator(".app .dock").waitFor();
  const state = await context.storageState();
  await context.close();
  const again = await person({}, state);
  const session = await again.context.newCDPSession(again.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await again.page.goto(link);
  await again.page.waitForFunction(() => window.spied.ready > 0, null, { timeout: 60_000 });
  const ready = await again.page.evaluate(() => window.spied.ready);
  await again.page.evaluate(() => (window.spied.frames.length = 0));
  const end = Date.now() + WATCHED;
  while (Date.now() < end) {
    await again.page.evaluate(
      () => window.spied.offer && !document.querySelector(".app[data-beat]") && window.spied.move(),
    );
    await ease(100);
  }
  const frames = await again.page.evaluate(() => window.spied.frames);
  await again.context.close();
  return { ready, frames };
}

/** A table that waits for its reader: how often it wakes in a minute, and for how many ms of work in a second. */
async function rest(game) {
  const { context, page } = await person({}, undefined, count);
  await table(page, game, BOT);
  await page.locator(".app .dock").waitFor();
  await page.waitForFunction(() => !document.querySelector(".app[data-beat]"));
  await ease(SETTLED);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const look = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const worked = metrics.find(({ name }) => name === "TaskDuration").value;
    return { worked, wakes: await page.evaluate(() => window.wakes) };
  };
  const before = await look();
  await ease(RESTED);
  const after = await look();
  await context.close();
  return {
    wakes: ((after.wakes - before.wakes) * 60_000) / RESTED,
    rest: ((after.worked - before.worked) * 1e6) / RESTED,
  };
}

const found = { games: {} };
for (const game of GAMES) {
  console.error(`${game} ...`);
  const weight = await weigh(game);
  const { taken: heard, unseen } = await hear(game, Number(moves));
  const { ready, frames } = await slowly(game);
  const resting = await rest(game);
  found.games[game] = {
    ...weight,
    ...resting,
    heard50: at(heard, 0.5),
    heard95: at(heard, 0.95),
    moves: heard.length,
    unseen,
    ready,
    frame50: at(frames, 0.5),
    frame95: at(frames, 0.95),
    late: frames.filter((ms) => ms > 17.5).length / frames.length,
    frames: frames.length,
  };
}
await browser.close();
console.log(JSON.stringify(found));
