// Pages while they load, over a slow line and with nothing kept from before: nothing moves away under the reader's
// eyes, search engines are told what a page is, and buttons are called by the words on them. The word is ADDRESS.
import { visitor as comer, faults } from "./people.mjs";

const MOST = 0.02; // of the shifts of one page together; Lighthouse calls up to 0.1 good
/** A phone's line, as Lighthouse has it. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 412, height: 823 }, painted: true };

/** Runs in a page before its scripts: all shifts of its layout, the worst place of each. */
function watchShifts() {
  window.shifts = [];
  const place = (node) => `${node?.nodeName ?? "?"} ${node?.className ?? ""}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) window.shifts.push([value, place(sources[0]?.node)]);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Buttons and links whose spoken name lacks words that stand on them: who steers by voice says what is seen. */
function misnamed() {
  const words = (text) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
  return [...document.querySelectorAll(":is(button, a)[aria-label]")]
    .filter(({ ariaLabel, innerText }) => /\S/.test(innerText) && !words(ariaLabel).includes(words(innerText)))
    .map(({ ariaLabel, innerText }) => `“${innerText}” is called “${ariaLabel}”`);
}

/** A page opened by somebody new to it, or with the seats of `state`. */
async function look(address, { path, lang, shows, state }) {
  const { page } = await comer(address, lang, { ...PHONE, ...(state ? { storageState: state } : {}) });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await page.addInitScript(watchShifts);
  await page.goto(address + path);
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState("networkidle");
  const where = `${path}, ${lang}${state ? "" : ", a stranger"}`;
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  if (sum > MOST) faults.push(`${where}: shifts of ${sum.toFixed(3)}: ${shifts.map(([, place]) => place).join(", ")}`);
  for (const wrong of await page.evaluate(misnamed)) faults.push(`${where}: ${wrong}`);
  const about = await page.locator("meta[name=description]").getAttribute("content");
  const title = await page.title();
  await page.context().close();
  return { about, title };
}

export default async function steady([address]) {
  const { page } = await comer(address, "en");
  const robots = await page.goto(`${address}/robots.txt`);
  if (!(await robots.text()).startsWith("#") || !/plain/.test(robots.headers()["content-type"]))
    faults.push("robots.txt is no text");
  const [room, table] = await page.evaluate(async () => {
    const ask = async (path, body) =>
      (
        await fetch(`/api/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    await ask("people", { name: "Lena" });
    const me = { kind: "me" };
    const seats = [
      [me, { kind: "open" }, { kind: "bot", bot: "lamb" }],
      [me, { kind: "bot", bot: "lamb" }, { kind: "bot", bot: "lamb" }],
    ];
    const opened = seats.map((those) => ask("tables", { game: "bye-bye-black-sheep", seats: those }));
    return (await Promise.all(opened)).map(({ id }) => id);
  });
  const state = { cookies: await page.context().cookies(), origins: [] };
  const stops = [
    { path: "/", lang: "fr", shows: "article.game" },
    { path: "/", lang: "en", shows: "article.game", state },
    { path: `/table/${room}`, lang: "de", shows: ".fold", state },
    { path: `/table/${table}`, lang: "en", shows: ".dock", state },
    { path: "/rules/sheep-sheep", lang: "en", shows: "main h1" },
  ];
  const found = [];
  for (const stop of stops) found.push(await look(address, stop));
  return found;
}
