"""The cards one seat has at a field, as a small number: 0 for none, then every one card, every two, every three.

Equal cards are equal sides, in whatever order they came. What a side becomes is looked up, never worked out.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.rules.bundle import THREE_CARDS, WEIGHT, words_in
from sheepfold.games.black_sheep.rules.components import SIDE, TYPES

NO_CARDS: Final[i64] = 0
TWO_CARDS: Final[i64] = 7  # where the sides of two cards begin,
OPEN_SIDES: Final[i64] = 28  # and the complete ones
SIDES: Final[i64] = 84


def cards_of(side: i64) -> i64:
    """How many cards a side of this number has."""
    return 0 if side == 0 else 1 if side < TWO_CARDS else 2 if side < OPEN_SIDES else 3


def bundles(cards: i64) -> list[i64]:
    """Every bundle of so many animals, once."""
    if cards == 0:
        return [0]
    found: list[i64] = []
    for first in range(TYPES):
        for second in range(first, TYPES if cards > 1 else first + 1):
            for third in range(second, TYPES if cards > 2 else second + 1):
                weight = WEIGHT[first]
                if cards > 1:
                    weight += WEIGHT[second]
                if cards > 2:
                    weight += WEIGHT[third]
                found.append(weight)
    return found


def all_bundles() -> vec[i64]:
    return vec[i64]([bundle for cards in range(SIDE + 1) for bundle in bundles(cards)])


BUNDLE: Final = all_bundles()  # by side


def all_numbers() -> vec[i64]:
    numbers = zeros((SIDE + 1) * THREE_CARDS)
    for side in range(SIDES):
        numbers[cards_of(side) * THREE_CARDS + BUNDLE[side]] = side
    return numbers


NUMBER: Final = all_numbers()  # by number of cards and their bundle


# By side; asked for after every move.
WORDS: Final = [words_in(BUNDLE[side], cards_of(side)) for side in range(SIDES)]


def side_of(bundle: i64, cards: i64) -> i64:
    return NUMBER[cards * THREE_CARDS + bundle]


def all_next() -> vec[i64]:
    sides = zeros(OPEN_SIDES * TYPES)
    for side in range(OPEN_SIDES):
        for card in range(TYPES):
            sides[side * TYPES + card] = side_of(BUNDLE[side] + WEIGHT[card], cards_of(side) + 1)
    return sides


MORE: Final = all_next()  # by open side and card: the side with that card
