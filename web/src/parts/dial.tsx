/** How strong a bot is: five heads to choose from, the chosen one larger, and its name in words above. */

import type { Translate } from "../app/messages";
import { Sprite } from "./sprite";

const HEADS: Record<string, string> = {
  lamb: "h-lamb",
  ewe: "h-sheep",
  ram: "h-ram",
  sheepdog: "h-dog",
  shepherd: "h-shepherd",
};

interface DialProps {
  t: Translate;
  label: string; // of the whole group
  name: string; // of the radio buttons: one on the page
  value: string;
  rungs: string[];
  pick(rung: string): void;
}

export function Dial({ t, label, name, value, rungs, pick }: DialProps) {
  const known = rungs.filter((rung) => HEADS[rung]);
  const chosen = known.indexOf(value);
  return (
    <fieldset class="dial">
      <legend>
        <span>{label}</span> <b>{value in HEADS ? t(`rung-${value}`) : value}</b>
        {value in HEADS ? <small> {t(`rung-${value}-how`)}</small> : null}
      </legend>
      <div>
        {known.map((rung, at) => (
          <label key={rung} class={rung === value ? "chosen" : at < chosen ? "below" : ""}>
            <input type="radio" name={name} checked={rung === value} onChange={() => pick(rung)} />
            <Sprite id={HEADS[rung] ?? "h-lamb"} />
            <span class="vh">{`${t(`rung-${rung}`)}, ${t(`rung-${rung}-how`)}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
