"""What the guide tells a search: how far to look."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def test_a_search_pauses_after_the_next_turn() -> None:
    """The horizon belongs to the search: another guide, or a copy of the position, knows nothing of it."""
    guide = GAME.guide()
    guide.ponder(position(3, {"turns": 7}), 0)
    for turns, pauses in ((7, False), (8, False), (9, True)):
        assert guide.pause(position(3, {"phase": "blind", "turns": turns})) == pauses
    assert not guide.pause(position(3, {"phase": "blind", "turns": 9, "hole": "4"}))
    assert GAME.guide().pause(position(3, {"phase": "blind", "turns": 7}))
