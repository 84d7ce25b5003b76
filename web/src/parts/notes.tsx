/** Small notes over the board: what players must agree to, who sits down soon, the sheepdog's lines in a first game. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { choose } from "../app/settings";
import type { Table } from "../app/table";
import type { Proposal, StandIn } from "../generated/wire";
import { Button } from "./button";
import { say } from "./speech";
import { Marked, Sprite, unmarked } from "./sprite";

/** A proposal that is open, of a player or of somebody new: those who have not answered are asked, the others wait. */
export function ProposalNote({ p, wish, store }: { p: BoardProps; wish: Proposal | null; store: Table }) {
  const asked = Boolean(wish && p.seat && wish.waiting.includes(p.seat));
  const text = wish ? proposed(p, wish) : "";
  useEffect(() => {
    if (asked) say(text, true);
  }, [asked, text]);
  if (!wish) return null;
  const vote = (yes: boolean) => void store.send({ type: "vote", yes, number: wish.number });
  return (
    <div class="note" role="group" aria-label={p.t("proposal")}>
      <p>{text}</p>
      {asked ? (
        <div class="rowed">
          <Button onClick={() => vote(false)}>{p.t("proposal-no")}</Button>
          <Button primary onClick={() => vote(true)}>
            {p.t("proposal-yes")}
          </Button>
        </div>
      ) : (
        <p class="h">{p.t("proposal-waits", { names: wish.waiting.map((letter) => p.name(letter)).join(", ") })}</p>
      )}
    </div>
  );
}

function proposed(p: BoardProps, wish: Proposal): string {
  if (wish.what === "join") return p.t("proposal-join", { name: wish.name, letter: wish.seat });
  return p.t(`proposal-${wish.what}`, { ...p.who(wish.by), seat: p.name(wish.seat) });
}

/** A bot is about to play for somebody who is not here; the time counts down. */
export function StandInNote({ p, standin }: { p: BoardProps; standin: StandIn }) {
  const told = useMemo(() => performance.now(), [standin]);
  const [now, setNow] = useState(told);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil(Math.max(0, standin.left - Math.max(0, now - told)) / 1000);
  const said = (left: number) => p.t("standin", { seat: p.name(standin.seat), seconds: left });
  useEffect(() => say(said(seconds)), [standin.seat]);
  return (
    <div class="note" role="timer">
      <p>{said(seconds)}</p>
    </div>
  );
}

/** I was away for long enough that a bot was about to play for me. */
export function KeptNote({ t, read }: { t: BoardProps["t"]; read(): void }) {
  const text = t("standin-kept");
  useEffect(() => say(text, true), [text]);
  return (
    <div class="note" role="status">
      <p>{text}</p>
      <div class="rowed">
        <Button onClick={read}>{t("coach-read")}</Button>
      </div>
    </div>
  );
}

const KEY = "sheepfold.coached";

function coached(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return []; // storage blocked: the lines come again at the next visit
  }
}

/** A line for a first game, once; it goes when it was read, or all of them at a word. */
export function CoachNote({ p, module }: { p: BoardProps; module: GameModule }) {
  const [known, setKnown] = useState(coached);
  const id = p.settings.coach && !p.beat && p.seat ? (module.board.coach?.(p) ?? null) : null;
  const fresh = id !== null && !known.includes(id) ? id : null;
  useEffect(() => {
    if (fresh) say(unmarked(p.t(fresh)));
  }, [fresh]);
  if (!fresh) return null;
  const read = () => {
    const all = [...known, fresh];
    setKnown(all);
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // storage blocked: known for as long as this page lives
    }
  };
  return (
    <div class="note coach" role="note">
      <Sprite id="h-dog" />
      <div>
        <p>
          <Marked text={p.t(fresh)} />
        </p>
        <div class="rowed">
          <Button onClick={() => choose({ coach: false })}>{p.t("coach-none")}</Button>
          <Button straw onClick={read}>
            {p.t("coach-read")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The server cannot store anything for the moment: said once, and shown until it can. */
/** The server was restored from a backup: what is shown now is older than what was shown before. */
export function LostNote({ t, close }: { t: BoardProps["t"]; close(): void }) {
  const text = t("state-lost");
  useEffect(() => say(text, true), [text]);
  return (
    <div class="note" role="status">
      <p>{text}</p>
      <p class="h">{t("state-lost-help")}</p>
      <div class="rowed">
        <Button onClick={close}>{t("close")}</Button>
      </div>
    </div>
  );
}

export function TroubleNote({ t }: { t: BoardProps["t"] }) {
  const text = t("state-unstored");
  useEffect(() => say(text, true), [text]);
  return (
    <div class="note" role="status">
      <p>{text}</p>
      <p class="h">{t("state-unstored-help")}</p>
    </div>
  );
}
