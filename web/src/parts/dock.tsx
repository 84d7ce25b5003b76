/** This side of the meadow: the sheepdog asks its question, the buttons answer it, and below lies what is mine. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Message, Question, Taught } from "../app/board";
import { called, head } from "../app/seats";
import { capital, sentence } from "../app/sentence";
import { telling } from "./acting";
import { Button, IconButton } from "./button";
import { classes } from "./classes";
import { RematchButtons, rematchLine } from "./rematch";
import { useShort } from "./short";
import { Icon, Marked, Sprite, unmarked } from "./sprite";

interface Asked {
  ask?: Question | undefined; // what is asked of me; left out: the words of the game say it
  buttons?: ComponentChildren; // at most two; the primary one says what will happen
  waiting?: Question | undefined; // instead of "Ada is thinking", when the board knows more
}

interface DockProps extends Asked {
  p: BoardProps;
  board: ComponentChildren; // what everybody sees, one element with the key "board"
  children?: ComponentChildren; // hand and private things
}

interface Mood {
  look: "" | "calm" | "warn" | "bad" | "win" | "tip" | "teach-try" | "teach-no" | "teach-done";
  face: string;
  tag: string;
  text: string;
  help?: string;
  dots?: boolean;
  hint?: boolean; // offer one
  skip?: boolean; // offer to see nothing of it
  buttons?: ComponentChildren;
  lesson?: Taught;
}

/**
 * The board and what belongs to it. Below each other they stand in the page as they are seen; on a short screen, where
 * the dock is a column beside the board, the question comes first, then the board, then what is mine.
 */
export function Dock({ p, board, children, ...asking }: DockProps) {
  const short = useShort();
  const mood = moodOf(p, asking);
  const question = <Asking key="ask" p={p} mood={mood} />;
  if (short)
    return (
      <>
        <section key="asks" class={`dock asks ${mood.look}`} aria-label={p.t("dock")}>
          {question}
        </section>
        {board}
        <section key="dock" class={`dock owns ${mood.look}`} aria-label={p.t("dock-mine")}>
          {children}
        </section>
      </>
    );
  return (
    <>
      {board}
      <section key="dock" class={`dock ${mood.look}`} aria-label={p.t("dock")}>
        {question}
        {children}
      </section>
    </>
  );
}

function Asking({ p, mood }: { p: BoardProps; mood: Mood }) {
  const [whole, setWhole] = useState(false);
  const tip = mood.look === "tip";
  useEffect(() => setWhole(false), [tip, mood.text]);
  const line = useHeld(mood, whole);
  return (
    <div ref={line} class="ask" role="group" aria-label={p.t("dock-question")}>
      <Sprite id={mood.face} class="who" />
      <div class="q">
        <span class="t">{mood.tag}</span>
        {mood.lesson?.dots}
        <div
          class={classes("said", whole && "whole")}
          {...(tip ? { tabIndex: 0, onFocus: () => setWhole(true), onClick: () => setWhole(true) } : {})}
        >
          <strong tabIndex={-1} id="question">
            <Marked text={mood.text} />
            {mood.dots ? <Dots /> : null}
          </strong>{" "}
          {mood.help ? (
            <span class="h">
              <Marked text={mood.help} />
            </span>
          ) : null}
        </div>
      </div>
      {mood.hint ? <IconButton icon="hint" label={p.t("hint")} class="hintb" onClick={() => p.ask()} /> : null}
      {mood.skip && p.hurry ? (
        <button type="button" class="ib hintb skipb" aria-label={p.t("skip-others")} onClick={p.hurry}>
          <Icon name="last" />
          <span class="only-l">{p.t("skip")}</span>
        </button>
      ) : null}
      {mood.lesson?.controls}
      {mood.buttons ? <div class="btns">{mood.buttons}</div> : null}
    </div>
  );
}

/**
 * A hint takes the room of the question, so that nothing jumps: two lines of it, the whole when it is touched or has
 * the focus. What does not fit rises above the dock's edge.
 */
function useHeld(mood: Mood, whole: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const high = useRef(0);
  const tip = mood.look === "tip";
  useLayoutEffect(() => {
    if (line.current && mood.hint) high.current = line.current.getBoundingClientRect().height; // a hint may follow
  });
  useLayoutEffect(() => {
    const { current: ask } = line;
    if (!ask || !tip || !high.current) return;
    ask.style.minHeight = `${high.current}px`;
    ask.style.marginTop = `${Math.min(0, high.current - ask.getBoundingClientRect().height)}px`;
    return () => ask.removeAttribute("style");
  }, [tip, mood.text, whole]);
  return line;
}

function moodOf(p: BoardProps, { ask, buttons, waiting }: Asked): Mood {
  const { t } = p;
  if (p.line !== "live") {
    return {
      look: "warn",
      face: "h-dogseek",
      tag: t("state-connection"),
      text: t("state-away"),
      help: t("state-away-help"),
    };
  }
  if (p.lesson && !p.beat && !p.waiting) return lessonMood(p.lesson, buttons);
  if (p.refused) return refusedMood(p);
  if (p.counting) return countMood(p, p.counting);
  if (p.view.over && !p.beat) return overMood(p);
  if (p.replay && !p.beat) return replayMood(p, p.replay);
  const asked = p.legal.length > 0 && !p.waiting && !p.beat;
  if (asked && p.hint) return hintMood(p, p.hint.move);
  if (asked) {
    const question = ask ?? p.words.question(p.legal, p.speaking);
    return {
      look: "",
      face: "h-dog",
      tag: question.tag ?? t("state-your-turn"),
      text: question.text,
      ...(question.help ? { help: question.help } : {}),
      hint: true,
      buttons,
    };
  }
  return waitingMood(p, waiting);
}

