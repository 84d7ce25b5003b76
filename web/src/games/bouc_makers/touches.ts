/** What is touched to set a contract, keep a die, choose cards: only what is wanted can be chosen. */

import { CONFIRM, type Touches } from "../../lesson/touches";
import { STEPS } from "./track";

export const touches: Touches = ([move = ""]) => {
  const [verb, what = ""] = move.split(" ");
  if (verb === "bid") return [`.rails .rail:nth-child(${STEPS.indexOf(what) + 1})`, CONFIRM];
  if (verb === "keep") return [".tray button.die", CONFIRM];
  return [".disp .card.open:not([aria-pressed=true])", CONFIRM];
};
