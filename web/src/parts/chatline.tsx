/** Where a line of chat is written, at the table and in its room. */

import { useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import { IconButton } from "./button";

export function ChatLine({ t, say }: { t: Translate; say(text: string): void }) {
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    say(text.trim());
    setText("");
  };
  return (
    <form class="say" onSubmit={submit}>
      <input
        value={text}
        maxLength={300}
        placeholder={t("chat-placeholder")}
        aria-label={t("chat-placeholder")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <IconButton icon="send" label={t("chat-send")} onClick={() => submit(new Event("submit"))} />
    </form>
  );
}
