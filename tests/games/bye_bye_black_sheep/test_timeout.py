"""When a player's time runs out: for every kind of decision the ledger's default, always legal, from what the seat may know."""

from __future__ import annotations

import pytest

from sheepfold.core.game import Data
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

MODES = ("base", "advanced")


def position(seats: int, given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"phase": "draw"}, "stop"),
        ({"phase": "draw", "hole": "1 2 3 4"}, "stop"),
        ({"phase": "eagle", "hole": "EA"}, "skip"),
        ({"phase": "mole", "from": "B", "hole": "MO"}, "skip"),
        ({"phase": "magpie", "zoos": {"B": "1 1 1 2 3"}, "hole": "MA"}, "skip"),
        ({"phase": "mother", "hole": "MS"}, "turn up"),
        ({"phase": "zoo", "limit": 2}, "place"),
        ({"phase": "zoo", "limit": 3, "hands": {"A": "1 2 3 4 5 BS EA"}, "added": "1"}, "place"),
    ],
)
def test_the_active_player(given: Data, text: str) -> None:
    """D2 to D6 and D8 of the ledger."""
    asked = position(3, {"turn": "A", **given}, mode="advanced")
    assert asked.actor() == 0
    assert GAME.timeout(asked, 0) == text
    assert text in GAME.legal(asked, 0)


def test_the_owner_of_the_white_sheep_places_nothing() -> None:
    """D7, out of turn."""
    asked = position(3, {"phase": "white", "turn": "A", "from": "B", "hole": "WS"}, mode="advanced")
    assert asked.actor() == 1
    assert GAME.timeout(asked, 1) == "skip"


@pytest.mark.parametrize(
    ("sizes", "text"),
    [({"B": 7, "C": 9, "D": 8}, "draw C"), ({"B": 7, "C": 9, "D": 9}, "draw C"), ({"B": 8, "C": 8, "D": 8}, "draw B")],
)
def test_who_must_draw_does_so_from_the_largest_hand(sizes: Data, text: str) -> None:
    """D2 with `must_draw_once`; among equal hands the nearest to the left."""
    first = position(4, {"turn": "A", "hands": sizes}, must_draw_once="on")
    assert GAME.timeout(first, 0) == text
    later = position(4, {"turn": "A", "hands": sizes, "hole": "1"}, must_draw_once="on")
    assert GAME.timeout(later, 0) == "stop"


@pytest.mark.parametrize(
    ("layout", "text"), [("EA EA EA MO MO WS MS WO", "choose EA"), ("MO WS MS WO", "choose MO"), ("MS WO", "choose MS")]
)
def test_the_draft_takes_an_eagle_while_there_is_one(layout: str, text: str) -> None:
    """D1"""
    drafting = position(5, {"phase": "draft", "layout": layout}, mode="advanced")
    assert GAME.timeout(drafting, int(drafting.actor())) == text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("must", ["off", "on"])
def test_always_legal_and_the_same_in_every_world_that_looks_the_same(seats: int, must: str) -> None:
    for seed in range(4):
        rng = Rng(seed)
        world = GAME.start(GAME.setup(seats, {"mode": MODES[seed % 2], "must_draw_once": must}))
        settle(world, rng)
        while world.actor() != OVER:
            seat = int(world.actor())
            legal = GAME.legal(world, seat)
            text = GAME.timeout(world, seat)
            assert text in legal
            other = world.copy()
            other.reshuffle(seat, rng)
            assert GAME.timeout(other, seat) == text
            played = text if rng.below(4) == 0 else legal[rng.below(len(legal))]
            world.play(GAME.read(world, seat, played), seat)
            settle(world, rng)
