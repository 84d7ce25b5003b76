"""What is hidden stays hidden: other worlds look the same, and are dealt by their true odds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def position_of(given: dict[str, Any], options: dict[str, str]) -> BauernschlauPosition:
    setup = GAME.setup(2, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(3)))


@pytest.mark.parametrize("aid", ["off", "on"])
def test_what_is_sent_tells_no_hidden_tile(aid: str) -> None:
    """BA-13.6: whatever the hidden tiles are, every seat is sent the same bytes; nothing names a seed, an order or a tile."""
    rng = Rng(5)
    position = GAME.start(GAME.setup(3, {"memory_aid": aid}))
    settle(position, rng)
    for step in range(60):
        for seat in range(3):
            world = position.copy()
            world.reshuffle(seat, rng)
            sent = json.dumps(GAME.view(position, seat))
            assert sent == json.dumps(GAME.view(world, seat))
            assert "seed" not in sent
        moves = codes(position, int(position.actor()))
        position.play(moves[rng.below(len(moves))], position.actor())
        settle(position, rng)


def test_hidden_tiles_are_dealt_by_their_true_odds() -> None:
    """BA-13.3: to everybody else a face-down sheep is any tile not seen elsewhere, each as likely."""
    position = position_of({"sheep": {"3,0": "5 down A", "4,0": "-3 up", "2,0": "1 up"}}, {"memory_aid": "on"})
    rng, worlds, black = Rng(8), 4000, 0
    for world in range(worlds):
        position.reshuffle(1, rng)
        black += position.to_data()["sheep"]["3,0"].startswith("-3")
        assert GAME.broken(position) == ""
    assert abs(black / worlds - 16 / 50) < 0.03
    position.reshuffle(0, rng)
    kept = position_of({"sheep": {"3,0": "5 down A"}}, {"memory_aid": "on"})
    kept.reshuffle(0, rng)
    assert kept.to_data()["sheep"]["3,0"] == "5 down A"
