// One game against bots; the words are ADDRESS GAME. On the drawn board a hint is ringed and the dock keeps its height,
// a line of the log shows its place, and what bots do is skipped. The rest goes by itself in plain words; then the end
// is counted, skipped by Space, and its moments lead into a replay whose lines are links.
import { accessible, faults, titles, until, visitor } from "./people.mjs";

const height = (page) => page.locator(".dock").evaluate((dock) => dock.getBoundingClientRect().height);
const asked = (page) => page.locator(".dock .hintb:not(.skipb)");
const rings = (page) => page.locator(".straw-ring");

/** A hint: rings on source and target within the screen, the dock as high as before, the words of both spoken. */
async function hinted(page) {
  await asked(page).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await height(page);
  await asked(page).click();
  await page.locator(".dock.tip").waitFor();
  await rings(page).first().waitFor();
  const after = await height(page);
  if (Math.abs(after - before) > 0.5) faults.push(`the dock jumps from ${before} to ${after} px`);
  const outside = await rings(page).evaluateAll((all) =>
    all.filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }),
  );
  if (outside.length) faults.push(`${outside.length} rings leave the screen`);
  if (!(await page.locator(".rings .paw").count())) faults.push("the paw is missing");
  await accessible(page, "a hint");
  await page.keyboard.press("Escape");
  await rings(page).first().waitFor({ state: "detached" });
}

/** By keys: the list, its newest line, the place of it. */
async function shownPlace(page) {
  const list = page.getByRole("list", { name: "Log" });
  await list.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.locator(".rings.flash .straw-ring").first().waitFor();
}

/** Any move that is offered in plain words; what bots do is skipped where it can be. Runs in the page. */
function playAny() {
  document.querySelector(".skipb")?.click();
  const all = document.querySelectorAll(".choices .moves button");
  const buttons = all.length ? all : document.querySelectorAll(".choices button");
  buttons[Math.floor(Math.random() * buttons.length)]?.click();
  return document.querySelector(".finale") !== null;
}

/** Whether there was something to skip. Runs in the page. */
function pressSkip() {
  const button = document.querySelector('.skipb[aria-label="Skip to my next question"]');
  button?.click();
  return button !== null;
}

/** The first move of the hint, and what follows it skipped. */
async function skipped(page) {
  await asked(page).click();
  await page.getByRole("button", { name: "Play it" }).click();
  await until("something to skip, or my next question", async () => {
    if (await page.evaluate(pressSkip)) return true; // it may be gone before a pointer is there
    if (await asked(page).isVisible()) {
      await asked(page).click();
      await page.getByRole("button", { name: "Play it" }).click({ timeout: 2000 });
    }
    return false;
  });
  await asked(page).waitFor();
}

export default async function night([address, game]) {
  const { page } = await visitor(address, "en", { painted: true, chosen: { motion: "full", speed: 1 } });
  await page.goto(address);
  const title = (await titles(address))[game];
  await page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title}$`) }).click();
  await hinted(page);
  await shownPlace(page);
  await skipped(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("sheepfold.settings"));
    localStorage.setItem("sheepfold.settings", JSON.stringify({ ...kept, plain: true }));
  });
  await page.reload();
  await until("the end", () => page.evaluate(playAny));
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play again" }).waitFor();
  const table = page.getByRole("table", { name: "The points by category" });
  const sums = await table.locator("tbody td:last-child").allInnerTexts();
  const scores = (await page.locator(".dock .ask .h").innerText()).match(/−?\d+(?=,|$)/g);
  if ([...sums].sort().join() !== [...scores].sort().join()) faults.push(`the count says ${sums}, the table ${scores}`);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  if (!/\.png$/.test((await saving).suggestedFilename())) faults.push("the picture is no PNG");
  await page.getByRole("img", { name: "How the chances to win went" }).waitFor();
  await accessible(page, "the finale");
  await page.getByRole("button", { name: "See the board" }).click();
  await page.getByRole("button", { name: "See the podium" }).click();
  await page.reload();
  await page.locator(".fin-podium").waitFor(); // later, the end is there at once
  const moment = page.locator(".fin-moments a").first();
  await moment.waitFor();
  const there = new URL(await moment.getAttribute("href"), address).searchParams.get("n");
  await moment.click();
  await until("the moment in the replay", () => page.url().includes(`n=${there}`));
  const line = page.locator(".log li a").first();
  await line.waitFor();
  const n = new URL(await line.getAttribute("href"), address).searchParams.get("n");
  await line.click();
  await until("the moment of the line", () => page.url().endsWith(`n=${n}`));
  await accessible(page, "a replay at a line");
}
