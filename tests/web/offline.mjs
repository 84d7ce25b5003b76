// Plays on a static site, with nothing behind it but files: whole games, and everything that can happen to them in
// between.
// The words are JOURNEY ADDRESS [GAME …]; `whole` as the first game: every press is made by hand.
import { visitor as comer, faults, until } from "./people.mjs";
import { click, isOver, tap, turn, type } from "./visit.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const STILL = 0.02; // of a screen's worth; five tiles that make way for a game are a tenth and more
const EASY = { count: 1, rung: "lamb" };

/** Somebody at the site, who plays one lamb at a time in words and buttons. */
async function visitor(address, more = {}) {
  const me = await comer(address, "en", { chosen: { plain: true }, ...more });
  await me.page.context().addInitScript((bots) => {
    const games = ["bauernschlau", "black-sheep", "bouc-makers", "bye-bye-black-sheep", "sheep-sheep"];
    localStorage.setItem("sheepfold.bots", JSON.stringify(Object.fromEntries(games.map((game) => [game, bots]))));
  }, EASY);
  return me;
}

async function titles(address) {
  const games = await (await fetch(`${address}/offline/games.json`)).json();
  return Object.fromEntries(games.map(({ name, title }) => [name, title]));
}

async function begin(me, title, press = click) {
  const start = me.page.getByRole("button", { name: new RegExp(`^${me.says.bots}.*: ${title}$`) });
  await start.waitFor();
  await press(start);
  await asked(me);
}

/** Until a move is asked for. */
async function asked(me) {
  await me.page.getByRole("group", { name: me.says.moves }).getByRole("button").first().waitFor({ timeout: 120_000 });
}

async function finish(me, press = click) {
  await until("the end", async () => {
    await turn(me, press);
    return isOver(me);
  });
}

/** Until the service worker has everything, and this page through it. */
async function settled(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** Those of the site that are kept; the image of Python is none. */
async function versions(page) {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => /^sheepfold \/.* [0-9a-f]{16}$/.test(name));
}

/** The worker with the tables began from an image of Python. */
async function isQuick(page) {
  const tables = page.workers().find((worker) => worker.url().includes("tables"));
  return tables.evaluate(() => performance.getEntriesByName("from the image").length > 0);
}

/** Until there is an image of Python for the next visit. */
async function pictured(page) {
  await until("an image of Python", () => page.evaluate(async () => Boolean(await caches.match("offline/image"))));
}

/** What browsers put on the console themselves while there is no network. */
function forgive(pattern) {
  faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)));
}

/** From now on the database says what a browser says whose disk is full. Runs in the worker with the tables. */
function fill() {
  const { add } = IDBObjectStore.prototype;
  self.empty = () => Object.assign(IDBObjectStore.prototype, { add });
  IDBObjectStore.prototype.add = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
}

function empty() {
  self.empty();
}

/** Runs in a page: adds up how far things move that nobody has moved. */
function watchShifts() {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
}

