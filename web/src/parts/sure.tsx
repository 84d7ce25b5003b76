/** Giving something up asks again: the question becomes the move, and nothing but a second answer makes it. */

import { useEffect, useState } from "preact/hooks";
import type { BoardProps, Question } from "../app/board";
import { Button } from "./button";
import { useBoardKeys } from "./keys";
import { unmarked } from "./sprite";

export interface Sure {
  what: string; // the move that is asked about again; "": none
  ask(text: string): void;
  drop(): void;
}

/** `open`: as long as nothing else is chosen meanwhile. */
export function useSure(p: BoardProps, open = true): Sure {
  const [what, setWhat] = useState("");
  const drop = () => setWhat("");
  useEffect(drop, [p.prompt, open]);
  useBoardKeys(p.settings, what ? { Escape: drop } : {});
  return { what: open && p.legal.includes(what) ? what : "", ask: setWhat, drop };
}

export function sureQuestion(p: BoardProps, { what }: Sure): Question {
  const asked = p.words.question(p.legal, p.speaking);
  return { ...asked, text: p.t("sure", { what: unmarked(p.words.move(what, p.speaking)) }), help: p.t("sure-help") };
}

/** Neither is red: what is given up is not what most people want. */
export function SureButtons({ p, sure }: { p: BoardProps; sure: Sure }) {
  return (
    <>
      <Button onClick={sure.drop}>{p.t("sure-back")}</Button>
      <Button onClick={() => p.act(sure.what)}>{p.words.move(sure.what, p.speaking)}</Button>
    </>
  );
}
