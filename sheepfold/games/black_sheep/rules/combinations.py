"""Which five animals beat which (BS-7): every possible combination has a strength of its own, looked up by its bundle."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.rules.bundle import FIVE_ANIMALS, bundle_of
from sheepfold.games.black_sheep.rules.components import TYPES

# Sizes of the groups of equal animals, best category first (BS-7.2).
CATEGORIES: Final = [[5], [4, 1], [3, 2], [3, 1, 1], [2, 2, 1], [2, 1, 1, 1], [1, 1, 1, 1, 1]]


def rank(animals: list[int]) -> list[int]:
    """Category, then the types of the groups, the largest and best group first (BS-7.9): the lesser list is the better."""
    groups = sorted([(-animals.count(animal), animal) for animal in set(animals)])
    sizes = [-size for size, animal in groups]
    return [CATEGORIES.index(sizes)] + [animal for size, animal in groups]


def strengths() -> vec[i64]:
    table = zeros(FIVE_ANIMALS)
    every = [list(five) for five in combinations_with_replacement(range(TYPES), 5)]
    every.sort(key=rank, reverse=True)
    for index, animals in enumerate(every):
        table[bundle_of(animals)] = index + 1
    return table


STRENGTH: Final = strengths()  # by the bundle of five animals: 1 for the weakest, 252 for the strongest
