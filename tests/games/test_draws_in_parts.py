"""Draws told in parts, on a position that changes, tell what the same moves tell when a position is copied for each of them."""

from __future__ import annotations

import random

import pytest

from sheepfold import games
from sheepfold.core.events import seen
from sheepfold.core.fate import Seeded
from sheepfold.core.play import Play
from sheepfold.core.record import steps

IN_PARTS = [name for name in games.names() if games.load(name).fate_event is not None]


@pytest.mark.parametrize("name", IN_PARTS)
def test_a_game_tells_the_same_in_parts(name: str) -> None:
    game, rng = games.load(name), random.Random(7)
    for seats in range(game.seats[0], game.seats[1] + 1):
        play, fate = Play(game, game.setup(seats)), Seeded(seats)
        played = play.settle(fate)
        while asked := [seat for seat in range(seats) if play.legal(seat)]:
            seat = rng.choice(asked)
            played.append(play.do(seat, rng.choice(play.legal(seat))))
            played += play.settle(fate)
        again = list(steps(game, play.record))
        assert [(step.seat, step.text) for step in played] == [(step.seat, step.text) for step in again]
        assert again[-1].after.to_data() == play.position.to_data()
        for one, other in zip(played, again, strict=True):
            for viewer in (None, *range(seats)):
                assert seen(one.events, viewer) == seen(other.events, viewer)
