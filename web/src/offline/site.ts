/** The files of a static site: a service worker fetches each once, and keeps it for times without a network. */

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker; null where there can be none. */
export function register(): Promise<ServiceWorkerRegistration | null> {
  const can = "serviceWorker" in navigator && isSecureContext;
  registered ??= can ? navigator.serviceWorker.register("worker.js").catch(() => null) : Promise.resolve(null);
  return registered;
}
