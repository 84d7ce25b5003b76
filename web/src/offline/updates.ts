/** Of a static site: everything is kept for a time without a network, and a newer version comes between two games. */

import { here, local } from "../app/house";
import { currentAddress } from "../app/route";
import { register } from "./site";

const LOOK = 60 * 60_000; // ms between looks for a newer version
const STAYS = 30_000; // ms after which somebody who came to a server stays, it seems

/**
 * Of a server's page: after a while the static site is kept too, for times without a connection. Nobody waits for it,
 * and somebody who only looks in does not load it.
 */
export function prepareHere(): void {
  if (!here || !("serviceWorker" in navigator) || !isSecureContext) return;
  const worker = new URL("worker.js", new URL(here, location.href));
  setTimeout(() => idle(() => void navigator.serviceWorker.register(worker).catch(() => undefined)), STAYS);
}

/** Called once the page stands; fetching can wait until the browser has nothing else to do. */
export function prepare(): void {
  void watch();
  idle(() => local.begin());
}

function idle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000); // Safari
}

/** A newer version is offered to come wherever no game is on the screen; then the page is loaded again. */
async function watch(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return; // a first visit: it is the newest
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  const worker = await register();
  if (!worker) return;
  const offer = () => {
    if (!currentAddress().pathname.startsWith("/table/")) worker.waiting?.postMessage("switch");
  };
  offer();
  worker.addEventListener("updatefound", () => worker.installing?.addEventListener("statechange", offer));
  addEventListener("popstate", offer);
  setInterval(() => void worker.update().catch(() => undefined), LOOK);
}
