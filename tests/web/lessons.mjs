// Somebody new learns a game: goal card, then the lesson, following only what is on the screen: the thing that is named
// "Try it: …", until the dog has nothing more to show.
import { accessible, faults, visitor } from "./people.mjs";

const WORDS = {
  en: {
    show: "Show me",
    tries: /^Try it: /,
    play: "Play a game",
    again: "Again",
    back: "One step back",
    no: "Not yet",
  },
  fr: {
    show: "Montre-moi",
    tries: /^Essaie\u00a0: /,
    play: "Jouer une partie",
    again: "Encore une fois",
    back: "Une étape en arrière",
    no: "Pas encore",
  },
  de: {
    show: "Zeig es mir",
    tries: /^Probier es: /,
    play: "Eine Partie spielen",
    again: "Noch einmal",
    back: "Einen Schritt zurück",
    no: "Noch nicht",
  },
};
const PATIENCE = 20_000; // ms for one answer of the page
const MOST = 40; // touches of one lesson
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Where a finger hits the thing; null: something covers it. Runs in the page. */
function hit(thing) {
  const box = thing.getBoundingClientRect();
  for (const [x, y] of [
    [0.5, 0.5],
    [0.2, 0.5],
    [0.5, 0.2],
    [0.1, 0.1],
  ]) {
    const [px, py] = [box.left + box.width * x, box.top + box.height * y];
    if (thing.contains(document.elementFromPoint(px, py))) return [px, py];
  }
  return null;
}

/** Anything but what is meant. Runs in the page. */
function other() {
  const lit = document.activeElement;
  const all = [...document.querySelectorAll(".board button, .board [role=button], .dock button")];
  const wrong = all.find((one) => one !== lit && !one.closest(".lessonctl") && one.getClientRects().length);
  wrong?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return wrong !== undefined;
}

const asked = (page) => page.locator(".dock .q strong").textContent();
const stepAt = (page) => page.locator(".lessondots i.was").count();

async function touch(page, way, target) {
  if (way === "keys") {
    const focused = await target.evaluate((thing) => thing === document.activeElement);
    if (!focused) faults.push(`not focused: ${await target.getAttribute("aria-label")}`);
    return page.keyboard.press("Enter");
  }
  const spot = await target.evaluate(hit);
  if (!spot) throw new Error(`covered: ${await target.getAttribute("aria-label")}`);
  return way === "touch" ? page.touchscreen.tap(...spot) : page.mouse.click(...spot);
}

async function until(what, done) {
  const end = Date.now() + PATIENCE;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Touches what is lit, once it is something else than before; false at the end of the lesson. */
async function follow(page, way, words, before) {
  const target = page.getByRole("button", { name: words.tries });
  const end = page.getByRole("button", { name: words.play });
  let lit = "";
  await until(`something to touch after “${before}”`, async () => {
    if (await end.isVisible()) lit = "end";
    else if ((await target.count()) === 1)
      lit = `${await target.getAttribute("aria-label", { timeout: 500 }).catch(() => "")} ${await stepAt(page)}`;
    return lit !== "" && lit !== before;
  });
  if (lit !== "end") await touch(page, way, target);
  return lit;
}

export default async function journey([address, game, speaks, way]) {
  const words = WORDS[speaks];
  const chosen = { plain: way === "plain", coach: true };
  const { page } = await visitor(address, speaks, { chosen, ...(way === "touch" ? PHONE : {}) });
  await page.goto(`${address}/learn/${game}`);
  await page.getByRole("button", { name: words.show }).waitFor();
  await accessible(page, `the goal card of ${game}`);
  await page.getByRole("button", { name: words.show }).click();
  await page.getByRole("button", { name: words.tries }).waitFor();
  await accessible(page, `the lesson of ${game}`);
  const steps = await page.locator(".lessondots i").count();

  if (!(await page.evaluate(other))) faults.push("nothing else to touch");
  await page.getByText(words.no, { exact: true }).waitFor();

  let touches = 0;
  let reloaded = false;
  let returned = false;
  let lit = "";
  for (;;) {
    lit = await follow(page, way, words, lit);
    if (lit === "end") break;
    if (++touches > MOST) throw new Error(`no end after ${touches} touches: ${await asked(page)}`);
    const step = await stepAt(page);
    if (step === 2 && !reloaded) {
      reloaded = true;
      await page.getByRole("button", { name: words.tries }).waitFor();
      const text = await asked(page);
      await page.reload();
      await page.getByRole("button", { name: words.tries }).waitFor();
      lit = "";
      if ((await asked(page)) !== text) faults.push(`after a reload: ${await asked(page)}, before: ${text}`);
    }
    if (step === 3 && !returned) {
      returned = true;
      await page.getByRole("button", { name: words.back }).click();
      await until("a step back", async () => (await stepAt(page)) === 2);
      lit = "";
    }
  }
  await accessible(page, `the end of the lesson of ${game}`);
  if (!reloaded || !returned) faults.push("no reload, or no way back");
  if (way === "mouse") {
    await page.getByRole("button", { name: words.again }).click();
    await until("the first step", async () => (await stepAt(page)) === 0);
    await page.reload();
    await page.getByRole("button", { name: words.tries }).waitFor();
  }
  return { steps, touches };
}
