/** The record of a finished game as a file. */

import * as api from "../app/api";
import type { Translate } from "../app/messages";
import { save } from "./saving";

export function RecordLink({ t, id, game }: { t: Translate; id: string; game: string }) {
  const download = () => void api.record(id).then((text) => save(`${game}-${id}.record`, text, "text/plain"));
  return (
    <button type="button" class="btn" onClick={download}>
      {t("record-download")}
    </button>
  );
}
