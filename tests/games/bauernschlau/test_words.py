"""The view in plain lines, down to the question."""

from __future__ import annotations

from typing import Any

from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME


def words(given: dict[str, Any], seat: int | None, *plays: str, options: dict[str, str] | None = None) -> list[str]:
    rng = Rng(1)
    setup = GAME.setup(2, options)
    position = GAME.load(setup, GAME.complete(setup, given, rng))
    for text in plays:
        position.play(GAME.read(position, 0, text), 0)
        settle(position, rng)
    return GAME.words(GAME.view(position, seat))


GIVEN: dict[str, Any] = {
    "turn": "A",
    "round": 3,
    "fences": {"0-3": "1,1 2,2 1,4"},
    "sheep": {"3,0": "5 down A", "4,0": "-3 up", "-3,0": "2 up", "2,0": "1 down B"},
}


def test_the_player_on_turn() -> None:
    assert words(GIVEN, 0, options={"memoryAid": "on"}) == [
        "Bauernschlau, round 3.",
        "You are on farm 0, 15 fence pieces left.",
        "B is on farm 3, 15 fence pieces left.",
        "Fence 0-3: 2 pieces, from 1,1 by 2,2 to 1,4.",
        "Fence 3-0: not begun.",
        "Two geese, doubling the sheep there: on 1,1 -1,2 -2,1 -1,-1 1,-2 2,-1.",
        "Three geese, tripling the sheep there: on 3,0 0,3 -3,3 -3,0 0,-3 3,-3 2,2 -2,4 -4,2 -2,-2 2,-4 4,-2.",
        "Face down, placed by A, a white sheep worth 5: on 3,0.",
        "Face down, placed by B: on 2,0.",
        "Face up, a black sheep (-3): on 4,0.",
        "Face up, a white sheep worth 2: on -3,0.",
        "The dog is in the centre.",
        "The supply has 48 tiles.",
        "You are asked: choose an action.",
    ]


def test_others_wait() -> None:
    assert words(GIVEN, 1)[-1] == "Waiting for A."
    assert words(GIVEN, None)[-1] == "Waiting for A."
    assert words({"phase": "draw"}, 0)[-1] == "Fate acts."


def test_each_question() -> None:
    asked = {
        ("place",): "You are asked: where does the tile go? Like put 3,0.",
        ("reveal",): "You are asked: which face-down sheep do you turn up? Like turn 3,0.",
        ("dog",): "You are asked: which face-down sheep does the dog drive? Like drive 3,0.",
        ("dog", "drive 3,0"): "You are asked: where does the dog drive it? Like to -3,0.",
        ("dog", "drive 3,0", "to 2,2"): "You are asked: where does the dog go now? Like park 0,0, the centre.",
        ("fence",): "You are asked: which fence piece do you lay? Like build 0-1 1,4: the fence, then the vertex it goes to.",
    }
    for plays, question in asked.items():
        assert words(GIVEN, 0, *plays)[-1] == question
    assert words({"phase": "bonus", "dog": "3,0"}, 0)[-1] == "You are asked: choose a bonus action, or end."
    assert "The dog is on 3,0." in words({"phase": "bonus", "dog": "3,0"}, 0)
    special = {"phase": "put", "doing": "special", "hand": [2, -3]}
    assert words(special, 0)[-2:] == [
        "In your hand: a white sheep worth 2, a black sheep (-3).",
        "You are asked: where does the tile go? Like put 2 3,0.",
    ]
    assert "A holds 2 tiles." in words(special, 1)
    assert words({"phase": "farm"}, 0, options={"farmChoice": "pick"})[-1].startswith("You are asked: pick a farm")


def test_the_end_and_a_championship() -> None:
    assert words({"phase": "over"}, 0)[-1] == "The game is over; nobody won."
    fences = {"0-3": "1,1 2,2 1,4 2,5 1,7 2,8 1,10 2,11", "3-0": "-1,-1 -2,-2 -1,-4 -2,-5 -1,-7 -2,-8 -1,-10 -2,-11"}
    lines = words({"phase": "over", "fences": fences, "pieces": {"A": 8}}, 1, options={"championship": "3"})
    assert lines[0] == "Bauernschlau, game 3 of 3, round 2."
    assert lines[1] == "A is on farm 0, 8 fence pieces left, enclosed with 27 pastures, -8 points so far."
    assert lines[-1] == "The game is over; A won."
