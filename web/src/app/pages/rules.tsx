/**
 * The rules of one game as a page, and beside a running table as a sheet of paper; opened at a rule if one is named.
 */

import { useEffect, useState } from "preact/hooks";
import { folder } from "../gamemodule";
import "../../look/rules.css";
import type { Parts } from "../../lesson/howto";
import { Bar } from "../../parts/bar";
import { Dialog } from "../../parts/dialog";
import { Markdown, type Pictures } from "../../parts/markdown";
import type { Translate } from "../messages";
import type { Language } from "../settings";

const fetchHowTo = () => import("../../lesson/howto");
const texts = import.meta.glob<string>("../../../../sheepfold/games/*/RULES*.md", { query: "?raw", import: "default" });
const albums = import.meta.glob<Pictures>("../../games/*/pictures.ts", { import: "pictures" });

interface Book {
  text: string; // "" if the game is unknown
  foreign: boolean; // in English, for a reader of another language
  pictures: Pictures;
  HowTo: Awaited<ReturnType<typeof fetchHowTo>>["HowTo"];
  parts: Parts; // of it
}

/** In the reader's language where somebody wrote it, else in English. */
export async function fetchBook(game: string, lang: Language): Promise<Book> {
  const stem = `../../../../sheepfold/games/${folder(game)}/RULES`;
  const own = texts[`${stem}.${lang}.md`];
  const album = albums[`../../games/${folder(game)}/pictures.ts`];
  const [text, pictures, { HowTo, parts }] = await Promise.all([
    (own ?? texts[`${stem}.md`])?.(),
    album?.(),
    fetchHowTo().then(async ({ HowTo, fetchParts }) => ({ HowTo, parts: await fetchParts(game, lang) })),
  ]);
  return { text: text ?? "", foreign: !own && lang !== "en", pictures: pictures ?? {}, HowTo, parts };
}

/** Null while it is fetched. */
function useBook(game: string, lang: Language): Book | null {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let left = false;
    void fetchBook(game, lang).then((found) => left || setBook(found));
    return () => {
      left = true;
    };
  }, [game, lang]);
  return book;
}

function useNumber(number: string, book: Book | null): void {
  useEffect(() => {
    const rule = book && number ? document.getElementById(number) : null;
    rule?.closest("details")?.setAttribute("open", "");
    rule?.scrollIntoView({ block: "center" });
    rule?.classList.add("meant");
    rule?.focus();
    return () => rule?.classList.remove("meant");
  }, [number, book]);
}

interface RulesProps {
  t: Translate;
  lang: Language;
  game: string;
  number: string;
}

function Rules({ t, lang, game, number, goal = false }: RulesProps & { goal?: boolean }) {
  const book = useBook(game, lang);
  useNumber(number, book);
  if (!book) return null;
  if (!book.text) return <p>{t("rules-none")}</p>;
  return (
    <>
      {book.foreign ? <p class="note">{t("rules-foreign")}</p> : null}
      <div lang={book.foreign ? "en" : lang}>
        <Markdown text={book.text} count={(count) => t("rules-count", { count })} pictures={book.pictures}>
          <book.HowTo t={t} lang={lang} game={game} goal={goal} parts={book.parts} />
        </Markdown>
      </div>
    </>
  );
}

export function RulesPage(p: RulesProps) {
  return (
    <div class="reading">
      <Bar title={p.t("rules")} home={p.t("home")} />
      <main class="sheet rules">
        <Rules {...p} />
      </main>
    </div>
  );
}

export function RulesSheet({ close, ...p }: RulesProps & { close(): void }) {
  return (
    <Dialog title={p.t("rules")} closing={p.t("close")} close={close} class="wide">
      <div class="rules">
        <Rules {...p} goal />
      </div>
    </Dialog>
  );
}
