"""What a hand makes of a side, against the same worked out the long way."""

from __future__ import annotations

from itertools import combinations_with_replacement

from sheepfold.games.black_sheep.bots.hands import AFTER, AFTER_B, HANDS, WITH_HAND, hand_of
from sheepfold.games.black_sheep.rules.bundle import bundle_of
from sheepfold.games.black_sheep.rules.sides import side_of


def every(cards: int) -> list[list[int]]:
    return [list(row) for row in combinations_with_replacement(range(6), cards)]


def test_what_a_hand_makes_of_a_side() -> None:
    uses = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
    for number in range(3):
        for cards in every(number):
            for hand in every(3):
                packed = int(WITH_HAND[side_of(bundle_of(cards), number) * HANDS + hand_of(bundle_of(hand))])
                for index, use in enumerate(uses):
                    after = cards + [hand[i] for i in use]
                    expected = int(side_of(bundle_of(after), len(after))) if len(after) <= 3 else 0
                    assert packed >> index * AFTER_B & AFTER == expected
