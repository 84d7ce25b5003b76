/** The options of a table in words: clocks to choose from, and what a game calls its own options and their values. */

import type { ClockPlan, OptionInfo } from "../../generated/wire";
import { has, type Translate } from "../messages";
import { settings } from "../settings";

export const CLOCKS: Record<string, ClockPlan> = {
  none: { kind: "none", seconds: 300, increment: 0 },
  minute: { kind: "move", seconds: 60, increment: 0 },
  half: { kind: "game", seconds: 900, increment: 10 },
  day: { kind: "move", seconds: 86_400, increment: 0 },
};

function idOf(game: string, option: OptionInfo): string {
  return `option-${game}-${option.name.replaceAll("_", "-")}`;
}

/** In the words of the catalogue; a game the catalogue does not know yet speaks English. */
export function optionLabel(t: Translate, game: string, option: OptionInfo): string {
  const id = idOf(game, option);
  return has(settings().lang, id) ? t(id) : option.text;
}

/** The values there are at a table of this size, each with its words: its own name in this option, or the usual one. */
export function optionValues(t: Translate, game: string, option: OptionInfo, seats: number): [string, string][] {
  const known = (value: string) =>
    [`${idOf(game, option)}-${value}`, `value-${value}`].find((id) => has(settings().lang, id));
  return option.values
    .filter((one) => !option.names_seat || !/^[A-F]$/.test(one) || one.charCodeAt(0) - 65 < seats)
    .map((one) => [one, known(one) ? t(known(one) ?? "") : one]);
}
