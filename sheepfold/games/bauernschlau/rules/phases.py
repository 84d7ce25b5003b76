"""What is awaited now: the phases of a game and their names."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

CHOOSING_FIRST: Final[i64] = 0  # FATE: who begins
PICKING: Final[i64] = 1  # a farm
MAIN: Final[i64] = 2  # the main action
BONUS: Final[i64] = 3  # a bonus action, or the end of the turn
DRAWING: Final[i64] = 4  # FATE: a tile from the supply
PUTTING: Final[i64] = 5  # a tile in hand onto a cell
TURNING: Final[i64] = 6  # a sheep to turn up
DRIVING: Final[i64] = 7  # a sheep for the dog
SENDING: Final[i64] = 8  # that sheep's new cell
PARKING: Final[i64] = 9  # the dog's new cell
BUILDING: Final[i64] = 10  # a fence piece
ENDED: Final[i64] = 11

PHASES: Final[list[str]] = ["first", "farm", "action", "bonus", "draw", "put", "turn", "drive", "to", "park", "build", "over"]
