/**
 * The watering hole: cards in the order they came, stepping stones that count, the pile, the black sheep on the bank.
 */

import type { BoardProps } from "../../app/board";
import { Sprite } from "../../parts/sprite";
import { cardName, cards, type Pond, toPlace } from "./cards";
import type { Choice } from "./choice";
import { overlay } from "./overlay";
import { Face } from "./pieces";
import type { Stage } from "./stage";

type P = BoardProps<Pond>;

interface Props {
  p: P;
  stage: Stage;
  choice: Choice;
  species(): void; // open the list of all animals
}

export function WateringHole({ p, stage, choice, species: list }: Props) {
  const { t } = p;
  const { table, sheep } = stage;
  const hole = cards(table.hole);
  const over = overlay(p, stage, choice);
  const turns = p.legal.includes("turn up");
  const near = Math.min(1, hole.length / 7);
  return (
    <section
      class={`hole ${sheep ? "caught" : ""} ${over ? "under" : ""}`}
      aria-label={t("bb-hole", { count: hole.length })}
      style={{ "--near": String(near) }}
    >
      <Water />
      <button
        type="button"
        class={`pile ${turns ? "live" : ""}`}
        data-pile=""
        aria-label={turns ? t("bb-pile-turn") : t("bb-pile-spoken", { count: table.pile })}
        onClick={() => (turns ? p.act("turn up") : list())}
      >
        <span class="stack">
          {table.pile > 1 ? <i class="card back" /> : null}
          {table.pile > 0 ? <i class="card back" /> : <i class="card none" />}
        </span>
        <span class="count">
          <span class="wd">{t("bb-pile")}</span> <b>{table.pile}</b>
        </span>
      </button>
      {table.magpie === "beside" ? (
        <span
          class="bird"
          data-magpie=""
          role="img"
          aria-label={`${t("bb-card-MA")}, ${t("bb-magpie-beside")}`}
          title={`${t("bb-card-MA")}, ${t("bb-magpie-beside")}`}
        >
          <Sprite id="h-magpie" />
        </span>
      ) : null}
      <span class="lurk" aria-hidden="true">
        <Sprite id="f-black" />
      </span>
      <i class="ring" aria-hidden="true" />
      <Actor stage={stage} />
      {over ?? (
        <>
          <Line p={p} stage={stage} hole={hole} />
          {p.view.over ? null : <Stones p={p} table={table} hole={hole.length} />}
        </>
      )}
    </section>
  );
}

const FIGURES: Record<string, string> = {
  EA: "eagle",
  MO: "mole",
  MA: "magpie",
  MS: "mother",
  WS: "sheep",
  WO: "wolf",
};
const ACTS: Record<string, string> = { eagle: "EA", mole: "MO", magpie: "MA", mother: "MS", white: "WS" };

/** A special comes to the bank when it is drawn, and stays until it has done its work. */
function Actor({ stage }: { stage: Stage }) {
  const { event } = stage;
  const drawn = event?.[1] === "drew" ? event[2] : "";
  const hunts = event?.[1] === "got-wolf-pile";
  const code = drawn || (hunts ? "WO" : ACTS[stage.table.phase]);
  const figure = code && FIGURES[code];
  if (!figure) return null;
  return (
    <span key={figure} class={`actor ${figure} ${drawn ? "later" : ""} ${hunts ? "hunts" : ""}`} aria-hidden="true">
      <Sprite id={`f-${figure}`} />
    </span>
  );
}

function Line({ p, stage, hole }: { p: P; stage: Stage; hole: string[] }) {
  const { t } = p;
  const shown = stage.sheep ? [...hole, "BS"] : hole;
  const draws = stage.table.phase === "draw" || stage.table.phase === "blind";
  return (
    <ol class="bb-line" style={{ "--k": String(shown.length) }}>
      {shown.map((code, at) => (
        <li key={`${stage.table.turns} ${at} ${code}`} class={at === shown.length - 1 ? "last" : ""}>
          <Face
            p={p}
            code={code}
            label={t("bb-hole-card", { name: cardName(code, p.speaking), at: at + 1, count: shown.length })}
          />
        </li>
      ))}
      {draws && !stage.sheep && !p.view.over && stage.event?.[1] !== "took" ? (
        <li class="next" aria-hidden="true">
          ?
        </li>
      ) : null}
    </ol>
  );
}

/** So many cards at the hole, so many to place; the stone we stand on is lit. */
function Stones({ p, table, hole }: { p: P; table: Pond; hole: number }) {
  const first = Math.max(1, hole - 3);
  return (
    <ol class="stones" aria-label={p.t("bb-stones", { place: toPlace(table, hole) })}>
      {[0, 1, 2, 3, 4, 5].map((at) => {
        const count = first + at;
        return (
          <li key={count} aria-hidden="true" class={count === hole ? "now" : count < hole ? "d" : ""}>
            <b>{toPlace(table, count) ? `+${toPlace(table, count)}` : "–"}</b>
            <span>{count}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Water() {
  return (
    <>
      <svg class="water" viewBox="0 0 1000 260" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M40 140C20 60 160 20 330 26C460 -4 620 4 720 26
            C880 20 990 70 968 144C990 214 840 252 690 244C560 268 420 262 310 246C150 254 50 216 40 140Z"
          fill="var(--meadow3)"
        />
        <path
          d="M62 138C46 70 180 36 336 42C462 16 616 20 716 42
            C862 36 962 78 944 140C962 202 830 232 688 226C560 248 424 244 316 228C170 236 72 204 62 138Z"
          fill="var(--water2)"
        />
        <path
          d="M92 136C82 84 200 56 346 60C466 38 610 42 706 60
            C836 58 926 90 912 138C926 188 812 212 680 206C558 226 430 222 324 208C190 214 100 188 92 136Z"
          fill="var(--water)"
        />
        <path
          d="M160 104C240 84 300 96 350 88M620 196C700 200 780 192 830 178M200 180C230 186 260 188 290 186"
          fill="none"
          stroke="var(--water3)"
          stroke-width="5"
          stroke-linecap="round"
        />
      </svg>
      <svg class="reed only-l" viewBox="0 0 60 90" aria-hidden="true">
        <path
          d="M14 90C14 60 10 40 8 20M30 90C30 54 32 36 34 10M46 90C46 64 48 50 54 30"
          stroke="#4F7A3C"
          stroke-width="4"
          fill="none"
          stroke-linecap="round"
        />
        <rect x="3" y="6" width="9" height="26" rx="4.5" fill="#7F5433" />
        <rect x="30" y="0" width="9" height="26" rx="4.5" fill="#8F6443" />
      </svg>
    </>
  );
}
