// Somebody new learns a game: goal card, then the lesson, following only what is on the screen: the thing that is named
// "Try it: …", until the dog has nothing more to show. Then, if told so, a whole game against the weakest bots: first
// as the dog proposes, then any of what the board offers, without a look at the rules.
import { playOut, watch } from "./inputs.mjs";
import { accessible, faults, visitor } from "./people.mjs";

const WORDS = {
  en: {
    show: "Show me",
    tries: "Try it: ",
    play: "Play a game",
    again: "Again",
    back: "One step back",
    no: "Not yet",
    does: "Play it",
    won: /win/,
  },
  fr: {
    show: "Montre-moi",
    tries: "Essaie : ",
    play: "Jouer une partie",
    again: "Encore une fois",
    back: "Une étape en arrière",
    no: "Pas encore",
    does: "Jouer ce coup",
    won: /gagn/,
  },
  de: {
    show: "Zeig es mir",
    tries: "Probier es: ",
    play: "Eine Partie spielen",
    again: "Noch einmal",
    back: "Einen Schritt zurück",
    no: "Noch nicht",
    does: "So spielen",
    won: /gewinn/,
  },
};
const PATIENCE = 20_000; // ms for one answer of the page
const MOST = 40; // touches of one lesson
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Anything but what is meant. Runs in the page. */
function other() {
  const lit = document.activeElement;
  const all = [...document.querySelectorAll(".board button, .board [role=button], .dock button")];
  const wrong = all.find((one) => one !== lit && !one.closest(".lessonctl") && one.getClientRects().length);
  wrong?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return wrong !== undefined;
}

/** What is lit: its name, the step, where a finger hits it; null while something is shown. Runs in the page. */
function lightUp([tries, keys]) {
  const ring = document.querySelector(".spotlight .ring");
  const all = [...document.querySelectorAll("button, [role=button]")];
  const thing = ring && all.find((one) => one.ariaLabel?.replace(/\s/g, " ").startsWith(tries));
  if (!thing || (keys && thing !== document.activeElement)) return null;
  const box = thing.getBoundingClientRect();
  const spot = [
    [0.5, 0.5],
    [0.2, 0.5],
    [0.5, 0.2],
    [0.1, 0.1],
  ]
    .map(([x, y]) => [box.left + box.width * x, box.top + box.height * y])
    .find(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  return { name: thing.ariaLabel, step: document.querySelectorAll(".lessondots i.was").length, spot };
}

const asked = (page) => page.locator(".dock .q strong").textContent();
const stepAt = (page) => page.locator(".lessondots i.was").count();

async function until(what, done) {
  const end = Date.now() + PATIENCE;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** What is lit, once it is something else than before; null at the end of the lesson. */
async function nextLit(page, way, words, before) {
  const end = page.getByRole("button", { name: words.play });
  let lit = null;
  await until(`something to touch after “${before}”`, async () => {
    if (await end.isVisible()) return true;
    lit = await page.evaluate(lightUp, [words.tries, way === "keys"]);
    return lit !== null && nameOf(lit) !== before;
  });
  return (await end.isVisible()) ? null : lit;
}

const nameOf = (lit) => `${lit.name} ${lit.step}`;

async function touch(page, way, { name, spot }) {
  if (way === "keys") return page.keyboard.press("Enter");
  if (!spot) throw new Error(`covered: ${name}`);
  return way === "touch" ? page.touchscreen.tap(...spot) : page.mouse.click(...spot);
}

const HINTED = 2; // questions answered as the dog proposes

/** The first whole game; brings home how it ended, as the page tells it. */
async function firstGame(page, words) {
  await page.getByRole("button", { name: words.play }).click();
  for (let asked = 0; asked < HINTED; asked++) {
    await page.locator(".dock .hintb:not(.skipb)").click();
    await page.getByRole("button", { name: words.does }).click();
    await page.locator(".dock.tip").waitFor({ state: "detached" });
  }
  await playOut(page);
  await page.locator(".fin-podium").waitFor();
  const ended = await asked(page);
  if (!words.won.test(ended)) faults.push(`the end is told as: ${ended}`);
  return ended;
}

export default async function journey([address, game, speaks, way, then]) {
  const words = WORDS[speaks];
  const chosen = { plain: way === "plain", coach: true };
  const { page } = await visitor(address, speaks, { chosen, ...(way === "touch" ? PHONE : {}) });
  await watch(page);
  await page.goto(`${address}/learn/${game}`);
  await page.getByRole("button", { name: words.show }).waitFor();
  await accessible(page, `the goal card of ${game}`);
  await page.getByRole("button", { name: words.show }).click();
  await page.getByRole("button", { name: words.tries }).waitFor();
  await accessible(page, `the lesson of ${game}`);
  const steps = await page.locator(".lessondots i").count();

  if (await page.evaluate(other)) await page.getByText(words.no, { exact: true }).waitFor();
  else if (way !== "plain") faults.push("nothing else to touch");

  let touches = 0;
  let reloaded = false;
  let returned = false;
  let before = "";
  for (;;) {
    const lit = await nextLit(page, way, words, before);
    if (!lit) break;
    before = nameOf(lit);
    if (lit.step === 2 && !reloaded) {
      reloaded = true;
      const text = await asked(page);
      await page.reload();
      await page.getByRole("button", { name: words.tries }).waitFor();
      if ((await asked(page)) !== text) faults.push(`after a reload: ${await asked(page)}, before: ${text}`);
      before = "";
    } else if (lit.step === 3 && !returned) {
      returned = true;
      await page.getByRole("button", { name: words.back }).click();
      await until("a step back", async () => (await stepAt(page)) === 2);
      before = "";
    } else {
      if (++touches > MOST) throw new Error(`no end after ${touches} touches: ${await asked(page)}`);
      await touch(page, way, lit);
    }
  }
  await accessible(page, `the end of the lesson of ${game}`);
  if (!reloaded || !returned) faults.push("no reload, or no way back");
  if (then === "play") return { steps, touches, ended: await firstGame(page, words) };
  if (way === "mouse") {
    await page.getByRole("button", { name: words.again }).click();
    await until("the first step", async () => (await stepAt(page)) === 0);
    await page.reload();
    await page.getByRole("button", { name: words.tries }).waitFor();
  }
  return { steps, touches };
}
