/** From a moment of a game that is looked back on: play on in this browser, or give others the link that does. */

import { useEffect, useState } from "preact/hooks";
import { ShareButton } from "../../parts/share";
import * as api from "../api";
import { isStatic } from "../house";
import type { Translate } from "../messages";
import { nameOr } from "../person";
import { positionPath, recordUpTo, staticSite } from "../positions";
import type { LoadedReplay } from "../replay";
import { go } from "../route";
import { whyNot } from "../sentence";

interface PlayOnProps {
  t: Translate;
  loaded: LoadedReplay;
  at: number; // which moment: as many decisions were made before it
  record(): Promise<string>;
  share?: boolean; // the link too
}

const BOT = "ewe"; // who has the other seats, as in the lobby the first time

export function PlayOn({ t, loaded, at, record, share = false }: PlayOnProps) {
  const [path, setPath] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const site = staticSite();
  const view = loaded.views[at];
  const mine = loaded.seat ?? view?.asked[0] ?? "A";
  useEffect(() => {
    let gone = false;
    setPath("");
    if (site && !(isStatic && !share))
      record()
        .then((text) => positionPath(recordUpTo(text, at), mine))
        .then((found) => gone || setPath(found))
        .catch((error) => gone || setProblem(whyNot(error, t)));
    return () => {
      gone = true;
    };
  }, [at, mine]);
  if (!site || !view || view.over) return null;
  const play = async () => {
    setBusy(true);
    try {
      const name = nameOr("", t("guest"));
      await api.enter(name);
      const seats = loaded.info.seats.map(({ seat }) => seat);
      go(`/table/${await api.playOn(recordUpTo(await record(), at), seats, mine, name, BOT)}`);
    } catch (error) {
      setProblem(whyNot(error, t));
      setBusy(false);
    }
  };
  return (
    <>
      {isStatic ? (
        <button type="button" class="btn p" disabled={busy} onClick={() => void play()}>
          {t("position-play")}
        </button>
      ) : path ? (
        <a class="btn" href={`${site}#${path}`} rel="external">
          {t("position-play")}
        </a>
      ) : null}
      {share && path ? <ShareButton t={t} link={`${site}#${path}`} label={t("position-share")} text /> : null}
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
}
