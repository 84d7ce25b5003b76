/** The other players: a fan of backs to draw from, the chance of the black sheep, the zoo. */

import type { BoardProps } from "../../app/board";
import { others } from "../../app/seats";
import type { SeatInfo } from "../../generated/wire";
import { Roving } from "../../parts/roving";
import { SeatPlate } from "../../parts/seat";
import { Icon, Sprite } from "../../parts/sprite";
import { cardName, cards, type Pond } from "./cards";
import type { Choice } from "./choice";
import { Kind, Zoo } from "./pieces";
import type { Stage } from "./stage";

type P = BoardProps<Pond>;

interface Props {
  p: P;
  stage: Stage;
  choice: Choice;
  tell(seat: string): void; // open what is known of a hand
}

export function Others(props: Props) {
  const { p } = props;
  const seats = others(p.seats, p.seat);
  return (
    <section class="opps" aria-label={p.t("seats-label")} style={{ "--n": String(seats.length) }}>
      {seats.map((seat) => (
        <Other
          key={seat.seat}
          {...props}
          seat={seat}
          least={Math.max(...seats.map((one) => p.table.risk[one.seat] ?? 0))}
        />
      ))}
    </section>
  );
}

function Other({ p, stage, choice, tell, seat, least }: Props & { seat: SeatInfo; least: number }) {
  const { t } = p;
  const { table } = stage;
  const letter = seat.seat;
  const size = table.sizes[letter] ?? 0;
  const aims = choice.aims.includes(letter);
  const acts = !p.beat && p.view.asked.includes(letter) && !p.view.over;
  const got = triplets(table, letter);
  const stars = "★".repeat(Math.min(got, table.needed)) + "☆".repeat(Math.max(0, table.needed - got));
  const aim = t(table.phase === "magpie" ? "bb-target-steal" : "bb-target-ask", { name: p.name(letter) });
  const risk = p.table.risk[letter] ?? 0;
  const best = risk === least && p.seat !== null && risk > 1;
  const odds = t("bb-risk", { size: risk });
  const word = t(best ? "bb-risk-safest" : "bb-risk-word");
  return (
    <SeatPlate
      p={p}
      seat={seat}
      status={acts ? `${stars} · ${t("seat-thinking")}` : stars}
      class={`opp ${aims && choice.target === letter ? "aimed" : ""}`}
    >
      <button
        type="button"
        class={`risk ${best ? "best" : ""}`}
        aria-label={`${odds}, ${word}. ${t("bb-risk-spoken", { name: p.name(letter), size: risk })}`}
        onClick={() => tell(letter)}
      >
        <Sprite id="h-black" />
        <span>
          <b>{odds}</b> <small>{word}</small>
        </span>
        {table.private?.[letter] ? <Icon name="eye" /> : null}
      </button>
      <Fan
        p={p}
        stage={stage}
        choice={choice}
        seat={letter}
        size={stage.sheep && table.from === letter ? size - 1 : size}
      />
      <div class="ground">
        <Zoo
          p={p}
          seat={letter}
          table={table}
          steal={choice.robs(letter)}
          {...(choice.target === letter ? { chosen: choice.card } : {})}
        >
          <Beside p={p} table={table} seat={letter} />
        </Zoo>
      </div>
      {aims ? (
        <button
          type="button"
          class="aim"
          aria-pressed={choice.target === letter}
          aria-label={aim}
          onClick={() => choice.aim(letter)}
        >
          <span class="only-l">{aim}</span>
          <span class="only-s">{p.name(letter)}</span>
        </button>
      ) : null}
      <Bubble p={p} stage={stage} seat={letter} />
    </SeatPlate>
  );
}

export function triplets(table: Pond, seat: string): number {
  return table.triplets[seat] ?? 0;
}

/** The magpie in a hand and a wolf pile are known to all. */
export function Beside({ p, table, seat }: { p: P; table: Pond; seat: string }) {
  const wolf = table.wolf.owner === seat ? cards(table.wolf.cards) : [];
  return (
    <>
      {table.magpie === seat && p.seat !== seat ? (
        <li class="beside" title={p.t("bb-has-magpie")}>
          <Sprite id="h-magpie" label={p.t("bb-has-magpie")} />
        </li>
      ) : null}
      {wolf.length ? (
        <li class="beside wolf" data-wolf={seat} title={p.t("bb-wolf-pile", { count: wolf.length })}>
          <Sprite id="h-wolf" label={p.t("bb-wolf-pile", { count: wolf.length })} />
          <b aria-hidden="true">{wolf.length}</b>
        </li>
      ) : null}
    </>
  );
}

export function Bubble({ p, stage, seat }: { p: P; stage: Stage; seat: string }) {
  const said = stage.bubble;
  if (said?.seat !== seat) return null;
  const { says, card } = said;
  return (
    <div class={`bubble ${says}`} aria-hidden="true">
      {says === "eye" ? <Icon name="eye" /> : null}
      {says === "ask" ? (
        <>
          <Kind p={p} code={card} /> {cardName(card, p.speaking)}?
        </>
      ) : null}
      {says === "yes" || says === "no" ? p.t(`bb-say-${says}`) : null}
    </div>
  );
}

/** All backs are the same card to the player who draws: which one is tapped is theatre. */
function Fan({ p, stage, choice, seat, size }: { p: P; stage: Stage; choice: Choice; seat: string; size: number }) {
  const { t } = p;
  const draws = p.legal.includes(`draw ${seat}`);
  const drawn = stage.event?.[1] === "draw" && stage.event[2] === seat;
  const rising = drawn || (p.waiting && !p.beat && choice.slot.seat === seat);
  const up = rising ? (choice.slot.seat === seat ? choice.slot.at : (p.beat?.key ?? 0) % Math.max(1, size)) : -1;
  const backs = Array.from({ length: size }, (_, at) => {
    const off = at - (size - 1) / 2;
    const bend = Math.min(4, 26 / size);
    return { "--r": `${off * bend}deg`, "--y": `${(off * off * bend * 0.28).toFixed(1)}px` };
  });
  if (!draws) {
    return (
      <div class="fan" data-fan={seat} role="img" aria-label={t("bb-fan", { name: p.name(seat), size })}>
        {backs.map((style, at) => (
          <span key={at} class={`slot ${at === up ? "up" : ""}`} style={style}>
            <i class="card back" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <Roving label={t("bb-fan", { name: p.name(seat), size })} class="fan live">
      <div class="row" data-fan={seat}>
        {backs.map((style, at) => (
          <button
            key={at}
            type="button"
            class="slot"
            data-stop=""
            style={style}
            aria-label={t("bb-fan-card", { name: p.name(seat), at: at + 1, size })}
            onClick={() => choice.draw(seat, at)}
          >
            <i class="card back" />
          </button>
        ))}
      </div>
    </Roving>
  );
}
