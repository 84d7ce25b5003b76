/** Ways out of a running game: resign, or throw it away. Both ask again, and say what becomes of the game. */

import { useState } from "preact/hooks";
import * as api from "../app/api";
import type { Translate } from "../app/messages";
import { whyNot } from "../app/sentence";
import type { SeatInfo } from "../generated/wire";
import { Button } from "./button";

interface EndingsProps {
  t: Translate;
  table: string;
  seats: SeatInfo[];
  seat: string; // mine
  done(what: "resigned" | "thrown away" | "asked"): void;
  ask?(): void; // ask the others to throw the game away; left out: only where there is nobody to ask
}

export function Endings({ t, table, seats, seat, done, ask }: EndingsProps) {
  const [sure, setSure] = useState<"" | "resign" | "end">("");
  const [problem, setProblem] = useState("");
  const alone = seats.every((one) => one.kind !== "person" || one.you || one.seat === seat);
  const attempt = (work: Promise<void>, what: "resigned" | "thrown away") =>
    void work.then(
      () => done(what),
      (error) => setProblem(whyNot(error, t)),
    );
  const end = () => {
    if (alone) return attempt(api.throwAway(table), "thrown away");
    ask?.();
    done("asked");
  };
  if (!sure) {
    return (
      <div class="rowed endings">
        <Button onClick={() => setSure("resign")}>{t("resign")}</Button>
        {alone || ask ? <Button onClick={() => setSure("end")}>{t("end-game")}</Button> : null}
      </div>
    );
  }
  const resigns = sure === "resign";
  return (
    <fieldset class="endings">
      <legend>{t(resigns ? "resign" : "end-game")}</legend>
      <p role="alert">{problem || t(resigns ? "resign-sure" : alone ? "end-alone" : "end-ask")}</p>
      <div class="rowed">
        <Button straw onClick={() => setSure("")}>
          {t("end-stay")}
        </Button>
        <Button onClick={resigns ? () => attempt(api.leave(table, seat), "resigned") : end}>
          {t(resigns ? "resign" : alone ? "end-game" : "end-ask-yes")}
        </Button>
      </div>
    </fieldset>
  );
}
