/** The moves offered, as buttons: each in full as long as they fit, else those that begin alike behind one button. */

export interface Offer {
  text: string; // what is sent
  label: string; // what is read; no two are the same
}

export interface Fold {
  label: string; // how they begin, and how many there are
  offers: Offer[];
}

export const FITTING = 12; // buttons on a phone that one still overlooks

/** Every move with its words; moves that would read alike also show their text. */
export function offered(legal: string[], say: (text: string) => string): Offer[] {
  const labels = legal.map(say);
  return legal.map((text, at) => {
    const label = labels[at] as string;
    return { text, label: labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${text})` };
  });
}

/** Many moves, by their first word, in the order they were offered. */
export function folded(offers: Offer[]): Fold[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const verb = offer.text.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  return [...groups].map(([verb, all]) => ({ label: heading(verb, all), offers: all }));
}

function heading(verb: string, [first, ...rest]: Offer[]): string {
  if (!first) return verb;
  if (!rest.length) return first.label;
  return `${beginning([first, ...rest]) || verb} … (${rest.length + 1})`;
}

/** The words all labels begin with. */
function beginning(offers: Offer[]): string {
  const [first = [], ...rest] = offers.map((offer) => offer.label.split(" "));
  const differs = first.findIndex((word, at) => rest.some((words) => words[at] !== word));
  return first.slice(0, differs < 0 ? first.length : differs).join(" ");
}
