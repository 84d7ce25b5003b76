/** Link, code and QR code of the table, with the address at which others can reach it. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { TableInfo } from "../../../generated/wire";
import { qr } from "../../../parts/qr";
import { say } from "../../../parts/speech";
import { Icon } from "../../../parts/sprite";
import * as api from "../../api";
import type { Translate } from "../../messages";
import { isLoopback, isPrivate } from "../../reach";

/** Where this page is, unless only this machine can open that and the server knows a better address. */
function useOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!isLoopback(location.hostname)) return;
    void api.reach().then(
      ({ addresses }) => addresses[0] && setOrigin(addresses[0]),
      () => undefined, // the warning stays
    );
  }, []);
  return origin;
}

export function Invitation({ t, info }: { t: Translate; info: TableInfo }) {
  const origin = useOrigin();
  const link = `${origin}/table/${info.id}`;
  const [copied, setCopied] = useState(false);
  const squares = useMemo(() => qr(link), [link]);
  const size = squares.length;
  const dark = squares.flatMap((row, y) => row.flatMap((square, x) => (square ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  const { hostname } = new URL(origin);
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
      <p class="h">{t("invite-help")}</p>
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
      <div class="linked">
        {info.code ? (
          <p class="code">
            {t("invite-code")} <b>{info.code}</b>
          </p>
        ) : null}
        <input
          id="link"
          readOnly
          value={link}
          aria-label={t("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={copy}>
          <Icon name={copied ? "check" : "copy"} />
          {t(copied ? "invite-copied" : "invite-copy")}
        </button>
      </div>
      {isLoopback(hostname) ? (
        <p class="banner" role="note">
          {t("invite-loopback")}
        </p>
      ) : isPrivate(hostname) ? (
        <p class="wifi">
          <Icon name="wifi" />
          <span>{t("invite-wifi")}</span>
        </p>
      ) : null}
    </section>
  );
}
