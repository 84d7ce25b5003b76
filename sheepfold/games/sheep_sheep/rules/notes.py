"""What the rules of Sheep Sheep note while they play: what happens by itself, beyond the move."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

TURNED: Final[i64] = 0  # FATE: a cell, the face that lies there now (SS-2.8)
CAPTURED: Final[i64] = 1  # by a seat: a colour, the set of cells (SS-5.3)
REDEALT: Final[i64] = 2  # FATE: the size of the pile, with all cards back in it (SS-7.3)
GAME_OVER: Final[i64] = 3
SHOWED: Final[i64] = 4  # by a seat: the colour of its model (SS-9.1)
