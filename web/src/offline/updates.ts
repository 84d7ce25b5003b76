/** Of a static site: everything is kept for a time without a network, and a newer version comes between two games. */

import { local } from "../app/house";
import { currentAddress } from "../app/route";
import { idle } from "./here";
import { register } from "./site";

const LOOK = 60 * 60_000; // ms between looks for a newer version

/** Called once the page stands; fetching can wait until the browser has nothing else to do. */
export function prepare(): void {
  void watch();
  idle(() => local().begin());
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
