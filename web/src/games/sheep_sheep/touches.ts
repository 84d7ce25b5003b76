/** What is touched to swap a card with a photo, to finish, and to fill a gap. */

import { CONFIRM, type Touches } from "../../lesson/touches";
import { rowOf } from "./photos";

export const touches: Touches = ([move = ""], view) => {
  const [verb, what = "", where = ""] = move.split(" ");
  if (verb === "exchange")
    return [`.mine [data-drag="row ${rowOf(view.table, view.seat ?? "").indexOf(what)}"]`, place(where)];
  if (verb === "lay") return [`.mine [data-drag="side ${where}"]`, place(what), CONFIRM];
  return [CONFIRM];
};

/** A place of the wall, 1 to 9. */
const place = (number: string) => `.wall [data-cell="${Number(number) - 1}"]`;
