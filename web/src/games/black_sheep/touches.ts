/** What is touched to place cards at a barn: cards, barn, answer; then the card that goes, and the answer again. */

import { CONFIRM, type Touches } from "../../lesson/touches";
import { list } from "./animals";
import { placing } from "./stage";

export const touches: Touches = ([move = ""], view) => {
  const { field, cards, drop } = placing(move);
  const left = list(view.table.hands[view.seat ?? ""]);
  const take = (card: string) => {
    const at = left.indexOf(card);
    left[at] = ""; // of two pigs the other one is next
    return `.hand .card:nth-child(${at + 1})`;
  };
  const laid = cards.map(take);
  const barn = `[data-field="${field}"] .target`;
  if (!drop) return [...laid, barn, CONFIRM];
  return [...laid, barn, [CONFIRM, ".hand .card[aria-disabled=true]"], take(drop), CONFIRM];
};
