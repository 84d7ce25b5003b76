"""What a view tells beyond what lies there, so that a page needs no rules: ties, what dice come to, what dogs are."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.asking import asked, codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("bouc-makers")


def table(given: dict[str, Any], seats: int = 4) -> dict[str, Any]:
    setup = GAME.setup(seats)
    found: dict[str, Any] = GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(1))), 0)["table"]
    return found


def test_equal_contracts_are_told_in_their_order() -> None:
    """BM-3.6"""
    bids = {"A": "20", "B": "16", "C": "20", "D": "26+"}
    found = table({"phase": "choose", "bids": bids, "order": ["D", "C", "A", "B"], "turn": "D"})
    assert found["tied"] == ["CA"]
    assert table({"phase": "choose", "bids": {**bids, "C": "21"}})["tied"] == []
    assert table({"phase": "bid"})["tied"] == []


@pytest.mark.parametrize(
    ("dogs", "pack"), [([], "none"), (["D1"], "lone"), (["D1", "D2"], "pack"), (["D1", "D2", "D3"], "pack")]
)
def test_what_dogs_would_be_at_the_end(dogs: list[str], pack: str) -> None:
    """BM-12.3, BM-12.8"""
    assert table({"phase": "bid", "dogs": {"A": dogs}})["pack"] == pack


def test_what_the_dice_come_to_is_the_result() -> None:
    """BM-5.2: told from a throw to the end of the turn, and the same as the result while there is a choice."""
    position, rng, told = GAME.start(GAME.setup(3)), Rng(5), 0
    settle(position, rng)
    while position.actor() != OVER:
        shown = GAME.view(position, None)["table"]
        assert ("base" in shown) == (shown["phase"] in ("choose", "take", "arrange"))
        if "result" in shown:
            told += 1
            assert shown["base"] == shown["result"]["base"]
        seat = asked(position)[0]
        legal = codes(position, seat)
        position.play(legal[rng.below(len(legal))], seat)
        settle(position, rng)
    assert told
