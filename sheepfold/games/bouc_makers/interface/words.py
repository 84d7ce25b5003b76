"""A view in lines, the last one the question, and what happened as messages; for terminal, log and screen reader."""

from __future__ import annotations

from typing import Any

from sheepfold.core.events import Seen, named
from sheepfold.core.game import Data
from sheepfold.core.message import Message, by, either, is_you, seat_name
from sheepfold.core.schema import HIDDEN
from sheepfold.games.bouc_makers.interface.cards import full, minus, points, short, shorts
from sheepfold.games.bouc_makers.interface.events import VERBS

ITEMS = ("white", "black", "three_seven_zero", "double_o_seven", "wool", "dogs", "most_dogs", "os")


def words(view: Data) -> list[Message]:
    """The table, then each player, then the dice, then the question."""
    table = view["table"]
    lines = [head(table)]
    if table["display"]:
        lines.append(Message("bm-see-offer"))
        lines += [Message("bm-see-card", {"card": name, "what": full(view, name)}) for name in table["display"]]
    for name in table["tops"]:
        values = {**by(name), "flock": flock(view, name), "goods": goods(table, name)}
        lines += [Message("bm-see-seat", values), *extras(table, name)]
    return [*lines, *dice_lines(view), *score_lines(view), question(view)]


def head(table: Data) -> Message:
    values = {"round": table["round"], "of": table["rounds"], "pile": table["pile"]}
    if table["reserve"] == "unlimited":
        return Message("bm-see-head-endless", values)
    return Message("bm-see-head", {**values, "wool": table["reserve"]})


def flock(view: Data, name: str) -> Message:
    table = view["table"]
    top, size, board = table["tops"][name], table["herd_sizes"][name], table["boards"][name]
    if top is not None:
        return Message("bm-see-flock", {"count": size, "card": top, "what": full(view, top)})
    if size:
        return Message("bm-see-flock-topless", {"count": size})
    return Message("bm-see-flock-none") if board is None else Message("bm-see-flock-start", {"level": board})


def goods(table: Data, name: str) -> Message:
    dogs, bid = table["dogs"][name], table["bids"][name]
    values: dict[str, Any] = {"wool": table["wool"][name], "dogs": len(dogs), "names": dogs}
    values["os"] = "yes" if table["os"] == name else "no"
    values["chosen"] = "no" if bid is None else "sealed" if bid == HIDDEN else "open"
    return Message("bm-see-goods", {**values, "bid": bid or ""})


def extras(table: Data, name: str) -> list[Message]:
    lines = []
    if table["gained"][name]:
        lines.append(Message("bm-see-gained", {"cards": table["gained"][name]}))
    if table.get("herds", {}).get(name):
        lines.append(Message("bm-see-herd", {"cards": table["herds"][name]}))
    back = table.get("discards", {}).get(name)
    if back:
        lines.append(Message("bm-see-chosen") if back == HIDDEN else Message("bm-see-back", {"cards": back}))
    return lines


# --- dice


def die(name: str) -> Message:
    return Message(f"bm-die-{name}")


def dice_lines(view: Data) -> list[Message]:
    table = view["table"]
    if not table["order"]:
        return []
    lines = [Message("bm-told-ordered", {"order": [seat_name(name) for name in table["order"]]})]
    if table["phase"] in ("roll", "choose", "take"):
        faces = [die_words(table, name) for name in table["dice"]]
        lines.append(Message("bm-see-throw", {**by(table["turn"]), "throw": table["throw"], "dice": faces}))
    if "result" in table:
        lines.append(sum_line(table))
        lines += [Message("bm-see-answer", {"move": move, "what": answer(view, move)}) for move in answers(table)]
    return lines


def die_words(table: Data, name: str) -> Message:
    if name in table["hand"]:
        return Message("bm-die-waits", {"die": die(name)})
    kept = name in table["kept"]
    return Message("bm-die-kept-spoken" if kept else "bm-die-spoken", {"die": die(name), "value": table["dice"][name]})


def sum_line(table: Data) -> Message:
    """What the dice come to, and what bonus and wool would add."""
    result = table["result"]
    values = {"base": result["base"], "target": result["target"], "bonus": table["reach"]["bonus"]}
    return Message("bm-now", {**values, "reach": "no" if result["claim"] is None else "yes", "price": result["claim"] or 0})


