/**
 * Any game from its view and the moves offered, so that one without a board of its own can be played all the same:
 * first in words, then seat by seat, and what is mine beside the question.
 */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps, Spots } from "../app/board";
import { sentence } from "../app/sentence";
import { Dock } from "../parts/dock";
import { Roving } from "../parts/roving";
import { Opponents } from "../parts/seat";
import { Marked, unmarked } from "../parts/sprite";
import "./look.css";
import { FITTING, type Fold, folded, type Offer, offered } from "./moves";
import { type Fact, read } from "./reading";
import { Tree } from "./tree";

/** The move of a hint is an entry of the list. */
export const spots: Spots = { move: () => ['.choices [aria-current="true"]'], told: () => [] };

export default function Plain(p: BoardProps) {
  useEffect(() => {
    if (!p.beat && !p.replay) p.read();
  }, [p.view]);
  const letters = p.seats.map((seat) => seat.seat);
  const { facts, seats, mine, shapes } = read(p.table, letters, p.seat, p.name);
  const own = [...mine, ...(seats.get(p.seat ?? "") ?? [])];
  const all = (
    <>
      <Facts facts={facts} />
      <ul class="bySeat">
        {[...seats].map(([letter, of]) =>
          of.length && letter !== p.seat ? (
            <li key={letter}>
              <b>{p.name(letter)}</b>
              <Facts facts={of} />
            </li>
          ) : null,
        )}
      </ul>
      {shapes.length ? (
        <div class="tree">
          <Tree p={p} data={Object.fromEntries(shapes)} />
        </div>
      ) : null}
    </>
  );
  return (
    <Dock
      p={p}
      board={
        <main key="board" class="board plain" aria-label={p.t("board")}>
          <Opponents p={p} />
          <section class="sheet told" aria-label={p.t("plain-table")} tabIndex={0}>
            {p.lines.map((line, at) => (
              <p key={at}>
                <Marked text={sentence(line, p.speaking)} />
              </p>
            ))}
            {p.lines.length ? (
              <details>
                <summary>{p.t("plain-all")}</summary>
                {all}
              </details>
            ) : (
              all
            )}
          </section>
        </main>
      }
    >
      {own.length ? (
        <section class="own" aria-label={p.t("plain-yours")} tabIndex={0}>
          <b>{p.t("plain-yours")}</b>
          <Facts facts={own} />
        </section>
      ) : null}
      <Choices p={p} />
    </Dock>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  if (!facts.length) return null;
  return (
    <dl class="says">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

// --- what may be done

function Choices({ p }: { p: BoardProps }) {
  const [open, setOpen] = useState("");
  const wanted = p.hint?.move ?? "";
  useEffect(() => setOpen(""), [p.prompt]);
  if (!p.legal.length || p.waiting) return null;
  const offers = offered(p.legal, (text) => unmarked(p.words.move(text, p.speaking)));
  const folds = offers.length > FITTING ? folded(offers) : [];
  const hinted = folds.find((fold) => fold.offers.some((offer) => offer.text === wanted))?.label;
  const unfolded = hinted ?? open; // the move of a hint is never folded away
  const shown = folds.length < 2 ? offers : folds.find((fold) => fold.label === unfolded)?.offers;
  return (
    <Roving label={p.t("plain-choices")} class="choices">
      {folds.length > 1 ? <Folds folds={folds} open={unfolded} setOpen={setOpen} act={p.act} wanted={wanted} /> : null}
      {shown ? (
        <div class="moves" role="group" aria-label={folds.length > 1 ? unfolded : p.t("plain-choices")}>
          {shown.map((offer) => (
            <MoveButton key={offer.text} offer={offer} act={p.act} wanted={offer.text === wanted} />
          ))}
        </div>
      ) : null}
    </Roving>
  );
}

interface FoldsProps {
  folds: Fold[];
  open: string;
  setOpen(label: string): void;
  act(text: string): void;
  wanted: string; // the move of a hint
}

function Folds({ folds, open, setOpen, act, wanted }: FoldsProps) {
  return folds.map(({ label, offers }) =>
    offers.length > 1 ? (
      <button
        key={label}
        type="button"
        class={`btn ${label === open ? "sel" : ""}`}
        data-stop=""
        aria-expanded={label === open}
        onClick={() => setOpen(label === open ? "" : label)}
      >
        {label}
      </button>
    ) : (
      offers.map((offer) => <MoveButton key={offer.text} offer={offer} act={act} wanted={offer.text === wanted} />)
    ),
  );
}

function MoveButton({ offer, act, wanted }: { offer: Offer; act(text: string): void; wanted: boolean }) {
  return (
    <button
      type="button"
      class="btn"
      data-stop=""
      aria-current={wanted ? "true" : undefined}
      onClick={() => act(offer.text)}
    >
      {offer.label}
    </button>
  );
}
