/** Bauernschlau in words: the log, the names of moves, the question, why not, and why. */

import type { Question, Refusal, Speaking, Words } from "../../board";
import { has } from "../../messages";
import { settings } from "../../settings";
import { CENTRE, mapOf, pieceOf } from "./map";
import { cellName, fenceNamed, fenceValues, meadow, sheepName, startName, wayName } from "./names";

export const words: Words = { told, move, question, refused, values };

// --- what happened

const SILENT = ["place", "reveal", "dog", "fence"];

function told(who: string, text: string, s: Speaking): string {
  const { t } = s;
  const parts = text.split(" ");
  const [verb = "", second = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (SILENT.includes(verb) || text === "drawn ?") return "";
  if (who === "fate") return fate(verb, second, last, s);
  const seat = s.who(who);
  switch (verb) {
    case "farm":
      return t("ba-told-farm", seat);
    case "put":
    case "turn":
    case "drive":
    case "to":
      return t(`ba-told-${verb}`, { ...seat, cell: cellName(last, s) });
    case "park":
      return last === CENTRE ? t("ba-told-park-home") : t("ba-told-park", { cell: cellName(last, s) });
    case "build":
      return t("ba-told-build", { ...seat, ...fenceValues(s, fenceNamed(second, s)) });
    case "gained":
      return t("ba-told-gained", { ...seat, count: Number(second) });
    case "scored":
      return t("ba-told-scored", { ...seat, count: second.replace("-", "−") });
    case "special":
    case "end":
    case "enclosed":
    case "skipped":
      return t(`ba-told-${verb}`, seat);
    case "left":
      return t("ba-told-open", seat);
    default:
      return `${s.name(who)}: ${text}`;
  }
}

function fate(verb: string, second: string, last: string, s: Speaking): string {
  const { t } = s;
  switch (verb) {
    case "chose":
      return t("ba-told-chose", s.who(second));
    case "drawn":
      return t("ba-told-drawn", { value: Number(second) });
    case "turned":
      return t("ba-told-turned", { value: Number(second), times: meadow(s).geese[last] ?? 1 });
    case "showed":
      return t("ba-told-showed", { value: Number(second), cell: cellName(last, s) });
    case "finished":
      return t("ba-told-finished", fenceValues(s, fenceNamed(last, s)));
    case "began":
      return t(second === "game" ? "ba-told-game" : "ba-told-round", { number: Number(last) });
    default:
      return t("ba-told-ended");
  }
}

// --- what may be done

function move(text: string, s: Speaking): string {
  const { t } = s;
  const parts = text.split(" ");
  const [verb = "", second = ""] = parts;
  const cell = parts.at(-1) ?? "";
  if (verb === "farm") return t("ba-move-farm", { farm: Number(second) + 1 });
  if (verb === "build") return buildMove(text, s);
  if (verb === "park" && cell === CENTRE) return t("ba-move-park-home");
  if (verb === "put") return placing(parts.length > 2 ? Number(second) : meadow(s).hand[0], cell, s);
  if (parts.length > 1) return t(`ba-move-${verb}`, { cell: cellName(cell, s), times: meadow(s).geese[cell] ?? 1 });
  return t(`ba-move-${verb}`);
}

function placing(value: number | undefined, cell: string, s: Speaking): string {
  const times = meadow(s).geese[cell] ?? 1;
  return s.t("ba-move-put", { sheep: value === undefined ? s.t("ba-sheep-any") : sheepName(s.t, value), cell: cellName(cell, s), times });
}

function buildMove(text: string, s: Speaking): string {
  const fence = fenceNamed(text.split(" ")[1] ?? "", s);
  if (!fence) return text;
  const piece = pieceOf(text, fence, mapOf(s.view as never).radius);
  const way = piece.way === "start" ? startName(s, meadow(s), piece) : wayName(s, piece);
  return s.t("ba-move-build", { ...fenceValues(s, fence), way });
}

/** The same, as short as a button wants it. */
export function shortMove(text: string, letter: string, s: Speaking): string {
  const [verb = ""] = text.split(" ");
  const cell = text.split(" ").at(-1) ?? "";
  if (verb === "build") return s.t("ba-do-build", { letter });
  if (verb === "park" && cell === CENTRE) return s.t("ba-do-park-home");
  return s.t(`ba-do-${verb}`, { cell: verb === "farm" ? "" : cellName(cell, s) });
}

const PHASES = ["farm", "action", "bonus", "put", "turn", "drive", "to", "park", "build"];

function question(_legal: string[], s: Speaking): Question {
  const { t } = s;
  const table = meadow(s);
  const phase = PHASES.includes(table.phase) ? table.phase : "action";
  const asked: Question = { text: t(`ba-ask-${phase}`), help: t(`ba-ask-${phase}-help`) };
  if (phase === "put" && table.hand.length > 1) asked.text = t("ba-ask-put-many", { count: table.hand.length });
  if (phase === "park" && table.sent) asked.help = t("ba-ask-park-help");
  const left = table.bonus + (phase === "bonus" ? 0 : 1); // the action under way is no longer counted
  if (!table.main && phase !== "farm") asked.tag = t("ba-tag-bonus", { at: 3 - left });
  return asked;
}

// --- why not

/** The house begins its sentence with the code of the reason. */
function refused(refusal: Refusal, s: Speaking): string {
  const code = /^([A-Z_]+):/.exec(refusal.reason)?.[1];
  const id = code ? `ba-no-${code.toLowerCase().replaceAll("_", "-")}` : refusal.rule === "BA-3.6" ? "ba-no-farm" : "";
  const own = `${id}-${refusal.rule.toLowerCase().replace(".", "-")}`;
  const lang = settings().lang;
  if (id && has(lang, own)) return s.t(own);
  return id && has(lang, id) ? s.t(id) : "";
}

// --- why, in hints

const TIMES: Record<string, number> = { nothing: 0, once: 1, twice: 2, "three times": 3 };
const FARMS: Record<string, number> = { "no farm": 0, "one farm": 1 };

/** The values of a hint's reason with cells, names and counts as this reader sees them; `you` is about the seat it names. */
function values(given: Record<string, unknown>, s: Speaking): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, said] of Object.entries(given)) {
    const text = String(said);
    if (name === "cell") found.cell = cellName(text, s);
    else if (["rival", "owner", "placer"].includes(name)) Object.assign(found, { [name]: s.name(text), you: s.who(text).you });
    else if (name === "times") found.times = TIMES[text] ?? 1;
    else if (name === "farms") found.farms = FARMS[text] ?? Number.parseInt(text, 10);
    else found[name] = /^-?[\d.]+$/.test(text) ? Number(text) : text;
  }
  return found;
}
