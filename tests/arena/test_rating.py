"""Ratings recover strengths that are known, and intervals hold what they promise."""

from __future__ import annotations

import math

import pytest

from sheepfold.arena.match import Result
from sheepfold.arena.rating import difference, share, strengths, wilson
from sheepfold.core.rng import Rng


def uniform(rng: Rng) -> float:
    return (int(rng.word()) + 0.5) / 2**32


def game(deal: int, bots: list[str], places: list[int]) -> Result:
    return Result(
        number=0,
        deal=deal,
        table=0,
        bots=bots,
        places=places,
        winners=[seat for seat, place in enumerate(places) if place == 1],
        scores=[],
    )


def synthetic(true: dict[str, float], deals: int, luck: float, rng: Rng) -> list[Result]:
    """Round robin of two, both ways round. The deal favours one seat by `luck`, the same in both games of the deal."""
    names = list(true)
    found = []
    for deal in range(deals):
        favour = luck * (2 * uniform(rng) - 1)
        for i, one in enumerate(names):
            for other in names[i + 1 :]:
                for bots in ([one, other], [other, one]):
                    edge = (true[bots[0]] - true[bots[1]]) / 400 * math.log(10) + favour
                    places = [1, 2] if uniform(rng) < 1 / (1 + math.exp(-edge)) else [2, 1]
                    found.append(game(deal, bots, places))
    return found


def test_known_strengths_are_found_again() -> None:
    true = {"lamb": -250.0, "ewe": -50.0, "ram": 100.0, "dog": 200.0}
    found = strengths(synthetic(true, 600, 0, Rng(1)), list(true))
    for name, value in true.items():
        assert found[name].low < value < found[name].high
        assert found[name].value == pytest.approx(value, abs=25)
        assert found[name].high - found[name].low < 60


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    held = total = 0
    for seed in range(60):
        found = strengths(synthetic({"a": 60.0, "b": 0.0, "c": -60.0}, 40, 2.0, Rng(seed)), ["a", "b", "c"])
        held += sum(1 for name, value in (("a", 60.0), ("b", 0.0), ("c", -60.0)) if found[name].low < value < found[name].high)
        total += 3
    assert held / total > 0.85


def test_one_that_always_wins_has_a_finite_strength_and_a_wide_interval() -> None:
    found = strengths([game(deal, ["dog", "lamb"], [1, 2]) for deal in range(50)], ["dog", "lamb"])
    assert 100 < found["dog"].value < 1000
    assert found["dog"].high - found["dog"].low > 100


def test_places_of_a_larger_table_count_as_duels_and_equals_do_not() -> None:
    results = [game(deal, ["dog", "lamb", "lamb"], [1, 2, 2] if deal % 3 else [2, 1, 3]) for deal in range(60)]
    found = strengths(results, ["dog", "lamb"])
    assert found["dog"].value > 0 > found["lamb"].value
    assert strengths([game(0, ["lamb", "lamb"], [1, 2])], ["lamb"]) == {}


def test_wilson_by_the_book() -> None:
    found = wilson(0.8, 50)  # Wilson's interval for 40 of 50
    assert found.low == pytest.approx(0.6696, abs=1e-3)
    assert found.high == pytest.approx(0.8876, abs=1e-3)
    assert wilson(1.0, 10).high == pytest.approx(1)
    assert wilson(0.0, 10).low == pytest.approx(0)


def test_shares_know_that_games_of_a_deal_hang_together() -> None:
    apart = {deal: [float(deal % 2)] for deal in range(200)}
    doubled = {deal: [float(deal % 2)] * 2 for deal in range(200)}
    mirrored = {deal: [1.0, 0.0] for deal in range(200)}
    width = [share(part).high - share(part).low for part in (apart, doubled, mirrored)]
    assert width[1] == pytest.approx(width[0], rel=0.02)
    assert width[2] < 0.6 * width[0]
    assert share({}).low == 0.0


def test_share_intervals_hold_the_truth() -> None:
    held = 0
    for seed in range(200):
        rng = Rng(seed)
        by_deal = {}
        for deal in range(50):
            luck = 0.2 + 0.6 * uniform(rng)
            by_deal[deal] = [float(uniform(rng) < luck), float(uniform(rng) < luck)]
        found = share(by_deal)
        held += found.low < 0.5 < found.high
    assert held >= 180


def test_differences_of_the_same_deals() -> None:
    found = difference({deal: 0.1 + 0.01 * (deal % 3 - 1) for deal in range(90)})
    assert found.value == pytest.approx(0.1)
    assert 0.09 < found.low < found.high < 0.11
    assert math.isnan(difference({1: 0.5}).value)
