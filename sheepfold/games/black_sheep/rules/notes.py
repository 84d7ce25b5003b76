"""What the rules note in a journal: all that follows from a move by itself. Fields are numbers from 0 on."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

PUT: Final[i64] = 0  # a figure comes to a field: animal, field
LACKED: Final[i64] = 1  # none is left of the animal drawn: animal, field
RETURNED: Final[i64] = 2  # a figure goes back to the stock: animal, field
WON: Final[i64] = 3  # by this seat: field
CLEARED: Final[i64] = 4  # field
CLOSED: Final[i64] = 5  # field
PASSED: Final[i64] = 6  # this seat
RESHUFFLED: Final[i64] = 7  # cards in the new deck
SHOWED: Final[i64] = 8  # at the end, this seat: corral and tasks
GAME_OVER: Final[i64] = 9
