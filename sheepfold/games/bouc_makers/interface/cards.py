"""How a card of a view is called: short in sentences, in full where it lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sheepfold.core.game import Data
from sheepfold.core.message import Message
from sheepfold.games.bouc_makers.rules.data import DECK

KINDS = {
    "white": "white",
    "black": "black",
    "three_seven_zero": "zero",
    "double_o_seven": "seven",
    "dog": "dog",
    "os": "os",
}


def cards_of(view: Data) -> dict[str, Data]:
    """The cards of this table's deck by their names."""
    deck = DECK.in_view(view)
    return {card["id"]: card for card in deck["cards"]}


def short(view: Data, name: str) -> Message:
    """`white 10 (−2)`."""
    card = cards_of(view)[name]
    values: dict[str, Any] = {}
    if "points" in card:
        values["points"] = minus(card["points"])
    if "corner" in card:
        corner = card["corner"]
        values["corner"] = Message("bm-corner-bone-short") if corner == "bone" else minus(corner, "+")
    return Message(f"bm-short-{KINDS[card['kind']]}", values)


def shorts(view: Data, names: Iterable[str]) -> list[Message]:
    return [short(view, name) for name in names]


def full(view: Data, name: str) -> Message:
    """`White sheep, 4 points, bonus 2, level 31`."""
    card = cards_of(view)[name]
    kind = Message(f"bm-kind-{KINDS[card['kind']]}")
    if "corner" not in card:
        return kind
    values = {"kind": kind, "corner": corner_words(card["corner"]), "level": Message("bm-level", {"level": card["level"]})}
    if "points" in card:
        return Message("bm-card-points", {**values, "points": points(card["points"])})
    return Message("bm-card-plain", values)


def corner_words(corner: Any) -> Message:
    if corner == "bone":
        return Message("bm-corner-bone")
    return Message("bm-corner-bonus" if corner > 0 else "bm-corner-malus", {"count": abs(corner)})


def points(number: int) -> Message:
    return Message("bm-points", {"count": abs(number), "points": minus(number)})


def minus(number: int, sign: str = "") -> str:
    """A number with a true minus."""
    return f"−{-number}" if number < 0 else f"{sign}{number}"
