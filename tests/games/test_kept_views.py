"""Views that keep values of an earlier one: whatever lies between the two positions, they show what a view made from nothing shows."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from sheepfold import games
from sheepfold.core.asking import codes
from sheepfold.core.game import Game
from sheepfold.core.laws.moments import check_kept
from sheepfold.core.play import take_step
from sheepfold.core.position import OVER, Position
from sheepfold.core.rng import Rng

KEEPING = [name for name in games.names() if games.load(name).public_after is not None]
MOVES = 400
LONG = {"bauernschlau": {"championship": "12"}}


def played(game: Game, seed: int) -> list[Position]:
    """The positions of a random game, or of the beginning of one."""
    rng = Rng(seed)
    position = game.start(game.setup(min(4, game.seats[1]), LONG.get(game.name, {})))
    found = [position]
    while position.actor() != OVER and len(found) < MOVES:
        moves = codes(position, int(position.actor()))
        position = take_step(game, position, int(position.actor()), moves[rng.below(len(moves))]).after
        found.append(position)
    return found


@pytest.mark.parametrize("name", KEEPING)
def test_kept_values_are_those_of_a_fresh_view(name: str) -> None:
    game = games.load(name)
    rng = Rng(5)
    for seed in (1, 2):
        positions = played(game, seed)
        for number, position in enumerate(positions):
            # Nobody may have been told of the steps between; after an undo the earlier view is even of a later step.
            for other in (max(0, number - 1), rng.below(len(positions))):
                assert check_kept(game, positions[int(other)], position) is None


def test_a_value_that_is_kept_too_long_is_found() -> None:
    game = games.load("black-sheep")
    positions = played(game, 1)
    assert game.public is not None
    stale = replace(game, public_after=lambda position, before, seen: {})
    found = [check_kept(stale, one, other) for one, other in itertools.pairwise(positions)]
    assert any(breach is not None and "a watcher" in breach.what for breach in found)
    stale = replace(game, own_after=lambda position, seat, public, before, new, had: {})
    found = [check_kept(stale, one, other) for one, other in itertools.pairwise(positions)]
    assert any(breach is not None and "seat" in breach.what for breach in found)
