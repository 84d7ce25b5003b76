/** The nickname of the person who uses this browser, remembered where storage is allowed. */

const KEY = "sheepfold.name";

export function nickname(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // storage blocked: the name is asked for again
  }
}

export function keepNickname(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // storage blocked: the server knows it for as long as its cookie lasts
  }
}

/** A name that can be sent: what was typed, what was kept, or the one given. */
export function nameOr(typed: string, otherwise: string): string {
  return (typed.trim() || nickname() || otherwise).slice(0, 24);
}
