// How much a page has to do while moves are shown, whatever else the machine does: processor time of its main thread.
// node benchmarks/web/work.mjs ADDRESS [SECONDS] [GAME ...], against a running server. A task longer than 4 ms is a
// frame that comes late on a processor four times slower.
import { open } from "../../web/browser.mjs";

const [address, seconds = "8", ...wanted] = process.argv.slice(2);
const KINDS = ["TimerFire", "FireAnimationFrame", "UpdateLayoutTree", "Layout", "Paint"];
const LONG = 4; // ms
const listed = await (await fetch(`${address}/api/games`)).json();
const browser = await open();
const ease = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: plays any move that is offered, as soon as nothing is shown. */
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
}

async function traced(page) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ["devtools.timeline", "toplevel"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  for (const end = Date.now() + Number(seconds) * 1000; Date.now() < end; await ease(100))
    await page.evaluate(() => window.spied.move());
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  return events.filter((event) => event.ph === "X" && event.tdur !== undefined);
}

for (const { name, title } of listed.filter((game) => !wanted.length || wanted.includes(game.name))) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  const chosen = JSON.stringify({ lang: "en", sound: "off", coach: false });
  await context.addInitScript((text) => localStorage.setItem("sheepfold.settings", text), chosen);
  await context.addInitScript(spy);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title}$`) }).click();
  await page.locator(".app .dock").waitFor();
  const events = await traced(page);
  const tasks = events.filter((event) => /RunTask/.test(event.name));
  const threads = new Map(tasks.map((task) => [`${task.pid} ${task.tid}`, []]));
  for (const task of tasks) threads.get(`${task.pid} ${task.tid}`).push(task);
  const busy = (some) => some.reduce((sum, task) => sum + task.tdur, 0);
  const [main = []] = [...threads.values()].sort((a, b) => busy(b) - busy(a));
  const spent = KINDS.map((kind) => {
    const ms = busy(events.filter((event) => event.name === kind)) / 1000;
    return `${kind} ${ms.toFixed(0)} ms`;
  });
  console.log(`${name}: ${main.filter((task) => task.tdur > LONG * 1000).length} long tasks; ${spent.join(", ")}`);
  await context.close();
}
await browser.close();
