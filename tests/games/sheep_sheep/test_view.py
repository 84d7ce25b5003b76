"""What a view tells beyond what lies there, so that a page needs no rules: groups, fits, what moves lead to, what breaks a tie."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("sheep-sheep")


def table(given: dict[str, Any]) -> dict[str, Any]:
    setup = GAME.setup(2)
    found: dict[str, Any] = GAME.view(GAME.load(setup, GAME.complete(setup, given, Rng(1))), 0)["table"]
    return found


@pytest.mark.parametrize("undersides", ["open", "closed"])
def test_what_moves_lead_to_is_so(undersides: str) -> None:
    """SS-5.1: for every move of random games, what the view foretold stands after it; other moves leave no group."""
    for seed in range(3):
        position, rng = GAME.start(GAME.setup(2, {"undersides": undersides})), Rng(seed)
        settle(position, rng)
        while position.actor() != OVER:
            seat = int(position.actor())
            before = GAME.view(position, 1 - seat)["table"]
            legal = codes(position, seat)
            move = legal[rng.below(len(legal))]
            text = GAME.say(position, seat, move)
            position.play(move, seat)
            if text != "finish":
                assert GAME.view(position, seat)["table"]["groups"] == before["after"].get(text, [])
            settle(position, rng)


def test_a_card_fits_where_it_may_be_exchanged() -> None:
    """SS-4.4, SS-4.5: told of both rows, with the colour that would come up."""
    position = GAME.start(GAME.setup(2))
    settle(position, Rng(4))
    shown = GAME.view(position, None)["table"]
    seat = int(position.actor())
    told = {
        f"exchange {card} {cell}": part[0]
        for card in shown["rows"]["AB"[seat]].split()
        for part in re.findall(r"\D\d+", shown["fits"][card])
        for cell in part[1:]
    }
    assert set(told) == {text for text in GAME.legal(position, seat) if text != "finish"}
    for text, colour in told.items():
        after = position.copy()
        after.play(GAME.read(after, seat, text), seat)
        cell = int(text.split()[2]) - 1
        assert GAME.view(after, None)["table"]["grid"][cell // 3].split()[cell % 3][0] == colour
    assert set(shown["fits"]) == {card for row in shown["rows"].values() for card in row.split()}


def test_groups_and_exchanges_left() -> None:
    found = table({"grid": ["RG RO RY", "GB BV OP", "YV PG VB"], "exchanges": 1})
    assert found["groups"] == [["R", 1, 2, 3]]
    assert found["left"] == 2


@pytest.mark.parametrize(
    ("albums", "tie"),
    [
        ({"A": {"R": 3}, "B": {"O": 3}}, None),
        ({"A": {"R": 3}, "B": {"O": 6}}, {"by": "model", "counts": [3, 0]}),
        ({"A": {"O": 6}, "B": {"Y": 3, "B": 3}}, {"by": "most", "counts": [6, 3]}),
        ({"A": {"O": 3}, "B": {"Y": 3}}, {"by": "all", "counts": [3, 3]}),
    ],
)
def test_what_breaks_a_tie(albums: dict[str, Any], tie: dict[str, Any] | None) -> None:
    """SS-9.5, SS-9.6"""
    assert table({"phase": "over", "albums": albums, "models": {"A": "R", "B": "G"}})["tie"] == tie
