// Visits a running server with a real Chromium, as people do; the words are JOURNEY ADDRESS [GAME] [LANGUAGE] [drawn].
// Everything is found by role and name, as a screen reader would. Fails on any console error, foreign request or fault
// of axe.
import { existsSync, readFileSync } from "node:fs";
import { accessible, visitor as comer, faults, stirred, titles, until } from "./people.mjs";

export const isOver = ({ page, says }) => page.getByRole("button", { name: says.again }).isVisible();

const BY_HAND = 8; // presses of a person as a person makes them; the rest of a long game goes by itself

/** Any move, if one is asked for; whether one was made. Runs in the page. */
function pressAny() {
  const choices = document.querySelector(".choices");
  const moves = choices?.querySelectorAll(".moves button") ?? [];
  const buttons = moves.length ? moves : (choices?.querySelectorAll("button") ?? []);
  const chosen = buttons[Math.floor(Math.random() * buttons.length)];
  chosen?.click();
  return chosen ? chosen.ariaExpanded === null : null;
}

/** One look at the table: a move of any kind if one is asked for. `press` is how this person presses a button. */
export async function turn(person, press) {
  person.presses ??= 0;
  if (person.presses >= (person.byHand ?? BY_HAND)) {
    const made = await person.page.evaluate(pressAny);
    if (made === null) await stirred(person.page);
    return made ?? false;
  }
  const buttons = person.page.getByRole("group", { name: person.says.moves }).getByRole("button");
  const count = await buttons.count();
  if (!count) {
    await stirred(person.page);
    return false;
  }
  const folded = await buttons.first().getAttribute("aria-expanded");
  const open = await person.page
    .getByRole("group", { name: person.says.moves })
    .getByRole("group")
    .getByRole("button")
    .count();
  const from = open ? count - open : 0; // choices that were unfolded come last
  try {
    await press(buttons.nth(from + Math.floor(Math.random() * (count - from))));
    person.presses++;
  } catch {
    return false; // the table moved on under the finger
  }
  return open > 0 || folded === null;
}

export const click = (button) => button.click({ timeout: 1000 });
export const tap = (button) => button.tap({ timeout: 1000 });
export const type = async (button) => {
  await button.focus({ timeout: 1000 });
  await button.press("Enter", { timeout: 1000 });
};

/** The rules of a game as they are written, in a language or else in English: title, chapters, and a rule far down. */
function rulebook(name, speaks) {
  const folder = new URL(`../../sheepfold/games/${name.replaceAll("-", "_")}/`, import.meta.url);
  const path = [`RULES.${speaks}.md`, "RULES.md"].map((file) => new URL(file, folder)).find(existsSync);
  const text = readFileSync(path, "utf8");
  const rules = [...text.matchAll(/^- \*\*([A-Z]{2}-[\d.]+)\*\*/gm)].map(([, number]) => number);
  return {
    text,
    title: /^# (.+)/m.exec(text)[1],
    chapters: [...text.matchAll(/^## ([A-Z]{2}-\d+)/gm)].map(([, number]) => number),
    rule: rules[Math.floor(rules.length * 0.7)],
  };
}

const IDLE = 800; // ms, after which a page has fetched what it needs
const HEAVIEST = 120; // kB of scripts and styles, compressed, for the lobby and one board

/** A game against bots on its drawn board: bytes of scripts and styles as they come over the line. */
async function weigh({ page, says }, address, title) {
  const sizes = [];
  page.on("requestfinished", (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname))
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0, // the page is gone
        ),
      );
  });
  await page.goto(address);
  await page.getByRole("button", { name: new RegExp(`^${says.bots}.*: ${title}$`) }).click();
  await page.locator(".board").waitFor();
  await page.waitForTimeout(IDLE);
  const weight = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0) / 1000;
  if (weight > HEAVIEST) faults.push(`the lobby and ${title} weigh ${weight.toFixed(1)} kB`);
  await page.context().close();
  return weight;
}

/** A running game is thrown away from the lobby, which asks again. */
async function throwAway({ page, says }, address) {
  await page.goto(address);
  const more = page.locator(".tb .tg button");
  await more.click();
  await accessible(page, "leaving from the lobby");
  const dialog = page.getByRole("dialog");
  const end = dialog.getByRole("button", { name: says.end });
  await end.click();
  await dialog.getByRole("alert").waitFor();
  await end.click();
  await more.waitFor({ state: "detached" });
}

