// Every board on every screen: sizes in both orientations, fewest and most players, three languages, text at 100 and
// 200 %. One page per recorded game is resized over and over, and measured (measure.mjs).
// As a journey: ["sizes", FOLDER OF THE FIXTURE PAGE]. By hand, all of it (some minutes), after that test has built it:
// node sizes.mjs [GAME ...] [--size 740x360,390x844] [--lang de] [--text 200] [--url http://127.0.0.1:5173]
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { open } from "../../web/browser.mjs";
import { measure } from "./measure.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const RECORDED = join(HERE, "../../web/fixtures/games");
const BUILT = join(HERE, "../../build/fixture");
const UPRIGHT = ["320x640", "360x740", "390x844", "430x932", "600x960", "768x1024", "1080x1920", "1440x2560"];
const LYING = ["640x360", "667x375", "740x360", "720x450", "844x390", "932x430", "960x600"];
const DESKS = ["1024x768", "1280x720", "1366x768", "1440x900", "1920x1080", "2560x1440"];
const SIZES = [...UPRIGHT, "640x320", ...LYING, ...DESKS];
const LANGUAGES = ["en", "fr", "de"];
const ROOM = {
  "black-sheep": ".fields",
  "bye-bye-black-sheep": ".board",
  bauernschlau: ".field",
  "sheep-sheep": ".wall",
  "bouc-makers": ".board",
};

/** What the suite looks at, each size with another language; the tightest in German as well, whose words are long. */
const PART = ["320x640", "390x844", "640x360", "740x360", "720x450", "768x1024", "1280x720", "2560x1440"];
const TIGHT = ["320x640", "640x360", "740x360"];

/** The recorded games: fewest and most players of each. */
function recordings(wanted) {
  const names = readdirSync(RECORDED).filter((name) => name.endsWith("-greedy.json"));
  const folders = [...new Set(names.map((name) => name.split("-")[0]))];
  return folders.flatMap((folder) => {
    const game = folder.replaceAll("_", "-");
    if (wanted.length && !wanted.includes(game)) return [];
    const files = names.filter((name) => name.startsWith(`${folder}-`));
    const counts = files.map((name) => Number(name.split("-")[1])).sort((a, b) => a - b);
    return [...new Set([counts[0], counts.at(-1)])].map((seats) => ({
      game,
      seats,
      moments: momentsOf(folder, seats),
    }));
  });
}

/** A moment for every kind of question, with the most to choose from; one while others play; the end. */
function momentsOf(folder, seats) {
  const { updates } = JSON.parse(readFileSync(join(RECORDED, `${folder}-${seats}-greedy.json`), "utf8"));
  const most = new Map();
  updates.forEach(({ legal }, at) => {
    const kind = legal[0]?.split(" ")[0] ?? "";
    if (kind ? legal.length >= (most.get(kind)?.count ?? 0) : at > updates.length / 2 && !most.has(kind))
      most.set(kind, { n: at + 1, count: legal.length });
  });
  return [...new Set([...most.values()].map(({ n }) => n).concat(updates.length))];
}

/** One recorded game in a page of its own, to be looked at from all sides. */
class Shown {
  constructor(page, line, { game, seats }) {
    Object.assign(this, { page, line, game, seats, text: 100 });
  }

  static async open(browser, address, recording) {
    const context = await browser.newContext({ reducedMotion: "reduce", hasTouch: true });
    await context.addInitScript(() => localStorage.setItem("sheepfold.settings", JSON.stringify({ coach: false })));
    const page = await context.newPage();
    const query = { game: recording.game, seats: recording.seats, motion: "less", bare: "1", clock: "1" };
    await page.goto(`${address}/fixture.html?${new URLSearchParams(query)}`);
    await page.waitForSelector("[data-shown]");
    return new Shown(page, await context.newCDPSession(page), recording);
  }

  /** As if the browser had been told to write everything in this size, in %. */
  async write(text) {
    const fontSizes = { standard: (16 * text) / 100, fixed: (13 * text) / 100 };
    await this.line.send("Page.setFontSizes", { fontSizes });
    this.text = text;
  }

  close() {
    return this.page.context().close();
  }

  async faults(size, lang, n) {
    const [width, height] = size.split("x").map(Number);
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate((wish) => {
      location.hash = wish;
    }, `n=${n}&lang=${lang}`);
    await this.page.waitForSelector(`[data-shown="n=${n}&lang=${lang}"]`);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const short = height <= (560 * this.text) / 100 && width >= (560 * this.text) / 100;
    const least = short ? 40 : 44;
    const roomy = this.text > 100 || height < 312;
    const { faults, area } = await this.page.evaluate(measure, { least, roomy, short, room: ROOM[this.game] });
    const want = Math.min(280, width - 40, height - 40);
    if (this.text === 100 && short && width >= 640 && height >= 340 && Math.min(...area) < want)
      faults.push(`the playing area is only ${area.join(" × ")}`);
    const where = `${this.game} for ${this.seats}, ${size}, ${lang}, text ${this.text} %, moment ${n}`;
    return faults.map((fault) => `${where}: ${fault}`);
  }
}

/** The folder of the built page, to be fetched from this machine only. */
async function serve(folder) {
  const kinds = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url, "http://x").pathname);
    try {
      response.setHeader("content-type", kinds[extname(path)] ?? "application/octet-stream");
      response.end(readFileSync(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** A part of everything, in which each size, language and moment comes up. */
function* part(recording, at) {
  const { moments } = recording;
  for (const [turn, size] of PART.entries()) {
    yield [size, LANGUAGES[(turn + at) % 3], moments[(turn + at) % moments.length]];
    if (TIGHT.includes(size)) yield [size, "de", moments[(turn + at + 2) % moments.length]];
  }
}

export default async function ([folder]) {
  const { browser } = await import("./people.mjs");
  const { address, close } = await serve(folder);
  const found = [];
  let looks = 0;
  for (const [at, recording] of recordings([]).entries()) {
    const shown = await Shown.open(browser, address, recording);
    const all = [...part(recording, at)];
    for (const text of [100, 200]) {
      await shown.write(text);
      for (const [size, lang, n] of text === 100 ? all : all.filter((_, look) => (look + at) % 4 === 0)) {
        looks++;
        found.push(...(await shown.faults(size, lang, n)));
      }
    }
    await shown.close();
  }
  close();
  return { looks, found };
}

async function byHand() {
  const options = Object.fromEntries(["size", "lang", "text", "url"].map((name) => [name, { type: "string" }]));
  const { values: said, positionals } = parseArgs({ allowPositionals: true, options });
  const browser = await open();
  const site = said.url ? { address: said.url } : await serve(BUILT);
  const kinds = new Map();
  let looks = 0;
  for (const recording of recordings(positionals)) {
    const shown = await Shown.open(browser, site.address, recording);
    for (const text of said.text ? [Number(said.text)] : [100, 200]) {
      await shown.write(text);
      for (const size of said.size ? said.size.split(",") : SIZES) {
        for (const lang of said.lang ? [said.lang] : LANGUAGES) {
          for (const n of recording.moments) {
            looks++;
            for (const fault of await shown.faults(size, lang, n)) {
              console.log(fault);
              const kind = `${recording.game}: ${fault.split(": ")[1]}`;
              kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
            }
          }
        }
      }
    }
    await shown.close();
  }
  await browser.close();
  for (const [kind, count] of kinds) console.log(`${count} × ${kind}`);
  console.log(`${looks} looks`);
  process.exit(kinds.size ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await byHand();
