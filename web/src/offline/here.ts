/** Of a server's page: the static site is kept too, for times without a connection. */

import { here } from "../app/house";

const STAYS = 30_000; // ms after which somebody who came to a server stays, it seems

/** After a while, so that nobody waits for it, and somebody who only looks in does not load it. */
export function prepareHere(): void {
  if (!here || !("serviceWorker" in navigator) || !isSecureContext) return;
  const worker = new URL("worker.js", new URL(here, location.href));
  setTimeout(() => idle(() => void navigator.serviceWorker.register(worker).catch(() => undefined)), STAYS);
}

export function idle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000); // Safari
}
