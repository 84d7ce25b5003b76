// Screenshots of boards: node shots.mjs [GAME ...] [--n 12] [--seats 3] [--lang de] [--plain] [--url
// http://127.0.0.1:5173]
// Needs `npx vite` running. Every size, light and dark, into build/shots of the repository.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { open } from "./browser.mjs";

const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: "string", default: "12" },
    seats: { type: "string", default: "2" },
    by: { type: "string", default: "greedy" },
    lang: { type: "string", default: "en" },
    size: { type: "string", default: "" },
    theme: { type: "string", default: "" },
    url: { type: "string", default: "http://127.0.0.1:5173" },
    plain: { type: "boolean", default: false },
  },
});
const GAMES = readdirSync(new URL("src/games", import.meta.url)).map((folder) => folder.replaceAll("_", "-"));
const SIZES = said.size ? [said.size] : ["360x740", "768x1024", "1440x900"];
const THEMES = said.theme ? [said.theme] : ["light", "dark"];

const into = join(fileURLToPath(new URL(".", import.meta.url)), "..", "build", "shots");
mkdirSync(into, { recursive: true });
const browser = await open();
let bad = 0;

function complain(text) {
  bad++;
  console.error(text);
}

for (const game of positionals.length ? positionals : GAMES) {
  for (const size of SIZES) {
    const [width, height] = size.split("x").map(Number);
    for (const theme of THEMES) {
      const page = await browser.newPage({ viewport: { width, height } });
      page.on("console", (message) => message.type() === "error" && complain(`${game}: ${message.text()}`));
      page.on("pageerror", (error) => complain(`${game}: ${error.message}`));
      const query = new URLSearchParams({
        game,
        n: said.n,
        seats: said.seats,
        by: said.by,
        lang: said.lang,
        theme,
        motion: "less",
        bare: "1",
      });
      if (said.plain) query.set("plain", "1");
      await page.goto(`${said.url}/fixture.html?${query}`);
      await page.waitForSelector(".app", { timeout: 20_000 });
      await page.waitForTimeout(200);
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      if (over[0] > 0 || over[1] > 0) console.error(`${game} ${size}: scrolls by ${over.join(" and ")} px`);
      const path = join(
        into,
        `${game}-${said.seats}-${said.n}-${size}-${theme}${said.lang === "en" ? "" : `-${said.lang}`}.png`,
      );
      await page.screenshot({ path });
      console.log(path);
      await page.close();
    }
  }
}
await browser.close();
process.exit(bad ? 1 : 0);
