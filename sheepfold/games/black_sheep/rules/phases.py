"""What a game is at, from choosing the start player to the end; fate acts in all phases but placing and over."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

CHOOSING: Final[i64] = 0
TASKING: Final[i64] = 1
STOCKING: Final[i64] = 2
DEALING: Final[i64] = 3
PLACING: Final[i64] = 4
REFILLING: Final[i64] = 5
CAPTURING: Final[i64] = 6
RESTOCKING: Final[i64] = 7
ENDED: Final[i64] = 8

PHASES: Final = ["choosing", "tasks", "stocking", "dealing", "placing", "refilling", "capturing", "restocking", "over"]

WITH_FIELD: Final = (STOCKING, REFILLING, CAPTURING, RESTOCKING)  # in these a field is at work
