"""What searches are told: what is shown to whom, which model the other may have, and when a simulation ends."""

from __future__ import annotations

import pytest

from sheepfold import games
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.rules.phases import GRID, MODELS
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

GAME = games.load("sheep-sheep")


def we_5(phase: str, **given: object) -> SheepSheepPosition:
    setup = GAME.setup(2)
    rows = {"A": "GP YG OY BP", "B": "RV RO OV BP"}
    data = {"turn": "A", "phase": phase, "rows": rows, "models": {"A": "R", "B": "G"}, **given}
    position = GAME.load(setup, GAME.complete(setup, data, Rng(1)))
    assert isinstance(position, SheepSheepPosition)
    return position


def test_models_are_shown_to_their_owners_alone_and_closed_deals_to_nobody() -> None:
    """SS-2.2"""
    guide, position, rng = GAME.guide(), GAME.start(GAME.setup(2, {"undersides": "closed"})), Rng(1)
    seen: list[list[bool]] = []
    while position.actor() == FATE:
        assert isinstance(position, SheepSheepPosition)
        move = position.draw(rng)
        if position.phase == MODELS:
            seen.append([bool(guide.shown(position, move, seat)) for seat in (0, 1)])
        else:
            assert guide.shown(position, move, 0) == (position.phase != GRID)
        position.play(move, FATE)
    assert seen == [[True, False], [False, True]]


def test_a_search_supposes_what_the_album_tells() -> None:
    """SS-2.1: never one's own model; a colour the other has collected far more often than one they have not."""
    position = we_5("exchange", albums={"A": {}, "B": {"O": 6}})
    guide, rng = GAME.guide(), Rng(1)
    supposed = []
    for again in range(200):
        guide.suppose(position, 0, rng)
        supposed.append(position.colour_text(position.model_b))
    assert "R" not in supposed
    assert supposed.count("O") > 100


def test_a_simulation_ends_after_the_reply() -> None:
    """And judges by an outlook that is shared out between the seats and rises with every point."""
    position = we_5("exchange", grid=["GV BV OB", "RG OB BG", "YB PY VP"], albums={"A": {"O": 3}, "B": {"O": 3}})
    guide = GAME.guide()
    guide.ponder(position, 0)
    assert not guide.pause(position)
    even = guide.outlook(position, 0)
    assert even + guide.outlook(position, 1) == pytest.approx(1.0)
    assert even > 0.5  # the player on turn is ahead
    position.albums[0] += 1
    assert guide.outlook(position, 0) > even
    for seat in (0, 1):
        position.play(GAME.read(position, seat, "finish"), seat)
    assert guide.pause(position)
