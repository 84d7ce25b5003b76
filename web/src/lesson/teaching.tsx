/** A lesson under way: the real board, the dog's sentence, one move that goes on; everything else is "not yet". */

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Taught, View } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { useTitle } from "../app/games";
import { has, type Translate, translator } from "../app/messages";
import { RulesSheet } from "../app/pages/rules";
import { currentAddress, go } from "../app/route";
import type { Settings } from "../app/settings";
import { Table, type TableState, usualPace } from "../app/table";
import type { Lesson } from "../generated/wire";
import { Button, IconButton } from "../parts/button";
import { say } from "../parts/speech";
import { Icon, Marked, Sprite, unmarked } from "../parts/sprite";
import { TableView } from "../parts/tableview";
import { after, BEGIN, narrowed, type Place, standing, turnAt, wanted } from "./course";
import { keepStep, nowKnown, stepOf } from "./known";
import { playEasy } from "./playing";
import { Spotlight } from "./spotlight";
import { nextTouch, type Touches } from "./touches";

interface TeachingProps {
  t: Translate;
  settings: Settings;
  game: string;
  lesson: Lesson;
  module: GameModule;
  touches: Touches;
}

const NODS = 1600; // ms

export function Teaching({ t, settings, game, lesson, module, touches }: TeachingProps) {
  const count = lesson.steps.length;
  const [place, setPlace] = useState<Place>(() => ({ ...BEGIN, step: Math.min(stepOf(game), count) }));
  const here = useRef(place); // the same, for moves that come faster than the page is drawn
  const store = useMemo(() => {
    const made = new Table();
    made.stand(standing(lesson, place.step));
    return made;
  }, []);
  const [state, setState] = useState<TableState>(store.state);
  const [nods, setNods] = useState(0);
  const [rule, setRule] = useState<string | null>(null);
  const title = useTitle(t, settings, game);

  const to = (next: Place) => {
    here.current = next;
    setPlace(next);
    setNods(0);
    keepStep(game, next.step < count ? next.step : 0);
    if (next.step === count) nowKnown(game);
  };
  const stand = (step: number) => {
    to({ step, turn: 0 });
    store.stand(standing(lesson, step));
  };
  const back = () => stand(place.turn ? place.step : Math.max(0, place.step - 1));
  const notYet = useCallback(() => setNods((n) => n + 1), []);
  useEffect(() => store.subscribe(() => setState(store.state)), []);
  useEffect(() => {
    store.pace = module.board.pace ?? usualPace;
  }, [module]);
  store.send = (message) => {
    if (message.type !== "do") return "";
    const turn = turnAt(lesson, here.current);
    if (turn?.move !== message.text) {
      store.stand({ waiting: false });
      notYet();
      return "";
    }
    to(after(lesson, here.current));
    for (const update of turn.updates) store.take(update);
    return "";
  };

  const done = place.step >= count;
  const moves = wanted(lesson, place);
  const legal = done ? [] : narrowed(state.legal, moves);
  const asked = legal.length > 0 && !state.beat && !state.waiting;
  const find = useCallback(
    () => nextTouch(touches(wanted(lesson, here.current), store.state.view as View)),
    [lesson, touches],
  );
  useOnly(asked, find, notYet);
  useEffect(() => {
    if (!nods) return;
    const timer = setTimeout(() => setNods(0), NODS);
    return () => clearTimeout(timer);
  }, [nods]);

  const id = done ? `lesson-${game}-done` : (lesson.steps[place.step]?.say ?? "");
  const text = t(id);
  const why = has(settings.lang, `${id}-why`) ? t(`${id}-why`) : "";
  const ready = asked || (done && !state.beat);
  useEffect(() => {
    if (ready) say(unmarked(`${t("lesson-step", { at: place.step + 1, of: count })}. ${text} ${why}`), true);
  }, [ready, text]);
  useEffect(() => {
    if (nods) say(unmarked(`${t("lesson-not-yet")}. ${text}`), true);
  }, [nods]);
  useEffect(() => {
    if (done && ready) document.getElementById("question")?.focus();
  }, [done && ready]);

  const table = currentAddress().searchParams.get("table") ?? "";
  const leave = () => {
    nowKnown(game);
    go(table ? `/table/${table}` : "/");
  };
  const taught: Taught = {
    mood: done ? "done" : nods ? "no" : "try",
    tag: t(done ? "lesson-that-is-it" : nods ? "lesson-not-yet" : "lesson-tag"),
    text,
    help: why,
    dots: <Dots t={t} at={place.step} of={count} />,
    controls: (
      <div class="lessonctl">
        {done ? null : (
          <Button onClick={leave} label={t("lesson-skip-spoken")}>
            <span class="only-l">{t("lesson-skip")}</span>
            <span class="only-s">
              <Icon name="close" />
            </span>
          </Button>
        )}
        {place.step || place.turn ? <IconButton icon="back" label={t("lesson-back")} onClick={back} /> : null}
      </div>
    ),
    ...(done
      ? {
          buttons: (
            <>
              <Button onClick={() => stand(0)}>{t("lesson-again")}</Button>
              {table ? (
                <Button primary onClick={leave}>
                  {t("lesson-to-table")}
                </Button>
              ) : (
                <Button primary onClick={() => void playEasy(t, game)}>
                  {t("lesson-play")}
                </Button>
              )}
            </>
          ),
        }
      : {}),
  };
  if (!state.view) return null;
  return (
    <>
      <TableView
        store={store}
        state={{ ...state, legal }}
        view={state.view}
        module={module}
        settings={settings}
        t={translator(settings.lang)}
        rules={(number = "") => setRule(number)}
        rematch={() => undefined}
        lesson={{
          taught,
          title: t("lesson-title", { title }),
          plan: <Plan t={t} lesson={lesson} at={place.step} />,
          back,
        }}
      />
      <Spotlight t={t} find={find} asked={asked} />
      {rule !== null ? (
        <RulesSheet t={t} lang={settings.lang} game={game} number={rule} close={() => setRule(null)} />
      ) : null}
    </>
  );
}

