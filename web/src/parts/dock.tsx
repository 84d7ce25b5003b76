/** This side of the meadow: the sheepdog asks its question, the buttons answer it, and below lies what is mine. */

import type { ComponentChildren } from "preact";
import type { BoardProps, Message, Question, Taught } from "../app/board";
import { called, head } from "../app/seats";
import { capital, sentence } from "../app/sentence";
import { Button, IconButton } from "./button";
import { Marked, Sprite, unmarked } from "./sprite";

interface DockProps {
  p: BoardProps;
  ask?: Question; // what is asked of me; left out: the words of the game say it
  buttons?: ComponentChildren; // at most two; the primary one says what will happen
  waiting?: Question; // instead of "Ada is thinking", when the board knows more
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
  buttons?: ComponentChildren;
  lesson?: Taught;
}

export function Dock({ p, ask, buttons, waiting, children }: DockProps) {
  const mood = moodOf(p, ask, buttons, waiting);
  return (
    <section class={`dock ${mood.look}`} aria-label={p.t("dock")}>
      <div class="ask" role="group" aria-label={p.t("dock-question")}>
        <Sprite id={mood.face} class="who" />
        <div class="q">
          <span class="t">{mood.tag}</span>
          {mood.lesson?.dots}
          <strong tabIndex={-1} id="question">
            <Marked text={mood.text} />
            {mood.dots ? <Dots /> : null}
          </strong>
          {mood.help ? (
            <span class="h">
              <Marked text={mood.help} />
            </span>
          ) : null}
        </div>
        {mood.hint ? <IconButton icon="hint" label={p.t("hint")} class="hintb" onClick={() => p.ask()} /> : null}
        {mood.lesson?.controls}
        {mood.buttons ? <div class="btns">{mood.buttons}</div> : null}
      </div>
      {children}
    </section>
  );
}

function moodOf(
  p: BoardProps,
  ask: Question | undefined,
  buttons: ComponentChildren,
  waiting: Question | undefined,
): Mood {
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

function overMood(p: BoardProps): Mood {
  const winners = p.view.winners ?? [];
  const scores = p.view.scores ?? [];
  const mine = p.seat !== null && winners.includes(p.seat);
  const list = p.seats.map((seat, at) => `${p.name(seat.seat)} ${scores[at] ?? 0}`).join(", ");
  const names = winners.map((letter) => p.name(letter)).join(", ");
  return {
    look: "win",
    face: "h-doghappy",
    tag: p.t("state-over"),
    text: mine
      ? p.t("state-you-win", { others: winners.length - 1 })
      : p.t("state-win", { names, count: winners.length }),
    help: list,
    buttons: (
      <>
        <Button onClick={() => p.scores()}>{p.t("state-scores")}</Button>
        {p.seat && !p.replay ? (
          <Button primary onClick={p.rematch}>
            {p.t("state-rematch")}
          </Button>
        ) : null}
      </>
    ),
  };
}

function replayMood(p: BoardProps, lines: string[]): Mood {
  const seat = p.seats.find((one) => one.seat === p.events.find(([who]) => who !== "fate")?.[0]);
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
  const actor =
    p.beat && p.beat.event[0] !== "fate" ? p.beat.event[0] : (p.view.asked.find((letter) => letter !== p.seat) ?? "");
  const seat = p.seats.find((one) => one.seat === actor);
  const said = p.beat ? unmarked(p.words.told(p.beat.event, p.speaking)) : "";
  const name = seat ? p.name(seat.seat) : "";
  const tag = seat ? (seat.you ? t("state-your-turn") : t("state-turn", { name })) : t("state-table");
  if (said) return { look: "calm", face: seat && !seat.you ? head(seat) : "h-dog", tag, text: said };
  if (p.waiting) return { look: "calm", face: "h-dog", tag: t("state-your-turn"), text: t("state-sent"), dots: true };
  if (waiting)
    return {
      look: "calm",
      face: seat?.kind === "bot" ? head(seat) : "h-dogsleep",
      tag,
      text: waiting.text,
      ...(waiting.help ? { help: waiting.help } : {}),
    };
  if (!seat) return { look: "calm", face: "h-dogsleep", tag, text: t("state-nobody") };
  if (seat.kind === "bot" || seat.away)
    return { look: "calm", face: head(seat), tag, text: t("state-thinks", { name }), dots: true };
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
