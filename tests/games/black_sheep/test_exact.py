"""Exact odds against a second way to get them: every deal of a small bag of single cards, judged by rank."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep.bots.chances import CHANCES, LOOKS_FEW, PAIR_OF, SURE
from sheepfold.games.black_sheep.bots.exact import Deals, beating_chance, full_bag, holding_chance, outcomes
from sheepfold.games.black_sheep.rules.bundle import bundle_of
from sheepfold.games.black_sheep.rules.combinations import STRENGTH, rank
from sheepfold.games.black_sheep.rules.sides import OPEN_SIDES, SIDES, side_of


def some(rng: Rng, number: int) -> list[int]:
    return [rng.below(6) for i in range(number)]


def counted(cards: list[int]) -> list[int]:
    return [cards.count(animal) for animal in range(6)]


def best_rank(animals: list[int], cards: list[int], missing: int) -> list[int]:
    return min(rank(animals + list(chosen)) for chosen in combinations(cards, missing))


def strength(five: list[int]) -> int:
    return int(STRENGTH[bundle_of(five)])


@pytest.mark.parametrize("seed", range(40))
def test_the_chance_to_beat_a_side_is_that_of_all_deals(seed: int) -> None:
    rng = Rng(seed)
    missing = 1 + seed % 3
    looks = seed % 4
    held = some(rng, max(missing - looks, rng.below(3)))
    animals, bag, target = some(rng, 5 - missing), some(rng, 9), some(rng, 5)
    deals = list(combinations(bag, looks))
    won = sum(best_rank(animals, [*held, *deal], missing) < rank(target) for deal in deals)
    found = beating_chance(bundle_of(animals), missing, strength(target), held, counted(bag), looks)
    assert found == pytest.approx(float(Fraction(won, len(deals))))


@pytest.mark.parametrize("seed", range(12))
def test_a_side_holds_against_two_rivals_who_draw_from_one_bag(seed: int) -> None:
    rng = Rng(seed + 100)
    one, other = some(rng, 3 + seed % 2), some(rng, 4)
    bag, target = some(rng, 8), some(rng, 5)
    held = total = 0
    for first in combinations(range(len(bag)), 3):
        left = [index for index in range(len(bag)) if index not in first]
        for second in combinations(left, 3):
            total += 1
            hands = [[bag[index] for index in indexes] for indexes in (first, second)]
            sides = [best_rank(side, hand, 5 - len(side)) for side, hand in zip((one, other), hands, strict=True)]
            held += all(side >= rank(target) for side in sides)
    animals = [bundle_of(one), bundle_of(other)]
    missing = [5 - len(one), 1]
    found = holding_chance(strength(target), animals, missing, counted(bag), 3)
    assert found == pytest.approx(held / total)


def test_all_deals_of_the_whole_deck_are_counted() -> None:
    deals = Deals(full_bag(14), 5)
    assert deals.total == 30872016  # 84 over 5
    assert deals.ways.size == 252
    assert sum(outcomes(bundle_of([0, 1]), 3, deals)) == deals.total


def test_quick_chances_are_those_of_exact_odds() -> None:
    if not CHANCES.made:
        CHANCES.make()
    figures, mine, rival = [2, 4], [2, 2], [0, 4, 4]
    row = (PAIR_OF[figures[0] * 6 + figures[1]] * SIDES + side_of(bundle_of(rival), 3)) * SIDES
    quick = int(CHANCES.wins[row + side_of(bundle_of(mine), 2)])
    target = int(STRENGTH[bundle_of(figures + rival)])
    exact = beating_chance(bundle_of(figures + mine), 1, target, [], list(full_bag(14)), LOOKS_FEW)
    assert quick / 1024 == pytest.approx(exact, abs=0.002)


def test_between_open_sides_the_chances_of_both_make_one() -> None:
    if not CHANCES.made:
        CHANCES.make()
    for pair in range(21):
        for one in range(OPEN_SIDES):
            for other in range(OPEN_SIDES):
                both = int(CHANCES.wins[(pair * SIDES + one) * SIDES + other]) + int(
                    CHANCES.wins[(pair * SIDES + other) * SIDES + one]
                )
                assert SURE - 2 <= both <= SURE
