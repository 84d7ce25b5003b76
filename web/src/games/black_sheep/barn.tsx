/** One field: its barn with the two animals to win, and below it a side of cards for every seat. */

import type { BoardProps } from "../../app/board";
import { others, tone } from "../../app/seats";
import { classes } from "../../parts/classes";
import { Emblem } from "../../parts/seat";
import { Sprite } from "../../parts/sprite";
import { counted, drawn, type Farm, type Field, hand, list, made, missing } from "./animals";
import { grouped, sorted } from "./groups";
import type { Stage } from "./stage";
import { placeText, takes } from "./words";

interface BarnProps {
  p: BoardProps<Farm>;
  stage: Stage;
  number: number;
  lifted: string[]; // cards of my hand that are chosen
  picked: boolean;
  pick?(): void; // left out: nothing can be chosen now
}

export function Barn({ p, stage, number, lifted, picked, pick }: BarnProps) {
  const { t } = p;
  const field = stage.table.fields[number - 1];
  if (!field) return null;
  const counts = takes(p.legal, number);
  const fits = lifted.length > 0 && counts.includes(lifted.length);
  const seats = [...others(p.seats, p.seat), ...p.seats.filter((seat) => seat.seat === p.seat)].map(
    (seat) => seat.seat,
  );
  const open = stage.won?.field === number;
  const off = pick && !counts.length;
  const state = picked ? "pick" : fits && "fits";
  const look = classes("stead", `b${number}`, state, field.closed && "closed", off && "off");
  return (
    <section class={look} data-field={number} aria-label={t(`bs-barn-${number}`)}>
      <div class="yard">
        <Building open={open} />
        <h2>
          <i aria-hidden="true">{number}</i>
          <span class="only-l">{t(`bs-barn-${number}`)}</span>
          <span class="only-s">{t(`bs-short-${number}`)}</span>
        </h2>
        {stage.drawn?.field === number ? (
          <span
            class={`drawn card m k-${drawn(stage.drawn.card)} ${stage.drawn.brings ? "" : "none"}`}
            aria-hidden="true"
          >
            <span class="pic">
              <Sprite id={`h-${drawn(stage.drawn.card)}`} />
            </span>
          </span>
        ) : null}
        {field.closed ? <span class="shutsign">{t("bs-closed")}</span> : null}
        <div class="prize">
          {list(field.figures).map((figure, at) =>
            figure === "gone" ? (
              <span key={`${at}-gone`} class="gone" />
            ) : (
              <span key={`${at}-${figure}`} class="fig" data-figure={figure}>
                <Sprite id={`f-${drawn(figure)}`} label={t("bs-figure", { animal: t(`bs-${figure}`) })} />
              </span>
            ),
          )}
        </div>
      </div>
      {field.closed ? (
        <p class="over">{t("bs-closed-help")}</p>
      ) : (
        <div class="sides" data-n={seats.length}>
          {seats.map((seat) => (
            <Side
              key={seat}
              p={p}
              stage={stage}
              field={field}
              number={number}
              seat={seat}
              lifted={fits ? lifted : []}
              shown={picked}
              counts={counts}
            />
          ))}
        </div>
      )}
      {pick ? (
        <button
          type="button"
          class="target"
          data-stop=""
          aria-pressed={picked}
          aria-disabled={field.closed}
          aria-label={spoken(p, stage.table, number, counts)}
          onClick={pick}
        />
      ) : null}
    </section>
  );
}

function spoken(p: BoardProps<Farm>, table: Farm, number: number, counts: number[]): string {
  const { t } = p;
  const barn = t(`bs-barn-${number}`);
  const field = table.fields[number - 1];
  if (!field || field.closed) return `${barn}: ${t("bs-closed")}`;
  const first = table.leads[number - 1];
  const mine = list(field.sides[p.seat ?? ""]);
  const may = counts.length ? t(`bs-lay-${counts.join("")}`) : "–";
  return t("bs-pick", {
    barn,
    number,
    prize: counted(list(field.figures), t),
    lead: first ? leading(first, field, p) : "",
    mine: `${mine.length ? counted(mine, t) : t("bs-side-none")}, ${may}`,
  });
}

