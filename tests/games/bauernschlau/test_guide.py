"""What a search asks: what it is shown, and how far it looks."""

from __future__ import annotations

from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.bots.guide import BauernschlauGuide, turns
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def position_of(given: dict[str, object], seats: int = 2) -> BauernschlauPosition:
    setup = GAME.setup(seats)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def test_a_search_sees_what_a_move_turned_up_and_no_hidden_draw() -> None:
    guide = GAME.guide()
    position = position_of({"sheep": {"3,0": "5 down A", "-3,0": "-3 down B"}, "phase": "action", "turn": "A", "round": 3})
    position.play(GAME.read(position, 0, "reveal"), 0)
    move = GAME.read(position, 0, "turn 3,0")
    position.play(move, 0)
    assert guide.news(position, move) == 4
    position.play(GAME.read(position, 1, "place"), 1)
    assert guide.shown(position, position.draw(Rng(1)), 1)
    assert not guide.shown(position, position.draw(Rng(1)), 0)


def test_a_search_looks_one_round_ahead() -> None:
    position = position_of({"turn": "A"}, 3)
    guide = BauernschlauGuide()
    assert not guide.pause(position)
    guide.ponder(position, 0)
    assert guide.horizon == turns(position) + 3
    assert not guide.pause(position)
    position.round += 1
    assert guide.pause(position)
