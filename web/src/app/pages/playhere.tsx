/** While the server cannot be reached: the way to the same games in this browser, against bots. */

import { here } from "../house";
import type { Translate } from "../messages";

export function PlayHere({ t }: { t: Translate }) {
  if (!here) return null;
  return (
    <a class="btn" href={here} rel="external">
      {t("offline-play")}
    </a>
  );
}