def answers(table: Data) -> list[str]:
    last = table["throw"] == 3
    found = ["accept"] if last else [f"keep {name}" for name in table["dice"] if name not in table["kept"]]
    return found + [word for word in ("claim", "rescue") if table["result"][word] is not None]


def answer(view: Data, move: str) -> Message:
    """What an answer to a throw does, as its button says it."""
    table, (word, *rest) = view["table"], move.split()
    result = table["result"]
    if word == "keep":
        return Message("bm-do-keep", {"value": table["dice"][rest[0]]})
    if word == "claim":
        return Message("bm-do-claim", {"price": result["claim"], "count": result["cards"]})
    if word == "rescue":
        return Message("bm-do-rescue", {"price": result["rescue"]})
    failing = table["failing"]
    return Message("bm-do-accept", {"wool": failing["wool"], "black": len(failing["black"])})


# --- the end, and the question


def score_lines(view: Data) -> list[Message]:
    if not view["over"]:
        return []
    return [score_line(name, found) for name, found in view["table"]["points"].items()]


def score_line(name: str, found: dict[str, int]) -> Message:
    items = [
        Message("bm-see-item", {"item": Message(f"bm-item-{item.replace('_', '-')}"), "points": minus(found[item])})
        for item in ITEMS
        if found[item]
    ]
    return Message("bm-see-score", {**by(name), "points": points(found["total"]), "items": items, "count": len(items)})


def question(view: Data) -> Message:
    if view["over"]:
        winners = view["winners"]
        if len(winners) == 1:
            return Message("bm-see-won", by(winners[0]))
        return Message("bm-see-shared", {"names": [seat_name(name) for name in winners]})
    if view["seat"] in view["asked"]:
        asks, how = asked(view)
        return Message("bm-see-question", {"question": asks, "how": how})
    if view["asked"]:
        return Message("words-waiting", {"seats": [seat_name(name) for name in view["asked"]]})
    return Message("bm-see-fate")


def asked(view: Data) -> tuple[Message, Message]:
    """The question to a seat, and how to answer it."""
    table, phase = view["table"], view["table"]["phase"]
    if phase == "bid":
        return Message("bm-ask-bid"), Message("bm-say-bid" if table["wool"][view["seat"]] else "bm-say-bid-poor")
    if phase == "choose":
        return asked_after_throw(table), Message("bm-say", {"moves": either(answers(table))})
    if phase == "take":
        return Message("bm-ask-take", {"count": table["due"]}), Message("bm-say-take", {"count": table["due"]})
    if phase == "arrange":
        return Message("bm-ask-top"), Message("bm-say", {"moves": either([f"top {name}" for name in table["arranging"]])})
    return Message("bm-ask-discard"), Message("bm-say-discard")


def asked_after_throw(table: Data) -> Message:
    result = table["result"]
    if table["throw"] < 3:
        if result["claim"] is None:
            return Message("bm-ask-keep", {"throw": table["throw"]})
        return Message("bm-ask-keep-claim", {"count": result["cards"]})
    if result["claim"] is not None:
        return Message("bm-ask-claim")
    return Message("bm-ask-rescue", {"count": len(table["failing"]["black"])})


# --- what happened

UNTOLD = ("dealt-board", "sat-out", "began", "topped")  # what everybody sees happen anyway


def told(event: Seen, view: Data) -> Message | None:
    who, verb = event[0], event[1]
    if verb in UNTOLD:
        return None
    values = named(event, VERBS)
    if None in values.values():
        return Message(f"bm-told-{verb}-sealed", by(who))
    if verb == "discard":
        return None  # one's own choice; `put-back` tells it to all
    if values.get("cards") == []:
        return Message(f"bm-told-{verb}-none", by(who))
    if verb == "consoled" and not values["wool"]:
        return Message("bm-told-consoled-none", by(who))
    return Message(
        f"bm-told-{verb}", {**by(who), **{name: said(view, name, value) for name, value in values.items()}, **extra(event)}
    )


def said(view: Data, name: str, value: Any) -> Any:
    """A value of an event as a message says it: cards and dice by what they are, seats by their names."""
    if name == "card":
        return short(view, value)
    if name == "cards" and isinstance(value, list):
        return shorts(view, value)
    if name == "die":
        return die(value)
    if name == "order":
        return [seat_name(letter) for letter in value]
    return seat_name(value) if name == "other" else value


def extra(event: Seen) -> dict[str, Message]:
    return {"toyou": is_you(event[2])} if event[1] == "took-os" else {}
