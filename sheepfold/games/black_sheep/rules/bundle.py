"""A few cards as one number: the sum of their weights. A hand and a side are such bundles; order in them means nothing.

The weights are the places of a base-6 number, so up to five animals never carry over. Black sheep weigh nothing:
from the number of animals it follows how many of them are black.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.rules.components import BLACK_SHEEP, NAMES, SIDE, TYPES

BASE: Final[i64] = 6
WEIGHT: Final = vec[i64]([1296, 216, 36, 6, 1, 0])
THREE_CARDS: Final[i64] = 3889  # bundles of three cards are below this: three horses weigh 3888
FIVE_ANIMALS: Final[i64] = 6481  # and those of five below this


def count_in(bundle: i64, size: i64, animal: i64) -> i64:
    """How many of one type are in a bundle of that many animals."""
    if animal != BLACK_SHEEP:
        return bundle // WEIGHT[animal] % BASE
    others: i64 = 0
    while bundle > 0:
        others += bundle % BASE
        bundle //= BASE
    return size - others


def words_in(bundle: i64, size: i64) -> str:
    """The animals of a bundle by name, best first: `horse pig pig`."""
    return " ".join([NAMES[animal] for animal in range(TYPES) for each in range(count_in(bundle, size, animal))])


def bundle_of(animals: list[int]) -> i64:
    total: i64 = 0
    for animal in animals:
        total += WEIGHT[animal]
    return total


def all_threes() -> vec[i64]:
    """For every bundle of three cards, the three of them, best first."""
    cards = zeros(THREE_CARDS * SIDE)
    for first in range(TYPES):
        for second in range(first, TYPES):
            for third in range(second, TYPES):
                at = (WEIGHT[first] + WEIGHT[second] + WEIGHT[third]) * SIDE
                cards[at] = first
                cards[at + 1] = second
                cards[at + 2] = third
    return cards


CARDS: Final = all_threes()  # CARDS[bundle * SIDE + 0…2]
