"""The discard pile in the words of views."""

from __future__ import annotations

from sheepfold.core.asking import Data
from sheepfold.core.packed import i64
from sheepfold.core.pile import same_part
from sheepfold.games.black_sheep.rules.components import NAMES
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition


def discard_words(position: BlackSheepPosition, end: i64, before: BlackSheepPosition | None, seen: Data) -> str:
    """The discard pile, up to the cards that lie aside; mostly it has what it had, and more on top."""
    if before is not None:
        had = before.discard.size - before.aside
        if 0 < had <= end and same_part(position.discard.items, before.discard.items, 0, had):
            words: str = seen["discard"]
            return words if had == end else words + " " + pile_words(position, had, end)
    return pile_words(position, 0, end)


def pile_words(position: BlackSheepPosition, start: i64, end: i64) -> str:
    """A stretch of the discard pile."""
    cards = position.discard.items
    return " ".join([NAMES[cards[i]] for i in range(start, end)])
