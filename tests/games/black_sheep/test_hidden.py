"""Other worlds that look the same, by their true odds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sheepfold.core.asking import codes
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition


def table(seats: int, **given: Any) -> BlackSheepPosition:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, given, Rng(5)))


def worlds(position: BlackSheepPosition, seat: int, number: int) -> list[dict[str, Any]]:
    rng = Rng(9)
    found = []
    for turn in range(number):
        world = position.copy()
        world.reshuffle(seat, rng)
        found.append(world.to_data())
    return found


def test_counted_cards_stay_in_the_only_other_hand() -> None:
    position = table(2, turn="A", deck="", hands={"A": "HCP", "B": "SSR"})
    position.play(codes(position, 0)[0], 0)
    assert {world["hands"]["B"] for world in worlds(position, 0, 40)} == {"sheep sheep rooster"}


def test_counted_cards_stay_among_the_hands_that_have_drawn_nothing_since() -> None:
    position = table(3, turn="A", deck="", hands={"A": "HHH", "B": "SSS", "C": "RRR"})
    position.play(GAME.read(position, 0, "place 1 horse"), 0)
    found = worlds(position, 0, 60)
    assert all(Counter((w["hands"]["B"] + " " + w["hands"]["C"]).split()) == {"sheep": 3, "rooster": 3} for w in found)
    assert len({w["hands"]["B"] for w in found}) == 4


def test_values_of_others_are_drawn_from_those_left() -> None:
    position = table(
        2, corrals={"A": "H3 H3 H1 H1", "B": "H2 C3"}, fields=[{"figures": "CC"}, {"figures": "PP"}, {"figures": "PP"}]
    )
    found = worlds(position, 0, 200)
    assert {w["corrals"]["B"].split()[0] for w in found} == {"horse-2"}
    assert {w["corrals"]["B"].split()[1] for w in found} == {"cow-1", "cow-2", "cow-3"}
    assert {w["corrals"]["A"] for w in found} == {"horse-3 horse-3 horse-1 horse-1"}
