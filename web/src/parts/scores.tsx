/** The end of a game: who came where, how the scores came about and grew, and what can be done now. */

import { useEffect, useState } from "preact/hooks";
import * as api from "../app/api";
import type { BoardProps } from "../app/board";
import type { GameModule } from "../app/gamemodule";
import { isStatic } from "../app/house";
import { course as courseOf } from "../app/replay";
import { linkTo, momentPath } from "../app/route";
import { Button } from "./button";
import { CourseChart } from "./chart";
import { Dialog } from "./dialog";
import { RecordLink } from "./recordlink";
import { RematchButtons, RematchRow } from "./rematch";
import { SealDialog } from "./sealdialog";
import { Avatar } from "./seat";
import { ShareButton } from "./share";

interface ScoresProps {
  p: BoardProps;
  module: GameModule;
  close(): void;
  course?: number[][]; // how the seats stood after each event; left out: the server is asked
}

export function Scores({ p, module, close, course: known }: ScoresProps) {
  const [course, setCourse] = useState(known ?? []);
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    if (!known)
      void api.replay(p.info.id, null).then(
        (replay) => setCourse(courseOf(replay)),
        () => undefined,
      ); // no chart without the server
  }, []);
  const places = p.view.places ?? [];
  const scores = p.view.scores ?? [];
  const rows = p.seats
    .map((seat, at) => ({ seat, place: places[at] ?? 0, score: scores[at] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const More = module.board.scores;
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
      <CourseChart p={p} course={course} />
      <RematchRow p={p} />
      <div class="rowed">
        <RematchButtons p={p} />
        {p.replay ? null : <After p={p} check={() => setChecking(true)} />}
        <a class="btn" href="/">
          {p.t("leave")}
        </a>
      </div>
      {checking ? <SealDialog t={p.t} record={() => api.record(p.info.id)} close={() => setChecking(false)} /> : null}
    </Dialog>
  );
}

/** What one can do with a game that is over. */
function After({ p, check }: { p: BoardProps; check(): void }) {
  const { id, game } = p.info;
  return (
    <>
      <a class="btn" href={momentPath(id, p.seat, 0)}>
        {p.t("replay-look")}
      </a>
      {isStatic ? null : <ShareButton t={p.t} link={linkTo(`/replay/${id}`)} label={p.t("share-game")} text />}
      <Button onClick={check}>{p.t("seal-check")}</Button>
      <RecordLink t={p.t} id={id} game={game} />
    </>
  );
}
