/** Sheep Sheep from one seat's perspective: the other's row above, the wall of photos, my row and my model below. */

import { useMemo, useState } from "preact/hooks";
import type { BoardProps, Chip, Question } from "../../app/board";
import { others } from "../../app/seats";
import { capital } from "../../app/sentence";
import pieces from "../../look/pieces.svg?raw";
import { place } from "../../look/sprites";
import { Button } from "../../parts/button";
import { Dock } from "../../parts/dock";
import { digits, useBoardKeys } from "../../parts/keys";
import { Icon } from "../../parts/sprite";
import { type Choice, mustFinish, spotsOf, useChoice } from "./choice";
import { useDrag } from "./drag";
import { Key } from "./key";
import { cardName, colour, groupsName, placeName } from "./names";
import { cellsIn, cellsOf, type Group, HIDDEN, rowOf, turnsInto, type Wall } from "./photos";
import { Counter, Mine, Other, Pile } from "./players";
import { useStaged, useStory } from "./stage";
import { PhotoWall } from "./wall";
import "./look.css";
import "./mine.css";
import "./wall.css";
import "./narrow.css";
import "./short.css";

export { coach } from "./coach";
export { count } from "./count";
export { spots } from "./spots";
export { pace } from "./stage";
export { Tally as scores } from "./tally";

place(pieces);

type Props = BoardProps<Wall>;

export default function Board(p: Props) {
  const staged = useStaged(p);
  const { table } = staged;
  const choice = useChoice(p);
  const [pointed, setPointed] = useState<number | null>(null);
  const [key, setKey] = useState(false);
  const cells = useMemo(() => cellsOf(table), [table]);
  const above = others(p.seats, p.seat).at(-1)?.seat ?? "B";
  useStory(p, table);
  useDrag(p.legal.length > 0, choice);
  useChoiceKeys(p, choice);
  const spots = spotsOf(p, cells, choice, above);
  const glowing = choice.laying ? (p.table.after[choice.laying] ?? []) : table.groups;
  return (
    <Dock
      p={p}
      board={
        <main key="board" class="board" aria-label={p.t("board")}>
          <Other p={p} table={table} letter={above} choice={choice} />
          <section class="mid">
            <Pile p={p} table={table} show={() => setKey(true)} />
            <PhotoWall
              p={p}
              cells={cells}
              groups={glowing}
              spots={spots}
              shot={staged.shot}
              fresh={
                p.legal.length && (choice.card !== null || choice.cell !== null || table.exchanges) ? [] : staged.fresh
              }
              over={choice.over}
              tap={choice.tapCell}
              point={setPointed}
            />
            <Counter p={p} table={table} />
          </section>
          {key ? <Key p={p} table={table} close={() => setKey(false)} /> : null}
        </main>
      }
      ask={question(p, choice, pointed ?? choice.cell)}
      waiting={waiting(p)}
      buttons={<Buttons p={p} choice={choice} groups={table.groups} />}
    >
      <Mine p={p} table={table} choice={choice} show={() => setKey(true)} />
    </Dock>
  );
}

// --- the dock

function question(p: Props, choice: Choice, at: number | null): Question {
  const { t, table, speaking: s } = p;
  const asked = p.words.question(p.legal, s);
  if (table.phase === "lay") return layQuestion(p, choice, asked);
  if (choice.sure) return { ...asked, text: t("ss-sure"), help: t("ss-sure-help") };
  const mine = rowOf(table, p.seat ?? "");
  const card = choice.card === null ? "" : (mine[choice.card] ?? "");
  if (choice.theirs !== null) {
    const looked = rowOf(table, others(p.seats, p.seat)[0]?.seat ?? "")[choice.theirs] ?? "";
    return { ...asked, help: t("ss-look-theirs", { card: cardName(looked, s) }) };
  }
  if (choice.swap)
    return {
      ...asked,
      text: t("ss-ask-reveal", { card: cardName(card, s), place: placeName((choice.cell ?? 0) + 1, s) }),
      help: t("ss-ask-reveal-help"),
    };
  if (card) {
    const fits = at !== null && p.legal.includes(`exchange ${card} ${at + 1}`);
    const none = !p.legal.some((text) => text.startsWith(`exchange ${card} `));
    const help = fits ? outcome(p, card, at) : none ? t("ss-fits-nowhere") : asked.help;
    return { ...asked, text: t("ss-ask-photo", { card: cardName(card, s) }), ...(help ? { help } : {}) };
  }
  if (choice.cell !== null) {
    const cell = cellsOf(table)[choice.cell] ?? "";
    return {
      ...asked,
      text: t("ss-ask-card", { place: placeName(choice.cell + 1, s), one: colour(cell.charAt(0), "one", s) }),
      help: t("ss-ask-card-help", { under: colour(cell.charAt(1), "name", s) }),
    };
  }
  return asked;
}

