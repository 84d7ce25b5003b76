/** Bauernschlau for one pair of eyes: players, meadow, and the dock with what may be done. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Chip, Question, View } from "../../board";
import { addSheet } from "../../look/sprites";
import { EASE, still } from "../../motion";
import { Button } from "../../parts/button";
import { Dock } from "../../parts/dock";
import { SeatPlate } from "../../parts/seat";
import { Marked, Sprite, unmarked } from "../../parts/sprite";
import { others } from "../../seats";
import { settings } from "../../settings";
import { play } from "../../sound";
import type { SeatInfo } from "../../wire";
import { CENTRE, farmCell, fencesOf, level, mapOf, pair, piecesOf, ring, sheepOf, type Fence, type Meadow } from "./map";
import { CELLED, MeadowMap } from "./meadow";
import { about, cellName, farmName } from "./names";
import { Clovers, Panel, verbs } from "./panel";
import { useStaged } from "./stage";
import { tallyOf } from "./tally";
import { Rails, shown, Tile } from "./tiles";
import { shortMove } from "./words";
import "./look.css";
import "./panel.css";

export { coach } from "./coach";
export { Scores as scores } from "./tally";

void addSheet("figures");

export default function Board(p: BoardProps<Meadow>) {
  const staged = useStaged(p);
  const { table } = staged;
  const map = mapOf(p.view);
  const [picked, setChosen] = useState("");
  const chosen = p.legal.includes(picked) || (p.waiting && !p.beat) ? picked : "";
  const [pending, setPending] = useState("");
  const [tile, setTile] = useState<number | null>(null);
  const [peeked, setPeeked] = useState("");
  useEffect(() => {
    setChosen("");
    setPending("");
    setTile(null);
    setPeeked("");
  }, [p.prompt]);
  useClovers(p, table.bonus, staged.lines.findLast(([, text]) => text.startsWith("turned "))?.[1].split(" ").at(-1) ?? CENTRE);
  useSounds(p);

  const fences = useMemo(() => fencesOf(table, p.seat), [table, p.seat]);
  const pieces = useMemo(() => piecesOf(p.legal, fences, map), [p.legal, fences, map]);
  const laying = tile ?? table.hand[0] ?? null;
  const cells = useMemo(() => cellsOf(p.legal, laying), [p.legal, laying]);

  const act = (text: string) => {
    setPeeked("");
    p.act(text);
  };
  const pick = (text: string) => {
    if (p.refused || p.hint) p.clear();
    setPeeked("");
    if (text === chosen) act(text);
    else setChosen(text);
  };
  const take = (verb: string) => {
    const sure = verb === "end" || (verb === "reveal" && hiddenCells(table).length === 1);
    if (!p.legal.length) return;
    if (sure && p.legal.includes(verb)) {
      setPending(verb);
      setChosen("");
    } else act(verb);
  };
  const touch = (cell: string) => {
    const verb = p.legal[0]?.split(" ")[0] ?? "";
    if (CELLED.includes(verb)) act([verb, ...(several(p.legal) ? [laying] : []), cell].join(" "));
    else setPeeked(peeked === cell ? "" : cell);
  };
  const choose = (value: number) => {
    setTile(value);
    setChosen("");
  };
  useKeys(p, { table, pieces: pieces.map((piece) => piece.text), chosen, pick, take, choose, drop: () => (setChosen(""), setPending(""), setPeeked("")) });

  return (
    <>
      <main class="board" aria-label={p.t("board")}>
        <Players p={p} table={table} fences={fences} />
        <div class="field">
          <MeadowMap p={p} staged={staged} map={map} fences={fences} pieces={pieces} cells={cells} chosen={chosen}
            inHand={laying} pick={pick} touch={touch} why={act} />
          <p class={`peek ${peeked ? "" : "none"} ${peeked && map.at(peeked)[1] > 0 ? "above" : ""}`} role="status">
            <Marked text={peeked ? peekText(p, table, fences, peeked) : ""} />
          </p>
        </div>
      </main>
      <Dock p={p} ask={question(p, chosen, pending)} waiting={waiting(p)} buttons={<Buttons p={p} chosen={chosen} pending={pending} act={act} letter={pieces.find((piece) => piece.text === chosen)?.letter ?? ""} drop={() => setPending("")} />}>
        {table.turn === p.seat && table.bonus > 0 && !p.view.over ? <Clovers count={table.bonus} /> : null}
        <Panel p={p} table={table} pieces={pieces} chosen={chosen} pending={pending} tile={laying} pick={pick} take={take} setTile={choose} />
      </Dock>
    </>
  );
}

// --- what is offered

function several(legal: string[]): boolean {
  return legal.some((text) => /^put \S+ \S+$/.test(text));
}

/** Cell → the move that names it, with the tile that is to be laid. */
function cellsOf(legal: string[], laying: number | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of legal) {
    const [verb = "", ...rest] = text.split(" ");
    if (verb === "farm") found.set(farmCell(Number(rest[0])), text);
    else if (CELLED.includes(verb) && (rest.length === 1 || Number(rest[0]) === laying)) found.set(rest.at(-1) ?? "", text);
  }
  return found;
}

