/**
 * A table that waits for players: who sits where, how to invite the others; and, for people with the link, a seat to
 * take.
 */

import { useMemo, useState } from "preact/hooks";
import type { SeatInfo, TableInfo } from "../../generated/wire";
import { Bar } from "../../parts/bar";
import { Button } from "../../parts/button";
import { Dialog } from "../../parts/dialog";
import { qr } from "../../parts/qr";
import { Scene } from "../../parts/scene";
import { Avatar } from "../../parts/seat";
import { say } from "../../parts/speech";
import { Icon } from "../../parts/sprite";
import * as api from "../api";
import { useTitle } from "../games";
import type { Translate } from "../messages";
import { keepNickname, nameOr, nickname } from "../person";
import { go } from "../route";
import { called } from "../seats";
import { whyNot } from "../sentence";
import type { Settings } from "../settings";

interface RoomProps {
  t: Translate;
  settings: Settings;
  info: TableInfo;
  joined(): void; // a seat is mine now
}

export function Room({ t, settings, info, joined }: RoomProps) {
  const title = useTitle(t, settings, info.game);
  const me = info.seats.find((seat) => seat.you);
  const [problem, setProblem] = useState("");
  const [sharing, setSharing] = useState(""); // the seat a friend on this device is about to take
  const attempt = (work: Promise<unknown>) =>
    work.then(() => setProblem("")).catch((error) => setProblem(whyNot(error, t)));
  const free = info.seats.filter((seat) => seat.kind === "open" || seat.kind === "reserved").length;
  const leave = (seat: SeatInfo) => attempt(api.leave(info.id, seat.seat).then(() => go("/")));
  return (
    <div class="reading">
      <Scene />
      <Bar title={title} home={t("home")} />
      <main class="room">
        <section class="sheet">
          <h1>{t(me ? "room-waiting" : "room-join", { free })}</h1>
          {info.broadcast ? <p>{t("broadcast-help", { rounds: info.broadcast })}</p> : null}
          {problem ? (
            <p class="banner" role="alert">
              {problem}
            </p>
          ) : null}
          <ul class="chairs">
            {info.seats.map((seat) => (
              <Chair
                key={seat.seat}
                t={t}
                seat={seat}
                owner={Boolean(me?.owner)}
                {...(me ? { here: () => setSharing(seat.seat) } : {})}
                bot={() => attempt(api.plan(info.id, seat.seat, { kind: "bot", bot: "ewe" }))}
                open={() => attempt(api.plan(info.id, seat.seat, { kind: "open" }))}
                kick={() => attempt(api.kick(info.id, seat.seat))}
              />
            ))}
          </ul>
          {me ? (
            <div class="rowed">
              <Button onClick={() => leave(me)}>{t("room-leave")}</Button>
            </div>
          ) : (
            <JoinForm t={t} info={info} joined={joined} failed={setProblem} />
          )}
        </section>
        <Invitation t={t} info={info} />
        {sharing ? (
          <Friend
            t={t}
            close={() => setSharing("")}
            sit={(name) => {
              setSharing("");
              attempt(api.join(info.id, sharing, name).then(joined));
            }}
          />
        ) : null}
      </main>
    </div>
  );
}

/** Somebody beside me sits down too; we pass this device around. */
function Friend({ t, sit, close }: { t: Translate; sit(name: string): void; close(): void }) {
  const [name, setName] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    sit((name.trim() || t("guest")).slice(0, 24));
  };
  return (
    <Dialog title={t("hotseat-here")} closing={t("close")} close={close}>
      <form class="choosing" onSubmit={submit}>
        <p>{t("hotseat-here-help")}</p>
        <label class="field">
          <span>{t("hotseat-who")}</span>
          <input
            value={name}
            maxLength={24}
            placeholder={t("guest")}
            onInput={(event) => setName(event.currentTarget.value)}
            autocomplete="off"
          />
        </label>
        <button type="submit" class="btn p">
          {t("sit-down")}
        </button>
      </form>
    </Dialog>
  );
}

