/** What is touched for an action, for the pasture or the piece it is about, and to confirm it. */

import { CONFIRM, type Touches } from "../../lesson/touches";
import { verbs } from "./panel";

export const touches: Touches = ([move = ""], view) => {
  const [verb = "", ...rest] = move.split(" ");
  if (!rest.length) return [`.acts .act:nth-child(${verbs(view.table).indexOf(verb) + 1})`, CONFIRM];
  if (verb === "build") return [`[data-offered][data-text="${move}"]`, CONFIRM];
  return [`.cell[data-cell="${rest.at(-1)}"]`, CONFIRM];
};
