/** The end of a game, in place of the board: the count, the podium, what decided it, and a picture to share. */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps, Category } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { addSheet } from "../look/sprites";
import { Button } from "./button";
import { countSaid } from "./counting";
import { Decided, useStory } from "./decided";
import { still } from "./motion";
import { Podium, standings } from "./podium";
import { Poster } from "./poster";
import { Ledger, Race } from "./race";
import { say } from "./speech";
import { Marked, unmarked } from "./sprite";
import "../look/finale.css";

void addSheet("figures");

export interface FinaleProps {
  p: BoardProps;
  module: GameModule;
  categories: Category[];
  done: number; // categories that are counted, -1: all stand at the start
  close(): void; // back to the board
}

export function Finale({ p, module, categories, done, close }: FinaleProps) {
  const over = done >= categories.length;
  const story = useStory(p);
  const [framed, setFramed] = useState(-1); // with little motion, a category at a time
  const all = standings(p, (letter) => categories.every(({ points }) => points[letter] !== null));
  useEffect(() => {
    if (over || done < 0) return;
    const { text, help } = countSaid(p, categories, done);
    say(unmarked(`${text} ${help ?? ""}`));
  }, [done]);
  const next = () => {
    const at = (framed + 1) % categories.length;
    setFramed(at);
    const { text, help } = countSaid(p, categories, at);
    say(unmarked(`${text} ${help ?? ""}`));
  };
  return (
    <main class="finale" aria-label={p.t("podium")}>
      {over ? <Podium p={p} all={all} /> : <Race p={p} categories={categories} done={done} />}
      <Ledger p={p} categories={categories} done={done} all={all} now={over ? framed : done} />
      {over && framed >= 0 ? (
        <p class="fin-why">
          <Marked text={`${countSaid(p, categories, framed).text} ${categories[framed]?.why ?? ""}`} />
        </p>
      ) : null}
      {over ? (
        <>
          <div class="rowed">
            {still() && categories.length > 1 ? <Button onClick={next}>{p.t("count-next")}</Button> : null}
            <Button onClick={close}>{p.t("podium-board")}</Button>
          </div>
          {story ? <Decided p={p} module={module} story={story} /> : null}
          <Poster p={p} all={all} />
        </>
      ) : null}
    </main>
  );
}
