/** The files of a static site: a service worker fetches each once, and keeps it for times without a network. */

const PATIENCE = 60_000; // ms for all files, after which they are fetched without it

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker; null where there can be none. */
export function register(): Promise<ServiceWorkerRegistration | null> {
  const can = "serviceWorker" in navigator && isSecureContext;
  registered ??= can ? navigator.serviceWorker.register("worker.js").catch(() => null) : Promise.resolve(null);
  return registered;
}

/** Once files come from the service worker, or surely will not. */
export async function settled(): Promise<void> {
  const worker = await register();
  if (!worker || navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    worker.installing?.addEventListener("statechange", ({ target }) => {
      if ((target as ServiceWorker).state === "redundant") resolve(); // a file could not be had, or there is no room
    });
    setTimeout(resolve, worker.active ? 0 : PATIENCE); // one that is active already serves the next load
  });
}
