"""What is in the box of Hill Race: a die, a bag of charms, and how long a day is."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

SIDES: Final[i64] = 6
SLIP: Final[i64] = 1  # HR-2.2
DAY: Final[i64] = 8  # turns of each sheep until night falls (HR-3.2)

NO_CHARM: Final[i64] = 0
CLOVER: Final[i64] = 1
THISTLE: Final[i64] = 2
CHARMS = ("", "clover", "thistle")
CLOVERS: Final[i64] = 2  # in the bag (HR-1.2)
THISTLES: Final[i64] = 4
CLOVER_STEPS: Final[i64] = 3  # HR-3.3


def in_bag(charm: i64) -> i64:
    """How many of a charm the full bag holds."""
    return CLOVERS if charm == CLOVER else THISTLES
