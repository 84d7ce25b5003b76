/** Sheep Sheep in words: the log, the names of moves, and the question. */

import type { Question, Seen, Speaking, View, Words } from "../../app/board";
import type { SheepSheepEvent } from "../../generated/events";
import { cardName, colour, groupsName, photos, placeName } from "./names";
import { turnsInto, type Wall } from "./photos";

export const words: Words = { told, move, question };

function wall(s: Speaking): Wall {
  return (s.view as View<Wall>).table;
}

// --- what happened

function told(seen: Seen, s: Speaking): string {
  const event = seen as SheepSheepEvent;
  const about = s.who(event[0]);
  switch (event[1]) {
    case "model":
      return event[2] === null ? "" : s.t("ss-told-model", { is: colour(event[2], "name", s) });
    case "starts":
      return s.t("ss-told-starts", s.who(event[2]));
    case "turned":
      return s.t("ss-told-turned", { place: placeName(event[2], s), is: colour(event[3], "is", s) });
    case "exchange": {
      const [, , , cell, old, become] = event;
      const values = { place: placeName(cell, s), one: colour(old, "one", s), is: colour(become, "is", s) };
      return s.t("ss-told-exchange", { ...about, ...values });
    }
    case "finish":
      return event[2] ? "" : s.t("ss-told-finish", about);
    case "captured":
      return s.t("ss-told-captured", { ...about, photos: photos(event[3].length, event[2], s) });
    case "drew":
      return s.t("ss-told-drew", { card: cardName(event[2], s) });
    case "lay":
      return s.t("ss-told-lay", { ...about, place: placeName(event[2], s), up: colour(event[3], "up", s) });
    case "showed":
      return s.t("ss-told-showed", { ...about, is: colour(event[2], "name", s) });
    case "redealt":
      return s.t("ss-told-redealt");
    case "over":
      return s.t("ss-told-over");
    default:
      return ""; // cards being dealt are seen, not told one by one
  }
}

// --- what may be done

function move(text: string, s: Speaking): string {
  const [verb, second = "", third = ""] = text.split(" ");
  if (verb === "exchange") {
    const is = turnsInto(wall(s), second, Number(third) - 1);
    return s.t("ss-move-exchange", {
      card: cardName(second, s),
      place: placeName(Number(third), s),
      is: is ? colour(is, "is", s) : "",
    });
  }
  if (verb === "lay") return s.t("ss-move-lay", { place: placeName(Number(second), s), up: colour(third, "up", s) });
  return finishing(s);
}

/** "Finish: take 3 blue photos". */
function finishing(s: Speaking): string {
  const { groups } = wall(s);
  return groups.length ? s.t("ss-move-finish-take", { photos: groupsName(groups, s) }) : s.t("ss-move-finish");
}

function question(legal: string[], s: Speaking): Question {
  const table = wall(s);
  if (table.phase === "lay") {
    return { text: s.t("ss-ask-lay", { card: cardName(table.drawn, s) }), help: s.t("ss-ask-lay-help") };
  }
  const { left, groups } = table;
  const tag = s.t("ss-tag", { left });
  const catching = groups.length ? s.t("ss-ask-catch", { photos: groupsName(groups, s) }) : "";
  if (legal.length < 2)
    return { text: s.t(left ? "ss-ask-stuck" : "ss-ask-finish"), tag, ...(catching ? { help: catching } : {}) };
  return { text: s.t("ss-ask-exchange"), help: catching || s.t("ss-ask-exchange-help"), tag };
}
