/** Opening a table: how many sit, who the bots are, the options of the game; friends come by link, code or QR. */

import { useEffect, useState } from "preact/hooks";
import type { ClockPlan, GameInfo, OptionInfo } from "../../generated/wire";
import { Button } from "../../parts/button";
import { Dialog } from "../../parts/dialog";
import { Choice } from "../../parts/menu";
import * as api from "../api";
import { titleOf } from "../games";
import { isStatic } from "../house";
import { fetchMessages, has, type Translate } from "../messages";
import { keepNickname, nameOr, nickname } from "../person";
import { settings } from "../settings";
import { usualSeats } from "./art";
import { CLOCKS, optionLabel, optionValues } from "./options";

interface OpenProps {
  t: Translate;
  game: GameInfo;
  close(): void;
  open(work: () => Promise<string>): void;
}

export function OpenDialog({ t, game, close, open }: OpenProps) {
  const [name, setName] = useState(nickname());
  const [seats, setSeats] = useState(usualSeats(game));
  const [chosen, setBots] = useState(0);
  const [friends, setFriends] = useState<string[]>([]); // others on this device, by name
  const [rung, setRung] = useState(game.rungs[1] ?? game.rungs[0] ?? "");
  const [isPublic, setPublic] = useState(false);
  const [clock, setClock] = useState("none");
  const [options, setOptions] = useState<Record<string, string>>({});
  const [, setFetched] = useState("");
  // names of options are words of the game
  useEffect(() => void fetchMessages(settings().lang, [game.name]).then(() => setFetched(game.name)), [game.name]);
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, at) => String(game.fewest + at));
  const most = seats - 1 - friends.length; // bots there is room for
  const bots = isStatic ? most : chosen; // nobody else can come where there is no server
  const botCounts = Array.from({ length: most + 1 }, (_, at) => String(at));
  const hereCounts = Array.from({ length: seats }, (_, at) => String(at + 1));
  const resize = (count: number) => {
    setSeats(count);
    setFriends(friends.slice(0, count - 1));
    setBots(Math.min(bots, count - 1 - Math.min(friends.length, count - 1)));
  };
  const seatHere = (count: number) => {
    setFriends(Array.from({ length: count - 1 }, (_, at) => friends[at] ?? ""));
    setBots(Math.min(bots, seats - count));
  };
  const begin = () =>
    open(async () => {
      const called = nameOr(name, t("guest"));
      keepNickname(called);
      await api.enter(called);
      const others = Array.from({ length: most }, (_, at) =>
        at < most - bots ? { kind: "open" as const } : { kind: "bot" as const, bot: rung },
      );
      const names = [
        called,
        ...friends.map((friend, at) => (friend.trim() || t("hotseat-player", { number: at + 2 })).slice(0, 24)),
      ];
      const plan = CLOCKS[clock] ?? (CLOCKS.none as ClockPlan);
      const held = bots < most; // friends are still to come: I start
      const wish = { game: game.name, seats: others, options, public: isPublic, clock: plan, held };
      return `/table/${await api.open(wish, names)}`;
    });
  return (
    <Dialog title={t("open-title", { title: titleOf(t, settings(), game.name) })} closing={t("close")} close={close}>
      <form
        class="choosing"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
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
        {counts.length > 1 ? (
          <Choice
            label={t("open-seats")}
            value={String(seats)}
            options={counts.map((n) => [n, n])}
            pick={(n) => resize(Number(n))}
          />
        ) : null}
        <Choice
          label={t("hotseat-open")}
          value={String(friends.length + 1)}
          options={hereCounts.map((n) => [n, n])}
          pick={(n) => seatHere(Number(n))}
        />
        {friends.map((friend, at) => (
          <label key={at} class="field">
            <span>{t("hotseat-name", { number: at + 2 })}</span>
            <input
              value={friend}
              maxLength={24}
              placeholder={t("hotseat-player", { number: at + 2 })}
              autocomplete="off"
              onInput={(event) =>
                setFriends(friends.map((one, place) => (place === at ? event.currentTarget.value : one)))
              }
            />
          </label>
        ))}
        {isStatic ? null : (
          <Choice
            label={t("open-bots")}
            value={String(bots)}
            options={botCounts.map((n) => [n, n])}
            pick={(n) => setBots(Number(n))}
          />
        )}
        {bots ? (
          <Choice
            label={t("open-rung")}
            value={rung}
            options={game.rungs
              .filter((one) => has(settings().lang, `rung-${one}`))
              .map((one) => [one, t(`rung-${one}`)])}
            pick={setRung}
          />
        ) : null}
        <details>
          <summary>{t("open-more")}</summary>
          <div class="choosing">
            {isStatic ? null : (
              <Choice
                label={t("open-public")}
                value={isPublic ? "yes" : "no"}
                pick={(yes) => setPublic(yes === "yes")}
                options={[
                  ["no", t("open-link-only")],
                  ["yes", t("open-everybody")],
                ]}
              />
            )}
            <Choice
              label={t("open-clock")}
              value={clock}
              options={Object.keys(CLOCKS).map((one) => [one, t(`clock-${one}`)])}
              pick={setClock}
            />
            {game.options
              .filter((option) => option.values.length > 1)
              .map((option) => (
                <OptionChoice
                  key={option.name}
                  t={t}
                  game={game}
                  option={option}
                  seats={seats}
                  value={options[option.name] ?? option.values[0] ?? ""}
                  pick={(value) => setOptions({ ...options, [option.name]: value })}
                />
              ))}
          </div>
        </details>
        <div class="rowed">
          <Button onClick={close}>{t("cancel")}</Button>
          <button type="submit" class="btn s">
            {t(bots === most ? "open-begin" : "open-invite")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface OptionProps {
  t: Translate;
  game: GameInfo;
  option: OptionInfo;
  seats: number;
  value: string;
  pick(value: string): void;
}

function OptionChoice({ t, game, option, seats, value, pick }: OptionProps) {
  return (
    <Choice
      label={optionLabel(t, game.name, option)}
      value={value}
      options={optionValues(t, game.name, option, seats)}
      pick={pick}
    />
  );
}
