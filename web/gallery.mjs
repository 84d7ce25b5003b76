// The gallery of docs: node gallery.mjs [GAME ...] [--only 360x740-dark] [--url http://127.0.0.1:5173] [--house http://127.0.0.1:8080]
// Needs `npx vite` and, for the lobby, a house; the games come from fixtures/make.py. Pictures and their page go to docs/gallery.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { open } from "./browser.mjs";

const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string", default: "http://127.0.0.1:5173" }, house: { type: "string", default: "http://127.0.0.1:8080" }, only: { type: "string", default: "" } },
});

/** A moment of a recorded game worth looking at: how many sit there, and after how many events. */
const MOMENTS = {
  "black-sheep": { title: "Black Sheep", seats: 3, n: 32, says: "Three barns, a hand of cards, and who leads where." },
  "bye-bye-black-sheep": { title: "Bye-Bye Black Sheep", seats: 3, n: 84, says: "Draw from the others’ hands, but not the black sheep." },
  bauernschlau: { title: "Bauernschlau", seats: 3, n: 112, says: "Fences grow between pastures; sheep lie face down." },
  "sheep-sheep": { title: "Sheep Sheep", seats: 2, n: 43, says: "Nine photos, four cards, and a secret model." },
  "bouc-makers": { title: "Bouc Makers", seats: 3, n: 66, says: "A contract, three dice in the hay, and the herd." },
};
const SIZES = ["360x740", "768x1024", "1440x900"];
const THEMES = ["light", "dark"];
const QUALITY = 72;

const into = join(fileURLToPath(new URL(".", import.meta.url)), "..", "docs", "gallery");
mkdirSync(into, { recursive: true });
const browser = await open();
let bad = 0;

async function picture(name, address, ready) {
  for (const size of SIZES) {
    const [width, height] = size.split("x").map(Number);
    for (const theme of THEMES) {
      if (said.only && said.only !== `${size}-${theme}`) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: "reduce", locale: "en" });
      await context.addInitScript(() => localStorage.setItem("sheepfold.settings", JSON.stringify({ coach: false }))); // the board, not the lessons
      const page = await context.newPage();
      page.on("console", (message) => message.type() === "error" && (bad++, console.error(`${name}: ${message.text()}`)));
      page.on("pageerror", (error) => (bad++, console.error(`${name}: ${error.message}`)));
      await page.goto(address(theme));
      await page.waitForSelector(ready, { timeout: 60_000 });
      await page.waitForTimeout(400); // sprites and pictures are fetched
      await page.screenshot({ path: join(into, `${name}-${size}-${theme}.jpg`), type: "jpeg", quality: QUALITY });
      console.log(`${name} ${size} ${theme}`);
      await context.close();
    }
  }
}

const wanted = positionals.length ? positionals : ["lobby", ...Object.keys(MOMENTS)];
for (const name of wanted) {
  if (name === "lobby") {
    await picture("lobby", () => said.house, "article.game");
    continue;
  }
  const { seats, n } = MOMENTS[name];
  const address = (theme) => `${said.url}/fixture.html?${new URLSearchParams({ game: name, seats: String(seats), n: String(n), by: "greedy", theme, motion: "less", bare: "1" })}`;
  await picture(name, address, ".app");
}
await browser.close();

const row = (name, theme) => `<p>${SIZES.map((size) => `<img src="${name}-${size}-${theme}.jpg" height="420" alt="${alt(name, size, theme)}">`).join(" ")}</p>`;
const alt = (name, size, theme) => `${MOMENTS[name]?.title ?? "The lobby"}, ${size.replace("x", " by ")} pixels, ${theme}`;
const part = (name) => [`## ${MOMENTS[name]?.title ?? "The lobby"}`, "", MOMENTS[name]?.says ?? "Five games; one click plays against bots, two invite friends.", "", ...THEMES.map((theme) => row(name, theme)), ""];
const text = ["# Gallery", "", "The web table on a phone, a tablet and a wide screen, by day and by night, at moments of real games (`web/gallery.mjs` makes these pictures).", "", ...["lobby", ...Object.keys(MOMENTS)].flatMap(part)];
writeFileSync(join(into, "README.md"), `${text.join("\n").trimEnd()}\n`);
process.exit(bad ? 1 : 0);
