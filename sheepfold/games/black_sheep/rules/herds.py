"""How many figures of each type a seat owns, in one number.

Four bits for each type; above them the fewest of any type, which is how many sets of six are complete, and how many types have
so few.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.games.black_sheep.rules.components import TYPES

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

LANE: Final[i64] = 4
FEWEST_AT: Final[i64] = 24
LACKING_AT: Final[i64] = 28
NUMBERS: Final[i64] = 0x777777
GUARDS: Final[i64] = 0x888888  # the bit of each lane that numbers up to six leave free
NO_FIGURES: Final[i64] = TYPES << LACKING_AT


def of_type(herd: i64, animal: i64) -> i64:
    return herd >> animal * LANE & 7


def fewest_of(herd: i64) -> i64:
    return herd >> FEWEST_AT & 7


def lacking_of(herd: i64) -> i64:
    """How many types are needed for the next set."""
    return herd >> LACKING_AT


def joined(herd: i64, animal: i64) -> i64:
    """The herd with one figure more."""
    numbers = (herd & NUMBERS) + (1 << animal * LANE)
    fewest: i64 = 7
    lacking: i64 = 0
    for other in range(TYPES):
        number = of_type(numbers, other)
        if number < fewest:
            fewest = number
            lacking = 1
        elif number == fewest:
            lacking += 1
    return numbers | fewest << FEWEST_AT | lacking << LACKING_AT


def merged(one: i64, other: i64) -> i64:
    """Of each type the greater number, all six at once; all else as in the first."""
    not_less = (one | GUARDS) - (other & NUMBERS) & GUARDS
    kept = not_less - (not_less >> 3)
    return one & ~NUMBERS | one & kept | other & NUMBERS & ~kept


def most_of_rivals(position: BlackSheepPosition, seat: i64) -> i64:
    """Of each type the most that any other seat owns; for sets, what the next seat owns."""
    herds = position.herds
    after = seat + 1
    if after == position.seats:
        after = 0
    best = herds[after]
    if position.seats > 2:
        for other in range(position.seats):
            if other != seat and other != after:
                best = merged(best, herds[other])
    return best