function leading(seat: string, field: Field, { t, name, seat: own }: BoardProps<Farm>): string {
  return t("bs-pick-lead", { you: seat === own ? "yes" : "no", name: name(seat), made: made(hand(field, seat), t) });
}

// --- a side

interface SideProps {
  p: BoardProps<Farm>;
  stage: Stage;
  field: Field;
  number: number;
  seat: string;
  lifted: string[]; // what I would lay here
  shown: boolean; // as if it lay there
  counts: number[];
}

function Side({ p, stage, field, number, seat, lifted, shown, counts }: SideProps) {
  const me = seat === p.seat;
  const cards = list(field.sides[seat]);
  const ghosts = me && shown ? sorted(lifted).slice(0, missing(stage.table, field, seat)) : [];
  const first = stage.table.leads[number - 1] ?? null;
  const captured = stage.won?.field === number;
  const lead = captured ? stage.won?.seat === seat : first === seat && !missing(stage.table, field, seat);
  const down = captured ? !lead : list(field.beaten).includes(seat);
  const laid = stage.laid?.field === number && stage.laid.seat === seat ? [...stage.laid.cards] : [];
  const verdict =
    me && lifted.length ? preview(p, field, number, lifted) : standing(p, field, seat, lead, down, captured, counts);
  const all = [...hand(field, seat), ...(me ? lifted : [])];
  return (
    <div class={`side ${tone(seat)} ${me ? "me" : ""} ${lead ? "lead" : ""} ${down ? "down" : ""}`} data-side={seat}>
      <span class="vh">
        {p.t("bs-side", {
          name: p.name(seat),
          cards: cards.length ? counted(cards, p.t) : p.t("bs-side-none"),
          state: `${verdict.made} ${verdict.state}`,
        })}
      </span>
      <span class="own" aria-hidden="true">
        <Emblem letter={seat} />
        <span>{p.name(seat)}</span>
        {cards.length || (me && lifted.length) ? <Groups animals={all} /> : null}
      </span>
      <span class="cs" aria-hidden="true">
        {Array.from({ length: stage.table.side }, (_, at) => {
          const card = cards[at] ?? ghosts[at - cards.length];
          if (!card) return <span key={at} class="slot" />;
          const ghost = at >= cards.length;
          const fresh = !ghost && laid.includes(card);
          if (fresh) laid.splice(laid.indexOf(card), 1);
          return (
            <span
              key={at}
              class={`card m k-${drawn(card)} ${ghost ? "ghost" : ""} ${fresh ? "fresh" : ""}`}
              data-laid={fresh ? "" : undefined}
            >
              <span class="pic">
                <Sprite id={`h-${drawn(card)}`} />
              </span>
            </span>
          );
        })}
      </span>
      {lead ? <Rosette /> : null}
      <span class={`rk ${verdict.good ? "good" : ""}`} aria-hidden="true">
        {verdict.made ? <b>{verdict.made}</b> : null}
        <span>{verdict.state}</span>
      </span>
    </div>
  );
}

interface Verdict {
  made: string;
  state: string;
  good?: boolean;
}

/** What my side would be with the lifted cards. */
function preview(p: BoardProps<Farm>, field: Field, number: number, lifted: string[]): Verdict {
  const mine = [...hand(field, p.seat ?? ""), ...lifted];
  const left = missing(p.table, field, p.seat ?? "") - lifted.length;
  const result = made(mine, p.t);
  if (left > 0) return { made: result, state: p.t("bs-to-come", { count: left }), good: true };
  const first = p.table.leads[number - 1];
  if (!first) return { made: result, state: p.t("bs-leads"), good: true };
  const better = p.table.would?.[placeText({ cards: lifted, field: number, drop: "", swapping: false })] ?? false;
  return { made: result, state: p.t(better ? "bs-beats" : "bs-behind", { who: p.name(first) }), good: better };
}

