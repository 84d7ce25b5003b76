"""Herds as one number, against the same worked out the long way."""

from __future__ import annotations

from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep.rules.herds import NO_FIGURES, fewest_of, joined, lacking_of, merged, of_type


def test_a_herd_counts_each_type_its_sets_and_what_the_next_set_lacks() -> None:
    rng = Rng(4)
    for turn in range(200):
        herds, numbers = [NO_FIGURES, NO_FIGURES], [[0] * 6, [0] * 6]
        for which in range(2):
            for each in range(rng.below(30)):
                animal = rng.below(6)
                if numbers[which][animal] < 6:
                    numbers[which][animal] += 1
                    herds[which] = joined(herds[which], animal)
            assert [of_type(herds[which], animal) for animal in range(6)] == numbers[which]
            assert fewest_of(herds[which]) == min(numbers[which])
            assert lacking_of(herds[which]) == numbers[which].count(min(numbers[which]))
        both = merged(herds[0], herds[1])
        assert [of_type(both, animal) for animal in range(6)] == [max(pair) for pair in zip(*numbers, strict=True)]
        assert (fewest_of(both), lacking_of(both)) == (fewest_of(herds[0]), lacking_of(herds[0]))
