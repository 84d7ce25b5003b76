/** Takes a record file of one's own, picked or dropped. The server replays it and keeps nothing. */

import { useState } from "preact/hooks";
import type { Translate } from "../app/messages";
import { Bar } from "./bar";
import { Scene } from "./scene";
import { Sprite } from "./sprite";

const LONGEST = 200_000; // characters the server looks at

interface OpenProps {
  t: Translate;
  open(text: string): void;
  problem?: string; // what was wrong with the last one
  page?: boolean; // a page of its own
}

export function OpenRecord({ t, open, problem = "", page = false }: OpenProps) {
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState("");
  const take = async (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    const text = file.size > LONGEST * 4 ? "" : await file.text().catch(() => "");
    if (!text || text.length > LONGEST) return setWrong(t("open-record-long"));
    setWrong("");
    open(text);
  };
  const said = wrong || (problem ? `${t("record-wrong")} ${problem}` : "");
  const drop = (
    <label
      class={`dropping ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <input
        type="file"
        accept=".record,.txt,text/plain"
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <b>{t("record-open")}</b>
      <span>{t("record-open-help")}</span>
    </label>
  );
  if (!page) return drop;
  return (
    <div class="reading">
      <Scene />
      <Bar home={t("home")} />
      <main class="sheet trouble">
        <Sprite id={said ? "h-dogalert" : "h-dog"} />
        <div>
          <h1>{t("record-title")}</h1>
          {said ? (
            <p class="banner" role="alert">
              {said}
            </p>
          ) : null}
          {drop}
          <div class="rowed">
            <a class="btn" href="/">
              {t("leave")}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
