"""The law of draws: fair ones are left alone, whatever their odds; unfair ones are found within a game."""

from __future__ import annotations

from random import Random

import pytest

from sheepfold.core.laws.chance import Count, is_bag


def counted(share: float, true_share: float, draws: int, luck: Random) -> Count:
    count = Count(label="it")
    for _turn in range(4):
        count.add(share, draws, sum(luck.random() < true_share for _draw in range(draws)))
    return count


@pytest.mark.parametrize("share", [0.001, 0.03, 1 / 6, 0.5, 0.97])
def test_fair_draws_are_never_suspected(share: float) -> None:
    luck = Random(5)
    assert not any(counted(share, share, 50, luck).is_off() for _game in range(1500))


def test_what_cannot_be_otherwise_may_not_be_otherwise() -> None:
    count = Count(label="it")
    count.add(1.0, 100, 100)
    assert not count.is_off()
    count.add(1.0, 100, 0)
    assert count.is_off()


@pytest.mark.parametrize(("share", "true_share"), [(1 / 3, 1 / 2), (1 / 6, 0.0), (1 / 6, 2 / 7)])
def test_unfair_draws_are_found(share: float, true_share: float) -> None:
    luck = Random(5)
    assert all(counted(share, true_share, 400, luck).is_off() for _game in range(100))


def test_a_bag_is_known_by_what_is_missing() -> None:
    assert is_bag({1: 2, 2: 4}, 2, {1: 2, 2: 3})
    assert is_bag({1: 1, 2: 4}, 1, {2: 4})
    assert not is_bag({1: 1, 2: 1}, 1, {1: 1, 2: 1})  # a die
    assert not is_bag({1: 2, 2: 4}, 2, {3: 1, 4: 1})  # something else
    assert not is_bag({}, 0, {})
