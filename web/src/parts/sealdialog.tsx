/**
 * The sealed dice, checked in the page: says what was checked here, what this browser remembers, and what it cannot
 * know.
 */

import { useEffect, useState } from "preact/hooks";
import * as api from "../app/api";
import type { Translate } from "../app/messages";
import { commitOf, fits, jointOf, type Sealed, sealIn } from "../app/seal";
import { type SealHistory, sealHistory } from "../app/sealhistory";
import type { Draw } from "../generated/wire";
import { Dialog } from "./dialog";
import { say } from "./speech";
import { Icon, Sprite } from "./sprite";

/** A thing that was looked at: true fits, false does not, null cannot be told here. */
interface Finding {
  id: string;
  ok: boolean | null;
  values?: Record<string, string | number>;
}

interface SealProps {
  t: Translate;
  record(): Promise<string>;
  close(): void;
}

export function SealDialog({ t, record, close }: SealProps) {
  const [findings, setFindings] = useState<Finding[] | null>(null);
  const [sealed, setSealed] = useState<Sealed | null>(null);
  useEffect(() => {
    void look(record, setSealed).then(setFindings);
  }, []);
  const good = findings?.every((one) => one.ok !== false);
  const verdict = t(!good ? "seal-bad" : findings?.every((one) => one.ok) ? "seal-good" : "seal-part");
  useEffect(() => {
    if (findings) say(verdict, true);
  }, [findings]);
  return (
    <Dialog title={t("seal-title")} closing={t("close")} close={close} class="seal">
      {findings ? (
        <>
          <p class={`verdict ${good ? "good" : "bad"}`}>
            <Sprite id={good ? "h-doghappy" : "h-dogalert"} />
            <b>{verdict}</b>
          </p>
          <ul class="findings">
            {findings.map(({ id, ok, values }) => (
              <li key={id} class={ok === false ? "bad" : ok ? "good" : "open"}>
                {ok === null ? <span class="i">?</span> : <Icon name={ok ? "check" : "close"} />}
                <span>{t(`seal-${id}-${ok === null ? "open" : ok ? "yes" : "no"}`, values)}</span>
              </li>
            ))}
          </ul>
          {sealed ? (
            <details>
              <summary>{t("seal-numbers")}</summary>
              <dl>
                <dt>{t("seal-commit")}</dt>
                <dd>{sealed.commit}</dd>
                <dt>{t("seal-secret")}</dt>
                <dd>{sealed.seed}</dd>
                {sealed.entropy.map(([seat, digits]) => (
                  <div key={seat}>
                    <dt>{t("seal-added", { letter: seat })}</dt>
                    <dd>{digits}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ) : null}
          <p class="h">{t("seal-more")}</p>
          <p class="h">
            <code>sheepfold verify FILE</code>
          </p>
        </>
      ) : (
        <p>{t("seal-checking")}</p>
      )}
    </Dialog>
  );
}

async function look(record: () => Promise<string>, show: (sealed: Sealed) => void): Promise<Finding[]> {
  const text = await record().catch(() => "");
  const sealed = sealIn(text);
  if (!sealed) return [{ id: "there", ok: false }];
  show(sealed);
  return [
    { id: "seed", ok: commitOf(sealed) === sealed.commit },
    ...remembered(sealed, sealHistory(sealed.table)),
    await drawn(sealed, await api.draws(text).catch(() => null)),
  ];
}

/** What the record says against what this browser saw and gave before the first move. */
function remembered(sealed: Sealed, mine: SealHistory | null): Finding[] {
  const given = new Map(sealed.entropy);
  const own = Object.entries(mine?.entropy ?? {});
  return [
    { id: "before", ok: mine?.commit ? mine.commit === sealed.commit : null },
    { id: "own", ok: own.length ? own.every(([seat, digits]) => given.get(seat) === digits) : null },
    ...(given.size ? [] : [{ id: "entropy", ok: null }]),
  ];
}

/**
 * Every draw, from the joint secret, against the odds the server tells. Yields now and then, so that the page stays
 * responsive.
 */
async function drawn(sealed: Sealed, draws: Draw[] | null): Promise<Finding> {
  if (!draws) return { id: "draws", ok: null, values: { count: 0 } };
  const joint = jointOf(sealed);
  let wrong = 0;
  for (const [at, draw] of draws.entries()) {
    if (!fits(sealed, joint, draw)) wrong++;
    if (at % 50 === 49) await new Promise((resolve) => setTimeout(resolve));
  }
  return { id: "draws", ok: wrong === 0, values: { count: wrong || draws.length } };
}
