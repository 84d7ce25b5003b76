/** The watering hole: cards in the order they came, stepping stones that count, the pile, the black sheep on the bank. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board";
import { Roving } from "../../parts/roving";
import { Sprite } from "../../parts/sprite";
import { cardName, cards, counted, type Pond, species } from "./cards";
import type { Choice } from "./choice";
import { Face, Kind } from "./pieces";
import type { Stage } from "./stage";
import { toPlace } from "./words";

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
    <section class={`hole ${sheep ? "caught" : ""} ${over ? "under" : ""}`} aria-label={t("bb-hole", { count: hole.length })} style={{ "--near": String(near) }}>
      <Water />
      <button type="button" class={`pile ${turns ? "live" : ""}`} data-pile="" aria-label={turns ? t("bb-pile-turn") : t("bb-pile-spoken", { count: table.pile })}
        onClick={() => (turns ? p.act("turn up") : list())}>
        <span class="stack">
          {table.pile > 1 ? <i class="card back" /> : null}
          {table.pile > 0 ? <i class="card back" /> : <i class="card none" />}
        </span>
        <span class="count">
          {t("bb-pile")} <b>{table.pile}</b>
        </span>
      </button>
      {table.magpie === "beside" ? (
        <span class="bird" data-magpie="" role="img" aria-label={`${t("bb-card-MA")}, ${t("bb-magpie-beside")}`} title={`${t("bb-card-MA")}, ${t("bb-magpie-beside")}`}>
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
          {p.view.over ? null : <Stones p={p} hole={hole.length} />}
        </>
      )}
    </section>
  );
}

const FIGURES: Record<string, string> = { EA: "eagle", MO: "mole", MA: "magpie", MS: "mother", WS: "sheep", WO: "wolf" };
const ACTS: Record<string, string> = { eagle: "EA", mole: "MO", magpie: "MA", mother: "MS", white: "WS" };

/** A special comes to the bank when it is drawn, and stays until it has done its work. */
function Actor({ stage }: { stage: Stage }) {
  const [verb, card = ""] = stage.line?.[1].split(" ") ?? [];
  const code = verb === "drew" ? card : verb === "got" ? "WO" : ACTS[stage.table.phase];
  const figure = code && FIGURES[code];
  if (!figure) return null;
  return (
    <span key={figure} class={`actor ${figure} ${verb === "drew" ? "later" : ""} ${verb === "got" ? "hunts" : ""}`} aria-hidden="true">
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
          <Face p={p} code={code} label={t("bb-hole-card", { name: cardName(code, p.speaking), at: at + 1, count: shown.length })} />
        </li>
      ))}
      {draws && !stage.sheep && !p.view.over && !stage.line?.[1].startsWith("took") ? (
        <li class="next" aria-hidden="true">
          ?
        </li>
      ) : null}
    </ol>
  );
}

