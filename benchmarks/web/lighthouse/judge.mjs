// Lighthouse on one page, as on a phone: node judge.mjs ADDRESS PATH [SLOWER] prints one JSON object. Whose seats they
// are is in SHEEPFOLD_TOKEN. SLOWER is how many times slower the phone's processor is than this one; left out, it is
// Lighthouse's usual four.
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import * as constants from "lighthouse/core/config/constants.js";
import { open } from "../../../web/browser.mjs";

const MOBILE = constants.throttling.mobileSlow4G;
const KINDS = ["performance", "accessibility", "best-practices", "seo"];
const [address, path, slower] = process.argv.slice(2);

/** A port nobody listens on. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** What took points away, and what is told without taking any; each with the first place it was found at. */
function faultsOf({ audits, categories }) {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const counted = new Set(weighed.map(({ id }) => id));
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== "informative")
    .map(({ id, title, displayValue, details }) => {
      const first = details?.items?.[0];
      const place = first?.node?.selector ?? first?.url ?? first?.source ?? "";
      const words = [displayValue, typeof place === "string" ? place : ""].filter(Boolean).join(", ");
      return `${counted.has(id) ? "" : "(not counted) "}${id}: ${title}${words ? ` (${words})` : ""}`;
    });
}

const port = await freePort();
const browser = await open({ args: ["--no-sandbox", `--remote-debugging-port=${port}`] });
try {
  const session = await browser.newBrowserCDPSession();
  const cookie = { name: "sheepfold", value: process.env.SHEEPFOLD_TOKEN ?? "", url: address, httpOnly: true };
  if (cookie.value) await session.send("Storage.setCookies", { cookies: [cookie] });
  const throttling = slower ? { throttling: { ...MOBILE, cpuSlowdownMultiplier: Number(slower) } } : {};
  const flags = { port, logLevel: "error", output: "json", onlyCategories: KINDS, ...throttling };
  const { lhr } = await lighthouse(address + path, flags);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const value = (id) => lhr.audits[id].numericValue;
  const metrics = {
    index: lhr.environment.benchmarkIndex,
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shifts: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
  console.log(JSON.stringify({ scores: Object.fromEntries(scores), metrics, faults: faultsOf(lhr) }));
} finally {
  await browser.close();
}
