"""The moments of a game: who acts in each, and about what."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

# FATE acts.
START: Final[i64] = 0  # the start player is picked (BB-3.1)
DEAL: Final[i64] = 1  # set cards are dealt to the target (BB-2.4)
SPECIALS: Final[i64] = 2  # the specials are dealt, one to each (BB-2.8, BB-13.4)
REFILL: Final[i64] = 3  # the target is dealt to from the pile (BB-7)
BLIND: Final[i64] = 4  # a card is drawn from the target's hand (BB-4.3)
TURNING: Final[i64] = 5  # the card of the Mother Sheep is turned up (BB-15.2)
# A seat is asked: the target in DRAFT and WHITE, the active player in all others.
DRAFT: Final[i64] = 6  # D1: choose a special (BB-13.3)
DRAWING: Final[i64] = 7  # D2: draw or stop
EAGLE: Final[i64] = 8  # D3
MOLE: Final[i64] = 9  # D4: the target's hand is shown
MAGPIE: Final[i64] = 10  # D5
MOTHER: Final[i64] = 11  # D6
WHITE: Final[i64] = 12  # D7: the owner of the White Sheep, out of turn
ZOO: Final[i64] = 13  # D8
ENDED: Final[i64] = 14

PHASES = (
    "start",
    "deal",
    "specials",
    "refill",
    "blind",
    "turning",
    "draft",
    "draw",
    "eagle",
    "mole",
    "magpie",
    "mother",
    "white",
    "zoo",
    "over",
)


def fate_acts(phase: i64) -> bool:
    return phase <= TURNING


def in_turn(phase: i64) -> bool:
    """From the first draw to the last placement of a turn."""
    return BLIND <= phase <= TURNING or DRAWING <= phase <= ZOO
