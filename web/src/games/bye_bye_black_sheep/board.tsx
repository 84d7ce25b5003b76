/**
 * Bye-Bye Black Sheep on the table: the others' hands, the watering hole, my zoo and hand; every decision from the
 * moves offered.
 */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { BoardProps, Chip, Question, Seen, View } from "../../app/board";
import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";
import zoo from "../../look/zoo.svg?raw";
import { Button } from "../../parts/button";
import { Dock } from "../../parts/dock";
import { type Sure, SureButtons, sureQuestion, useSure } from "../../parts/sure";
import { cards, type Pond, toPlace } from "./cards";
import { type Choice, useChoice } from "./choice";
import { AboutHand, AllAnimals } from "./facts";
import "./look.css";
import "./pond.css";
import "./mine.css";
import "./sizes.css";
import "./phone.css";
import "./small.css";
import "./short.css";
import "./shortest.css";
import { Mine } from "./mine";
import { Others } from "./others";
import { WateringHole } from "./pond";
import { happening, useStage } from "./stage";
import { perform } from "./theatre";

export { count } from "./count";
export { Reckoning as scores } from "./reckoning";
export { spots } from "./spots";

place(zoo);
place(figures);

type P = BoardProps<Pond>;

export default function Board(p: P) {
  const stage = useStage(p);
  const choice = useChoice(p, (text) => sure.ask(text));
  const chosen = [...choice.placing, ...(choice.card ? [choice.card] : [])];
  const sure = useSure(p as unknown as BoardProps, !chosen.length);
  const [about, setAbout] = useState("");
  useLayoutEffect(() => (stage.event ? perform(stage.event, stage.table.from) : undefined), [p.beat?.key]);
  useEffect(() => setAbout(""), [p.prompt]);
  const ask = sure.what ? sureQuestion(p as unknown as BoardProps, sure) : question(p, choice);
  const waiting = awaited(p);
  return (
    <Dock
      p={p as unknown as BoardProps}
      board={
        <main key="board" class="board" aria-label={p.t("board")}>
          <Others p={p} stage={stage} choice={choice} tell={setAbout} />
          <WateringHole p={p} stage={stage} choice={choice} species={() => setAbout("species")} />
          {about === "species" ? <AllAnimals p={p} close={() => setAbout("")} /> : null}
          {about.length === 1 ? <AboutHand p={p} seat={about} close={() => setAbout("")} /> : null}
        </main>
      }
      {...(ask ? { ask } : {})}
      {...(waiting ? { waiting } : {})}
      buttons={
        sure.what ? (
          <SureButtons p={p as unknown as BoardProps} sure={sure} />
        ) : (
          <Buttons p={p} choice={choice} sure={sure} />
        )
      }
    >
      <Mine p={p} stage={stage} choice={choice} />
    </Dock>
  );
}

/** What a special does, once it is chosen in the draft. */
function question(p: P, choice: Choice): Question | null {
  if (choice.phase !== "draft" || !choice.card) return null;
  return { ...p.words.question(p.legal, p.speaking), help: p.t(`bb-does-${choice.card}`) };
}

/** What the others do meanwhile, as long as the player who is asked is there. */
function awaited(p: P): Question | null {
  if (p.beat) return p.beat.event[1] === "dealt" ? { text: p.t("bb-wait-dealt") } : null;
  const letter = p.view.asked.find((one) => one !== p.seat);
  const seat = p.seats.find((one) => one.seat === letter);
  const { phase, hole } = p.table;
  if (!seat || p.waiting || !(seat.here || seat.kind === "bot") || !ASKED.includes(phase)) return null;
  return { text: p.t(`bb-wait-${phase}`, { who: p.name(seat.seat), count: cards(hole).length }) };
}

const ASKED = ["draft", "draw", "eagle", "mole", "magpie", "mother", "white", "zoo"];

/** Red is what most people want; what gives something up asks again. */
function Buttons({ p, choice, sure }: { p: P; choice: Choice; sure: Sure }) {
  const { t } = p;
  const said = (text: string) => p.words.move(text, p.speaking);
  const forced = p.legal.length === 1;
  const placing = choice.placing.length + cards(p.table.added).length;
  switch (choice.phase) {
    case "":
      return null;
    case "draw":
      return p.legal.includes("stop") ? (
        <Button primary={toPlace(p.table) > 0 || forced} onClick={choice.stop}>
          {said("stop")}
        </Button>
      ) : null;
    case "zoo":
      return placing || forced ? (
        <Button primary onClick={choice.send}>
          {choice.placing.length ? t("bb-move-place", { count: placing }) : said("place")}
        </Button>
      ) : (
        <Button onClick={() => sure.ask("place")}>{said("place")}</Button>
      );
    default: {
      const main = choice.phase === "mother" ? "turn up" : choice.move;
      return (
        <>
          {p.legal.includes("skip") ? (
            <Button primary={forced} onClick={() => (forced ? p.act("skip") : sure.ask("skip"))}>
              {said("skip")}
            </Button>
          ) : null}
          {main ? (
            <Button primary onClick={() => p.act(main)}>
              {said(main)}
            </Button>
          ) : null}
        </>
      );
    }
  }
}

export function chips(p: P): Chip[] {
  const { needed, idle, idle_most: most } = p.table;
  const stuck = most > 0 && idle * 2 >= most;
  return [p.t("bb-chip-needed", { needed }), ...(stuck ? [p.t("bb-chip-idle", { idle, most })] : [])];
}

/** How long events last, in ms; the black sheep gets its entrance. */
export function pace(seen: Seen, view: View<Pond>): number {
  const event = happening(seen);
  const [who, verb] = event;
  const mine = who === view.seat;
  switch (verb) {
    case "dealt":
      return view.table.turn === "nobody" || view.table.turns === 0 ? 50 : 150;
    case "drew":
      return event[2] === "BS" ? 1500 : 900;
    case "draw":
      return mine ? 260 : 650;
    case "took":
    case "took-wolf-pile":
    case "got-magpie":
    case "kept":
      return 520;
    case "turned-up":
      return 850;
    case "began":
      return 200;
    case "stop":
    case "skip":
    case "add":
      return mine ? 60 : 450;
    case "place":
      return 60;
    case "settle":
      return 700;
    case "turn-up":
      return mine ? 60 : 500;
    default:
      return mine ? 500 : 900;
  }
}

/** Lines for a first game. */
export function coach(p: P): string | null {
  const events = p.events.map(happening);
  const caught = events.some((event) => event[1] === "drew" && event[2] === "BS");
  if (caught && p.table.turns > 0 && events.some(([who, verb]) => who === p.seat && verb === "took"))
    return "bb-coach-5";
  if (!p.legal.length) return null;
  const hole = cards(p.table.hole).length;
  if (p.table.phase === "zoo") return "bb-coach-4";
  if (["eagle", "mole", "magpie", "mother", "white"].includes(p.table.phase)) return "bb-coach-6";
  if (p.table.phase !== "draw") return null;
  return ["bb-coach-1", "bb-coach-2", "bb-coach-3"][Math.min(hole, 2)] ?? null;
}