/** Nothing on the board or in the dock answers but what is lit, and the ways back and out. */
function useOnly(asked: boolean, find: () => HTMLElement | null, notYet: () => void): void {
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const touched = event.target as Element;
      if (!asked || !touched.closest(".app .board, .app .dock") || touched.closest(".lessonctl, dialog")) return;
      if (find()?.contains(touched)) return;
      event.stopPropagation();
      event.preventDefault();
      notYet();
    };
    document.addEventListener("click", click, true);
    return () => document.removeEventListener("click", click, true);
  }, [asked, find]);
}

function Dots({ t, at, of }: { t: Translate; at: number; of: number }) {
  return (
    <span class="lessondots" role="img" aria-label={t("lesson-step", { at: Math.min(at + 1, of), of })}>
      {Array.from({ length: of }, (_, n) => (
        <i key={n} class={n < at ? "was" : n === at ? "now" : ""} />
      ))}
    </span>
  );
}

/** All steps, beside the table where there is room. */
function Plan({ t, lesson, at }: { t: Translate; lesson: Lesson; at: number }) {
  return (
    <aside class="log plan" aria-label={t("lesson-plan")}>
      <h2>{t("lesson-plan")}</h2>
      <ol>
        {lesson.steps.map(({ say: id }, n) => (
          <li key={id} class={n < at ? "was" : n === at ? "now" : ""} aria-current={n === at ? "step" : undefined}>
            <i aria-hidden="true">{n < at ? "✓" : n + 1}</i>
            <span>
              <Marked text={t(id)} />
            </span>
          </li>
        ))}
      </ol>
      <p class="lambs">
        <Sprite id="h-lamb" />
        <span>{t("lesson-note")}</span>
      </p>
    </aside>
  );
}
