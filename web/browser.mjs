// A real Chromium without root: the one inside @sparticuz/chromium, unpacked once into the build folder of the
// repository.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium as playwright } from "playwright-core";

const home = join(fileURLToPath(new URL(".", import.meta.url)), "..", "build", "chromium");

/** Opens a browser; close it when done. */
export async function open(more = {}) {
  mkdirSync(home, { recursive: true });
  process.env.TMPDIR = home;
  const { default: packed } = await import("@sparticuz/chromium");
  const executablePath = await packed.executablePath();
  for (let left = 20; ; left--) {
    try {
      return await playwright.launch({ executablePath, headless: true, args: ["--no-sandbox"], ...more });
    } catch (error) {
      if (!left || !String(error).includes("ETXTBSY")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500)); // another process is still unpacking it
    }
  }
}
