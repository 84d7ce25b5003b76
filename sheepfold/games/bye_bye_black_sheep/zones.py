"""Where unordered cards can lie: the rows of a position's table of counts."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

# The hand of a seat is the row of its number.
ZOOS: Final[i64] = 5  # + seat
PILE: Final[i64] = 10
WOLF: Final[i64] = 11  # the wolf pile (there is one Wolf, so one at most)
UNDEALT: Final[i64] = 12  # specials that are dealt at setup
LAYOUT: Final[i64] = 13  # open specials of the advanced draft
ADDED: Final[i64] = 14  # chosen for the zoo but not confirmed; they still count in the hand
ROWS: Final[i64] = 15

NOBODY: Final[i64] = -1
