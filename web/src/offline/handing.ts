/** What this page fetched is handed to the service worker, which keeps it: nothing comes over the network twice. */

const KEPT = "x-hash"; // what comes from the service worker has this
const going: Promise<unknown>[] = [];

/** As `worker.js` looks for it: among the caches of the site that lies at `home`. */
export function handOver(address: string, answer: Response, home: URL): void {
  if (answer.headers.has(KEPT)) return;
  const copy = answer.clone();
  const put = caches.open(`sheepfold ${home.pathname} fetched`).then((cache) => cache.put(address, copy));
  going.push(put.catch(() => undefined)); // no room: it is fetched again, or not kept at all
}

/** Once all of it has been handed over. */
export async function handedOver(): Promise<void> {
  await Promise.all(going);
}
