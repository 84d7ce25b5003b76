"""What holds for all combinations and all games of Black Sheep, not only for the ones in the scenarios."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from sheepfold.core.asking import asked, codes
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules import moves
from sheepfold.games.black_sheep.rules.bundle import bundle_of, count_in, words_in
from sheepfold.games.black_sheep.rules.combinations import CATEGORIES, STRENGTH, rank
from sheepfold.games.black_sheep.rules.components import LETTERS
from sheepfold.games.black_sheep.rules.phases import CAPTURING

FIVES = [list(five) for five in combinations_with_replacement(range(6), 5)]


def strength(letters: str) -> int:
    return int(STRENGTH[bundle_of([LETTERS.index(sign) for sign in letters])])


def test_we_5_three_horses_and_two_black_sheep_beat_three_pigs_and_two_roosters() -> None:
    """BS-7.4, BS-7.5: on raw lists, since no field can hold both."""
    assert strength("HHHBB") > strength("PPPRR")


def test_ec_30_all_252_combinations_differ_and_every_category_has_its_number() -> None:
    """BS-7.2, BS-7.9, BS-7.10"""
    assert sorted(int(STRENGTH[bundle_of(five)]) for five in FIVES) == list(range(1, 253))
    sizes = [sum(rank(five)[0] == index for five in FIVES) for index in range(len(CATEGORIES))]
    assert sizes == [6, 30, 30, 60, 60, 60, 6]


def test_strength_follows_the_rank() -> None:
    """BS-7.3, BS-7.9"""
    ordered = sorted(FIVES, key=rank)
    assert all(STRENGTH[bundle_of(better)] > STRENGTH[bundle_of(worse)] for better, worse in pairwise(ordered))


@pytest.mark.parametrize(
    "row",
    [
        "HHHHH CCCCC BBBBB HHHHC HHHHB BBBBR HHHCC HHHBB CCCHH BBBRR HHHCP HHHRB CCCHP BBBSR HHCCP HHCCB HHPPC CCPPH RRBBS",
        "HHCPS HHSRB CCHPS BBPSR HCPSR HCPSB HCPRB CPSRB",
    ],
)
def test_some_combinations_from_best_to_worst(row: str) -> None:
    """BS-7.1, BS-7.2, BS-7.4, BS-7.6, BS-7.7"""
    found = [strength(five) for five in row.split()]
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 5])
def test_a_bundle_gives_its_animals_back(size: int) -> None:
    for animals in combinations_with_replacement(range(6), size):
        bundle = bundle_of(list(animals))
        assert [count_in(bundle, size, animal) for animal in range(6)] == [animals.count(animal) for animal in range(6)]
        assert len(words_in(bundle, size).split()) == size


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_ec_31_every_scored_field_took_two_placing_turns_of_every_player(seats: int, seed: int) -> None:
    """BS-4.11, BS-5.7, BS-6.3, BS-7.10"""
    rng = Rng(seed)
    position = GAME.start(GAME.setup(seats, {"tasks": "on" if seed % 2 else "off"}))
    placed = [0] * seats
    scored = 0
    while position.actor() != OVER:
        actor = int(position.actor())
        if actor == FATE:
            before = position.phase
            position.play(position.draw(rng), FATE)
            scored += before != CAPTURING and position.phase == CAPTURING
        else:
            assert all(position.hand_size(seat) == 3 for seat in range(seats))
            assert position.deck_size + position.discard.size >= 38
            assert sum(position.completed[field] == seats for field in range(3)) == 0
            assert asked(position) == [actor]
            found = codes(position, actor)
            assert len(found) <= 36
            move = found[rng.below(len(found))]
            placed[actor] += 1
            position.play(move, actor)
            assert sum(position.completed[field] == seats for field in range(3)) <= 1
        assert GAME.broken(position) == ""
    assert 3 <= scored <= 18
    assert placed == [2 * scored] * seats
    assert sum(position.corral_size(seat) for seat in range(seats)) == 2 * scored


def test_every_choice_has_a_code_of_its_own_below_fates() -> None:
    texts = {moves.say_choice(moves.choice(field, way)) for field in range(3) for way in range(moves.WAYS)}
    assert len(texts) == 3 * moves.WAYS
    assert moves.choice(2, moves.WAYS - 1) < moves.DEALT