const FACES = { try: "h-dog", no: "h-dogalert", done: "h-doghappy" };

function lessonMood(lesson: Taught, buttons: ComponentChildren): Mood {
  const { mood, tag, text, help } = lesson;
  return { look: `teach-${mood}`, face: FACES[mood], tag, text, help, buttons: lesson.buttons ?? buttons, lesson };
}

function refusedMood(p: BoardProps): Mood {
  const rule = p.refused?.rule ?? "";
  return {
    look: "bad",
    face: "h-dogalert",
    tag: p.t("state-refused"),
    text: p.refused ? capital(sentence(p.refused.message, p.speaking)) : "",
    buttons: (
      <>
        {rule ? <Button onClick={() => p.rules(rule)}>{p.t("state-rule", { rule })}</Button> : null}
        <Button onClick={p.clear}>{p.t("state-again")}</Button>
      </>
    ),
  };
}

function hintMood(p: BoardProps, move: string): Mood {
  return {
    look: "tip",
    face: "h-doghappy",
    tag: p.t("hint"),
    text: p.t("hint-move", { move: p.words.move(move, p.speaking) }),
    help: p.hint ? capital(sentence(p.hint.message as Message, p.speaking)) : "",
    buttons: (
      <>
        <Button onClick={p.clear}>{p.t("hint-no")}</Button>
        <Button primary onClick={() => p.act(move)}>
          {p.t("hint-yes")}
        </Button>
      </>
    ),
  };
}

function countMood(p: BoardProps, { tag = "", text, help, skip }: NonNullable<BoardProps["counting"]>): Mood {
  const buttons = <Button onClick={skip}>{p.t("count-skip")}</Button>;
  return { look: "calm", face: "h-dog", tag, text, ...(help ? { help } : {}), buttons };
}

function overMood(p: BoardProps): Mood {
  const winners = p.view.winners ?? [];
  const scores = p.view.scores ?? [];
  const mine = p.seat !== null && winners.includes(p.seat);
  const list = p.seats.map((seat, at) => `${p.name(seat.seat)} ${scores[at] ?? 0}`.replace("-", "−")).join(", ");
  const names = winners.map((letter) => p.name(letter)).join(", ");
  return {
    look: "win",
    face: "h-doghappy",
    tag: p.t("state-over"),
    text: mine
      ? p.t("state-you-win", { others: winners.length - 1 })
      : p.t("state-win", { names, count: winners.length }),
    help: rematchLine(p) || list,
    buttons: (
      <>
        <Button onClick={() => p.scores()}>{p.t("state-scores")}</Button>
        <RematchButtons p={p} />
      </>
    ),
  };
}

function replayMood(p: BoardProps, lines: string[]): Mood {
  const seat = p.seats.find((one) => one.seat === p.events[0]?.[0]); // what follows came of it
  const [first = p.t("replay-start"), ...rest] = lines;
  return {
    look: "calm",
    face: seat ? head(seat) : "h-dog",
    tag: seat ? p.t("replay-of", { name: called(seat) || p.t("seat-name", { letter: seat.seat }) }) : p.t("replay"),
    text: first,
    help: rest.join(" "),
  };
}

function waitingMood(p: BoardProps, waiting: Question | undefined): Mood {
  const { t } = p;
  const said = p.beat ? unmarked(p.words.told(p.beat.event, p.speaking)) : "";
  const actor = said ? telling(p) : (p.view.asked.find((letter) => letter !== p.seat) ?? "");
  const seat = p.seats.find((one) => one.seat === actor);
  const name = seat ? p.name(seat.seat) : "";
  const nobody = p.beat ? t(p.beat.event[0] === "fate" ? "state-chance" : "state-result") : t("state-table");
  const tag = seat ? (seat.you ? t("state-your-turn") : t("state-turn", { name })) : nobody;
  const skip = p.beat !== null;
  if (said) return { look: "calm", face: seat && !seat.you ? head(seat) : "h-dog", tag, text: said, skip };
  if (p.waiting) return { look: "calm", face: "h-dog", tag: t("state-your-turn"), text: t("state-sent"), dots: true };
  if (waiting)
    return {
      look: "calm",
      face: seat?.kind === "bot" ? head(seat) : "h-dogsleep",
      tag,
      text: waiting.text,
      ...(waiting.help ? { help: waiting.help } : {}),
      skip: skip || seat?.kind === "bot",
    };
  if (!seat) return { look: "calm", face: "h-dogsleep", tag, text: t("state-nobody"), skip };
  if (seat.kind === "bot" || seat.away)
    return { look: "calm", face: head(seat), tag, text: t("state-thinks", { name }), dots: true, skip: true };
  if (!seat.here) {
    return {
      look: "warn",
      face: "h-dogseek",
      tag: t("state-connection"),
      text: t("state-gone", { name }),
      help: t("state-gone-help"),
      buttons:
        p.seat && !isDecided(p, seat.seat) ? (
          <Button onClick={() => p.propose(seat.seat)}>{t("state-bot")}</Button>
        ) : null,
    };
  }
  return { look: "calm", face: "h-dogsleep", tag, text: t("state-chooses", { name }) };
}

/** Whether a bot for this seat is voted on or agreed on already. */
function isDecided(p: BoardProps, letter: string): boolean {
  const wish = p.info.proposal;
  return Boolean(p.info.standins.some((one) => one.seat === letter) || (wish?.what === "bot" && wish.seat === letter));
}

function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
