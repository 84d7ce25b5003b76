/** While another person thinks: shall this device call me when it is my turn? Asked once. */

import { useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import { mayAskForNotices } from "../app/notices";
import { choose, settings } from "../app/settings";
import type { TableState } from "../app/table";
import { Button } from "./button";
import { Sprite } from "./sprite";

export function AskNotices({ t, state }: { t: Translate; state: TableState }) {
  const [asked, setAsked] = useState(false);
  const { info, seat, view } = state;
  const others = info?.seats.filter((one) => one.kind === "person" && one.seat !== seat && !one.you) ?? [];
  const waits = Boolean(seat && view && !view.over && !state.legal.length && view.asked.some((one) => one !== seat));
  const patient = state.n >= 4 && others.some((one) => view?.asked.includes(one.seat));
  if (asked || !waits || !patient || !settings().notices || !mayAskForNotices()) return null;
  const answer = async (yes: boolean) => {
    setAsked(true);
    if (!yes) choose({ notices: false });
    else if ((await Notification.requestPermission()) !== "granted") choose({ notices: false });
  };
  return (
    <div class="note coach" role="group" aria-label={t("notice-ask")}>
      <Sprite id="h-dogalert" />
      <div>
        <p>{t("notice-ask")}</p>
        <div class="rowed">
          <Button onClick={() => void answer(false)}>{t("hint-no")}</Button>
          <Button straw onClick={() => void answer(true)}>
            {t("notice-yes")}
          </Button>
        </div>
      </div>
    </div>
  );
}