interface ChairProps {
  t: Translate;
  seat: SeatInfo;
  owner: boolean;
  here?(): void; // left out: the reader does not sit
  bot(): void;
  open(): void;
  kick(): void;
}

function Chair({ t, seat, owner, here, bot, open, kick }: ChairProps) {
  const taken = seat.kind === "person" || seat.kind === "bot";
  const letter = seat.seat;
  return (
    <li class={taken ? "" : "free"}>
      <Avatar seat={seat} />
      <span class="nm">
        {taken
          ? called(seat) || t("seat-name", { letter })
          : t(seat.kind === "reserved" ? "room-reserved" : "room-free")}
        {seat.you ? <small> ({t("you")})</small> : null}
        {seat.kind === "bot" ? <small> {t("seat-bot", { rung: t(`rung-${seat.bot}`) })}</small> : null}
      </span>
      {here && !taken ? (
        <Button onClick={here} label={`${t("hotseat-here-short")}: ${t("hotseat-here-at", { letter })}`}>
          {t("hotseat-here-short")}
        </Button>
      ) : null}
      {owner && !taken ? (
        <Button onClick={bot} label={t("room-bot-at", { letter })}>
          {t("room-bot")}
        </Button>
      ) : null}
      {owner && seat.kind === "bot" ? (
        <Button onClick={open} label={t("room-open-at", { letter })}>
          {t("room-open")}
        </Button>
      ) : null}
      {owner && seat.kind === "person" && !seat.you ? (
        <Button onClick={kick} label={t("room-kick-at", { name: seat.name })}>
          {t("room-kick")}
        </Button>
      ) : null}
    </li>
  );
}

function JoinForm({
  t,
  info,
  joined,
  failed,
}: {
  t: Translate;
  info: TableInfo;
  joined(): void;
  failed(reason: string): void;
}) {
  const [name, setName] = useState(nickname());
  const sit = async (event: Event) => {
    event.preventDefault();
    const called = nameOr(name, t("guest"));
    keepNickname(called);
    try {
      await api.enter(called);
      await api.join(info.id, null, called);
      joined();
    } catch (error) {
      failed(whyNot(error, t));
    }
  };
  return (
    <form class="choosing" onSubmit={sit}>
      <label class="field">
        <span>{t("your-name")}</span>
        <input
          value={name}
          maxLength={24}
          placeholder={t("guest")}
          onInput={(event) => setName(event.currentTarget.value)}
          autocomplete="nickname"
        />
      </label>
      <button type="submit" class="btn p">
        {t("sit-down")}
      </button>
    </form>
  );
}

/** Link, code and QR code of the table. */
function Invitation({ t, info }: { t: Translate; info: TableInfo }) {
  const link = `${location.origin}/table/${info.id}`;
  const [copied, setCopied] = useState(false);
  const squares = useMemo(() => qr(link), [link]);
  const size = squares.length;
  const dark = squares.flatMap((row, y) => row.flatMap((square, x) => (square ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      say(t("invite-copied"));
    } catch {
      // no clipboard without TLS: select it to be copied by hand
      document.querySelector<HTMLInputElement>("#link")?.select();
    }
  };
  return (
    <section class="sheet invite" aria-labelledby="invite">
      <h2 id="invite">{t("invite")}</h2>
      <p>{t("invite-help")}</p>
      <div class="linked">
        <input
          id="link"
          readOnly
          value={link}
          aria-label={t("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn p" onClick={copy}>
          <Icon name={copied ? "check" : "copy"} />
          {t(copied ? "invite-copied" : "invite-copy")}
        </button>
      </div>
      {info.code ? (
        <p class="code">
          {t("invite-code")} <b>{info.code}</b>
        </p>
      ) : null}
      <svg
        class="qr"
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={t("invite-qr")}
        shape-rendering="crispEdges"
      >
        <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
        <path d={dark} fill="#000" />
      </svg>
    </section>
  );
}
