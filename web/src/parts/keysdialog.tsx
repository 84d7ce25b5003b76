/** The shortcuts, listed. */

import type { Translate } from "../app/messages";
import type { Settings } from "../app/settings";
import { Dialog } from "./dialog";

const KEYS: [string, string][] = [
  ["Tab", "key-tab"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-esc"],
  ["Space", "key-space"],
  ["C", "key-c"],
  ["H", "key-h"],
  ["U", "key-u"],
  ["L", "key-l"],
  ["R", "key-r"],
  ["?", "key-question"],
  ["← →", "key-replay"],
  ["Home End", "key-replay-ends"],
];

export function KeysDialog({ t, settings, close }: { t: Translate; settings: Settings; close(): void }) {
  return (
    <Dialog title={t("keys")} closing={t("close")} close={close}>
      <dl class="keys">
        {KEYS.map(([key, id]) => (
          <div key={id}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      {settings.letters ? null : <p>{t("keys-off")}</p>}
    </Dialog>
  );
}