function standing(
  p: BoardProps<Farm>,
  field: Field,
  seat: string,
  lead: boolean,
  down: boolean,
  captured: boolean,
  counts: number[],
): Verdict {
  const { t } = p;
  const cards = list(field.sides[seat]);
  const all = hand(field, seat);
  const left = missing(p.table, field, seat);
  const pairs = cards.length && grouped(all).some(({ count }) => count > 1);
  const result = left === 0 || pairs ? made(all, t) : "";
  if (lead) return { made: result, state: t(captured ? "bs-wins" : "bs-leads") };
  if (down) return { made: result, state: t("bs-beaten") };
  if (left === 0) return { made: result, state: "" };
  if (seat === p.seat && counts.length) return { made: result, state: t(`bs-lay-${counts.join("")}`) };
  return { made: result, state: cards.length ? t("bs-to-come", { count: left }) : t("bs-nothing") };
}

/** The groups of a side as numbers and heads, where there is no room for words. */
function Groups({ animals }: { animals: string[] }) {
  const groups = grouped(animals).filter(({ count }) => count > 1);
  return (
    <span class="groups">
      {groups.map(({ animal, count }) => (
        <span key={animal}>
          {count}
          <Sprite id={`h-${drawn(animal)}`} />
        </span>
      ))}
    </span>
  );
}

function Rosette() {
  return (
    <svg class="rosette" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 13L5 23L12 19L19 23L16 13Z" fill="var(--barn)" />
      <circle cx="12" cy="9" r="8" fill="var(--straw)" />
      <path
        d="M12 4l1.600 3.200 3.500.500-2.500 2.500.600 3.500L12 12l-3.200 1.700.600-3.500L6.900 7.700l3.500-.5Z"
        fill="var(--onstraw)"
      />
    </svg>
  );
}

/** Meadow, fence and barn; the two leaves of the door swing open when the animals go home. */
function Building({ open }: { open: boolean }) {
  return (
    <svg
      class={`building ${open ? "open" : ""}`}
      viewBox="0 0 340 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M0 96C60 70 120 84 180 92S300 84 340 70V190H0Z" fill="var(--meadow)" />
      <path d="M0 132C80 112 200 118 340 126V190H0Z" fill="var(--meadow3)" opacity=".45" />
      <path d="M112 136V62L170 26L228 62V136Z" fill="#a9472f" />
      <path d="M170 26L228 62V136H170Z" fill="#963c27" />
      <path d="M96 72L124 36L170 12L216 36L244 72L234 76L210 44L170 24L130 44L106 76Z" fill="var(--roof)" />
      <path d="M96 72L124 36L170 12L216 36L244 72" fill="none" stroke="#00000026" stroke-width="3" />
      <path d="M146 84H194V136H146Z" fill="#f3e6ce" />
      <path d="M150 88H190V136H150Z" fill="#3a2018" />
      <path d="M150 128C160 118 180 118 190 128V136H150Z" fill="#c79a3a" />
      <g class="leaf l">
        <path d="M150 88H170V136H150Z" fill="#6e2c1d" />
        <path d="M151 90L169 134M169 90L151 134" stroke="#f3e6ce" stroke-width="3.500" />
      </g>
      <g class="leaf r">
        <path d="M170 88H190V136H170Z" fill="#6e2c1d" />
        <path d="M171 90L189 134M189 90L171 134" stroke="#f3e6ce" stroke-width="3.500" />
      </g>
      <circle cx="170" cy="58" r="10" fill="#f3e6ce" />
      <circle cx="170" cy="58" r="7" fill="#4b2a18" />
      <g fill="#f3e6ce">
        <path
          d="M8 100l4-5 4 5v40h-8ZM44 104l4-5 4 5v38h-8ZM80 106l4-5 4 5v36h-8Z
          M254 106l4-5 4 5v36h-8ZM290 104l4-5 4 5v38h-8ZM324 100l4-5 4 5v40h-8Z"
        />
        <path
          d="M0 108L100 114V120L0 114ZM0 124L100 128V134L0 130Z
          M240 114L340 108V114L240 120ZM240 128L340 124V130L240 134Z"
        />
      </g>
    </svg>
  );
}
