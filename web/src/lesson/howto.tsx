/** How a game is played, in two minutes: six numbered pictures, one warning, and the way to the lesson. */

import { fetchGames } from "../app/games";
import { fetchMessages, has, type Translate } from "../app/messages";
import { groundOf } from "../app/pages/art";
import type { Language } from "../app/settings";
import "../look/lesson.css";
import { Icon, Marked, Sprite } from "../parts/sprite";
import { loadPrimer, Picture, type Primer } from "./drawing";
import { Goal } from "./goal";

interface HowToProps {
  t: Translate;
  lang: Language;
  game: string;
  goal: boolean; // the goal card too: beside a running table
  parts: Parts;
}

/** What it is made of. */
export interface Parts {
  primer: Primer | null;
  lesson: boolean; // whether there is one
}

/** Everything together, so that nothing below moves when it comes. */
export async function fetchParts(game: string, lang: Language): Promise<Parts> {
  const [primer, games] = await Promise.all([
    loadPrimer(game),
    fetchGames().catch(() => []),
    fetchMessages(lang, ["learn", `${game}/learn`]),
  ]);
  return { primer, lesson: games.some((one) => one.name === game && one.lesson) };
}

const STEPS = [1, 2, 3, 4, 5, 6];

export function HowTo({ t, lang, game, goal, parts: { primer, lesson } }: HowToProps) {
  if (!has(lang, `how-${game}-1`)) return null;
  return (
    <section class={`how ${groundOf(game)}`} aria-labelledby="how">
      {goal ? <Goal t={t} lang={lang} game={game} /> : null}
      <header>
        <h2 id="how">{t("how-title")}</h2>
        {lesson ? (
          <a class="btn" href={`/learn/${game}/lesson`}>
            <Icon name="play" /> {t("how-try")}
          </a>
        ) : null}
      </header>
      <ol>
        {STEPS.map((n) => (
          <li key={n}>
            <Picture drawing={primer?.how[n - 1]} />
            <div>
              <h3>
                <i aria-hidden="true">{n}</i>
                {t(`how-${game}-${n}`)}
              </h3>
              <p>{t(`how-${game}-${n}-text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p class="warn">
        <Sprite id="h-dogalert" />
        <span>
          <Marked text={t(`how-${game}-warn`)} />
        </span>
      </p>
      <h2>{t("how-law")}</h2>
      <p>{t("how-law-help")}</p>
    </section>
  );
}