function hiddenCells(table: Meadow): string[] {
  return Object.keys(table.sheep).filter((cell) => !sheepOf(table.sheep[cell] ?? "").up);
}

// --- the dock

function question(p: BoardProps<Meadow>, chosen: string, pending: string): Question {
  const asked = p.words.question(p.legal, p.speaking);
  if (pending) return { ...asked, text: p.t(`ba-sure-${pending}`), help: p.t(`ba-sure-${pending}-help`) };
  if (!chosen) return asked;
  return { ...asked, help: unmarked(p.words.move(chosen, p.speaking)) };
}

/** What is to be tapped before there is anything to confirm; the button keeps its place, so that nothing jumps under the finger. */
const TAPPED: Record<string, string> = { farm: "farm", put: "pasture", to: "pasture", park: "pasture", turn: "sheep", drive: "sheep", build: "piece" };

interface ButtonsProps {
  p: BoardProps<Meadow>;
  chosen: string;
  pending: string;
  letter: string;
  act(text: string): void;
  drop(): void;
}

function Buttons({ p, chosen, pending, letter, act, drop }: ButtonsProps) {
  const back = ["turn", "drive", "to", "build"].includes(p.table.phase);
  return (
    <>
      {pending ? <Button onClick={drop}>{p.t("ba-back")}</Button> : back ? <Button onClick={p.undo}>{p.t("ba-back")}</Button> : null}
      {chosen || pending ? (
        <Button primary onClick={() => act(pending || chosen)}>
          {pending ? p.t(`ba-do-${pending}`) : shortMove(chosen, letter, p.speaking)}
        </Button>
      ) : TAPPED[p.table.phase] ? (
        <Button disabled onClick={() => undefined}>{p.t(`ba-tap-${TAPPED[p.table.phase]}`)}</Button>
      ) : null}
    </>
  );
}

/** What the other is at, when more is known than that somebody is choosing. */
function waiting(p: BoardProps<Meadow>): Question | undefined {
  const { phase, turn } = p.table;
  if (!turn || turn === p.seat || p.view.asked.length === 0 || !["put", "turn", "drive", "to", "park", "build", "bonus", "farm"].includes(phase)) return undefined;
  const seat = p.seats.find((one) => one.seat === turn);
  if (seat?.kind === "person" && !seat.here && !seat.away) return undefined;
  return { text: p.t(`ba-wait-${phase}`, { ...p.who(turn), count: p.table.bonus }) };
}

// --- players

