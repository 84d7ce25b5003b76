"""What a view tells beyond what lies there, so that a page needs no rules: risks, and how many cards may be placed."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import asked, codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bye_bye_black_sheep.rules.components import BS

GAME = load("bye-bye-black-sheep")


@pytest.mark.parametrize("seats", [2, 5])
def test_one_card_in_so_many_is_the_black_sheep(seats: int) -> None:
    """BB-18.1, BB-18.3"""
    position, rng = GAME.start(GAME.setup(seats)), Rng(seats)
    settle(position, rng)
    while position.actor() != OVER:
        shown = GAME.view(position, None)["table"]
        assert list(shown["risk"].values()) == [int(position.size(seat)) for seat in range(seats)]
        assert all(position.count(seat, BS) == 1 for seat in range(seats))
        seat = asked(position)[0]
        legal = codes(position, seat)
        position.play(legal[rng.below(len(legal))], seat)
        settle(position, rng)


def test_placements_are_told_for_the_hole_and_some_more() -> None:
    """BB-6.2: for those who look ahead."""
    setup = GAME.setup(2)
    given = {"hands": {"A": "1 2 BS"}, "hole": "3 4 5 6"}
    found = GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(1))), None)["table"]["placements"]
    assert found[:6] == [0, 0, 0, 1, 2, 3]
    assert len(found) > 4 + 5
