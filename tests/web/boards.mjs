// A game on the drawn board; the words are ADDRESS GAME BOTS [ANSWERS]. Two people play it in four ways: each has
// two, and answers one question wholly in one way, the next wholly in the other, until each way has given so many
// answers; the rest is played by their bots. The first changes language in the middle and comes back, the second
// loses the line. Brings home the table and what each page received.
import { step, watch } from "./inputs.mjs";
import { accessible, faults, SAID, shownAgain, stirred, titles, until, visitor } from "./people.mjs";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "dark" };
const FIRST = { ways: ["mouse", "keys"], speaks: "en", later: "de" };
const SECOND = { ways: ["touch", "tree"], speaks: "fr", more: PHONE };
const CUT = 3; // activations after which the line breaks
const LOOKED = 8; // after which the board is looked at by axe
const CHANGED = 12; // and after which the language is another
const BY_HAND = 5; // answers in each way

async function sit(address, who) {
  const person = await visitor(address, who.speaks, who.more);
  await watch(person.page);
  return { ...person, ...who, way: who.ways[0], done: 0, missed: 0, answered: {} };
}

/** The first one opens the table, with friends and bots. */
async function invite({ page }, address, game, bots) {
  await page.goto(address);
  const title = (await titles(address))[game];
  const button = page.getByRole("button", { name: `Invite friends: ${title}` });
  await button.waitFor();
  await button.click();
  await page.getByRole("dialog").waitFor();
  const pick = async (question, answer) => {
    const group = page.getByRole("group", { name: question });
    if (await group.count()) await group.getByRole("radio", { name: answer, exact: true }).check();
  };
  await pick("How many sit at the table?", String(2 + Number(bots)));
  await pick("How many of them are bots?", bots);
  if (Number(bots)) await pick("How strong are the bots?", "Lamb");
  await page.getByRole("button", { name: "Open and invite" }).click();
  await page.waitForURL(/\/table\//);
}

async function join({ page, says }, link) {
  await page.goto(link);
  await page.getByRole("textbox", { name: says.name }).fill("Bêê");
  await page.getByRole("button", { name: says.sit }).click();
}

/** The same person in another language: chosen for this device, and the page opened again. */
async function change(person) {
  const chosen = (lang) => {
    const kept = JSON.parse(localStorage.getItem("sheepfold.settings"));
    localStorage.setItem("sheepfold.settings", JSON.stringify({ ...kept, lang }));
  };
  await person.page.evaluate(chosen, person.later);
  await person.page.reload();
  Object.assign(person, { says: SAID[person.later], later: "" });
}

/** A player who has answered a question answers the next one in the other way. */
function alternate(person) {
  if (person.moves() === person.before) return;
  if (person.before !== undefined) {
    person.answered[person.way] = (person.answered[person.way] ?? 0) + 1;
    person.way = person.ways.find((way) => way !== person.way);
  }
  person.before = person.moves();
}

/** What happens to people besides the game, each once. */
async function befall(person, game) {
  if (!person.looked && person.done >= LOOKED) {
    person.looked = true;
    await accessible(person.page, `board of ${game}, ${person.way}`);
  }
  if (person.later && person.done >= CHANGED) await change(person);
  if (person.cuts && person.done >= CUT && person.connections() < 2) await person.cut();
}

/**
 * A bot takes over, and the table is left until the end: a whole game is watched and clicked through by those who have
 * just learnt it (lessons.mjs).
 */
async function leave({ page, says, tree }, address) {
  const table = page.url();
  await tree?.detach(); // a tree that is kept up to date costs as much as the page
  if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape"); // a rule that was tapped last
  await page.getByRole("button", { name: says.menu }).click();
  await page.getByRole("button", { name: says.away }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(`${address}/rules`);
  const id = new URL(table).pathname.split("/").at(-1);
  await until("the end of the table", async () => {
    const { state } = await (await fetch(`${address}/api/tables/${id}`)).json();
    return state === "over";
  });
  await page.goto(table);
}

/** Plays by hand for a while and comes back for the end; what only others can do is waited for. */
async function play(person, address, game, byHand) {
  const practised = () => person.ways.every((way) => person.answered[way] >= byHand);
  let state = "";
  await until(`enough answers by ${person.ways}`, async () => {
    alternate(person);
    state = await step(person).catch(shownAgain);
    await befall(person, game);
    if (state === "waiting") await stirred(person.page);
    return state === "over" || (practised() && person.looked && !person.later);
  });
  if (state !== "over") await leave(person, address);
  const scores = person.page.getByRole("button", { name: person.says.scores });
  await scores.waitFor();
  if (person.cuts) await accessible(person.page, `end of ${game}, ${person.ways}`);
  await scores.click();
  await person.page.getByRole("dialog").waitFor();
  if (!person.cuts) await accessible(person.page, `scores of ${game}, ${person.ways}`);
  if (person.connections() < 2) faults.push(`the line of ${person.ways} was never cut`);
  for (const way of person.ways) if (!person.answered[way]) faults.push(`nothing was answered by ${way}`);
}

export default async function boards([address, game, bots, byHand = BY_HAND]) {
  const first = await sit(address, FIRST);
  await invite(first, address, game, bots);
  const second = await sit(address, { ...SECOND, cuts: true });
  await join(second, first.page.url());
  await first.page.getByRole("button", { name: `Start with ${2 + Number(bots)}` }).click();
  const people = [first, second];
  await Promise.all(people.map(({ page }) => page.locator(".app").waitFor()));
  const played = people.map((person) =>
    play(person, address, game, Number(byHand)).catch((error) =>
      Promise.reject(new Error(`${person.way}, after ${person.done} activations: ${error.message}`)),
    ),
  );
  await Promise.all(played);
  return {
    table: new URL(first.page.url()).pathname.split("/").at(-1),
    heard: people.map((person) => person.heard),
    told: people.map(({ answered, done, missed }) => ({ answered, done, missed })),
  };
}
