/** Of a static site: everything is kept for a time without a network, and a newer version comes between two games. */

import { local } from "../app/house";
import { currentAddress } from "../app/route";
import { idle } from "./here";
import { register } from "./site";

const LOOK = 60 * 60_000; // ms between looks for a newer version

/**
 * Called once the page stands. The house is fetched when the browser has nothing else to do, or when somebody wants to
 * play; on a first visit the service worker comes after it, so that nobody who plays waits for all files.
 */
export function prepare(): void {
  void watch();
  idle(() => local().begin());
  void local().ready.then(() => idle(() => void register()));
}

/** A newer version is offered to come wherever no game is on the screen; then the page is loaded again. */
async function watch(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return; // a first visit: it is the newest
  const worker = await register();
  if (!worker) return;
  const game = new OnScreen();
  let newer = false;
  const look = async () => {
    if (await game.isOn()) return;
    if (newer) location.reload();
    else worker.waiting?.postMessage("switch");
  };
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    newer = true;
    void look();
  });
  worker.addEventListener("updatefound", () => worker.installing?.addEventListener("statechange", look));
  addEventListener("popstate", look);
  setInterval(() => void worker.update().catch(() => undefined), LOOK);
  void look();
}

/** Tells the service worker by a lock that a game is on the screen here: it does not switch meanwhile. */
class OnScreen {
  private held: Promise<unknown> = Promise.resolve();
  private leave: (() => void) | null = null;

  /** Whether one is on the screen now; if not, the lock is free of this tab. */
  async isOn(): Promise<boolean> {
    const on = currentAddress().pathname.startsWith("/table/");
    if (on && !this.leave) {
      const over = new Promise<void>((resolve) => {
        this.leave = resolve;
      });
      this.held = navigator.locks.request("sheepfold game", { mode: "shared" }, () => over);
    } else if (!on) {
      this.leave?.();
      this.leave = null;
      await this.held;
    }
    return on;
  }
}
