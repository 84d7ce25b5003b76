/** The rules of one game as a page, and beside a running table as a sheet of paper; opened at a rule if one is named. */

import { useEffect, useState } from "preact/hooks";
import { folder } from "../boards";
import { Markdown } from "../markdown";
import type { Translate } from "../messages";
import { Bar } from "../parts/bar";
import { Dialog } from "../parts/dialog";
import type { Language } from "../settings";

const texts = import.meta.glob<string>("../../../sheepfold/games/*/RULES*.md", { query: "?raw", import: "default" });

/** In the reader's language where somebody wrote it, else in English; null while it is fetched, "" if the game is unknown. */
function useRules(game: string, lang: Language): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const stem = `../../../sheepfold/games/${folder(game)}/RULES`;
    const file = texts[`${stem}.${lang}.md`] ?? texts[`${stem}.md`];
    void (file ? file() : Promise.resolve("")).then(setText);
  }, [game, lang]);
  return text;
}

function useNumber(number: string, ready: boolean): void {
  useEffect(() => {
    if (!ready || !number) return;
    const rule = document.getElementById(number);
    rule?.scrollIntoView({ block: "center" });
    rule?.classList.add("meant");
    rule?.focus();
  }, [number, ready]);
}

interface RulesProps {
  t: Translate;
  lang: Language;
  game: string;
  number: string;
}

export function RulesPage({ t, lang, game, number }: RulesProps) {
  const text = useRules(game, lang);
  useNumber(number, Boolean(text));
  return (
    <div class="reading">
      <Bar title={t("rules")} home={t("home")} />
      <main class="sheet rules">{text === "" ? <p>{t("rules-none")}</p> : <Markdown text={text ?? ""} />}</main>
    </div>
  );
}

export function RulesSheet({ t, lang, game, number, close }: RulesProps & { close(): void }) {
  const text = useRules(game, lang);
  useNumber(number, Boolean(text));
  return (
    <Dialog title={t("rules")} closing={t("close")} close={close} class="wide">
      <div class="rules">{text === "" ? <p>{t("rules-none")}</p> : <Markdown text={text ?? ""} />}</div>
    </Dialog>
  );
}