/** So many cards at the hole, so many to place; the stone we stand on is lit. */
function Stones({ p, hole }: { p: P; hole: number }) {
  const first = Math.max(1, hole - 3);
  return (
    <ol class="stones" aria-label={p.t("bb-stones", { place: toPlace(hole) })}>
      {[0, 1, 2, 3, 4, 5].map((at) => {
        const count = first + at;
        return (
          <li key={count} aria-hidden="true" class={count === hole ? "now" : count < hole ? "d" : ""}>
            <b>{toPlace(count) ? `+${toPlace(count)}` : "–"}</b>
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
        <path d="M40 140C20 60 160 20 330 26C460 -4 620 4 720 26C880 20 990 70 968 144C990 214 840 252 690 244C560 268 420 262 310 246C150 254 50 216 40 140Z" fill="var(--meadow3)" />
        <path d="M62 138C46 70 180 36 336 42C462 16 616 20 716 42C862 36 962 78 944 140C962 202 830 232 688 226C560 248 424 244 316 228C170 236 72 204 62 138Z" fill="var(--water2)" />
        <path d="M92 136C82 84 200 56 346 60C466 38 610 42 706 60C836 58 926 90 912 138C926 188 812 212 680 206C558 226 430 222 324 208C190 214 100 188 92 136Z" fill="var(--water)" />
        <path d="M160 104C240 84 300 96 350 88M620 196C700 200 780 192 830 178M200 180C230 186 260 188 290 186" fill="none" stroke="var(--water3)" stroke-width="5" stroke-linecap="round" />
      </svg>
      <svg class="reed only-l" viewBox="0 0 60 90" aria-hidden="true">
        <path d="M14 90C14 60 10 40 8 20M30 90C30 54 32 36 34 10M46 90C46 64 48 50 54 30" stroke="#4F7A3C" stroke-width="4" fill="none" stroke-linecap="round" />
        <rect x="3" y="6" width="9" height="26" rx="4.5" fill="#7F5433" />
        <rect x="30" y="0" width="9" height="26" rx="4.5" fill="#8F6443" />
      </svg>
    </>
  );
}

// --- what opens over the water when a special asks something

function overlay(p: P, stage: Stage, choice: Choice): ComponentChildren {
  const { table } = stage;
  switch (choice.phase) {
    case "draft":
      return <Layout p={p} choice={choice} table={table} />;
    case "eagle":
      return <Grid p={p} choice={choice} table={table} />;
    case "mole":
      return <Book p={p} choice={choice} table={table} />;
    case "magpie":
      return <Robbed p={p} choice={choice} table={table} />;
    default:
      if (choice.places && !placed(stage)) return <Coming p={p} choice={choice} table={table} />;
      return stage.table.layout ? <Layout p={p} choice={choice} table={table} /> : null;
  }
}

interface OverProps {
  p: P;
  choice: Choice;
  table: Pond;
}

/** Whether it is being told that the cards were placed. */
export function placed(stage: Stage): boolean {
  return stage.line !== null && !stage.line[1].startsWith("add ");
}

/** Many kinds are drawn smaller. */
function row(kinds: number): string {
  return `cardrow ${kinds > 8 ? "many" : ""}`;
}

/** What goes into my zoo, and how much room is left at this stop. */
function Coming({ p, choice, table }: OverProps) {
  const coming = [...cards(table.added), ...choice.placing];
  return (
    <div class="coming">
      <h2>{p.t("bb-coming", { count: coming.length, most: table.limit })}</h2>
      <ol class="bb-line">
        {coming.map((code, at) => (
          <li key={at} class={at === table.limit - 1 ? "last" : ""}>
            <Face p={p} code={code} label={p.t("bb-hand-chosen", { name: cardName(code, p.speaking) })} />
          </li>
        ))}
        {Array.from({ length: choice.left }, (_, at) => (
          <li key={`free ${at}`} class="next" aria-hidden="true" />
        ))}
      </ol>
    </div>
  );
}

/** The specials laid out before an advanced game. */
function Layout({ p, choice, table }: OverProps) {
  return (
    <div class="over">
      <Roving label={p.t("bb-layout")} class="cardrow">
        {counted(cards(table.layout)).map(([code, count]) => (
          <Face key={code} p={p} code={code} selected={choice.card === code} {...(choice.phase === "draft" ? { onClick: () => choice.pick(code) } : {})}
            label={`${cardName(code, p.speaking)} ${p.t("bb-left", { count })}. ${p.t(`bb-does-${code}`)}`}>
            {count > 1 ? <span class="times">{p.t("bb-left", { count })}</span> : null}
          </Face>
        ))}
      </Roving>
    </div>
  );
}

/** The animals an eagle can be sent for; what is known of the hand asked stands beside them. */
function Grid({ p, choice, table }: OverProps) {
  const { t } = p;
  const known = table.private?.[choice.target] ?? table.known[choice.target];
  const mine = [...cards(table.hand), ...cards(table.hole), ...cards(p.seat ? table.zoos[p.seat] : "")];
  return (
    <div class="over tall">
      <h2>{choice.target ? t("bb-grid-ask", { name: p.name(choice.target) }) : t("bb-grid-eagle")}</h2>
      <Roving label={t("bb-grid-eagle")} class="kinds">
        {species(p.view.seats).map((code) => {
          const have = mine.filter((one) => one === code).length;
          const sure = known && cards(known.holds).includes(code);
          const none = known && !sure && known.most[code] === 0;
          const note = sure ? t("bb-grid-sure") : none ? t("bb-grid-none") : "";
          return (
            <button key={code} type="button" data-stop="" class={`kind z${code} ${choice.card === code ? "sel" : ""} ${none ? "off" : ""}`} aria-pressed={choice.card === code}
              aria-label={[cardName(code, p.speaking), note, have ? t("bb-grid-have", { count: have }) : ""].filter(Boolean).join(", ")} onClick={() => choice.pick(code)}>
              <Kind p={p} code={code} />
              {have ? <span class="have">{have}</span> : null}
              {note ? <span class="mark">{sure ? "✓" : "✗"}</span> : null}
            </button>
          );
        })}
      </Roving>
    </div>
  );
}

/** A hand that only I see, open like a book. */
function Book({ p, choice, table }: OverProps) {
  const { t } = p;
  const kinds = counted(cards(table.shown));
  return (
    <div class="over tall book">
      <h2>{t("bb-book", { name: p.name(table.from) })}</h2>
      <Roving label={t("bb-book", { name: p.name(table.from) })} class={row(kinds.length)}>
        {kinds.map(([code, count]) => {
          const free = p.legal.includes(`take ${code}`);
          return (
            <Face key={code} p={p} code={code} selected={choice.card === code} disabled={!free} label={cardName(code, p.speaking) + (count > 1 ? ` ${t("bb-left", { count })}` : "")}
              onClick={() => (free ? choice.pick(code) : p.act(`take ${code}`))}>
              {count > 1 ? <span class="times">{t("bb-left", { count })}</span> : null}
            </Face>
          );
        })}
      </Roving>
    </div>
  );
}

/** The zoo the magpie looks at. */
function Robbed({ p, choice, table }: OverProps) {
  const { t } = p;
  const name = choice.target ? p.name(choice.target) : "";
  const lying = counted(cards(table.zoos[choice.target]));
  return (
    <div class="over tall">
      <h2>{choice.target ? t("bb-robbed", { name }) : t("bb-ask-magpie-help")}</h2>
      <Roving label={t("bb-robbed", { name })} class={row(lying.length)}>
        {lying.map(([code, count]) => (
          <Face key={code} p={p} code={code} selected={choice.card === code} label={`${cardName(code, p.speaking)} ${t("bb-left", { count })}`} onClick={() => choice.pick(code)}>
            {count > 1 ? <span class="times">{t("bb-left", { count })}</span> : null}
          </Face>
        ))}
      </Roving>
    </div>
  );
}
