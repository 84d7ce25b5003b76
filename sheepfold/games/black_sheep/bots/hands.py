"""A full hand as a small number, and what its cards would make of an open side; looked up, never worked out."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.rules.bundle import CARDS
from sheepfold.games.black_sheep.rules.components import HAND, TYPES
from sheepfold.games.black_sheep.rules.sides import BUNDLE, MORE, NO_CARDS, OPEN_SIDES, TWO_CARDS, side_of

HANDS: Final[i64] = 56  # different hands of three cards: as many as complete sides


def hand_of(bundle: i64) -> i64:
    """The number of a full hand, from 0 on."""
    return side_of(bundle, HAND) - OPEN_SIDES


# What the cards of a hand a, b, c, best first, make of an open side; seven numbers packed into one.
AFTER: Final[i64] = 127
AFTER_A: Final[i64] = 0
AFTER_B: Final[i64] = 7
AFTER_C: Final[i64] = 14
AFTER_AB: Final[i64] = 21
AFTER_AC: Final[i64] = 28
AFTER_BC: Final[i64] = 35
AFTER_ALL: Final[i64] = 42


def all_after() -> vec[i64]:
    """Where there is no room for the cards, 0."""
    packed = zeros(OPEN_SIDES * HANDS)
    for side in range(OPEN_SIDES):
        for hand in range(HANDS):
            at = BUNDLE[OPEN_SIDES + hand] * HAND
            a, b, c = CARDS[at], CARDS[at + 1], CARDS[at + 2]
            found = MORE[side * TYPES + a] << AFTER_A | MORE[side * TYPES + b] << AFTER_B | MORE[side * TYPES + c] << AFTER_C
            if side < TWO_CARDS:
                found |= two_more(side, a, b) << AFTER_AB | two_more(side, a, c) << AFTER_AC | two_more(side, b, c) << AFTER_BC
            if side == NO_CARDS:
                found |= (OPEN_SIDES + hand) << AFTER_ALL
            packed[side * HANDS + hand] = found
    return packed


def two_more(side: i64, card: i64, other: i64) -> i64:
    return MORE[MORE[side * TYPES + card] * TYPES + other]


WITH_HAND: Final = all_after()  # by open side and hand
