"""Rules that speak of every game rather than of one position."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.bots.uniform import Uniform
from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.laws import play_out
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules import actions
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

THREE = {
    "0-2": "-1,2 -2,4 -4,5 -5,7 -7,8 -8,10 -10,11 -11,13",
    "2-4": "-1,-1 -2,-2 -1,-4 -2,-5 -1,-7 -2,-8 -1,-10 -2,-11",
    "4-0": "2,-1 4,-2 5,-1 7,-2 8,-1 10,-2 11,-1 13,-2",
}
TWO = {"0-3": THREE["0-2"], "3-0": THREE["2-4"]}


def position_of(seats: int, given: dict[str, Any], options: dict[str, str] | None = None) -> BauernschlauPosition:
    setup = GAME.setup(seats, options)
    position = GAME.load(setup, GAME.complete(setup, given, Rng(3)))
    assert isinstance(position, BauernschlauPosition)
    return position


def test_two_to_six_players() -> None:
    """BA-1.1"""
    assert GAME.seats == (2, 6)
    for seats in (1, 7):
        with pytest.raises(BadInput, match="fewest: 2, most: 6"):
            GAME.setup(seats)


@pytest.mark.parametrize("seats", [2, 6])
def test_pieces_never_move(seats: int) -> None:
    """BA-8.7: every fence only ever grows at its end, a piece at a time."""
    rng = Rng(11)
    position = GAME.start(GAME.setup(seats))
    settle(position, rng)
    before = position.to_data()["fences"]
    while position.actor() != OVER:
        moves = codes(position, int(position.actor()))
        position.play(moves[rng.below(len(moves))], position.actor())
        settle(position, rng)
        after = position.to_data()["fences"]
        assert all(after[name].startswith(path) for name, path in before.items())
        before = after


@pytest.mark.parametrize(("seats", "most"), [(2, 136), (3, 152), (4, 152), (5, 164), (6, 164)])
def test_actions_are_bounded(seats: int, most: int) -> None:
    """BA-14.1: no game has more actions than tiles to place, tiles to turn and pieces to lay."""
    for seed in range(4):
        play = play_out(GAME, seats, {}, seed)
        details = [text for seat, text in play.record.moves if text.split()[0] in ("put", "turn", "park", "build")]
        assert 40 < len(details) <= most
        assert len(play.record.moves) <= GAME.bound(play.position.setup)


def test_a_stall_needs_everything_used_up() -> None:
    """BA-14.4, BA-14.3: nobody can act exactly when supply, face-down sheep and usable pieces are gone."""
    everything = {"turn": "A", "phase": "over", "supply": 0, "fences": TWO, "sheep": {}}
    position = position_of(2, everything)
    assert not any(actions.has_main(position, seat) for seat in range(2))
    for change in ({"sheep": {"3,0": "? down"}}, {"supply": 1}, {"fences": {"0-3": TWO["0-3"]}}):
        other = position_of(2, {**everything, **change})
        assert any(actions.has_main(other, seat) for seat in range(2))


def test_with_three_players_and_every_tile_out_some_farm_is_full() -> None:
    """BA-14.4: two pastures cannot keep three areas open."""
    assert position_of(2, {"phase": "over", "supply": 0, "fences": TWO}).supply == 0
    with pytest.raises(BadInput, match="supply"):
        position_of(3, {"phase": "over", "supply": 0, "fences": THREE})


def test_moves_that_show_something_are_marked() -> None:
    """BA-13.7: a move that turns a tile up, or ends the game so that tiles are shown, cannot be taken back."""
    position = position_of(2, {"sheep": {"3,0": "? down", "4,0": "? down"}})
    assert not GAME.reveals(position, 0, GAME.read(position, 0, "reveal"))
    position.play(GAME.read(position, 0, "dog"), 0)
    assert not GAME.reveals(position, 0, GAME.read(position, 0, "drive 3,0"))
    position.play(GAME.read(position, 0, "drive 3,0"), 0)
    assert GAME.reveals(position, 0, GAME.read(position, 0, "to 2,0"))
    position.play(GAME.read(position, 0, "to 2,0"), 0)
    assert not GAME.reveals(position, 0, GAME.read(position, 0, "park 0,0"))
    alone = position_of(2, {"sheep": {"3,0": "? down"}})
    assert GAME.reveals(alone, 0, GAME.read(alone, 0, "reveal"))


def test_a_bot_takes_over() -> None:
    """BA-14.5: from any moment on a bot plays a seat by what that seat sees, under the same rules."""
    rng = Rng(21)
    position = GAME.start(GAME.setup(4))
    settle(position, rng)
    for step in range(50):
        moves = codes(position, int(position.actor()))
        position.play(moves[rng.below(len(moves))], position.actor())
        settle(position, rng)
    bot = Uniform(GAME)
    while position.actor() != OVER:
        seat = int(position.actor())
        text = bot.choose(GAME.view(position, seat), GAME.legal(position, seat), rng)
        position.play(GAME.read(position, seat, text), seat)
        settle(position, rng)
    assert sorted(int(position.place(seat)) for seat in range(4))[0] == 1
