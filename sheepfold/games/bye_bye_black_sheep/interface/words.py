"""A view in lines and an event as a sentence, as messages: what lies where, the own hand, the question asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sheepfold.core.events import Seen
from sheepfold.core.game import Data
from sheepfold.core.message import Message, by, is_you, seat_name
from sheepfold.games.bye_bye_black_sheep.rules.data import LANGUAGES

ANIMALS = [str(number) for number in range(1, 17)]

# --- cards


def card(code: str, view: Data) -> Message:
    """The name of a card; a host's own names come in all languages, and the catalogue picks one."""
    if code not in ANIMALS:
        return Message(f"bb-card-{code}")
    for entry in view["data"].get("species") or []:
        if str(entry["number"]) == code:
            return Message("bb-own-animal", {"language": Message("bb-language"), **{lang: entry[lang] for lang in LANGUAGES}})
    return Message(f"bb-animal-{code}")


def coded(code: str, view: Data) -> Message:
    """With its code, for those who type their moves."""
    return Message("bb-see-card", {"name": card(code, view), "code": code})


def listed(codes: Iterable[str], view: Data) -> list[Message]:
    """Cards with their codes, equal ones counted: `2 × Zebra (7)`."""
    counts = Counter(codes)
    return [
        coded(code, view) if number == 1 else Message("bb-zoo-kind", {"count": number, "name": coded(code, view)})
        for code, number in counts.items()
    ]


# --- a view in lines


def words(view: Data) -> list[Message]:
    table = view["table"]
    lines = [hole_line(view), *(seat_line(name, view) for name in table["zoos"]), *pile_lines(view)]
    if view["seat"] is not None:
        lines.append(Message("bb-see-hand", {"cards": listed(table["hand"].split(), view)}))
        lines += [line for name in table["known"] if name != view["seat"] for line in known_lines(name, view)]
    if table.get("added"):
        lines.append(Message("bb-see-added", {"cards": listed(table["added"].split(), view)}))
    if "shown" in table:
        shown = listed(table["shown"].split(), view)
        lines.append(Message("bb-see-shown", {"who": seat_name(table["from"]), "cards": shown}))
    return [*lines, *last_lines(view)]


def hole_line(view: Data) -> Message:
    hole = [coded(code, view) for code in view["table"]["hole"].split()]
    return Message("bb-see-hole", {"cards": hole}) if hole else Message("bb-see-hole-empty")


def seat_line(name: str, view: Data) -> Message:
    table = view["table"]
    zoo = listed(table["zoos"][name].split(), view)
    return Message(
        "bb-see-seat",
        {
            **by(name),
            "size": table["sizes"][name],
            "zoo": zoo or Message("bb-zoo-empty"),
            "triplets": Message("bb-triplets", {"count": table["triplets"][name], "needed": table["needed"]}),
        },
    )


def pile_lines(view: Data) -> list[Message]:
    table = view["table"]
    magpie = table["magpie"]
    where = seat_name(magpie) if magpie in table["zoos"] else Message(f"bb-magpie-{magpie}")
    lines = [Message("bb-see-pile", {"count": table["pile"]}), Message("bb-see-magpie", {"where": where})]
    for key in ("layout", "specials"):
        if table[key]:
            lines.append(Message(f"bb-see-{key}", {"cards": listed(table[key].split(), view)}))
    if table["wolf"]["cards"]:
        wolf = table["wolf"]
        lines.append(Message("bb-see-wolf", {**by(wolf["owner"]), "cards": listed(wolf["cards"].split(), view)}))
    return lines


def known_lines(name: str, view: Data) -> list[Message]:
    """What is known of the hand of another, by an own look where there was one."""
    row = view["table"]["private"].get(name, view["table"]["known"][name])
    holds = row["holds"].split()
    absent = [code for code, most in row["most"].items() if most == 0 and code not in holds]
    everything = bool(absent) and row["unknown"] == 0 and row["special"] == 0
    lines = []
    if holds:
        id = "bb-see-all" if everything else "bb-see-known"
        lines.append(Message(id, {"who": seat_name(name), "cards": listed(holds, view)}))
    if absent and not everything:
        lines.append(Message("bb-see-absent", {"who": seat_name(name), "cards": listed(absent, view)}))
    return lines


BEFORE_PLAY = ("start", "deal", "draft", "specials")


def last_lines(view: Data) -> list[Message]:
    """The question asked of this seat and what can be typed, or who is awaited."""
    table = view["table"]
    if view["over"]:
        id = "bb-see-over" if table["winner"] != "nobody" else "bb-see-stalled"
        return [Message(id, {"winners": [seat_name(name) for name in view["winners"]]})]
    if view["seat"] in view["asked"]:
        return [Message(f"bb-type-{table['phase']}"), question(view)]
    awaited = Message("words-waiting", {"seats": [seat_name(name) for name in view["asked"] or ["fate"]]})
    return [awaited] if table["phase"] in BEFORE_PLAY else [Message("bb-see-turn", by(table["turn"])), awaited]


def question(view: Data) -> Message:
    table = view["table"]
    phase = table["phase"]
    if phase == "draw":
        size = len(table["hole"].split())
        if size > 2:
            return Message("bb-ask-stop", {"count": table["placements"][size]})
        return Message("bb-ask-draw" if size else "bb-ask-first")
    if phase == "zoo":
        return Message("bb-ask-zoo", {"count": table["limit"] - len(table["added"].split())})
    other = {"mole": "from", "white": "turn"}.get(phase)
    return Message(f"bb-ask-{phase}", {"other": seat_name(table[other])} if other else {})


# --- an event as a sentence

UNTOLD = ("add", "place", "turn-up")  # what follows tells it
CARD_LISTS = ("took", "placed", "got-wolf-pile", "took-wolf-pile")


def told(event: Seen, view: Data) -> Message | None:
    who, verb, *values = event
    id = f"bb-told-{verb}"
    if verb in UNTOLD:
        return None
    if verb in CARD_LISTS:
        return told_cards(id, who, values[0], view)
    if verb == "settle":
        return told_cards("bb-told-placed", who, values, view)
    if verb == "dealt":
        return told_dealt(values, view)
    if verb == "drew":
        return Message("bb-told-drew-sheep") if values == ["BS"] else Message(id, {"card": coded(values[0], view)})
    if verb == "picked":
        return Message(id, by(values[0]))
    if verb == "showed":
        return Message(id, pair(values[1], who))
    given: dict[str, Any] = pair(who, values[0]) if verb in ("draw", "ask", "steal") else by(who)
    if verb in ("ask", "steal", "take", "choose", "turned-up"):
        given["card"] = coded(values[-1], view)
    return Message(id, given)


def told_cards(id: str, who: str, codes: list[str], view: Data) -> Message:
    return Message(id, {**by(who), "cards": listed(codes, view)}) if codes else Message(f"{id}-none", by(who))


def told_dealt(values: list[Any], view: Data) -> Message | None:
    """Only what the reader gets, and not before it is settled who begins."""
    code, to = values
    if code is None or to != view["seat"] or view["table"]["turn"] == "nobody":
        return None
    return Message("bb-told-dealt", {"card": coded(code, view)})


def pair(who: str, other: str) -> dict[str, Any]:
    """Two seats of a sentence: who does it, and to whom it is done."""
    return {**by(who), "other": seat_name(other), "toyou": is_you(other)}
