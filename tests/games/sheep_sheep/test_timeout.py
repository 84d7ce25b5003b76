"""When a player's time runs out: the turn is finished and the refill goes on by itself, always by legal moves."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng

GAME = games.load("sheep-sheep")


def position(**given: object) -> Position:
    setup = GAME.setup(2)
    found: Position = GAME.load(setup, GAME.complete(setup, {"turn": "A", **given}, Rng(1)))
    return found


def test_exchanging_ends() -> None:
    assert GAME.timeout(position(phase="exchange"), 0) == "finish"


@pytest.mark.parametrize(
    ("grid", "drawn", "laid"),
    [
        (["RG -- GB", "YV -- VO", "BR GP YR"], "OB", "lay 2 O"),  # the first empty cell, the first colour
        (["RG -- RB", "YV -- VO", "BO GP YB"], "RO", "lay 2 O"),  # red would complete a group of three
        (["RG -- RB", "OV OY --", "BO GP YB"], "RO", "lay 2 R"),  # either colour completes one: the first
    ],
)
def test_refill_cards_go_to_the_first_empty_cell(grid: list[str], drawn: str, laid: str) -> None:
    assert GAME.timeout(position(phase="lay", grid=grid, drawn=drawn), 0) == laid


def test_a_game_of_two_sleepers_ends() -> None:
    """Every move made for them is legal, whatever fate deals."""
    for seed in range(5):
        world, rng = GAME.start(GAME.setup(2)), Rng(seed)
        settle(world, rng)
        while world.actor() != OVER:
            seat = int(world.actor())
            moves = GAME.legal(world, seat)
            # Somebody must exchange now and then, or no refill is ever needed.
            text = moves[rng.below(len(moves))] if rng.below(4) else GAME.timeout(world, seat)
            assert text in moves
            world.play(GAME.read(world, seat, text), seat)
            settle(world, rng)


def test_games_without_such_a_rule_leave_it_to_a_bot() -> None:
    other = games.load("bouc-makers")
    assert other.timeout(other.start(other.setup(2)), 0) == ""
