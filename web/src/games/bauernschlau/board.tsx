/** Bauernschlau from one seat's perspective: players, meadow, and the dock with what may be done. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Chip, Seen, View } from "../../app/board";
import { settings } from "../../app/settings";
import type { BauernschlauEvent } from "../../generated/events";
import figures from "../../look/figures.svg?raw";
import { place } from "../../look/sprites";
import { Dock } from "../../parts/dock";
import { digits, type KeyMap, letters, useBoardKeys } from "../../parts/keys";
import { EASE, still } from "../../parts/motion";
import { play } from "../../parts/sound";
import { Marked } from "../../parts/sprite";
import { Buttons, question, waiting } from "./asking";
import { CENTRE, type Fence, farmCell, fencesOf, type Meadow, mapOf, ownFences, pair, piecesOf, ring } from "./map";
import { CELLED, MeadowMap } from "./meadow";
import { about, cellName, farmName } from "./names";
import { Clovers, Panel, verbs } from "./panel";
import { Players } from "./players";
import { useStaged } from "./stage";
import "./look.css";
import "./flock.css";
import "./panel.css";
import "./short.css";

export { coach } from "./coach";
export { count } from "./count";
export { spots } from "./spots";
export { Scores as scores } from "./tally";

place(figures);

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
  useClovers(p, table.bonus, staged.events.findLast((event) => event[1] === "turned")?.[3] ?? CENTRE);
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
    if (!p.legal.length) return;
    if (table.at_once.includes(verb) && p.legal.includes(verb)) {
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
  useMeadowKeys(p, {
    table,
    pieces: pieces.map((piece) => piece.text),
    chosen,
    pick,
    take,
    choose,
    drop: () => {
      setChosen("");
      setPending("");
      setPeeked("");
    },
  });

  return (
    <Dock
      p={p}
      board={
        <main key="board" class="board" aria-label={p.t("board")}>
          <Players p={p} table={table} fences={fences} />
          <div class="field">
            <MeadowMap
              p={p}
              staged={staged}
              map={map}
              fences={fences}
              pieces={pieces}
              cells={cells}
              chosen={chosen}
              inHand={laying}
              pick={pick}
              touch={touch}
              why={act}
            />
            <p class={`peek ${peeked ? "" : "none"} ${peeked && map.at(peeked)[1] > 0 ? "above" : ""}`} role="status">
              <Marked text={peeked ? peekText(p, table, fences, peeked) : ""} />
            </p>
          </div>
        </main>
      }
      ask={question(p, chosen, pending)}
      waiting={waiting(p)}
      buttons={
        <Buttons
          p={p}
          chosen={chosen}
          pending={pending}
          act={act}
          letter={pieces.find((piece) => piece.text === chosen)?.letter ?? ""}
          drop={() => setPending("")}
        />
      }
    >
      {table.turn === p.seat && table.bonus > 0 && !p.view.over ? <Clovers count={table.bonus} /> : null}
      <Panel
        p={p}
        table={table}
        pieces={pieces}
        chosen={chosen}
        pending={pending}
        tile={laying}
        pick={pick}
        take={take}
        setTile={choose}
      />
    </Dock>
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
    else if (CELLED.includes(verb) && (rest.length === 1 || Number(rest[0]) === laying))
      found.set(rest.at(-1) ?? "", text);
  }
  return found;
}

// --- on demand

function peekText(p: BoardProps<Meadow>, table: Meadow, fences: Fence[], cell: string): string {
  const letter =
    Object.keys(table.farms).find((one) => farmCell(table.farms[one] ?? -1) === cell) ??
    Object.keys(table.enclosed).find((one) => table.enclosed[one]?.includes(cell));
  const parts = ring(pair(cell)) === 1 ? [] : [`${cellName(cell, p.speaking)}: ${about(p, table, cell).join(", ")}.`];
  if (!letter) return parts[0] ?? farmName(p, table, cell);
  const tally = table.tally[letter];
  const who = { ...p.who(letter) };
  if (!tally) {
    const open = ownFences(fences, letter).filter((fence) => !fence.finished).length;
    return p.t("ba-farm-open", { ...who, open, pieces: table.pieces[letter] ?? 0 });
  }
  const { white, black, pieces, empty, total } = tally;
  return [
    ...parts,
    p.t("ba-farm-closed", { ...who, count: table.enclosed[letter]?.length ?? 0, white, black, pieces, empty, total }),
  ].join(" ");
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
      const [x, y] = [
        from.left + from.width / 2 - to.left - to.width / 2,
        from.top + from.height / 2 - to.top - to.height / 2,
      ];
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
    const verb = p.beat?.event[1] ?? "";
    if (["put", "to", "park", "drive"].includes(verb)) play("move");
    if (["build", "finished"].includes(verb)) play("tock");
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
function useMeadowKeys(p: BoardProps<Meadow>, on: Keyed): void {
  const pick = (index: number) => on.pick(on.pieces[index] as string);
  const pieces = p.legal.length ? on.pieces.length : 0;
  useBoardKeys(p.settings, {
    Escape: on.drop,
    ...(pieces ? digits(pieces, pick) : p.legal.length ? unpiecedKeys(on) : {}),
    ...letters(pieces, pick),
    ...(on.chosen ? { c: undefined } : {}),
  });
}

/** While no piece of the meadow is asked for: the tiles of the hand, else the actions. */
function unpiecedKeys({ table, choose, take }: Keyed): KeyMap {
  if (table.hand.length) return digits(table.hand.length, (index) => choose(table.hand[index] as number));
  const found = ["action", "bonus"].includes(table.phase) ? verbs(table) : [];
  return digits(found.length, (index) => take(found[index] as string));
}

// --- for the table

export function chips(p: BoardProps<Meadow>): Chip[] {
  const { t, table } = p;
  const games = Number(p.view.options.championship ?? "1");
  const found = [t("ba-chip-round", { round: table.round }), t("ba-chip-supply", { count: table.supply })];
  return games > 1 ? [t("ba-chip-game", { game: table.game, games }), ...found] : found;
}

const PACES: Record<string, [number, number]> = {
  // mine, another's
  place: [1, 450],
  special: [1, 600],
  reveal: [1, 300],
  fence: [1, 300],
  dog: [1, 300],
  end: [1, 500],
  put: [320, 800],
  turn: [160, 500],
  drive: [500, 800],
  to: [420, 700],
  park: [420, 700],
  build: [320, 800],
  farm: [300, 800],
  gained: [1000, 900],
  enclosed: [900, 900],
  skipped: [700, 900],
  scored: [350, 350],
  "left-open": [350, 350],
};
const FATES: Record<string, number> = {
  chose: 900,
  drawn: 280,
  turned: 1000,
  finished: 900,
  "began-round": 200,
  "began-game": 2500, // time to look at how the last one ended
  ended: 900,
  showed: 350,
};

export function pace(seen: Seen, view: View<Meadow>): number {
  const event = seen as BauernschlauEvent;
  const [who, verb] = event;
  if (event[1] === "turned" && event[2] < 0) return 1400;
  if (who === "fate") return FATES[verb] ?? 240;
  return PACES[verb]?.[who === view.seat ? 0 : 1] ?? 300;
}
