/**
 * Every sentence the page says, from the Fluent files of sheepfold/language and of each game (its
 * `locales`), fetched on demand.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./settings";

/** The message of an id, with its values. Numbers are formatted here, not in the message. */
export type Translate = (id: string, values?: Record<string, FluentVariable>) => string;

const HOUSE = "../../../sheepfold/language";
const GAMES = "../../../sheepfold/games";
const files = {
  ...import.meta.glob<string>("../../../sheepfold/language/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../sheepfold/games/*/{locales,learn}/*.ftl", { query: "?raw", import: "default" }),
};
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const fixed = new Map<Language, Map<string, string>>(); // messages without values, as they were said before

/**
 * Fetch parts (`table`, `lobby`, a game's name, `NAME/learn`) in a language, once. A part nobody wrote yet is nothing.
 */
export async function fetchMessages(lang: Language, parts: string[]): Promise<void> {
  await Promise.all(
    parts.map(async (part) => {
      const [name = "", room = "locales"] = part.split("/");
      const own = `${GAMES}/${name.replaceAll("-", "_")}/${room}`;
      const path =
        [`${own}/${lang}.ftl`, `${HOUSE}/${lang}/${part}.ftl`, `${own}/en.ftl`].find((one) => files[one]) ?? "";
      const file = files[path];
      if (!file || loaded.has(path)) return;
      const text = await file();
      if (loaded.has(path)) return;
      loaded.add(path);
      bundle(lang).addResource(new FluentResource(text));
    }),
  );
}

function bundle(lang: Language): FluentBundle {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    bundles.set(lang, found);
  }
  return found;
}

export function translator(lang: Language): Translate {
  const own = bundle(lang);
  const said = fixed.get(lang) ?? new Map<string, string>();
  fixed.set(lang, said);
  return (id, values) => {
    const known = values ? undefined : said.get(id);
    if (known !== undefined) return known;
    const pattern = own.getMessage(id)?.value;
    if (!pattern) return id;
    const text = own.formatPattern(pattern, values ?? null, []);
    if (!values) said.set(id, text);
    return text;
  };
}

/** Whether a message is there: names that come from data (a game's title, a reason) may be new to this page. */
export function has(lang: Language, id: string): boolean {
  return bundle(lang).hasMessage(id);
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((known) => known === text);
}
