/** Sitting down: by name, or beside somebody who passes this device around. */

import { useState } from "preact/hooks";
import type { TableInfo } from "../../../generated/wire";
import { Dialog } from "../../../parts/dialog";
import * as api from "../../api";
import type { Translate } from "../../messages";
import { keepNickname, nameOr, nickname } from "../../person";
import { whyNot } from "../../sentence";

/** Somebody beside me sits down too; we pass this device around. */
export function Friend({ t, sit, close }: { t: Translate; sit(name: string): void; close(): void }) {
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

interface JoinProps {
  t: Translate;
  info: TableInfo;
  joined(): void;
  failed(reason: string): void;
}

export function JoinForm({ t, info, joined, failed }: JoinProps) {
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
