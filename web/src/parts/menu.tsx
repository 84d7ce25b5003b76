/** Settings of this device and what one can do about this table. */

import type { ComponentChildren } from "preact";
import type { Translate } from "../app/messages";
import { go, momentPath } from "../app/route";
import { choose, LANGUAGES, type Settings } from "../app/settings";
import type { Table } from "../app/table";
import type { TableInfo } from "../generated/wire";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Endings } from "./endings";

interface MenuProps {
  t: Translate;
  settings: Settings;
  title?: string; // the game; short screens name it here only
  close(): void;
  keys(): void;
  rules?(): void;
  info?: TableInfo;
  store?: Table;
  more?: ComponentChildren; // buttons of this page
}

export function Menu({ t, settings, title, close, keys, rules, info, store, more }: MenuProps) {
  const me = info?.seats.find((seat) => seat.seat === store?.state.seat);
  return (
    <Dialog title={t("menu")} closing={t("close")} close={close}>
      {title ? <p class="titled">{title}</p> : null}
      {info?.broadcast ? <p>{t("broadcast-help", { rounds: info.broadcast })}</p> : null}
      <div class="choosing">
        <Choice
          label={t("set-language")}
          value={settings.lang}
          options={LANGUAGES.map((lang) => [lang, t(`language-${lang}`)])}
          pick={(lang) => choose({ lang })}
        />
        <Choice
          label={t("set-theme")}
          value={settings.theme}
          pick={(theme) => choose({ theme })}
          options={[
            ["auto", t("theme-auto")],
            ["light", t("theme-light")],
            ["dark", t("theme-dark")],
          ]}
        />
        <Choice
          label={t("set-motion")}
          value={settings.motion}
          pick={(motion) => choose({ motion })}
          options={[
            ["full", t("motion-full")],
            ["less", t("motion-less")],
          ]}
        />
        <Choice
          label={t("set-speed")}
          value={String(settings.speed)}
          pick={(speed) => choose({ speed: Number(speed) })}
          options={[
            ["0.5", t("speed-slow")],
            ["1", t("speed-normal")],
            ["2", t("speed-fast")],
          ]}
        />
        <Choice
          label={t("set-sound")}
          value={settings.sound}
          pick={(sound) => choose({ sound })}
          options={[
            ["on", t("sound-all")],
            ["bell", t("sound-bell")],
            ["off", t("sound-none")],
          ]}
        />
        <Choice
          label={t("set-plain")}
          value={settings.plain ? "on" : "off"}
          pick={(plain) => choose({ plain: plain === "on" })}
          options={[
            ["off", t("plain-off")],
            ["on", t("plain-on")],
          ]}
        />
        <Choice
          label={t("set-letters")}
          value={settings.letters ? "on" : "off"}
          pick={(letters) => choose({ letters: letters === "on" })}
          options={[
            ["on", t("on")],
            ["off", t("off")],
          ]}
        />
        {"Notification" in window && isSecureContext ? (
          <Choice
            label={t("set-notices")}
            value={settings.notices && Notification.permission !== "denied" ? "on" : "off"}
            pick={(notices) => {
              choose({ notices: notices === "on" });
              if (notices === "on") void Notification.requestPermission();
            }}
            options={[
              ["on", t("on")],
              ["off", t("off")],
            ]}
          />
        ) : null}
        <Choice
          label={t("set-coach")}
          value={settings.coach ? "on" : "off"}
          pick={(coach) => choose({ coach: coach === "on" })}
          options={[
            ["on", t("on")],
            ["off", t("off")],
          ]}
        />
      </div>
      {me && store && info?.state === "playing" ? (
        <Endings
          t={t}
          table={info.id}
          seats={info.seats}
          seat={me.seat}
          ask={() => void store.send({ type: "propose", what: "end", seat: me.seat })}
          done={(what) => (what === "asked" ? close() : go("/"))}
        />
      ) : null}
      <div class="rowed">
        {rules ? (
          <Button class="rulesm" onClick={rules}>
            {t("rules")}
          </Button>
        ) : null}
        <Button onClick={keys}>{t("keys")}</Button>
        {me && store ? (
          <Button
            onClick={() => {
              store.send({ type: "away", on: !me.away });
              close();
            }}
          >
            {t(me.away ? "away-end" : "away-begin")}
          </Button>
        ) : null}
        {info && store ? (
          <a class="btn" href={momentPath(info.id, store.state.seat, store.state.n)}>
            {t("replay-look")}
          </a>
        ) : null}
        {more}
        <a class="btn" href="/">
          {t("leave")}
        </a>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: (readonly [V, string])[];
  pick(value: V): void;
}

/** One of a few, as a row of radio buttons. */
export function Choice<V extends string>({ label, value, options, pick }: ChoiceProps<V>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} class={option === value ? "sel" : ""}>
          <input type="radio" name={label} checked={option === value} onChange={() => pick(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