const JOURNEYS = {
  /**
   * One click against bots, and to the end; or, where a drawn board is played to its end elsewhere, thrown away from
   * the lobby.
   */
  async bots({ address, title, lang, visitor, drawn }) {
    await weigh(await visitor(lang, { chosen: {} }), address, title);
    const me = await visitor(lang);
    await me.page.goto(address);
    const start = me.page.getByRole("button", { name: new RegExp(`^${me.says.bots}.*: ${title}$`) });
    await start.waitFor();
    await accessible(me.page, "lobby");
    await start.click();
    await me.page.getByRole("heading", { level: 1, name: title }).waitFor();
    let moves = 0;
    let looked = false;
    await until("the end", async () => {
      if (await turn(me, click)) moves++;
      if (moves === 3 && !looked) {
        looked = true;
        await accessible(me.page, "table");
      }
      return (drawn && moves > BY_HAND) || isOver(me);
    });
    if (!(await isOver(me))) return throwAway(me, address);
    await accessible(me.page, "end");
    const scores = await me.page.getByRole("button", { name: /scores|points|Wertung/ }).first();
    await scores.click();
    await me.page.getByRole("dialog").waitFor();
    await accessible(me.page, "scores");
  },

  /**
   * Two people: one opens and plays by keyboard alone, the other comes by code, in French, by touch, and loses the line
   * in between.
   */
  async friends({ address, title, visitor }) {
    const host = await visitor("en");
    const guest = await visitor("fr", { viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });
    await host.page.goto(address);
    const invite = host.page.getByRole("button", { name: `Invite friends: ${title}` });
    await invite.waitFor();
    await type(invite);
    await accessible(host.page, "opening");
    await type(host.page.getByRole("button", { name: "Open and invite" }));
    const code = host.page.locator(".code b");
    await code.waitFor();
    await accessible(host.page, "room");
    await guest.page.goto(address);
    await guest.page.getByRole("textbox", { name: guest.says.code }).fill(await code.innerText());
    await guest.page.getByRole("button", { name: guest.says.join, exact: true }).tap();
    await guest.page.getByRole("textbox", { name: guest.says.name }).fill("Bêê");
    await accessible(guest.page, "joining");
    await guest.page.getByRole("button", { name: guest.says.sit }).tap();
    await type(host.page.getByRole("button", { name: "Start with 2" }));
    for (const { page } of [host, guest]) await page.locator(".app .board").waitFor(); // the room has a chat too
    await host.page.getByRole("textbox", { name: "Say something kind…" }).fill("Hello");
    await host.page.keyboard.press("Enter");
    await guest.page.getByRole("button", { name: /1 nouveau message/ }).waitFor();
    let moves = 0;
    await until("the end for both", async () => {
      const [tapped] = await Promise.all([turn(guest, tap), turn(host, type)]);
      if (tapped) {
        moves++;
        if (moves === 2 || moves === 5) await guest.cut();
      }
      return (await isOver(host)) && (await isOver(guest));
    });
    if (guest.connections() < 3) faults.push(`the line was cut twice, and made ${guest.connections()} times`);
    const [seen, heard] = await Promise.all([host, guest].map(({ page }) => page.locator(".log li").count()));
    if (!seen || !heard) faults.push("a log is empty");
    const before = host.page.url();
    await type(host.page.getByRole("button", { name: host.says.again }));
    await guest.page.getByRole("button", { name: "Oui, rejouer" }).tap();
    await Promise.all([host, guest].map(({ page }) => page.waitForURL((url) => url.href !== before)));
  },

  /**
   * A whole game, then its end: chart, dice checked, looked back at from both sides by keys and slider; a link to a
   * moment; the record, saved and opened.
   */
  async past({ address, title, visitor }) {
    const me = await visitor("en");
    await me.page.goto(address);
    await me.page.getByRole("button", { name: new RegExp(`^Play bots.*: ${title}$`) }).click();
    let moves = 0;
    await until("the end", async () => {
      if (await turn(me, click)) moves++;
      if (moves === 3) {
        moves++;
        const table = me.page.url();
        await me.page.getByRole("button", { name: "Menu" }).click();
        await me.page.getByRole("link", { name: "Replay the game" }).click();
        await me.page.getByRole("slider", { name: "Moment of the game" }).waitFor();
        const eyes = await me.page.getByRole("combobox", { name: "Whose view" }).getByRole("option").allInnerTexts();
        if (eyes.join() !== "Your view,A spectator’s view")
          faults.push(`a running game is looked back on with ${eyes}`);
        await accessible(me.page, "looking back meanwhile");
        await me.page.goto(table);
      }
      return isOver(me);
    });
    const id = new URL(me.page.url()).pathname.split("/").at(-1);
    await me.page.getByRole("button", { name: "See the scores" }).click();
    const sheet = me.page.getByRole("dialog"); // the finale behind it has a chart too
    await sheet.getByRole("img", { name: /^Scores over the game/ }).waitFor();
    await sheet.getByText("The same as a table").click();
    await accessible(me.page, "the end with its chart");
    await me.page.getByRole("button", { name: "Check the dice" }).click();
    await me.page.getByText("The dice were fair.").first().waitFor();
    await accessible(me.page, "the dice");
    await me.page.keyboard.press("Escape");
    const saving = me.page.waitForEvent("download");
    await me.page.getByRole("button", { name: "Save the game file" }).click();
    const saved = await (await saving).path();
    if (!readFileSync(saved, "utf8").startsWith("sheepfold record 1\n")) faults.push("what was saved is no record");
    await me.page.getByRole("link", { name: "Replay the game" }).click();
    const slider = me.page.getByRole("slider", { name: "Moment of the game" });
    await slider.waitFor();
    await accessible(me.page, "looking back");
    const last = Number(await slider.getAttribute("max"));
    const place = async (wanted) => until(`moment ${wanted}`, async () => Number(await slider.inputValue()) === wanted);
    await place(0);
    for (const [key, wanted] of [
      ["ArrowRight", 1],
      ["ArrowRight", 2],
      ["ArrowLeft", 1],
      ["End", last],
      ["ArrowLeft", last - 1],
      ["Home", 0],
    ]) {
      await me.page.keyboard.press(key);
      await place(wanted);
    }
    await me.page.evaluate(() => {
      for (let n = 0; n < 3; n++)
        // faster than a page is drawn
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    });
    await place(3);
    await slider.fill(String(Math.floor(last / 2)));
    await me.page.getByRole("combobox", { name: "Whose view" }).selectOption("B");
    await until("the other's eyes", () => /seat=B/.test(me.page.url()));
    await place(Math.floor(last / 2));
    const told = await me.page.locator("#question").innerText();

    // Somebody else, without a seat there, opens the link of that moment.
    const friend = await visitor("en");
    await friend.page.goto(me.page.url());
    await until(
      "the same moment",
      async () => (await friend.page.locator("#question").innerText({ timeout: 5000 })) === told,
    );

    await me.page.goto(`${address}/replay`);
    await me.page
      .getByLabel("Open a game file")
      .setInputFiles({ name: "no.record", mimeType: "text/plain", buffer: Buffer.from("no record") });
    await me.page.getByRole("alert").getByText("This game file cannot be shown.").waitFor();
    await accessible(me.page, "a file that is no record");
    await me.page.getByLabel("Open a game file").setInputFiles(saved);
    await slider.waitFor();
    await place(last);
    await me.page.goto(address);
    await me.page.getByRole("region", { name: "Finished games" }).locator(`a[href*="${id}"]`).waitFor();
    await accessible(me.page, "the lobby with a finished game");
    // A file that is none is answered with 422, which browsers put on the console themselves.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 422/.test(fault)));
  },

  /**
   * The rules of every game in every language: one text fetched, opened at the rule the address names, its chapters
   * unfolded by a click. The pages are built alike, so each game is looked at by axe in one language.
   */
  async rules({ address, visitor }) {
    const readings = { en: "(our reading", fr: "(notre lecture", de: "(unsere Lesart" };
    for (const [turns, [speaks, marked]] of Object.entries(readings).entries()) {
      const me = await visitor(speaks);
      const fetched = [];
      me.page.on("request", (request) => /\/RULES/.test(request.url()) && fetched.push(request.url()));
      for (const [at, name] of Object.keys(await titles(address)).entries()) {
        const book = rulebook(name, speaks);
        fetched.length = 0;
        await me.page.goto(`${address}/rules/${name}#${book.rule}`);
        const main = me.page.getByRole("main");
        await main.getByRole("heading", { level: 1, name: book.title }).waitFor();
        if (book.text.includes(marked)) await main.getByText(marked).first().waitFor({ state: "attached" });
        if (fetched.length !== 1) faults.push(`${name}, ${speaks}: fetched ${fetched.join(", ") || "nothing"}`);
        const meant = me.page.locator(`[id="${book.rule}"]`);
        const seen = await meant.evaluate(
          (rule) =>
            rule === document.activeElement &&
            rule.getBoundingClientRect().bottom > 0 &&
            rule.getBoundingClientRect().top < innerHeight,
        );
        if (!seen) faults.push(`${name}, ${speaks}: not opened at ${book.rule}`);
        const third = main.locator("details", { has: me.page.locator(`[id="${book.chapters[2]}"]`) });
        const folded = await third.evaluate((chapter) => !chapter.open);
        await third.locator("summary").click();
        if ((await third.evaluate((chapter) => chapter.open)) !== folded)
          faults.push(`${name}, ${speaks}: the third chapter does not unfold`);
        const undrawn = await me.page
          .locator(".picture use")
          .evaluateAll((all) => all.map((one) => one.getAttribute("href")).filter((id) => !document.querySelector(id)));
        if (undrawn.length) faults.push(`${name}: no drawing ${undrawn.join(", ")}`);
        if (at % 3 === turns) await accessible(me.page, `rules of ${name}, ${speaks}`);
      }
      await me.page.context().close();
    }
  },

  /** Two people pass one phone around: between them it shows nobody's hand, and each is asked in turn until the end. */
  async hotseat({ address, title, visitor }) {
    const us = await visitor("en", { viewport: { width: 360, height: 740 }, hasTouch: true });
    await us.page.goto(address);
    await us.page.getByRole("button", { name: `Invite friends: ${title}` }).tap();
    await us.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
    await us.page
      .getByRole("group", { name: "How many play on this device?" })
      .getByRole("radio", { name: "2" })
      .check();
    await us.page.getByRole("textbox", { name: "Name of player 2" }).fill("Ben");
    await accessible(us.page, "opening for two on one device");
    await us.page.getByRole("button", { name: "Begin" }).tap();
    const asked = [];
    await until("the end", async () => {
      const ready = us.page.getByRole("button", { name: /^I am (Ada|Ben)$/ });
      if (await ready.isVisible()) {
        if (!asked.length) await accessible(us.page, "handing over");
        if (await us.page.locator(".app").count()) faults.push("the table is there while the device changes hands");
        asked.push(await ready.innerText());
        await tap(ready);
        await us.page.locator(".app").waitFor();
      } else await turn(us, tap);
      return isOver(us);
    });
    if (new Set(asked).size !== 2) faults.push(`the device was handed to ${asked.join(", ") || "nobody"}`);
    if (asked.some((who, at) => at > 0 && who === asked[at - 1]))
      faults.push("the device was handed to the person who had it");
  },

  /** A line that died without a word is noticed though nobody does anything, and the game goes on over another. */
  async silence({ address, title, lang, visitor }) {
    const me = await visitor(lang);
    await me.page.goto(address);
    await me.page.getByRole("button", { name: new RegExp(`^${me.says.bots}.*: ${title}$`) }).click();
    await me.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await until("the first move", () => turn(me, click));
    me.deafen();
    await until("another line", () => me.connections() === 2);
    const before = me.heard.length;
    await until("a move over the new line", async () => (await turn(me, click)) && me.heard.length > before);
    // A move into a line that is dead is made over the next one.
    const buttons = me.page.getByRole("group", { name: me.says.moves }).getByRole("button");
    await buttons.first().waitFor();
    me.deafen();
    await until("a move into the dead line", () => turn(me, click));
    const then = me.heard.length;
    await until("a third line", () => me.connections() === 3);
    await until("an answer to the move", () => me.heard.slice(then).some((text) => JSON.parse(text).type === "done"));
  },

  /** Addresses that lead nowhere say so and show a way on. */
  async lost({ address, lang, visitor }) {
    const me = await visitor(lang);
    for (const path of ["/table/aaaaaaaaaaaaaaaaaaaaaaaa", "/nowhere", "/table/x/y/z"]) {
      await me.page.goto(address + path);
      await me.page.getByRole("alert").getByRole("heading").waitFor();
      await accessible(me.page, path);
      await me.page.getByRole("alert").getByRole("link").click();
      await me.page.getByRole("heading", { level: 2 }).first().waitFor();
    }
    // A dead link is answered with 404, which browsers put on the console themselves.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/status of 404/.test(fault)));
  },
};

export default async function visit([journey, address, game = "sheep-sheep", lang = "en", drawn = ""]) {
  const title = (await titles(address))[game];
  const visitor = (speaks, more = {}) => comer(address, speaks, { chosen: { plain: true }, ...more });
  await JOURNEYS[journey]({ address, title, lang, visitor, drawn });
}
