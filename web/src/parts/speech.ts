/** The two live regions: one that waits its turn (log lines, the question), one that does not ("your turn", errors). */

let polite: HTMLElement | null = null;
let assertive: HTMLElement | null = null;

/** Put the regions into the page, once, before anything is said. */
export function listen(): void {
  polite ??= region("polite");
  assertive ??= region("assertive");
}

function region(manner: "polite" | "assertive"): HTMLElement {
  const found = document.createElement("div");
  found.className = "vh spoken";
  found.setAttribute("aria-live", manner);
  found.setAttribute("role", manner === "polite" ? "status" : "alert");
  document.body.append(found);
  return found;
}

export function say(text: string, now = false): void {
  const place = now ? assertive : polite;
  if (!place || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > 6) place.firstElementChild?.remove();
}
