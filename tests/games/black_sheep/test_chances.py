"""Quick chances: which rival is the hardest."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

from sheepfold.games.black_sheep.bots.chances import CHANCES, PAIR_OF, RIVAL
from sheepfold.games.black_sheep.rules.sides import (
    OPEN_SIDES,
    SIDES,
)


def test_the_hardest_rival_is_the_strongest_of_complete_sides_and_the_most_promising_of_open_ones() -> None:
    if not CHANCES.made:
        CHANCES.make()
    for first, second in combinations_with_replacement(range(6), 2):
        start = int(PAIR_OF[first * 6 + second]) * SIDES
        assert PAIR_OF[second * 6 + first] * SIDES == start
        for sides in (range(1, OPEN_SIDES), range(OPEN_SIDES, SIDES)):
            by_hardness = sorted(sides, key=lambda side: int(CHANCES.hardness[start + side]))
            assert all(CHANCES.hardness[start + side] & RIVAL == side for side in sides)
            for mine in (0, 3, 20):
                chances = [int(CHANCES.wins[(start + side) * SIDES + mine]) for side in by_hardness]
                assert all(later <= sooner + 1 for sooner, later in pairwise(chances))
