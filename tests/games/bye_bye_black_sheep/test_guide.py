"""What the guide tells a search: how far to look."""

from __future__ import annotations

import pytest

from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (3, 1), (5, 1)])
def test_a_search_looks_as_many_turns_ahead_as_suits_the_table(seats: int, turns: int) -> None:
    """The horizon belongs to the search: another guide, or a copy of the position, knows nothing of it."""
    guide = GAME.guide()
    guide.ponder(position(seats, {"turns": 7}), 0)
    for more in range(3):
        assert guide.pause(position(seats, {"phase": "blind", "turns": 7 + more})) == (more >= turns)
    assert not guide.pause(position(seats, {"phase": "blind", "turns": 9, "hole": "4"}))
    assert GAME.guide().pause(position(seats, {"phase": "blind", "turns": 7}))
