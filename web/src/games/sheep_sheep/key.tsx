/** All sheep of this deck: what they wear, how many there are, and where they have gone. */

import type { BoardProps } from "../../app/board";
import { Dialog } from "../../parts/dialog";
import { colour, wears } from "./names";
import { cardsWith, cellsOf, lettersOf, type Wall } from "./photos";
import { Face } from "./pieces";

type Props = BoardProps<Wall>;

export function Key({ p, table, close }: { p: Props; table: Wall; close(): void }) {
  const shown = cellsOf(table);
  const captured = table.captured.split(" ");
  return (
    <Dialog title={p.t("ss-key")} closing={p.t("close")} close={close} class="sskey">
      <p>{p.t("ss-key-text", { points: Number(p.view.options.model_points) })}</p>
      <ul>
        {lettersOf(p.view).map((letter) => {
          const gone = captured.filter((card) => card.includes(letter)).length;
          return (
            <li key={letter}>
              <Face p={p} letter={letter} />
              <span>
                <b>{colour(letter, "name", p.speaking)}</b> {wears(letter, p.speaking)}
                <small>
                  {p.t("ss-key-count", {
                    all: cardsWith(p.view, letter),
                    gone,
                    wall: shown.filter((cell) => cell.startsWith(letter)).length,
                  })}
                </small>
                {table.models[p.seat ?? ""] === letter ? <em>{p.t("ss-my-model")}</em> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
