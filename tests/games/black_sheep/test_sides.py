"""Sides as small numbers, against the same worked out the long way."""

from __future__ import annotations

from itertools import combinations_with_replacement

from sheepfold.games.black_sheep.rules.bundle import bundle_of
from sheepfold.games.black_sheep.rules.sides import (
    AFTER,
    AFTER_BITS,
    BUNDLE,
    HANDS,
    MORE,
    SIDES,
    WITH_HAND,
    cards_of,
    hand_of,
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


def test_what_a_hand_makes_of_a_side() -> None:
    uses = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
    for number in range(3):
        for cards in every(number):
            for hand in every(3):
                packed = int(WITH_HAND[side_of(bundle_of(cards), number) * HANDS + hand_of(bundle_of(hand))])
                for index, use in enumerate(uses):
                    after = cards + [hand[i] for i in use]
                    expected = int(side_of(bundle_of(after), len(after))) if len(after) <= 3 else 0
                    assert packed >> index * AFTER_BITS & AFTER == expected
