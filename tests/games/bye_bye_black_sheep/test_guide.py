"""What the guide tells a search: what a move showed, who sees what fate does, and how far to look."""

from __future__ import annotations

from sheepfold.core.asking import codes
from sheepfold.core.game import Data
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def test_the_search_learns_the_answer_of_an_eagle() -> None:
    truth = position(2, {"phase": "eagle", "hole": "3 4 EA", "hands": {"B": "7 8 9 10 11 12 BS MO"}})
    for text, answer in (("ask B 7", 2), ("ask B 6", 1), ("skip", 0)):
        after = truth.copy()
        move = GAME.read(truth, 0, text)
        after.play(move, 0)
        assert GAME.guide().news(after, move) == answer


def test_only_the_owner_is_shown_what_is_dealt() -> None:
    refill = position(3, {"phase": "refill", "from": "B", "hands": {"B": 5}})
    card = codes(refill, int(FATE))[0]
    assert [GAME.guide().shown(refill, card, seat) for seat in range(3)] == [False, True, False]
    drawn = position(3, {"phase": "blind", "from": "B"})
    assert all(GAME.guide().shown(drawn, codes(drawn, int(FATE))[0], seat) for seat in range(3))


def test_a_search_pauses_after_the_own_next_turn() -> None:
    """The horizon belongs to the search: another guide, or a copy of the position, knows nothing of it."""
    guide = GAME.guide()
    guide.ponder(position(3, {"turns": 7}), 0)
    for turns, pauses in ((7, False), (10, False), (11, True)):
        assert guide.pause(position(3, {"phase": "blind", "turns": turns})) == pauses
    assert not guide.pause(position(3, {"phase": "blind", "turns": 11, "hole": "4"}))
    assert GAME.guide().pause(position(3, {"phase": "blind", "turns": 7}))
