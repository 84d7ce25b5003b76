// Frames while moves are shown, on a processor four times slower (as Chromium emulates it):
// node benchmarks/web/work.mjs ADDRESS [SECONDS] [GAME ...] [--size 412x823], against a running server.
// Two measures of the same frames. How long each took is what people see, and what a busy machine spoils. How much the
// main thread had to do for it is processor time: up to 16.7 ms of work is a frame that can come in time. Frames in
// which the page changes (a move begins to be shown) are told apart from those in which things only fly: these hitch.
import { parseArgs } from "node:util";
import { open } from "../../web/browser.mjs";

const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: "string", default: "1280x800" } },
});
const [address, seconds = "8", ...wanted] = positionals;
const [width, height] = said.size.split("x").map(Number);
const SLOWER = 4; // times
const BUDGET = 1000 / 60; // ms of a frame
const LATE = 20; // ms between two frames that somebody sees
const KINDS = {
  script: ["FunctionCall", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks"],
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit"],
};
const listed = await (await fetch(`${address}/api/games`)).json();
const browser = await open();
const ease = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: plays any move that is offered as soon as nothing is shown, and marks the frames meanwhile. */
function spy() {
  const seen = { offer: null };
  window.spied = seen;
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      seen.line = this;
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.legal) seen.offer = message.legal.length ? message : null;
      });
    }
  };
  seen.move = () => {
    if (!seen.offer || document.querySelector(".app[data-beat]")) return;
    const { prompt, legal } = seen.offer;
    seen.offer = null;
    const text = legal[Math.floor(Math.random() * legal.length)];
    seen.line.send(JSON.stringify({ type: "do", id: crypto.randomUUID(), prompt, text }));
  };
  let changed = false;
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => (changed = true)).observe(document, everything);
  const frame = () => {
    const shown = document.querySelector(".app[data-beat]");
    performance.mark(shown ? (changed ? "changes" : "flies") : "idle"); // from the last mark to this one
    changed = false;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function traced(page) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ["devtools.timeline", "toplevel", "blink.user_timing"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  for (const end = Date.now() + Number(seconds) * 1000; Date.now() < end; await ease(100))
    await page.evaluate(() => window.spied.move());
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  return events;
}

const at = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
const total = (events) => events.reduce((sum, event) => sum + event.tdur, 0) / 1000;

/** Frames of which something was shown: ms from each to the next, and ms of work on the main thread meanwhile. */
function framesOf(events) {
  const marks = events.filter(({ name, cat }) => /user_timing/.test(cat) && /^(changes|flies|idle)$/.test(name));
  const ticks = marks.sort((a, b) => a.ts - b.ts);
  const { pid, tid } = ticks[0];
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined);
  const tasks = own.filter(({ name }) => /RunTask/.test(name)).sort((a, b) => a.ts - b.ts);
  const frames = [];
  let next = 0;
  for (const [place, tick] of ticks.slice(0, -1).entries()) {
    const end = ticks[place + 1].ts;
    let work = 0;
    for (; next < tasks.length && tasks[next].ts < end; next++) work += tasks[next].tdur / 1000;
    frames.push({ kind: ticks[place + 1].name, took: (end - tick.ts) / 1000, work });
  }
  return { frames, own };
}

async function watched(title) {
  const context = await browser.newContext({ viewport: { width, height }, locale: "en" });
  const chosen = JSON.stringify({ lang: "en", sound: "off", coach: false });
  await context.addInitScript((text) => localStorage.setItem("sheepfold.settings", text), chosen);
  await context.addInitScript(spy);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title}$`) }).click();
  await page.locator(".app .dock").first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const events = await traced(page);
  await context.close();
  return framesOf(events);
}

console.log(
  "| board | frames in flight | took p50 / p95 ms | over 20 ms | work p50 / p95 / most ms | over 16.7 ms " +
    "| frames of change | work p50 / p95 ms | a second |",
);
console.log("|---|---|---|---|---|---|---|---|---|");
for (const { name, title } of listed.filter((game) => !wanted.length || wanted.includes(game.name))) {
  const { frames, own } = await watched(title);
  const [flies, changes] = ["flies", "changes"].map((kind) => frames.filter((one) => one.kind === kind));
  const [took, work, changing] = [
    flies.map((one) => one.took),
    flies.map((one) => one.work),
    changes.map((one) => one.work),
  ];
  const share = (values, most) => `${((100 * values.filter((ms) => ms > most).length) / values.length).toFixed(1)} %`;
  const spent = Object.entries(KINDS).map(([kind, names]) => {
    const some = own.filter((event) => names.includes(event.name));
    return `${kind} ${(total(some) / Number(seconds)).toFixed(0)}`;
  });
  const show = (...values) => values.map((ms) => ms.toFixed(1)).join(" / ");
  console.log(
    `| ${name} | ${flies.length} | ${show(at(took, 0.5), at(took, 0.95))} | ${share(took, LATE)} ` +
      `| ${show(at(work, 0.5), at(work, 0.95), Math.max(...work))} | ${share(work, BUDGET)} ` +
      `| ${changes.length} | ${show(at(changing, 0.5), at(changing, 0.95))} | ${spent.join(", ")} ms |`,
  );
}
await browser.close();
