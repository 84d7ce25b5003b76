/** What people say without words: six reactions, the bubbles in which they are shown, and who is not to be heard. */

import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import { called } from "../app/seats";
import type { Reaction, Table, TableState } from "../app/table";
import type { Reacted, SeatInfo } from "../generated/wire";
import { Button } from "./button";
import { nearby } from "./marks";
import { useBoxes } from "./ring";
import { play } from "./sound";
import { say } from "./speech";
import { Sprite } from "./sprite";
import "../look/talk.css";

/** Each by an animal. */
const REACTIONS: Record<Reacted["what"], string> = {
  baa: "h-sheep",
  nice: "h-doghappy",
  honk: "h-goose",
  oops: "h-black",
  hmm: "h-mole",
  hurry: "h-rooster",
};
const EACH = 2000; // ms between two reactions
const WIDEST = 150; // px of a bubble
const BESIDE = 72; // px from the edge of a seat: its animal is there
const BELOW = 40; // px from its name

interface ReactionsProps {
  t: Translate;
  store: Table;
  sent?(): void; // one was sent
}

export function Reactions({ t, store, sent }: ReactionsProps) {
  const [tired, setTired] = useState(false);
  useEffect(() => {
    if (!tired) return;
    const timer = setTimeout(() => setTired(false), EACH);
    return () => clearTimeout(timer);
  }, [tired]);
  const react = (what: Reacted["what"]) => {
    if (tired) return;
    setTired(true);
    store.send({ type: "react", what });
    sent?.();
  };
  return (
    <fieldset class="reactions">
      <legend class="vh">{t("reactions")}</legend>
      {(Object.keys(REACTIONS) as Reacted["what"][]).map((what) => (
        <button key={what} type="button" aria-disabled={tired ? true : undefined} onClick={() => react(what)}>
          <Sprite id={REACTIONS[what]} />
          {t(`react-${what}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface BubbleProps {
  t: Translate;
  name: string; // who says it
  reaction: Reaction;
  style?: Record<string, string>;
}

/** For a moment; spoken as well. */
export function Bubble({ t, name, reaction, style = {} }: BubbleProps) {
  const text = t(`react-${reaction.what}`);
  useEffect(() => {
    say(`${name}: ${text}`);
    play("move");
  }, [reaction.key]);
  return (
    <span key={reaction.key} class="quip" style={style}>
      <Sprite id={REACTIONS[reaction.what]} />
      {text}
    </span>
  );
}

interface BubblesProps {
  t: Translate;
  state: TableState;
  name(letter: string): string;
}

/** During a game, beside the seats of those who react. */
export function Bubbles({ t, state, name }: BubblesProps) {
  return (
    <>
      {Object.entries(state.reactions).map(([seat, reaction]) => (
        <SeatBubble
          key={seat}
          t={t}
          at={seat === state.seat ? ".dock" : nearby(seat, state.seat)}
          mine={seat === state.seat}
          name={name(seat)}
          reaction={reaction}
        />
      ))}
    </>
  );
}

interface SeatBubbleProps extends Omit<BubbleProps, "style"> {
  at: string; // a selector
  mine: boolean;
}

/** Others have it in place of their status, beside the animal; mine comes from this side of the meadow. */
function SeatBubble({ at, mine, ...said }: SeatBubbleProps) {
  const [box] = useBoxes([at], ".dock");
  if (!box) return null;
  const left = Math.max(4, Math.min(box.x + BESIDE, innerWidth - WIDEST));
  const top = mine ? box.y - BELOW : box.y + Math.min(BELOW, box.h / 2);
  return <Bubble {...said} style={{ position: "fixed", left: `${left}px`, top: `${top}px` }} />;
}

interface HearingProps {
  t: Translate;
  seats: SeatInfo[];
  state: TableState;
  store: Table;
}

/** Everybody else who can talk, to be heard or not. */
export function Hearing({ t, seats, state, store }: HearingProps) {
  const people = seats.filter((seat) => seat.kind === "person" && !seat.you);
  if (!people.length) return null;
  return (
    <fieldset class="hearing">
      <legend class="vh">{t("hearing")}</legend>
      {people.map((seat) => (
        <MuteButton key={seat.seat} t={t} seat={seat} state={state} store={store} named />
      ))}
    </fieldset>
  );
}

interface MuteProps extends Omit<HearingProps, "seats"> {
  seat: SeatInfo;
  named?: boolean; // the button says whom
}

export function MuteButton({ t, seat, state, store, named = false }: MuteProps) {
  const off = state.muted.includes(seat.seat);
  const whom = t(off ? "room-unmute-at" : "room-mute-at", { name: called(seat) });
  return (
    <Button onClick={() => store.mute(seat.seat, !off)} {...(named ? {} : { label: whom })}>
      {named ? whom : t(off ? "room-unmute" : "room-mute")}
    </Button>
  );
}
