// Shows notices and leads back to their table. It serves nothing: every page and file comes from the server, as it is now.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data ?? "/")));
});

async function lead(path) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