function Players({ p, table, fences }: { p: BoardProps<Meadow>; table: Meadow; fences: Fence[] }) {
  const own = p.seats.filter((seat) => seat.seat === p.seat);
  const seats = [...own, ...others(p.seats, p.seat)];
  const series = p.view.options.championship !== "1";
  return (
    <section class="seats" aria-label={p.t("seats-label")} style={{ "--n": String(seats.length) }}>
      {seats.map((seat) => {
        const status = statusOf(p, table, fences, seat);
        const pieces = table.pieces[seat.seat] ?? 0;
        return (
          <SeatPlate key={seat.seat} p={p} seat={seat} {...(status ? { status } : {})}>
            {series ? <span class="sum" role="img" aria-label={p.t("ba-total", { count: table.totals[seat.seat] ?? 0 })}>Σ {shown(table.totals[seat.seat] ?? 0)}</span> : null}
            <span class="fp" role="img" aria-label={p.t("ba-pieces-left", { count: pieces })} title={p.t("ba-pieces-left", { count: pieces })}>
              <Rails />
              <b>{pieces}</b>
            </span>
          </SeatPlate>
        );
      })}
      {seats.length < 6 ? <Key p={p} /> : null}
    </section>
  );
}

/** What the marks on the meadow mean, where there is room for it. */
function Key({ p }: { p: BoardProps<Meadow> }) {
  return (
    <div class="key">
      <h2>{p.t("ba-key")}</h2>
      <ul>
        <li>
          <svg viewBox="-28 -26 56 56" aria-hidden="true">
            <Tile sheep={{ value: null, up: false, placer: p.seat ?? "A" }} />
          </svg>
          {p.t("ba-key-hidden")}
        </li>
        <li>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <circle r="18" fill="#fffbf2" stroke="var(--meadow3)" stroke-width="3" />
            <text y="5" fill="#2b2a33">×2</text>
          </svg>
          {p.t("ba-key-geese")}
        </li>
        <li>
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <path d="M-18 10L0 0" stroke="var(--fence)" stroke-width="8" stroke-linecap="round" />
            <circle r="11" class="tip" fill="none" />
            <circle r="6" class="post" />
          </svg>
          {p.t("ba-key-tip")}
        </li>
        <li>
          <Sprite id="h-dog" />
          {p.t("ba-key-dog")}
        </li>
      </ul>
    </div>
  );
}

function statusOf(p: BoardProps<Meadow>, table: Meadow, fences: Fence[], seat: SeatInfo): string {
  const letter = seat.seat;
  if (seat.away || (seat.kind === "person" && !seat.here && !seat.you)) return "";
  const tally = tallyOf(table, letter);
  if (tally) return p.t(p.view.over ? "ba-points" : "ba-closed", { count: shown(tally.total) });
  if (table.turn === letter && table.bonus > 0 && !p.view.over) return p.t("ba-bonus-left", { count: table.bonus });
  const radius = mapOf(p.view).radius;
  const done = fences.filter((fence) => fence.seats.includes(letter) && level(pair(fence.path.at(-1) ?? CENTRE)) >= radius).length;
  if (p.view.asked.includes(letter) && !p.view.over) return "";
  return done ? p.t("ba-one-done") : "";
}

// --- on demand

function peekText(p: BoardProps<Meadow>, table: Meadow, fences: Fence[], cell: string): string {
  const letter = Object.keys(table.farms).find((one) => farmCell(table.farms[one] ?? -1) === cell) ?? Object.keys(table.enclosed).find((one) => table.enclosed[one]?.includes(cell));
  const parts = ring(pair(cell)) === 1 ? [] : [`${cellName(cell, p.speaking)}: ${about(p, table, cell).join(", ")}.`];
  if (!letter) return parts[0] ?? farmName(p, table, cell);
  const tally = tallyOf(table, letter);
  const who = { ...p.who(letter) };
  if (!tally) {
    const radius = mapOf(p.view).radius;
    const open = fences.filter((fence) => fence.seats.includes(letter) && level(pair(fence.path.at(-1) ?? CENTRE)) < radius).length;
    return p.t("ba-farm-open", { ...who, open, pieces: table.pieces[letter] ?? 0 });
  }
  const { white, black, pieces, empty, total } = tally;
  return [...parts, p.t("ba-farm-closed", { ...who, count: table.enclosed[letter]?.length ?? 0, white, black, pieces, empty, total })].join(" ");
}

