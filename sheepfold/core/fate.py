"""Where chance comes from: a seed, or a script with a seed behind it. Tables of the server bring a sealed stream of their own."""

from __future__ import annotations

from typing import Protocol

from sheepfold.core.errors import Refused
from sheepfold.core.game import Game
from sheepfold.core.message import Message
from sheepfold.core.position import FATE, Position
from sheepfold.core.rng import Rng


class Fate(Protocol):
    def choose(self, game: Game, position: Position) -> int:
        """One outcome, while FATE acts."""


class Seeded:
    """Every outcome by its true odds, from one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, game: Game, position: Position) -> int:
        return int(position.draw(self.rng))


class Scripted:
    """The outcomes of a list first, in order; whatever comes after the list is drawn from the seed."""

    def __init__(self, outcomes: list[str], seed: int) -> None:
        self.outcomes = list(outcomes)
        self.behind = Seeded(seed)

    def choose(self, game: Game, position: Position) -> int:
        if not self.outcomes:
            return self.behind.choose(game, position)
        return read_outcome(game, position, self.outcomes.pop(0))


def read_outcome(game: Game, position: Position, text: str) -> int:
    """A scripted outcome, which must be possible now; the refusal lists what is, the nearest first."""
    try:
        return game.read(position, int(FATE), text)
    except Refused:
        possible = [outcome for outcome, weight in game.odds(position)] if position.actor() == FATE else []
        near = shorten(nearest_first(text, possible))
        why = Message("fate-can", {"outcomes": near}) if possible else Message("fate-idle")
        raise Refused(text, why) from None


def nearest_first(text: str, known: list[str]) -> list[str]:
    """Texts for an error line, those that look most like what came before the others."""
    from difflib import SequenceMatcher  # only where something went wrong

    matcher = SequenceMatcher(b=text, autojunk=False)

    def likeness(other: str) -> float:
        matcher.set_seq1(other)
        return -matcher.ratio()

    return sorted(known, key=likeness)


def shorten(texts: list[str], most: int = 12) -> str:
    """A list for an error line: the first few, and how many more there are."""
    more = len(texts) - most
    return ", ".join(texts[:most]) + (f" and {more} more" if more > 0 else "")
