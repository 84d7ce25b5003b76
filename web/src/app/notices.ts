/** A notice of the device when it is my turn and this tab is not looked at; only if its owner said yes. */

import { useEffect } from "preact/hooks";
import { useTitle } from "./games";
import { isStatic } from "./house";
import type { Translate } from "./messages";
import { addressOf } from "./route";
import { settings } from "./settings";
import type { TableState } from "./table";

/** Whether this browser can show notices, and nobody has said yes or no yet. */
export function mayAskForNotices(): boolean {
  return "Notification" in window && isSecureContext && Notification.permission === "default";
}

/**
 * The worker shows notices where pages cannot; it serves no pages, so that none is ever an old one. Without it there
 * are titles and bells.
 */
export function installWorker(): void {
  if ("serviceWorker" in navigator && isSecureContext)
    void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

export function useTurnNotice(state: TableState, t: Translate): void {
  const title = useTitle(t, settings(), state.info?.game ?? "");
  const mine = state.legal.length > 0 && !state.beat && !state.waiting;
  useEffect(() => {
    if (mine && document.hidden && state.info) void notify(t("notice-turn"), title, state.info.id);
  }, [mine, state.prompt]);
}

async function notify(text: string, title: string, table: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted" || !settings().notices) return;
  const shown = {
    body: title,
    tag: `table ${table}`,
    icon: isStatic ? "icon-192.png" : "/icon-192.png",
    data: addressOf(`/table/${table}`),
  };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) await worker.showNotification(text, shown);
  else new Notification(text, shown).onclick = () => window.focus();
}
