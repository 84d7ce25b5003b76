"""Colours, cards, photos and places of Sheep Sheep as messages; a colour of a host's own deck has only the name it gives."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sheepfold.core.game import Data
from sheepfold.core.message import Message, Value
from sheepfold.games.sheep_sheep.rules.data import DECK

OURS = {colour["letter"]: colour["name"] for colour in DECK.built_in["std42"]["colours"]}


class Names:
    """How the things of one deck are called. Forms of a colour: by itself (name), after "is" (is), as the side that is up (up),
    before one photo (one), before several (many)."""

    def __init__(self, colours: Iterable[tuple[str, str]]) -> None:
        self.own = {letter: name for letter, name in colours if OURS.get(letter) != name}

    def colour(self, letter: str, form: str = "name") -> Value:
        if letter == "?":
            return Message("ss-unknown")
        return self.own.get(letter) or Message(f"ss-{form}-{letter}")

    def card(self, text: str) -> Message:
        """`RG`: red-green."""
        return Message("ss-pair", {"first": self.colour(text[0]), "second": self.colour(text[1])})

    def photos(self, count: int, letter: str) -> Message:
        """3 blue photos."""
        values = {"count": count, "one": self.colour(letter, "one"), "many": self.colour(letter, "many")}
        return Message("ss-photos", values)


def names_of(deck: Data) -> Names:
    return named(tuple((colour["letter"], colour["name"]) for colour in deck["colours"]))


def names_in(view: Data) -> Names:
    return names_of(DECK.in_view(view))


@lru_cache(64)
def named(colours: tuple[tuple[str, str], ...]) -> Names:
    return Names(colours)


def place(cell: int) -> Message:
    """A cell 1 to 9: top left."""
    return Message(f"ss-cell-{cell}")
