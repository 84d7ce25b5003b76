/** Gives an address on: copied if the browser lets us, else shown to be copied by hand. */

import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import { IconButton } from "./button";
import { Dialog } from "./dialog";
import { say } from "./speech";

export function ShareButton({
  t,
  link,
  label,
  text = false,
}: {
  t: Translate;
  link: string;
  label: string;
  text?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setCopied(false), [link]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      say(t("invite-copied"));
    } catch {
      setShown(true); // no clipboard without TLS
    }
  };
  return (
    <>
      {text ? (
        <button type="button" class="btn" onClick={copy}>
          {copied ? t("invite-copied") : label}
        </button>
      ) : (
        <IconButton
          icon={copied ? "check" : "share"}
          label={copied ? t("invite-copied") : label}
          onClick={() => void copy()}
        />
      )}
      {shown ? (
        <Dialog title={label} closing={t("close")} close={() => setShown(false)}>
          <div class="linked">
            <input
              readOnly
              value={link}
              aria-label={t("invite-link")}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
