/** "Play bots" on a tile: the last choice starts at once; the arrow beside it opens number and strength. */

import { useState } from "preact/hooks";
import type { GameInfo } from "../../generated/wire";
import { Button, IconButton } from "../../parts/button";
import { Dial } from "../../parts/dial";
import { Dialog } from "../../parts/dialog";
import { Choice } from "../../parts/menu";
import type { Translate } from "../messages";
import { usualSeats } from "./art";

export interface Bots {
  count: number;
  rung: string;
}

const KEY = "sheepfold.bots";

function kept(): Record<string, Partial<Bots>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Bots>>;
  } catch {
    return {}; // storage blocked: the usual ones
  }
}

/** What was chosen last for a game, as far as it still has that; the first time as many as play best, easy-going. */
export function botsFor(game: GameInfo): Bots {
  const { count = usualSeats(game) - 1, rung = "ewe" } = kept()[game.name] ?? {};
  return {
    count: Math.min(game.most - 1, Math.max(game.fewest - 1, Math.round(Number(count)) || 1)),
    rung: game.rungs.includes(rung) ? rung : (game.rungs[0] ?? ""),
  };
}

function keepBots(game: string, bots: Bots): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: bots }));
  } catch {
    // storage blocked: chosen again next time
  }
}

interface PlayBotsProps {
  t: Translate;
  game: GameInfo;
  title: string;
  busy: boolean;
  play(bots: Bots): void;
}

export function PlayBots({ t, game, title, busy, play }: PlayBotsProps) {
  const [open, setOpen] = useState(false);
  const [bots, setBots] = useState(() => botsFor(game));
  const chosen = t("bots-chosen", { count: bots.count, rung: t(`rung-${bots.rung}`) });
  const start = () => {
    keepBots(game.name, bots);
    setOpen(false);
    play(bots);
  };
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, at) => String(game.fewest - 1 + at));
  return (
    <>
      <div class="split">
        <Button straw onClick={() => play(bots)} disabled={busy} label={`${t("play-bots")} ${chosen}: ${title}`}>
          <span>{t("play-bots")}</span>
          <small>{chosen}</small>
        </Button>
        <IconButton icon="down" label={t("bots-choose", { title })} onClick={() => setOpen(true)} />
      </div>
      {open ? (
        <Dialog
          title={t("bots-title", { title })}
          closing={t("close")}
          close={() => {
            setBots(botsFor(game));
            setOpen(false);
          }}
          class="low"
        >
          <div class="choosing">
            {counts.length > 1 ? (
              <Choice
                label={t("bots-count")}
                value={String(bots.count)}
                options={counts.map((count) => [count, count])}
                pick={(count) => setBots({ ...bots, count: Number(count) })}
              />
            ) : null}
            <Dial
              t={t}
              label={t("open-rung")}
              name={`bots ${game.name}`}
              value={bots.rung}
              rungs={game.rungs}
              pick={(rung) => setBots({ ...bots, rung })}
            />
            <Button primary onClick={start} disabled={busy}>
              {t("bots-play", { count: bots.count, rung: t(`rung-${bots.rung}`) })}
            </Button>
            <p class="h">{t("bots-next-time")}</p>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
