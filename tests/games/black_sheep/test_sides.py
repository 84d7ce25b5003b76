"""Sides as small numbers, against the same worked out the long way."""

from __future__ import annotations

from itertools import combinations_with_replacement

from sheepfold.games.black_sheep.rules.bundle import bundle_of
from sheepfold.games.black_sheep.rules.sides import (
    BUNDLE,
    MORE,
    SIDES,
    cards_of,
    side_of,
)


def every(cards: int) -> list[list[int]]:
    return [list(row) for row in combinations_with_replacement(range(6), cards)]


def test_every_side_has_a_number_of_its_own() -> None:
    sides = [side_of(bundle_of(cards), number) for number in range(4) for cards in every(number)]
    assert sorted(sides) == list(range(SIDES))
    for number in range(4):
        for cards in every(number):
            side = side_of(bundle_of(cards), number)
            assert (BUNDLE[side], cards_of(side)) == (bundle_of(cards), number)
            for card in range(6 if number < 3 else 0):
                assert MORE[side * 6 + card] == side_of(bundle_of([*cards, card]), number + 1)
