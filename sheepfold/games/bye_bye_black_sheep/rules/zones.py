"""Where unordered cards can lie: the rows of a position's table of counts, and moving cards between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.rules.components import CODES, KINDS, SIZE

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

# The hand of a seat is the row of its number.
ZOOS: Final[i64] = 5  # + seat
PILE: Final[i64] = 10
WOLF: Final[i64] = 11  # the wolf pile (there is one Wolf, so one at most)
UNDEALT: Final[i64] = 12  # specials that are dealt at setup
LAYOUT: Final[i64] = 13  # open specials of the advanced draft
ADDED: Final[i64] = 14  # chosen for the zoo but not confirmed; they still count in the hand
ROWS: Final[i64] = 15

NOBODY: Final[i64] = -1


def put(position: ByeByeBlackSheepPosition, zone: i64, kind: i64, number: i64) -> None:
    """Add cards of a kind to a zone (or take them, if negative)."""
    position.cards[zone * KINDS + kind] += number
    position.cards[zone * KINDS + SIZE] += number


def move_card(position: ByeByeBlackSheepPosition, zone: i64, to: i64, kind: i64) -> None:
    put(position, zone, kind, -1)
    put(position, to, kind, 1)


def clear_zone(position: ByeByeBlackSheepPosition, zone: i64) -> None:
    for index in range(zone * KINDS, zone * KINDS + KINDS):
        position.cards[index] = 0


def in_play(position: ByeByeBlackSheepPosition, kind: i64) -> i64:
    """All cards of a kind; those added to a zoo but not confirmed still count in the hand, so not twice."""
    total = position.hole.count(kind)
    for zone in range(ADDED):
        total += position.count(zone, kind)
    return total


def cards_in(position: ByeByeBlackSheepPosition, zone: i64) -> list[int]:
    """The cards of a zone in the order of the kinds, one entry each."""
    found: list[int] = []
    for kind in range(1, KINDS):
        for copy in range(position.count(zone, kind)):
            found.append(int(kind))
    return found


def text_of(cards: Sequence[int]) -> str:
    """Cards in words: `2 2 5 BS EA`."""
    return " ".join([CODES[kind] for kind in cards])