// --- moments

/** Clovers roll from the black sheep to where they belong. */
function useClovers(p: BoardProps<Meadow>, bonus: number, cell: string): void {
  const before = useRef(bonus);
  useLayoutEffect(() => {
    const came = bonus > before.current;
    before.current = bonus;
    if (!came || !p.beat || still()) return;
    const from = document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
    if (!from) return;
    document.querySelectorAll("[data-clover]").forEach((clover, at) => {
      const to = clover.getBoundingClientRect();
      const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
      clover.animate(
        [
          { transform: `translate(${x}px,${y}px) scale(.3) rotate(-540deg)`, opacity: 0 },
          { transform: `translate(${x * 0.9}px,${y * 0.9 - 30}px) scale(1) rotate(-480deg)`, opacity: 1, offset: 0.25 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 900 / settings().speed, delay: at * 120, easing: EASE, fill: "backwards" },
      );
    });
  }, [bonus]);
}

function useSounds(p: BoardProps<Meadow>): void {
  useEffect(() => {
    const text = p.beat?.text ?? "";
    if (/^(put|to|park|drive) /.test(text)) play("move");
    if (/^(build|finished) /.test(text)) play("tock");
  }, [p.beat?.key]);
}

interface Keyed {
  table: Meadow;
  pieces: string[];
  chosen: string;
  pick(text: string): void;
  take(verb: string): void;
  choose(value: number): void;
  drop(): void;
}

/** 1 to 9 for actions, tiles and pieces; letters for pieces. C stays "confirm" once something is chosen. */
function useKeys(p: BoardProps<Meadow>, on: Keyed): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") return on.drop();
      if (!p.legal.length || event.key.length !== 1) return;
      const at = /\d/.test(event.key) ? Number(event.key) - 1 : event.key.toLowerCase().charCodeAt(0) - 97;
      const letter = !/\d/.test(event.key);
      if (letter && (!p.settings.letters || (event.key.toLowerCase() === "c" && on.chosen))) return;
      const piece = on.pieces[at];
      const value = on.table.hand[at];
      const verb = verbs(on.table)[at];
      if (piece) on.pick(piece);
      else if (letter || on.pieces.length) return;
      else if (on.table.hand.length) {
        if (value === undefined) return;
        on.choose(value);
      } else if (verb && ["action", "bonus"].includes(on.table.phase)) on.take(verb);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
}

// --- for the table

export function chips(p: BoardProps<Meadow>): Chip[] {
  const { t, table } = p;
  const games = Number(p.view.options.championship ?? "1");
  const found = [t("ba-chip-round", { round: table.round }), t("ba-chip-supply", { count: table.supply })];
  return games > 1 ? [t("ba-chip-game", { game: table.game, games }), ...found] : found;
}

const PACES: Record<string, [number, number]> = { // mine, another's
  place: [1, 450], special: [1, 600], reveal: [1, 300], fence: [1, 300], dog: [1, 300], end: [1, 500],
  put: [320, 800], turn: [160, 500], drive: [500, 800], to: [420, 700], park: [420, 700], build: [320, 800],
  farm: [300, 800], gained: [1000, 900], enclosed: [900, 900], skipped: [700, 900], scored: [350, 350], left: [350, 350],
};
const FATES: Record<string, number> = { chose: 900, drawn: 280, turned: 1000, finished: 900, began: 200, ended: 900, showed: 350 };

export function pace(who: string, text: string, view: View<Meadow>): number {
  const verb = text.split(" ")[0] ?? "";
  if (text.startsWith("began game")) return 2500; // time to look at how the last one ended
  if (who === "fate") return text.startsWith("turned -3") ? 1400 : (FATES[verb] ?? 240);
  return PACES[verb]?.[who === view.seat ? 0 : 1] ?? 300;
}
