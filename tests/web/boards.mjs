// A whole game on the drawn board: node boards.mjs ADDRESS GAME BOTS WAY... [--heard FILE]
// Everybody plays their own way, in their own language; the last one loses the line in between. What each page received goes to FILE.
import { writeFileSync } from "node:fs";
import { accessible, faults, TITLES, travel, until, visitor } from "./people.mjs";
import { step, watch, WAYS } from "./hands.mjs";

const words = process.argv.slice(2);
const into = words.includes("--heard") ? words.splice(words.indexOf("--heard"), 2)[1] : "";
const [address, game, bots, ...ways] = words;
const SPOKEN = { mouse: "en", keys: "de", touch: "fr", tree: "en" };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "dark" };
const CUT = 3; // activations after which the line breaks
const PAUSE = 50; // ms between looks while others play
const LOOKED = 8; // and after which the board is looked at by axe

async function sit(way) {
  const person = await visitor(address, SPOKEN[way], way === "touch" ? PHONE : {});
  await watch(person.page);
  const says = { ...person.says, board: "The table", dock: "What to do", question: "The question", hint: "Hint", close: "Close" }; // what the tree is asked for
  return { ...person, says, way, hands: WAYS[way] };
}

/** The first one opens the table, with friends and bots. */
async function invite({ page }) {
  await page.goto(address);
  const button = page.getByRole("button", { name: `Invite friends: ${TITLES[game]}` });
  await button.waitFor();
  await accessible(page, "lobby");
  await button.click();
  await page.getByRole("dialog").waitFor();
  const pick = async (question, answer) => {
    const group = page.getByRole("group", { name: question });
    if (await group.count()) await group.getByRole("radio", { name: answer, exact: true }).check();
  };
  await pick("How many sit at the table?", String(ways.length + Number(bots)));
  await pick("How many of them are bots?", bots);
  if (Number(bots)) await pick("How strong are the bots?", "Lamb");
  await page.getByRole("button", { name: ways.length > 1 ? "Open and invite" : "Begin" }).click();
  await page.waitForURL(/\/table\//);
}

async function join({ page, says }, link) {
  await page.goto(link);
  await page.getByRole("textbox", { name: says.name }).fill("Bêê");
  await accessible(page, "room");
  await page.getByRole("button", { name: says.sit }).click();
}

/** Plays until it is over; what only others can do is waited for. */
async function play(person, cut) {
  let looked = false;
  await until(`the end for ${person.way}`, async () => {
    const state = await step(person).catch((error) => {
      if (/navigat|destroyed/.test(error.message)) return "none";
      throw error;
    });
    if (!looked && (person.done ?? 0) >= LOOKED) {
      looked = true;
      await accessible(person.page, `board of ${game}, ${person.way}`);
    }
    if (cut && person.done >= CUT && person.connections() < 2) await person.cut();
    if (state === "waiting") await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return state === "over";
  });
  await accessible(person.page, `end of ${game}, ${person.way}`);
  await person.page.getByRole("button", { name: person.says.scores }).click();
  await person.page.getByRole("dialog").waitFor();
  await accessible(person.page, `scores of ${game}, ${person.way}`);
  if (cut && person.connections() < 2) faults.push(`the line of ${person.way} was never cut`);
}

await travel(async () => {
  const people = [];
  for (const way of ways) {
    const person = await sit(way);
    people.push(person);
    if (people.length === 1) await invite(person);
    else await join(person, people[0].page.url());
  }
  const played = people.map((person, at) => play(person, at === people.length - 1).catch((error) => Promise.reject(new Error(`${person.way}, after ${person.done} activations: ${error.message}`))));
  await Promise.all(played);
  for (const { way, done, missed = 0 } of people) console.log(`${game}, ${way}: ${done} activations, ${missed} could not be reached`);
  const table = new URL(people[0].page.url()).pathname.split("/").at(-1);
  if (into) writeFileSync(into, JSON.stringify({ table, heard: people.map((person) => person.heard) }));
});
