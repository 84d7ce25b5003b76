/** The record of a finished game as a file. */

import { useState } from "preact/hooks";
import * as api from "../app/api";
import type { Translate } from "../app/messages";
import { whyNot } from "../app/sentence";
import { Button } from "./button";
import { save } from "./saving";

export function RecordLink({ t, id, game }: { t: Translate; id: string; game: string }) {
  const [problem, setProblem] = useState("");
  const download = async () => {
    setProblem("");
    try {
      save(`${game}-${id}.record`, await api.record(id), "text/plain");
    } catch (error) {
      setProblem(whyNot(error, t));
    }
  };
  return (
    <>
      <Button onClick={() => void download()}>{t("record-download")}</Button>
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
}
