"""The steps of a game, in the order they come."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

BOARDING: Final[i64] = 0  # fate deals the boards
DEALING: Final[i64] = 1  # fate deals the display
BIDDING: Final[i64] = 2  # all choose a contract, sealed
ROLLING: Final[i64] = 3  # fate rolls the dice not set aside
CHOOSING: Final[i64] = 4  # the roller keeps a die, claims, accepts or rescues
TAKING: Final[i64] = 5  # the winner chooses cards
ARRANGING: Final[i64] = 6  # the seat that gained several sheep names the new top
DISCARDING: Final[i64] = 7  # those without a dog put sheep back, sealed
ENDED: Final[i64] = 8

PHASES: Final = ["boards", "deal", "bid", "roll", "choose", "take", "arrange", "discard", "over"]
