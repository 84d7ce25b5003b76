/** For people who watch: a seat that was given up can be asked for; it is theirs once everyone who plays agrees. */

import { useEffect, useState } from "preact/hooks";
import type { TableInfo } from "../../generated/wire";
import { Button } from "../../parts/button";
import * as api from "../api";
import type { Translate } from "../messages";
import { nameOr } from "../person";
import { whyNot } from "../sentence";

interface GivenUpProps {
  t: Translate;
  info: TableInfo;
  joined(): void; // a seat is mine now
}

export function GivenUp({ t, info, joined }: GivenUpProps) {
  const seat = info.seats.find((one) => one.left);
  const [asked, setAsked] = useState(""); // what I asked for last, also once that was answered
  const [problem, setProblem] = useState("");
  const taken = Boolean(asked && !info.seats.find((one) => one.seat === asked)?.left);
  useEffect(() => {
    if (taken) joined(); // by me or by somebody else: the server says
  }, [taken]);
  if (!seat || info.state !== "playing") return null;
  const ask = async () => {
    setProblem("");
    try {
      const name = nameOr("", t("guest"));
      await api.enter(name);
      const seated = await api.join(info.id, seat.seat, name);
      if (seated.seat) joined();
      else setAsked(seat.seat);
    } catch (error) {
      setProblem(whyNot(error, t));
    }
  };
  return (
    <div class="note" role="group" aria-label={t("given-up", { letter: seat.seat })}>
      <p>{t("given-up", { letter: seat.seat })}</p>
      <p class="h" role="status">
        {problem || t(asked && info.joining ? "given-up-asked" : "given-up-help")}
      </p>
      {info.joining ? null : (
        <div class="rowed">
          <Button primary onClick={ask}>
            {t("given-up-ask")}
          </Button>
        </div>
      )}
    </div>
  );
}
