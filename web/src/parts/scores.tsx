/** The end of a game: who came where, and, where the board tells it, how the scores came about. */

import type { BoardProps } from "../board";
import type { Equipment } from "../boards";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Avatar } from "./seat";

export function Scores({ p, kit, close }: { p: BoardProps; kit: Equipment; close(): void }) {
  const places = p.view.places ?? [];
  const scores = p.view.scores ?? [];
  const rows = p.seats.map((seat, at) => ({ seat, place: places[at] ?? 0, score: scores[at] ?? 0 })).sort((a, b) => a.place - b.place);
  const More = kit.board.scores;
  return (
    <Dialog title={p.t("scores")} closing={p.t("close")} close={close} class="scores">
      <table>
        <thead>
          <tr>
            <th scope="col">{p.t("scores-place")}</th>
            <th scope="col">{p.t("scores-player")}</th>
            <th scope="col">{p.t("scores-points")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, place, score }) => (
            <tr key={seat.seat} class={p.view.winners?.includes(seat.seat) ? "won" : ""}>
              <td>{place}</td>
              <th scope="row">
                <Avatar seat={seat} /> {p.name(seat.seat)}
              </th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {More ? <More {...p} /> : null}
      <div class="rowed">
        {p.seat ? (
          <Button primary onClick={p.rematch}>
            {p.t("state-rematch")}
          </Button>
        ) : null}
        <a class="btn" href="/">
          {p.t("leave")}
        </a>
      </div>
    </Dialog>
  );
}