const JOURNEYS = {
  /** Whole games, in turn by keyboard and by touch; by hand, with the network cut. */
  async games(address, _tell, games) {
    const byHand = games[0] === "whole" ? Number.POSITIVE_INFINITY : undefined;
    const known = await titles(address);
    const names = games.filter((game) => game !== "whole");
    for (const [at, game] of (names.length ? names : Object.keys(known)).entries()) {
      const touched = (at + Object.keys(known).indexOf(game)) % 2;
      const me = await visitor(address, touched ? PHONE : {});
      me.byHand = byHand;
      const press = touched ? tap : type;
      await me.page.goto(address);
      if (byHand) {
        await settled(me.page);
        await me.page.context().setOffline(true);
        await me.page.reload();
      }
      await begin(me, known[game], press);
      await finish(me, press);
      forgive(/ERR_INTERNET_DISCONNECTED/);
      await me.page.context().close();
    }
  },

  /** At a server: once the static site is kept, its address opens that while the server cannot be reached. */
  async fallback(address) {
    const me = await visitor(address);
    const { page } = me;
    await page.goto(address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const worker = await navigator.serviceWorker.register("/here/worker.js"); // as a page does after a while
      while (!worker.active) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.context().setOffline(true);
    const away = page.getByRole("link", { name: "Play bots in this browser" });
    await away.waitFor({ timeout: 30_000 });
    await page.goto(address);
    await page.waitForURL(`${address}/here/`);
    await begin(me, "Sheep Sheep");
    await until("a move without a server", () => turn(me, click));
    forgive(/ERR_INTERNET_DISCONNECTED/);
  },

  /** One game through everything: no network, another tab, closing, no room, an update. */
  async life(address, tell) {
    const title = (await titles(address))["sheep-sheep"];
    const me = await visitor(address);
    const context = me.page.context();
    await me.page.goto(address);
    await begin(me, title);
    await until("a move", () => turn(me, click));
    await settled(me.page);

    // Without a network the page is opened again, from an image of Python, and the game goes on where it was.
    await pictured(me.page);
    await context.setOffline(true);
    await me.page.reload();
    await asked(me);
    if (!(await isQuick(me.page))) throw new Error("Python started anew");
    await until("a move without a network", () => turn(me, click));
    await context.setOffline(false);
    forgive(/ERR_INTERNET_DISCONNECTED/);

    // A second tab says that the first one has the tables.
    const other = await context.newPage();
    await other.goto(me.page.url());
    await other.getByText(/open in another tab/).waitFor();
    await other.close();
    forgive(/status of 503/);

    // No room: the move is not made, and the table says so; with room, it is.
    await asked(me);
    const tables = me.page.workers().find((worker) => worker.url().includes("tables"));
    await tables.evaluate(fill);
    await until("no room", async () => {
      await turn(me, click);
      return me.page
        .getByText(/no room left in this browser/)
        .first()
        .isVisible();
    });
    await tables.evaluate(empty);
    await until("a move with room", () => turn(me, click));

    // The tab is closed and another opened, on a phone: the lobby leads back to the table, above the games, at once.
    await me.page.close();
    me.page = await context.newPage();
    await me.page.setViewportSize(PHONE.viewport);
    await me.page.addInitScript(watchShifts);
    await me.page.goto(address);
    await me.page.locator("a[href^='/table/']").first().waitFor({ timeout: 60_000 });
    await pictured(me.page); // the image before made room for a game; by now the tables are told as they are
    const [shifts, above] = await me.page.evaluate(() => {
      const top = (name) => document.querySelector(name).getBoundingClientRect().top;
      return [window.shifts, top(".wait li") < top(".games")];
    });
    if (!above || shifts > STILL) throw new Error(`running games come late: ${JSON.stringify([shifts, above])}`);
    await me.page.setViewportSize({ width: 1280, height: 800 });

    // A copy of everything, brought into another browser.
    const [download] = await Promise.all([
      me.page.waitForEvent("download"),
      me.page.getByRole("button", { name: "Save a copy of all games" }).click(),
    ]);
    const fresh = await visitor(address);
    await fresh.page.goto(address);
    await fresh.page.locator("input[accept*=json]").setInputFiles(await download.path());
    await fresh.page.getByText("One game is back.").waitFor();
    await fresh.page.locator("a[href^='/table/']").first().waitFor({ timeout: 60_000 });
    await fresh.page.context().close();

    // A newer version does not come while a game is on the screen, and comes in the lobby, whole.
    const table = await me.page.locator("a[href^='/table/']").first().getAttribute("href");
    await me.page.goto(`${address}/#${table}`);
    await asked(me);
    const [before] = await versions(me.page);
    await tell("update");
    await me.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await until("the newer version", async () =>
      me.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)),
    );
    await until("a move meanwhile", () => turn(me, click));
    const both = await versions(me.page);
    if (!both.includes(before) || both.length !== 2) throw new Error(`versions in the middle of a game: ${both}`);
    await me.page.evaluate(() => {
      window.isOfTheOldVersion = true;
    });
    await me.page.goto(`${address}/#/`);
    await until("the page of the newer one", () =>
      me.page.evaluate(() => !window.isOfTheOldVersion).catch(() => false),
    );
    await until("only the newer one", async () => {
      const found = await versions(me.page).catch(() => []);
      return found.length === 1 && found[0] !== before;
    });
    await me.page.goto(`${address}/#${table}`);
    await asked(me);
    await finish(me);

    // It is over: from a moment of it somebody can play on.
    await me.page.goto(`${address}/#${table.replace("table", "replay")}?seat=A&n=2`);
    await me.page.getByRole("slider", { name: "Moment of the game" }).waitFor();
    await me.page.getByRole("button", { name: "Menu" }).click();
    await me.page.getByRole("button", { name: "Share this position" }).waitFor();
    await me.page.getByRole("button", { name: "Play on from here" }).click();
    await me.page.waitForURL(/#\/table\//);
    if (me.page.url().endsWith(table)) throw new Error("the game that is over was opened again");
    await asked(me);
  },
};

export default async function visit([journey, address, ...games], tell) {
  await JOURNEYS[journey](address, tell, games);
}
