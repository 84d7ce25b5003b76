"""Other worlds that look the same, by their true odds; and values that make a simple bot sensible."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from sheepfold.core.game import codes
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.position import BlackSheepPosition


def position(seats: int, **given: Any) -> BlackSheepPosition:
    setup = GAME.setup(seats)
    return cast(BlackSheepPosition, GAME.load(setup, GAME.complete(setup, given, Rng(5))))


def worlds(here: BlackSheepPosition, seat: int, number: int) -> list[dict[str, Any]]:
    rng = Rng(9)
    found = []
    for turn in range(number):
        world = here.copy()
        world.reshuffle(seat, rng)
        found.append(world.to_data())
    return found


def test_counted_cards_stay_in_the_only_other_hand() -> None:
    here = position(2, turn="A", deck="", hands={"A": "HCP", "B": "SSR"})
    here.play(codes(here, 0)[0], 0)
    assert {world["hands"]["B"] for world in worlds(here, 0, 40)} == {"sheep sheep rooster"}


def test_counted_cards_stay_among_the_hands_that_have_drawn_nothing_since() -> None:
    here = position(3, turn="A", deck="", hands={"A": "HHH", "B": "SSS", "C": "RRR"})
    here.play(GAME.read(here, 0, "place 1 horse"), 0)
    found = worlds(here, 0, 60)
    assert all(Counter((w["hands"]["B"] + " " + w["hands"]["C"]).split()) == {"sheep": 3, "rooster": 3} for w in found)
    assert len({w["hands"]["B"] for w in found}) == 4


def test_values_of_others_are_drawn_from_those_left() -> None:
    here = position(
        2, corrals={"A": "H3 H3 H1 H1", "B": "H2 C3"}, fields=[{"figures": "CC"}, {"figures": "PP"}, {"figures": "PP"}]
    )
    found = worlds(here, 0, 200)
    assert {w["corrals"]["B"].split()[0] for w in found} == {"horse-2"}
    assert {w["corrals"]["B"].split()[1] for w in found} == {"cow-1", "cow-2", "cow-3"}
    assert {w["corrals"]["A"] for w in found} == {"horse-3 horse-3 horse-1 horse-1"}


def best_move(here: BlackSheepPosition, seat: int) -> int:
    def promise(move: int) -> int:
        after = here.copy()
        after.play(move, seat)
        return int(after.value(seat))

    return max(codes(here, seat), key=promise)


def test_looking_one_move_ahead_beats_chance() -> None:
    won = 0
    for seed in range(30):
        rng = Rng(seed)
        here = cast(BlackSheepPosition, GAME.start(GAME.setup(2)))
        while here.actor() != OVER:
            actor = int(here.actor())
            if actor == FATE:
                here.play(here.draw(rng), FATE)
            elif actor == seed % 2:
                here.play(best_move(here, actor), actor)
            else:
                found = codes(here, actor)
                here.play(found[rng.below(len(found))], actor)
        won += bool(here.wins(seed % 2))
    assert won >= 24
