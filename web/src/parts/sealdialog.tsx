/**
 * The sealed dice, checked in the page: says what was checked here, what this browser remembers, and what it cannot
 * know.
 */

import { useEffect, useState } from "preact/hooks";
import * as api from "../app/api";
import { isMine } from "../app/entropy";
import { fetchMessages, type Translate } from "../app/messages";
import { added, commitOf, epochs, fits, headsOf, keysOf, linked, type Sealed, sealIn } from "../app/seal";
import { type SealHistory, sealHistory } from "../app/sealhistory";
import { settings } from "../app/settings";
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
    const words = fetchMessages(settings().lang, ["seal"]);
    void Promise.all([look(record, setSealed), words]).then(([found]) => setFindings(found));
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
  const numbers = added(sealed);
  return [
    { id: "before", ok: mine?.commit ? mine.commit === sealed.commit : null },
    { id: "own", ok: ownAdded(sealed, mine) },
    ...(sealed.anchors.length || sealed.rows.some((row) => row[7]) ? [{ id: "links", ok: linked(sealed) }] : []),
    ...beginnings(mine),
    ...epochs(sealed)
      .slice(0, 1)
      .map((n) => ({ id: "epoch", ok: null, values: { n } })),
    ...(given.size || numbers.length ? [] : [{ id: "entropy", ok: null }]),
    ...receipts(sealed, mine),
  ];
}

/** How often this browser was asked for its numbers before the deal, if more than once. */
function beginnings(mine: SealHistory | null): Finding[] {
  const count = Math.max(0, ...Object.values(mine?.begun ?? {}).map((anchors) => anchors.length));
  return count > 1 ? [{ id: "begun", ok: null, values: { count } }] : [];
}

/** Whether what seats of this browser added is what it gave: chains it committed to, or in older games one number. */
function ownAdded(sealed: Sealed, mine: SealHistory | null): boolean | null {
  const given = new Map(sealed.entropy);
  const secrets = mine?.secrets ?? [];
  const seats = new Set(sealed.anchors.flatMap(([seat, anchor]) => (isMine(anchor, secrets) ? [seat] : [])));
  const numbers = added(sealed).filter(([seat]) => seats.has(seat));
  if (seats.size) return numbers.length ? numbers.every(([, number]) => isMine(number, secrets)) : null;
  const old = Object.entries(mine?.entropy ?? {});
  return old.length ? old.every(([seat, digits]) => given.get(seat) === digits) : null;
}

/** Whether the last step this browser was shown is in the log, with all before it. */
function receipts(sealed: Sealed, mine: SealHistory | null): Finding[] {
  if (!mine?.receipt) return [];
  const [n, head] = mine.receipt;
  return [{ id: "receipt", ok: headsOf(sealed)[n] === head }];
}

/**
 * Every draw, from the joint secret, against the odds the server tells. Yields now and then, so that the page stays
 * responsive.
 */
async function drawn(sealed: Sealed, draws: Draw[] | null): Promise<Finding> {
  if (!draws) return { id: "draws", ok: null, values: { count: 0 } };
  const keys = keysOf(sealed);
  let wrong = 0;
  for (const [at, draw] of draws.entries()) {
    const key = keys[Math.min(draw.decision, keys.length - 1)] as Uint8Array;
    if (!fits(sealed, key, draw)) wrong++;
    if (at % 50 === 49) await new Promise((resolve) => setTimeout(resolve));
  }
  return { id: "draws", ok: wrong === 0, values: { count: wrong || draws.length } };
}
