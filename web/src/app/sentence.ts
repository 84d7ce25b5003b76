/** Messages as sentences: an id of the catalogues with its values, which may be messages or lists of them again. */

import { RequestRefused } from "./api";
import type { Message, MessageValue, Speaking } from "./board";
import type { Translate } from "./messages";

/** Who is told something; a table's own names and things are known only to those who sit at one. */
type Reader = Speaking | (Pick<Speaking, "t" | "seat" | "name"> & { view?: never });

/**
 * What a message says to this reader. An id that no catalogue here has is said by its values, so that nothing is lost.
 */
export function sentence(message: Message, s: Reader): string {
  const { id, values } = message;
  if (id === "plain") return String(values.text);
  if (id === "seat") return String(values.seat) === "fate" ? s.t("fate") : s.name(String(values.seat));
  if (id === "is-you") return values.seat === s.seat ? "yes" : "no";
  if (id === "either") return joined(values.items as MessageValue[], "list-or", s);
  const own = s.view && s.thing?.(message, s);
  if (own) return own;
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) said[name] = spoken(value, s);
  const text = s.t(id, said);
  return text === id ? Object.values(said).join(" ") || id : text;
}

/** What a message says where there is no table to name its seats. */
export function plainly(message: Message, t: Translate): string {
  return capital(sentence(message, { t, seat: null, name: (letter) => letter }));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why the server did not grant a request, or that it does not answer. */
export function whyNot(error: unknown, t: Translate): string {
  if (!(error instanceof RequestRefused) || !error.status) return t("trouble-away");
  return error.said ? plainly(error.said, t) : error.message || t("trouble-refused");
}

function spoken(value: MessageValue, s: Reader): string | number {
  if (Array.isArray(value)) return joined(value, "list-and", s);
  return typeof value === "object" ? sentence(value, s) : value;
}

/** "A, B and C", with the word of the language. */
function joined(items: MessageValue[], id: string, s: Reader): string {
  const said = items.map((item) => String(spoken(item, s)));
  const last = said.pop() ?? "";
  return said.length ? s.t(id, { first: said.join(", "), last }) : last;
}
