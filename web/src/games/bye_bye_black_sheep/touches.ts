/** What is touched to draw a card, to ask for an animal, to stop, to place animals. */

import { CONFIRM, type Touches } from "../../lesson/touches";

export const touches: Touches = ([move = ""]) => {
  const [verb, what = "", which = ""] = move.split(" ");
  if (verb === "draw") return [`[data-fan="${what}"] .slot:nth-child(3)`];
  if (verb === "ask") return [`.kinds .kind.z${which}`, CONFIRM];
  if (verb === "add") return [[`.hand .zc.z${what}`, `.hand .zc.z${what}[aria-pressed=true]`], CONFIRM];
  return [".dock .btns .btn:last-child"];
};
