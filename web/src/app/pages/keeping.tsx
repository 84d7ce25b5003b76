/** Where everything is kept in this browser: what that means, and a copy of all of it, to keep and to bring back. */

import { useState } from "preact/hooks";
import { bringBack, copyOfAll } from "../../offline/database";
import { ELSEWHERE } from "../../offline/protocol";
import { Button } from "../../parts/button";
import { save } from "../../parts/saving";
import { local } from "../house";
import type { Translate } from "../messages";

const LONGEST = 200_000_000; // bytes; a game has some ten thousand

export function Keeping({ t, changed }: { t: Translate; changed(): void }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const day = new Date().toISOString().slice(0, 10);
    try {
      save(`sheepfold-${day}.json`, await copyOfAll(), "application/json");
      setSaid("");
    } catch {
      setSaid(t("offline-not-copied"));
    }
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      if (file.size > LONGEST) throw new Error("too long");
      const text = await file.text();
      const count = await local().alone(() => bringBack(text)); // the tables are read again afterwards
      setSaid(t("offline-brought", { count }));
    } catch (error) {
      const [why] = [ELSEWHERE, "QuotaExceeded"].filter((one) => String(error).includes(one));
      setSaid(t(why === ELSEWHERE ? ELSEWHERE : why ? "refused-store-quota" : "offline-not-brought"));
    }
    changed();
  };
  return (
    <section class="past-games" aria-labelledby="keeping">
      <h2 id="keeping">{t("offline-title")}</h2>
      <p>{t("offline-about")}</p>
      <div class="rowed">
        <Button onClick={() => void copy()}>{t("offline-copy")}</Button>
        <label class="btn">
          <input
            class="vh"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
          {t("offline-bring")}
        </label>
      </div>
      {said ? <p role="status">{said}</p> : null}
    </section>
  );
}