/** What an exchange would lead to: "Top left turns blue: then 3 blue photos touch." */
function outcome(p: Props, card: string, at: number): string {
  const s = p.speaking;
  const groups = p.table.after[`exchange ${card} ${at + 1}`];
  const place = placeName(at + 1, s);
  const is = colour(turnsInto(p.table, card, at), "is", s);
  return groups ? p.t("ss-then", { place, is, photos: groupsName(groups, s) }) : p.t("ss-then-none", { place, is });
}

function layQuestion(p: Props, choice: Choice, asked: Question): Question {
  if (choice.cell === null) return asked;
  const s = p.speaking;
  const groups = p.table.after[choice.laying];
  const other = p.seats.find((seat) => seat.seat !== p.seat)?.seat ?? "";
  return {
    ...asked,
    text: capital(p.t("ss-ask-lay-here", { place: placeName(choice.cell + 1, s), up: colour(choice.side, "up", s) })),
    help: groups
      ? p.t("ss-lay-careful", { photos: groupsName(groups, s), other: p.name(other) })
      : p.t("ss-ask-lay-again"),
  };
}

function Buttons({ p, choice, groups }: { p: Props; choice: Choice; groups: Group[] }) {
  const { t } = p;
  if (p.table.phase === "lay") {
    return choice.laying ? (
      <Button primary onClick={() => p.act(choice.laying)}>
        {t("ss-do-lay", { up: colour(choice.side, "up", p.speaking) })}
      </Button>
    ) : null;
  }
  const caught = groups.length > 0;
  const name = caught
    ? t("ss-finish-take", { count: taken(groups) })
    : t(choice.sure || mustFinish(p.legal) ? "ss-finish-none" : "ss-finish");
  return (
    <>
      {choice.swap || choice.sure ? (
        <Button onClick={choice.clear}>{t("ss-back")}</Button>
      ) : p.table.exchanges > 0 ? (
        <Button onClick={p.undo}>
          <Icon name="undo" />
          {t("ss-undo")}
        </Button>
      ) : null}
      {choice.swap ? (
        <Button primary onClick={() => p.act(choice.swap)}>
          {t("ss-do-swap")}
        </Button>
      ) : (
        <Button primary={caught || mustFinish(p.legal)} onClick={choice.finish}>
          {name}
        </Button>
      )}
    </>
  );
}

function taken(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + cellsIn(group).length, 0);
}

/** What the other is at, when more is known than that somebody is choosing. */
function waiting(p: Props): Question | undefined {
  const { turn, phase, drawn } = p.table;
  const seat = p.seats.find((one) => one.seat === turn);
  if (!seat || turn === p.seat || !p.view.asked.length) return undefined;
  if (seat.kind === "person" && !seat.here && !seat.away) return undefined;
  if (phase === "lay") return { text: p.t("ss-wait-lay", { ...p.who(turn), card: cardName(drawn, p.speaking) }) };
  return { text: p.t("ss-wait-exchange", { ...p.who(turn), left: p.table.left }) };
}

// --- keys

/** 1 to 4 pick a card of the row (1 and 2 a side in the refill), F finishes, Esc lets go. */
function useChoiceKeys(p: Props, choice: Choice): void {
  const pick = (index: number) => {
    const side = p.table.drawn.charAt(index);
    if (p.table.phase !== "lay") choice.tapCard(index);
    else if (side) choice.tapSide(side);
    toWall();
  };
  useBoardKeys(p.settings, {
    Escape: choice.clear,
    ...digits(p.legal.length ? 4 : 0, pick),
    f: p.legal.includes("finish") ? choice.finish : undefined,
  });
}

/** Once something is picked by a key, the arrows walk about the wall. */
function toWall(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.app[data-game="sheep-sheep"] .ph.pin')?.focus());
}

// --- for the table

export function chips(p: Props): Chip[] {
  const { t, table } = p;
  const limit = Number(p.view.options.dry_limit);
  const found = [t("ss-chip-pile", { count: table.pile })];
  if (table.dry > 0 && !p.view.over) found.push(t("ss-chip-dry", { count: table.dry, limit }));
  if (p.view.options.undersides === "closed" && cellsOf(table).some((cell) => cell.endsWith(HIDDEN)))
    found.push(t("ss-chip-closed"));
  return found;
}
