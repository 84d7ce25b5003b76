"""The three throws counted out, against the table of the strategy notes and against two other ways of counting."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.bots.exact import ALL_WAYS, ROW, Throws, first_of_others, last_ways, second_of_others

SIDES = (12, 10, 8)

# Effective target: by throw 1, 2, 3 in per cent, expected cards, ends under 14 in per cent.
TABLE = {
    11: (87.5, 98.4, 99.6, 2.85, 0.4),
    12: (82.9, 97.2, 99.2, 2.79, 0.8),
    13: (77.5, 95.6, 98.5, 2.72, 1.5),
    14: (71.4, 93.2, 97.5, 2.62, 2.5),
    15: (64.6, 89.9, 95.9, 2.50, 3.1),
    16: (57.4, 85.7, 93.7, 2.37, 3.6),
    17: (50.0, 80.3, 90.7, 2.21, 4.0),
    18: (42.6, 73.9, 86.6, 2.03, 4.4),
    19: (35.4, 66.4, 81.3, 1.83, 4.7),
    20: (28.6, 58.1, 74.8, 1.62, 5.0),
    21: (22.5, 49.3, 67.1, 1.39, 5.2),
    22: (17.1, 40.3, 58.4, 1.16, 5.3),
    23: (12.5, 31.7, 48.9, 0.93, 5.3),
    24: (8.8, 23.7, 39.1, 0.72, 5.2),
    25: (5.8, 16.8, 29.5, 0.52, 5.2),
    26: (3.6, 11.2, 20.8, 0.36, 5.1),
    27: (2.1, 6.7, 13.3, 0.22, 5.1),
    28: (1.0, 3.5, 7.4, 0.12, 5.0),
    29: (0.4, 1.5, 3.3, 0.05, 5.0),
    30: (0.1, 0.4, 0.9, 0.01, 4.9),
}


@pytest.mark.parametrize("target", TABLE)
def test_the_table_of_the_strategy_notes(target: int) -> None:
    throws = Throws(target)
    *reached, cards, low = TABLE[target]
    assert [100 * throws.reached(throw) for throw in (1, 2, 3)] == pytest.approx(reached, abs=0.11)
    assert throws.cards() == pytest.approx(cards, abs=0.0051)
    assert 100 * throws.fails_low() == pytest.approx(low, abs=0.11)


def expected_cards(target: int) -> Fraction:
    """The best that can be had, worked out backwards over the dice as they lie, in fractions."""

    @cache
    def last(kept: int, die: int) -> Fraction:
        return Fraction(sum(kept + face >= target for face in range(1, SIDES[die] + 1)), SIDES[die])

    @cache
    def second(face: int, die: int) -> Fraction:
        one, other = (d for d in range(3) if d != die)
        total = Fraction(0)
        for x, y in product(range(1, SIDES[one] + 1), range(1, SIDES[other] + 1)):
            total += 2 if face + x + y >= target else max(last(face + x, other), last(face + y, one))
        return total / (SIDES[one] * SIDES[other])

    total = Fraction(0)
    for faces in product(*(range(1, n + 1) for n in SIDES)):
        total += 3 if sum(faces) >= target else max(second(face, die) for die, face in enumerate(faces))
    return total / 960


@pytest.mark.parametrize("target", [3, 14, 19, 22, 26, 30, 33])
def test_no_way_of_keeping_brings_more_cards(target: int) -> None:
    throws = Throws(target)
    assert Fraction(int(3 * throws.first + 2 * throws.second + throws.third), int(ALL_WAYS)) == expected_cards(target)


def best_keep(throws: Throws, dice: vec[i64], kept: int) -> i64:
    """The die to set aside: after the first throw any of the three, after the second any but the one kept (as bits)."""
    if kept == 0:
        return throws.better(throws.better(dice[0], ROW + dice[1]), 2 * ROW + dice[2]) // ROW
    held = kept >> 1  # bits 1, 2, 4 are dice 0, 1, 2
    one, other = first_of_others(held), second_of_others(held)
    keep_one = last_ways(throws.needed - dice[held] - dice[one], other)
    keep_other = last_ways(throws.needed - dice[held] - dice[other], one)
    if keep_one == keep_other:
        safer = throws.low_ways(dice[held] + dice[other], one) < throws.low_ways(dice[held] + dice[one], other)
        return other if safer else one
    return one if keep_one > keep_other else other


@pytest.mark.parametrize(("target", "safe"), [(16, 14), (20, 12), (23, 16)])
def test_thrown_by_real_dice(target: int, safe: int) -> None:
    """Keeping as advised, the dice do what was counted."""
    throws, rng, games = Throws(target, safe), Rng(8), 20_000
    won, low = [0, 0, 0], 0
    for _ in range(games):
        dice, kept = zeros(3), 0
        for throw in range(3):
            for die in range(3):
                if not kept >> die & 1:
                    dice[die] = rng.below(SIDES[die]) + 1
            if sum(dice) >= target:
                won[throw] += 1
                break
            if throw < 2:
                best = int(best_keep(throws, dice, kept))
                assert not kept >> best & 1
                kept |= 1 << best
        else:
            low += sum(dice) < safe
    assert [sum(won[: n + 1]) / games for n in range(3)] == pytest.approx([throws.reached(n) for n in (1, 2, 3)], abs=0.012)
    assert low / games == pytest.approx(throws.fails_low(), abs=0.006)
