/**
 * The board of Black Sheep: three barns with their sides, the corrals of all; cards and a barn are chosen, seen, then
 * laid.
 */

import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardProps, Chip, Seen, View } from "../../app/board";
import { capital } from "../../app/sentence";
import type { BlackSheepEvent } from "../../generated/events";
import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";
import { Button } from "../../parts/button";
import { Dock } from "../../parts/dock";
import { digits, useBoardKeys } from "../../parts/keys";
import { Roving } from "../../parts/roving";
import { Opponents } from "../../parts/seat";
import { Sprite, unmarked } from "../../parts/sprite";
import { counted, drawn, type Farm, figure, list } from "./animals";
import { Barn } from "./barn";
import { ANIMALS } from "./groups";
import { Corral, Hand, Order, Tasks } from "./mine";
import { Sheet } from "./sheet";
import { placing, useStage } from "./stage";
import { Tally } from "./tally";
import { perform } from "./theatre";
import { asking, placeText, type Selection, takes } from "./words";
import "./look.css";
import "./sides.css";
import "./papers.css";
import "./sizes.css";
import "./small.css";
import "./short.css";

export { coach } from "./coach";
export { count } from "./count";
export { spots } from "./spots";
export { Tally as scores };

place(figures);

interface Choice {
  chosen: number[]; // places in my hand
  field: number; // 0: none yet
  drop: number; // place in my hand, -1: none
  swapping: boolean;
}

const NOTHING: Choice = { chosen: [], field: 0, drop: -1, swapping: false };

export default function Board(p: BoardProps<Farm>) {
  const { t } = p;
  const stage = useStage(p);
  const [own, setChoice] = useState<Choice>(NOTHING);
  const [sheet, setSheet] = useState(false);
  useLayoutEffect(() => setChoice(NOTHING), [p.prompt]);
  useStaging(p);

  const cards = list(stage.table.hands[p.seat ?? ""]);
  const asked = p.legal.length > 0;
  const choice = p.beat || !(asked || p.waiting) ? NOTHING : p.hint && asked ? suggested(p.hint.move, cards) : own;
  const lifted = choice.chosen.flatMap((at) => cards[at] ?? []);
  const selection: Selection = {
    cards: lifted,
    field: choice.field,
    drop: cards[choice.drop] ?? "",
    swapping: choice.swapping,
  };
  const text = placeText(selection);

  const change = (next: Partial<Choice>) => {
    p.clear();
    setChoice({ ...choice, ...next });
  };
  const lift = (at: number) => {
    if (choice.swapping) {
      if (!choice.chosen.includes(at)) change({ drop: choice.drop === at ? -1 : at });
      return;
    }
    change({ chosen: choice.chosen.includes(at) ? choice.chosen.filter((one) => one !== at) : [...choice.chosen, at] });
  };
  const pick = (field: number) =>
    change({ field: choice.field === field && !choice.swapping ? 0 : field, swapping: false, drop: -1 });
  const lay = () =>
    lifted.length === 1 && !choice.swapping && canSwap(p.legal, text) ? change({ swapping: true }) : p.act(text);
  useBoardKeys(p.settings, asked ? { Escape: () => setChoice(NOTHING), ...digits(3, (index) => pick(index + 1)) } : {});

  const open = () => setSheet(true);
  return (
    <Dock
      p={p}
      board={
        <main key="board" class="board" aria-label={t("board")}>
          <Opponents
            p={p}
            status={(seat) => t("bs-seat-animals", { count: list(stage.table.corrals[seat.seat]).length })}
            short={t("bs-seat-animals", { count: list(stage.table.corrals[p.seat ?? ""]).length })}
          >
            {(seat) => (
              <>
                <Kinds p={p} letter={seat.seat} words={stage.table.corrals[seat.seat] ?? ""} />
                <span class="won" aria-hidden="true">
                  <Sprite id="h-sheep" class="disc" />
                  {list(stage.table.corrals[seat.seat]).length}
                </span>
              </>
            )}
          </Opponents>
          {p.view.over && !p.beat ? (
            <section class="sheet ending" aria-label={t("scores")} tabIndex={0}>
              <Tally {...p} />
            </section>
          ) : (
            <Roving label={t("bs-fields")} class="fields">
              {stage.table.fields.map((_, at) => (
                <Barn
                  key={at}
                  p={p}
                  stage={stage}
                  number={at + 1}
                  lifted={lifted}
                  picked={choice.field === at + 1}
                  {...(asked ? { pick: () => pick(at + 1) } : {})}
                />
              ))}
            </Roving>
          )}
          {sheet ? <Sheet p={p} close={() => setSheet(false)} /> : null}
        </main>
      }
      ask={asking(p.legal, selection, p.speaking)}
      {...waiting(p)}
      buttons={<Answers p={p} selection={selection} text={text} lay={lay} change={change} />}
    >
      {asked || p.refused || p.view.over ? null : <Ticker p={p} events={stage.events} />}
      <div class={`mine ${p.seat ? "" : "watching"} ${Object.keys(p.table.tasks).length ? "tasked" : ""}`}>
        {p.seat ? (
          <Hand
            p={p}
            cards={cards}
            chosen={choice.chosen}
            drop={choice.drop}
            swapping={choice.swapping}
            {...(asked ? { pick: lift } : {})}
          />
        ) : null}
        <div class="aids">
          <Order p={p} open={open} />
          {Object.keys(p.table.tasks).length ? <Tasks p={p} open={open} /> : null}
        </div>
        {p.seat ? <Corral p={p} words={stage.table.corrals[p.seat] ?? ""} open={open} /> : null}
      </div>
    </Dock>
  );
}

