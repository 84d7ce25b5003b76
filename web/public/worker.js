// Shows notices and leads back to their table. Of a static site it also keeps every file, so that it plays without a network.
// A server's pages come from the server, as they are now; only where it cannot be reached, and the static site is kept, that opens instead.
const SITE = null; // a static site's version and files with their hashes; filled in by scripts/static.py
const CACHE = `sheepfold ${new URL("./", location.href).pathname} `; // a host may have several of these sites
const HOME = new URL("./", location.href);
const GAME = "sheepfold game";

addEventListener("install", (event) => event.waitUntil(SITE ? fill() : skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(SITE ? sweep() : clients.claim()));

// --- keeping a static site

/** All files of this version, or none: a worker that cannot have them all is not installed, and the one before goes on. */
async function fill() {
  const old = await Promise.all((await caches.keys()).filter((name) => name.startsWith(CACHE)).map((name) => caches.open(name)));
  const cache = await caches.open(CACHE + SITE.version);
  await Promise.all(Object.entries(SITE.files).map(([name, hash]) => keep(cache, old, name, hash)));
  if (!registration.active) await skipWaiting();
}

async function keep(cache, old, name, hash) {
  const address = new URL(name, HOME).href;
  for (const other of [cache, ...old]) {
    const kept = await other.match(address);
    if (kept?.headers.get("x-hash") === hash) return other === cache || cache.put(address, kept);
  }
  const found = (await fetched(address, hash, "default")) ?? (await fetched(address, hash, "no-cache"));
  if (!found) throw new Error(`${name} is not of this version`);
  await cache.put(address, found);
}

/** The file, if it is this one; what a page has fetched a moment ago need not be fetched again. */
async function fetched(address, hash, cache) {
  const answer = await fetch(address, { cache });
  const data = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!answer.ok || found !== hash) return null;
  return new Response(data, { headers: { "content-type": answer.headers.get("content-type") ?? "", "x-hash": hash } });
}

/** This version is the one now: pages are loaded again, and those before go. */
async function sweep() {
  await clients.claim();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== CACHE + SITE.version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (!SITE && event.request.mode === "navigate" && address.origin === HOME.origin) event.respondWith(reached(event.request));
  if (!SITE || event.request.method !== "GET" || !address.href.startsWith(HOME.href)) return;
  const name = address.pathname.slice(HOME.pathname.length);
  if (event.request.mode === "navigate") event.respondWith(page(name, address));
  else if (Object.hasOwn(SITE.files, name)) event.respondWith(file(name));
});

/** A page of the server, or the way to the static site, which has a worker and a cache of its own. */
async function reached(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const here = new URL("here/index.html", HOME).href;
    if (await caches.match(here)) return Response.redirect(new URL("here/", HOME).href);
    throw error;
  }
}

/** Every address is the same page; a path stands behind its #. */
async function page(name, address) {
  if (!name || name === "index.html") return file("index.html");
  return Response.redirect(`${HOME.href}#/${name}${address.search}`);
}

async function file(name) {
  const cache = await caches.open(CACHE + SITE.version);
  return (await cache.match(new URL(name, HOME).href)) ?? fetch(new URL(name, HOME));
}

// A newer version waits until a page says that it may come; not while a game is on the screen of any, which holds a lock then.
addEventListener("message", (event) => {
  if (event.data === "switch") event.waitUntil(navigator.locks.request(GAME, { ifAvailable: true }, (free) => free && skipWaiting()));
});

// --- notices

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data ?? "/")));
});

async function lead(path) {
  const wanted = new URL(path, location.href).href;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => one.url === wanted);
  return there ? there.focus() : clients.openWindow(wanted);
}
