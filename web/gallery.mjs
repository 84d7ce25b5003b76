// The gallery of the documents:
// node gallery.mjs [NAME ...] [--shot 740x360-light] [--url http://127.0.0.1:5173] [--server http://127.0.0.1:8080]
// Needs `npx vite` and, for the lobby, `sheepfold serve`; the games come from fixtures/make.py. Pictures and their page
// go to docs/gallery.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { open } from "./browser.mjs";

const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shot: { type: "string", default: "" },
    url: { type: "string", default: "http://127.0.0.1:5173" },
    server: { type: "string", default: "http://127.0.0.1:8080" },
  },
});

/**
 * A moment of a recorded game worth looking at: how many sit there, after how many events, and how it is shown; another
 * one on a phone that lies on its side.
 */
const MOMENTS = {
  "black-sheep": {
    title: "Black Sheep",
    seats: 3,
    n: 32,
    says: "Three barns, a hand of cards, and who leads where.",
    lying: { seats: 4, n: 44 },
    shots: ["1440x900-dark", "740x360-light"],
  },
  "bye-bye-black-sheep": {
    title: "Bye-Bye Black Sheep",
    seats: 3,
    n: 40,
    says: "Draw from the others’ hands, but not the black sheep.",
    lying: { seats: 4, n: 57 },
    shots: ["768x1024-light", "740x360-light"],
  },
  bauernschlau: {
    title: "Bauernschlau",
    seats: 3,
    n: 112,
    says: "Fences grow between pastures; sheep lie face down.",
    lying: { seats: 4, n: 46 },
    shots: ["1440x900-light", "360x740-dark", "740x360-light"],
  },
  "sheep-sheep": {
    title: "Sheep Sheep",
    seats: 2,
    n: 43,
    says: "Nine photos, four cards, and a secret model.",
    lying: { seats: 2, n: 58 },
    shots: ["360x740-light", "740x360-light"],
  },
  "bouc-makers": {
    title: "Bouc Makers",
    seats: 3,
    n: 66,
    says: "A contract, three dice in the hay, and the flock.",
    lying: { seats: 4, n: 24 },
    shots: ["768x1024-dark", "740x360-light"],
  },
};
const LOBBY = {
  title: "The lobby",
  says: "All games; one click plays against bots, two invite friends.",
  shots: ["1440x900-light"],
};
const ALL = { lobby: LOBBY, ...MOMENTS };
const QUALITY = 72;

const into = join(fileURLToPath(new URL(".", import.meta.url)), "..", "docs", "gallery");
mkdirSync(into, { recursive: true });
const browser = await open();
let bad = 0;

function complain(text) {
  bad++;
  console.error(text);
}

async function picture(name, address, ready) {
  for (const shot of ALL[name].shots.filter((one) => !said.shot || one === said.shot)) {
    const [width, height, theme] = shot.split(/[x-]/);
    const context = await browser.newContext({
      viewport: { width: Number(width), height: Number(height) },
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en",
    });
    // the board, not the lessons
    await context.addInitScript(() => localStorage.setItem("sheepfold.settings", JSON.stringify({ coach: false })));
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && complain(`${name}: ${message.text()}`));
    page.on("pageerror", (error) => complain(`${name}: ${error.message}`));
    await page.goto(address(theme, Number(height) > 560));
    await page.waitForSelector(ready, { timeout: 60_000 });
    await page.waitForTimeout(400); // sprites and pictures are fetched
    await page.screenshot({ path: join(into, `${name}-${shot}.jpg`), type: "jpeg", quality: QUALITY });
    console.log(`${name} ${shot}`);
    await context.close();
  }
}

const wanted = positionals.length ? positionals : Object.keys(ALL);
for (const name of wanted) {
  if (name === "lobby") {
    await picture("lobby", () => said.server, "article.game");
    continue;
  }
  const address = (theme, tall) => {
    const { seats, n } = tall ? MOMENTS[name] : MOMENTS[name].lying;
    const moment = { game: name, seats: String(seats), n: String(n), by: "greedy", motion: "less", bare: "1", theme };
    return `${said.url}/fixture.html?${new URLSearchParams(moment)}`;
  };
  await picture(name, address, ".app");
}
await browser.close();

const high = (shot) => (shot.startsWith("740x360") ? 360 : 420);
const image = (name, shot) => `<img src="${name}-${shot}.jpg" height="${high(shot)}" alt="${alt(name, shot)}">`;
const alt = (name, shot) => `${ALL[name].title}, ${shot.replace("x", " by ").replace("-", " pixels, ")}`;
const part = (name) => {
  const { title, says, shots } = ALL[name];
  return [`## ${title}`, "", says, "", `<p>${shots.map((shot) => image(name, shot)).join(" ")}</p>`, ""];
};
const text = [
  "# Gallery",
  "",
  "Tables in the browser on phones, upright and on their side, tablets and wide screens, by day and by night, at " +
    "moments of real games. " +
    "`web/gallery.mjs` makes these pictures.",
  "",
  ...Object.keys(ALL).flatMap(part),
];
writeFileSync(join(into, "README.md"), `${text.join("\n").trimEnd()}\n`);
process.exit(bad ? 1 : 0);
