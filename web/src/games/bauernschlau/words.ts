/** Bauernschlau in words: the log, the names of moves, the question, the names of cells. */

import type { Message, Question, Speaking, Words } from "../../app/board";
import type { BauernschlauEvent } from "../../generated/events";
import { CENTRE, mapOf, pieceOf } from "./map";
import { cellName, fenceNamed, fenceValues, meadow, sheepName, startName, wayName } from "./names";
import { shown } from "./tiles";

export const words: Words = { told: (event, s) => told(event as BauernschlauEvent, s), move, question, thing };

// --- what happened

const SILENT = ["place", "reveal", "dog", "fence"]; // what follows tells it

function told(event: BauernschlauEvent, s: Speaking): string {
  const { t } = s;
  const [who, verb] = event;
  if (SILENT.includes(verb)) return "";
  switch (event[1]) {
    case "chose":
      return t("ba-told-chose", s.who(event[2]));
    case "drawn":
      return event[2] === null ? "" : t("ba-told-drawn", { value: event[2] });
    case "put":
      return t("ba-told-put", { ...s.who(who), cell: cellName(event[3], s) });
    case "turn":
    case "drive":
    case "to":
      return t(`ba-told-${event[1]}`, { ...s.who(who), cell: cellName(event[2], s) });
    case "park":
      return event[2] === CENTRE ? t("ba-told-park-home") : t("ba-told-park", { cell: cellName(event[2], s) });
    case "build":
      return t("ba-told-build", { ...s.who(who), ...fenceValues(s, fenceNamed(event[2], s)) });
    case "turned":
      return t("ba-told-turned", { value: event[2], times: meadow(s).geese[event[3]] ?? 1 });
    case "gained":
      return t("ba-told-gained", { ...s.who(who), actions: event[2] });
    case "finished":
      return t("ba-told-finished", fenceValues(s, fenceNamed(event[2], s)));
    case "began-round":
      return t("ba-told-began-round", { round: event[2] });
    case "began-game":
      return t("ba-told-began-game", { game: event[2] });
    case "ended":
      return t("ba-told-ended");
    case "showed":
      return t("ba-told-showed", { value: event[2], cell: cellName(event[3], s) });
    case "scored":
      return t("ba-told-scored", { ...s.who(who), count: event[2], points: shown(event[2]) });
    default:
      return t(`ba-told-${event[1]}`, s.who(who));
  }
}

/** Cells are called as this reader sees the meadow. */
function thing(message: Message, s: Speaking): string | null {
  return message.id === "ba-cell" ? cellName(String(message.values.cell), s) : null;
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
  return s.t("ba-move-put", {
    sheep: value === undefined ? s.t("ba-sheep-any") : sheepName(s.t, value),
    cell: cellName(cell, s),
    times,
  });
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
  if (table.bonus_at) asked.tag = t("ba-tag-bonus", { at: table.bonus_at });
  return asked;
}
