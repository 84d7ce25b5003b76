"""What happened, said: each event as a message, for log, terminal and screen reader."""

from __future__ import annotations

from typing import Any

from sheepfold.core.events import Seen, named
from sheepfold.core.game import Data
from sheepfold.core.message import Message, by, is_you, seat_name
from sheepfold.games.bouc_makers.interface.cards import short, shorts
from sheepfold.games.bouc_makers.interface.events import VERBS
from sheepfold.games.bouc_makers.interface.words import die

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
