/**
 * The static site in a real Chromium: what it loads, how soon one can move, what it costs while bots think. The words are
 * ADDRESS ROUNDS; the last line of the output is JSON.
 */
import { readFileSync } from "node:fs";
import { open } from "../../web/browser.mjs";

const [address, rounds] = process.argv.slice(2);
const MOVES = "[aria-label='Your moves'] button";
const SETTINGS = { lang: "en", speed: 50, motion: "less", sound: "off", coach: false, plain: true };
const THINKS = 8; // turns of a shepherd during which the page is watched

async function visitor(browser) {
  const context = await browser.newContext({ locale: "en" });
  await context.addInitScript((settings) => {
    localStorage.setItem("sheepfold.settings", JSON.stringify(settings));
    const bots = { count: 1, rung: "shepherd" };
    localStorage.setItem("sheepfold.bots", JSON.stringify({ "bouc-makers": bots }));
    window.long = [];
    new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration))).observe({
      type: "longtask",
    });
  }, SETTINGS);
  return context;
}

/** From now, pressing "Play bots" as soon as it is there, until a move can be made, in ms. */
async function firstMove(page) {
  const from = Date.now();
  await page.getByRole("button", { name: /^Play bots.*: Bouc Makers$/ }).click();
  await page.locator(MOVES).first().waitFor({ timeout: 60_000 });
  return Date.now() - from;
}

/** Bytes that came over the network, by the server's own count. */
const served = async () => Number(await (await fetch(`${address}/served`)).text());

function memory(pid) {
  const found = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(found?.[1] ?? 0) / 1024;
}

const cold = [];
const cached = [];
let before = 0;
let all = 0;
let long = 0;
let renderer = 0;
for (let round = 0; round < Number(rounds); round++) {
  const browser = await open();
  const context = await visitor(browser);
  // Idle work would hide what a first click costs: it comes later than the click here.
  const page = await context.newPage();
  await page.addInitScript(() => {
    const later = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work) => setTimeout(() => later(work), 2000);
  });
  const from = await served();
  await page.goto(address);
  await page.getByRole("button", { name: /^Play bots.*: Bouc Makers$/ }).waitFor();
  before = (await served()) - from;
  cold.push(await firstMove(page));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  all = (await served()) - from;
  await page.waitForFunction(async () => Boolean(await caches.match("offline/image")));
  const again = await context.newPage();
  await page.close();
  const opened = Date.now();
  await again.goto(address);
  const opening = Date.now() - opened;
  cached.push(opening + (await firstMove(again)));
  if (round === 0) {
    await again.evaluate(() => {
      window.long.length = 0;
    });
    for (let turn = 0; turn < THINKS; turn++) {
      const button = again.locator(MOVES).first();
      await button.waitFor({ timeout: 30_000 }).catch(() => undefined);
      await button.click({ timeout: 2000 }).catch(() => undefined);
    }
    long = await again.evaluate(() => Math.max(0, ...window.long));
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    renderer = Math.max(...processInfo.filter(({ type }) => type === "renderer").map(({ id }) => memory(id)));
  }
  await browser.close();
}
process.stdout.write(`${JSON.stringify({ cold, cached, before, all, long, renderer })}\n`);
process.exit();
