"""What is kept as small numbers (sides, herds, counted cards), against the same worked out the long way."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise
from typing import cast

import pytest

from sheepfold.core.game import codes
from sheepfold.core.pile import Pile
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep import moves as m
from sheepfold.games.black_sheep.bundle import bundle_of, count_in
from sheepfold.games.black_sheep.chances import CHANCES, PAIR_OF, RIVAL
from sheepfold.games.black_sheep.components import NAMES
from sheepfold.games.black_sheep.counting import counted_by
from sheepfold.games.black_sheep.herds import NO_FIGURES, fewest_of, joined, lacking_of, merged, of_type
from sheepfold.games.black_sheep.position import BlackSheepPosition
from sheepfold.games.black_sheep.sides import (
    AFTER,
    AFTER_BITS,
    BUNDLE,
    HANDS,
    MORE,
    OPEN_SIDES,
    SIDES,
    WITH_HAND,
    cards_of,
    hand_of,
    side_of,
)
from sheepfold.games.black_sheep.stages import REFILLING


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
                for place, use in enumerate(uses):
                    after = cards + [hand[i] for i in use]
                    expected = int(side_of(bundle_of(after), len(after))) if len(after) <= 3 else 0
                    assert packed >> place * AFTER_BITS & AFTER == expected


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counted_cards_are_those_a_careful_player_counts(seats: int) -> None:
    rng = Rng(6)
    here = cast(BlackSheepPosition, GAME.start(GAME.setup(seats)))
    counted = [[0] * 6 for row in range(seats + 1)]
    remade = 0
    while here.actor() != OVER:
        actor, size = int(here.actor()), int(here.deck_size)
        found = codes(here, actor)
        move = int(here.draw(rng)) if actor == FATE else found[rng.below(len(found))]
        if actor != FATE:
            words = m.say_choice(move).split()[2:]
            for card in [NAMES.index(word) for word in words if word != "drop"]:
                for row in range(seats + 1):
                    if row != actor:
                        counted[row][card] = max(counted[row][card] - 1, 0)
        here.play(move, actor)
        if here.deck_size > size:
            remade += 1
            for row in range(seats + 1):
                others = [seat for seat in range(seats) if seat != row]
                counted[row] = [sum(int(count_in(here.hands[s], here.hand_size(s), c)) for s in others) for c in range(6)]
        assert [[int(counted_by(here, row, card)) for card in range(6)] for row in range(seats + 1)] == counted
    assert remade > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_carrying_on_is_a_turn_by_the_policy_and_the_cards_for_it(seats: int) -> None:
    here = GAME.start(GAME.setup(seats))
    rng = Rng(9)
    while here.actor() != OVER:
        actor = here.actor()
        if actor == FATE:
            here.play(here.draw(rng), FATE)
            continue
        other, again = cast(BlackSheepPosition, here.copy()), rng.copy()
        here.carry_on(actor, Pile(0), rng)
        other.play(other.policy(actor, Pile(0), again), actor)
        while other.stage == REFILLING:
            other.play(other.draw(again), FATE)
        assert here.to_data() == other.to_data()
        assert rng.word() == again.word()


def test_the_hardest_rival_is_the_strongest_of_complete_sides_and_the_most_promising_of_open_ones() -> None:
    if not CHANCES.made:
        CHANCES.make()
    for first, second in every(2):
        start = int(PAIR_OF[first * 6 + second]) * SIDES
        assert PAIR_OF[second * 6 + first] * SIDES == start
        for sides in (range(1, OPEN_SIDES), range(OPEN_SIDES, SIDES)):
            by_hardness = sorted(sides, key=lambda side: int(CHANCES.hardness[start + side]))
            assert all(CHANCES.hardness[start + side] & RIVAL == side for side in sides)
            for mine in (0, 3, 20):
                chances = [int(CHANCES.wins[(start + side) * SIDES + mine]) for side in by_hardness]
                assert all(later <= sooner + 1 for sooner, later in pairwise(chances))