interface AnswersProps {
  p: BoardProps<Farm>;
  selection: Selection;
  text: string;
  lay(): void;
  change(next: Partial<Choice>): void;
}

/** The two buttons below the question: put away, and what will happen. */
function Answers({ p, selection, text, lay, change }: AnswersProps) {
  const { t } = p;
  const { cards, field, drop, swapping } = selection;
  const never = field > 0 && !takes(p.legal, field).length; // nothing at all can go there
  const ready = (cards.length > 0 && field > 0) || never;
  if (swapping) {
    return (
      <>
        <Button onClick={() => change({ swapping: false, drop: -1 })}>{t("bs-back")}</Button>
        <Button primary onClick={lay}>
          {drop ? t("bs-discard", { drop: t(`bs-count-${drop}`, { count: 1 }) }) : t("bs-keep")}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button disabled={!cards.length && !field} onClick={() => change(NOTHING)}>
        {t("bs-clear")}
      </Button>
      {ready && !p.legal.includes(text) ? (
        <Button onClick={() => p.act(cards.length ? text : `${text}${list(p.table.hands[p.seat ?? ""])[0]}`)}>
          {t("bs-why")}
        </Button>
      ) : (
        <Button primary disabled={!ready} onClick={lay}>
          {cards.length ? capital(t("bs-lay", { cards: counted(cards, t) })) : t("bs-lay-nothing")}
        </Button>
      )}
    </>
  );
}

/** On a phone, where the buttons are at other times: what was done last. */
function Ticker({ p, events }: { p: BoardProps<Farm>; events: BlackSheepEvent[] }) {
  const last = events.findLast(([, verb]) => verb === "place" || verb === "won");
  return (
    <p class="ticker only-s" aria-hidden="true">
      {last ? unmarked(p.words.told(last, p.speaking)) : ""}
    </p>
  );
}

/** How many animals of each kind a corral holds; how much they are worth is nobody else's business. */
function Kinds({ p, letter, words }: { p: BoardProps<Farm>; letter: string; words: string }) {
  const owned = list(words).map((word) => figure(word).animal);
  const spoken = p.t("bs-seat-spoken", {
    name: p.name(letter),
    animals: owned.length ? counted(owned, p.t) : p.t("bs-corral-none"),
  });
  return (
    <span class="cor" role="img" aria-label={spoken}>
      {ANIMALS.map((animal) => {
        const count = owned.filter((one) => one === animal).length;
        return (
          <span key={animal} class={count ? "" : "z"}>
            <Sprite id={`h-${drawn(animal)}`} class="disc" />
            {count}
          </span>
        );
      })}
    </span>
  );
}

// --- what is chosen

/** Whether laying this one card leaves the choice to discard another. */
function canSwap(legal: string[], text: string): boolean {
  return legal.some((move) => move.startsWith(`${text} drop `));
}

/** A move as it would be chosen by hand, to show a hint on the table. */
function suggested(move: string, cards: string[]): Choice {
  const { field, cards: laid, drop } = placing(move);
  const left = cards.map((card, at) => ({ card, at }));
  const take = (card: string) =>
    left.splice(
      left.findIndex((one) => one.card === card),
      1,
    )[0]?.at ?? -1;
  return { chosen: laid.map(take), field, drop: drop ? take(drop) : -1, swapping: drop !== "" };
}

function waiting(p: BoardProps<Farm>) {
  const { turn } = p.table;
  const seat = p.seats.find((one) => one.seat === turn);
  return turn && turn !== p.seat && seat?.kind === "person" && seat.here && !seat.away
    ? { waiting: { text: p.t("bs-wait", p.who(turn)) } }
    : {};
}

// --- what is told

function useStaging(p: BoardProps<Farm>): void {
  useLayoutEffect(() => (p.beat ? perform(p.beat.event as BlackSheepEvent, p.seat) : undefined), [p.beat?.key]);
}

const PACE: Record<string, number> = {
  chose: 500,
  opened: 300,
  put: 420,
  lacked: 170,
  returned: 700,
  closed: 900,
  won: 1300,
  revealed: 850,
  cleared: 320,
  reshuffled: 500,
  passed: 800,
  showed: 900,
};

/** Setting up is quick; what others draw is not seen at all. */
export function pace(seen: Seen, view: View): number {
  const event = seen as BlackSheepEvent;
  if (event[1] === "place") return event[0] === view.seat ? 460 : 1100;
  if (event[1] === "dealt" || event[1] === "assigned") return event[3] === view.seat ? 180 : 0;
  const full = PACE[event[1]] ?? 0;
  return view.table.phase === "choosing" ? Math.min(full, 160) : full;
}

export function chips(p: BoardProps<Farm>): Chip[] {
  const { table, t } = p;
  const stock = Object.values(table.stock).reduce((sum, count) => sum + count, 0);
  const ending = table.fields.some((field) => field.closed) && !p.view.over;
  return [
    t("bs-chip-deck", { count: table.deck }),
    t("bs-chip-stock", { count: stock }),
    ...(ending ? [t("bs-chip-end")] : []),
  ];
}
