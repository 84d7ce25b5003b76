"""What the rules note in the journal while a move is played: everything that follows from it by itself."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

# One note for each card: the seat it comes to, and its kind.
TOOK: Final[i64] = 0  # the hole
DRIVEN: Final[i64] = 1  # by the Wolf, before this seat
TOOK_WOLF_PILE: Final[i64] = 2
PLACED: Final[i64] = 3  # kind 0: nothing
# One note each.
KEPT: Final[i64] = 4  # the Black Sheep goes back to this hand
SHOWED: Final[i64] = 5  # the hand of this seat, to the seat `a`
YES: Final[i64] = 6
NO: Final[i64] = 7
GOT_MAGPIE: Final[i64] = 8
BOXED: Final[i64] = 9  # the specials nobody chose
BEGAN: Final[i64] = 10  # the turn of this seat
HAD_TO_DRAW: Final[i64] = 11  # this seat, from the seat `a`
WON: Final[i64] = 12
STALLED: Final[i64] = 13
