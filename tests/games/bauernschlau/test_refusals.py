"""Refusals begin with the ledger's code, in the ledger's order, and say what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.errors import Refused
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME

TIP = {"0-1": "1,1 2,2 4,1 5,-1"}
OUT = {"0-1": "1,1 2,2 1,4 2,5 1,7 2,8 1,10 2,11"}
SHEEP = {"3,0": "? down", "4,0": "? up", "2,0": "? down"}

CASES: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    ({"round": 1, "phase": "put"}, [], "fence", "ROUND_ONE_PLACE_ONLY", "BA-4.1"),
    ({"phase": "put"}, [], "fence", "MUST_FINISH_ACTION", "BA-5.4"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0", "to 4,-4"], "place", "MUST_FINISH_ACTION", "BA-7.7"),
    ({"sheep": SHEEP}, [], "special", "SPECIAL_NOT_AVAILABLE", "BA-9.1"),
    ({"supply": 0}, [], "special", "SPECIAL_NOT_AVAILABLE", "BA-9.1"),
    ({"supply": 0, "sheep": SHEEP}, [], "place", "SUPPLY_EMPTY", "BA-5.6"),
    ({}, [], "reveal", "NO_FACE_DOWN", "BA-6.1"),
    ({}, [], "dog", "NO_FACE_DOWN", "BA-7.2"),
    ({"sheep": SHEEP}, ["reveal"], "turn 0,0", "NO_FACE_DOWN", "BA-6.2"),
    ({"sheep": SHEEP}, ["dog"], "drive 4,0", "NO_FACE_DOWN", "BA-6.3"),
    ({"sheep": SHEEP}, ["place"], "put 1,0", "CELL_FORBIDDEN", "BA-2.1"),
    ({"sheep": SHEEP}, ["place"], "put somewhere", "CELL_FORBIDDEN", "BA-2.1"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0"], "to 3,0", "SAME_CELL", "BA-7.5"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0"], "to 4,0", "CELL_OCCUPIED", "BA-7.5"),
    ({"dog": "2,0"}, ["place"], "put 2,0", "CELL_OCCUPIED", "BA-7.8"),
    ({}, ["fence"], "build 2-3 -4,2", "NOT_YOUR_FENCE", "BA-8.4"),
    ({"pieces": {"A": 0}, "fences": {"0-1": OUT["0-1"], "5-0": "2,-1 4,-2 5,-1 7,-2"}}, [], "fence", "NO_PIECES", "BA-8.6"),
    ({"fences": {**OUT, "5-0": "2,-1 4,-2"}}, ["fence"], "build 0-1 1,13", "FENCE_FINISHED", "BA-8.20"),
    ({}, ["fence"], "build 0-1 -2,4", "NOT_A_START_EDGE", "BA-8.8"),
    ({"fences": TIP}, ["fence"], "build 0-1 1,4", "NOT_FROM_TIP", "BA-8.12"),
    ({"fences": {"0-1": "1,1 2,2 4,1 5,2"}}, ["fence"], "build 0-1 4,1", "INWARD", "BA-8.13"),
    ({"fences": {"0-1": "1,1 2,2 4,1 5,2 4,4"}}, ["fence"], "build 0-1 5,2", "TOUCHES_FENCE", "BA-8.14"),
    ({"fences": TIP}, ["fence"], "build 0-1 4,-2", "CUTS_OFF", "BA-8.15"),
    ({}, [], "end", "PASS_NOT_ALLOWED", "BA-4.3"),
    ({}, [], "pass", "PASS_NOT_ALLOWED", "BA-4.3"),
    ({}, [], "dance", "not a move; say an action", ""),
    ({}, [], "place now", "just the word 'place'", ""),
    ({}, [], "put 3,0", "choose the action first: place", "BA-4.2"),
    ({}, ["place"], "put 5 3,0", "only the cell", "BA-5.3"),
    ({"phase": "put", "doing": "special", "hand": [1, -3]}, [], "put 3,0", "say which tile", "BA-9.3"),
    ({"phase": "put", "doing": "special", "hand": [1, -3]}, [], "put 5 3,0", "say which tile", "BA-9.3"),
    ({}, ["fence"], "build", "name a fence", "BA-8.5"),
    ({"sheep": SHEEP, "phase": "bonus"}, [], "special", "SPECIAL_NOT_AVAILABLE", "BA-9.1"),
    ({"sheep": SHEEP, "phase": "bonus"}, [], "", "not a move; say a bonus action", ""),
]


@pytest.mark.parametrize(("given", "plays", "text", "start", "rule"), CASES)
def test_code_and_rule(given: dict[str, Any], plays: list[str], text: str, start: str, rule: str) -> None:
    rng = Rng(2)
    setup = GAME.setup(6)
    position = GAME.load(setup, GAME.complete(setup, {"turn": "A", **given}, rng))
    for play in plays:
        position.play(GAME.read(position, 0, play), 0)
        settle(position, rng)
    with pytest.raises(Refused) as refused:
        GAME.read(position, 0, text)
    assert refused.value.reason.startswith(start)
    assert refused.value.rule == rule


@pytest.mark.parametrize("text", ["put (3, 0)", "PUT 3 ,0", "put (3,0)"])
def test_other_spellings(text: str) -> None:
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"phase": "put"}, Rng(1)))
    assert GAME.say(position, 0, GAME.read(position, 0, text)) == "put 3,0"


def test_vertices_as_the_ledger_writes_them() -> None:
    setup = GAME.setup(6)
    position = GAME.load(setup, GAME.complete(setup, {"phase": "build"}, Rng(1)))
    assert GAME.say(position, 0, GAME.read(position, 0, "build 0-1 V(2,2)")) == "build 0-1 2,2"


def test_no_room_on_a_small_board() -> None:
    """BA-5.1, BA-7.2, BA-2.2: on a board of 30 pastures the room may end before the supply does."""
    board = {**GAME.data_sets[0].built_in["ba-board-1"], "id": "small", "radius": 3, "goose": {}}
    base = GAME.setup(2)
    setup = type(base)(base.game, 2, {**base.options, "board": "small.json"}, {"board": board})
    start = GAME.start(setup)
    cells = start.board.cell_names[7:]  # type: ignore[attr-defined]
    full = dict.fromkeys(cells[:-1], "? up")
    position = GAME.load(setup, GAME.complete(setup, {"turn": "A", "sheep": {**full, cells[-1]: "? down"}}, Rng(1)))
    assert GAME.legal(position, 0) == ["reveal", "fence"]
    assert GAME.why_not(position, 0, "place").rule == "BA-5.1"
    assert GAME.why_not(position, 0, "dog").rule == "BA-7.2"
    nearly = GAME.load(setup, GAME.complete(setup, {"turn": "A", "sheep": full}, Rng(1)))
    nearly.play(GAME.read(nearly, 0, "place"), 0)
    settle(nearly, Rng(1))
    assert nearly.to_data()["sheep"][cells[-1]].endswith("down A")
    assert nearly.to_data()["turn"] == "B"


def test_a_whole_game_on_other_boards() -> None:
    """The engine knows the board only from its data."""
    from sheepfold.core.game import codes
    from sheepfold.core.position import OVER

    farms = ["0,1", "-1,1", "-1,0", "0,-1", "1,-1", "1,0"]
    base = GAME.setup(4)
    for radius in (3, 5, 6):
        data = GAME.data_sets[0].check({"id": "other", "radius": radius, "centre": "0,0", "farms": farms, "goose": {"2,0": 3}})
        setup = type(base)(base.game, 4, {**base.options, "board": "other.json"}, {"board": data})
        rng = Rng(radius)
        position = GAME.start(setup)
        settle(position, rng)
        while position.actor() != OVER:
            moves = codes(position, int(position.actor()))
            position.play(moves[rng.below(len(moves))], position.actor())
            settle(position, rng)
            assert GAME.broken(position) == ""
