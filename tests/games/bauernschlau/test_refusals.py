"""Refusals come in the ledger's order, with its rule, and say what is expected, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sheepfold.core.errors import Refused
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.language import LANGUAGES, Speaker

TIP = {"0-1": "1,1 2,2 4,1 5,-1"}
OUT = {"0-1": "1,1 2,2 1,4 2,5 1,7 2,8 1,10 2,11"}
SHEEP = {"3,0": "? down", "4,0": "? up", "2,0": "? down"}

CASES: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    ({"round": 1, "phase": "put"}, [], "fence", "round-one-place-only", "BA-4.1"),
    ({"phase": "put"}, [], "fence", "must-finish-action", "BA-5.4"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0", "to 4,-4"], "place", "must-finish-action", "BA-7.7"),
    ({"sheep": SHEEP}, [], "special", "special-not-available", "BA-9.1"),
    ({"supply": 0}, [], "special", "special-not-available", "BA-9.1"),
    ({"supply": 0, "sheep": SHEEP}, [], "place", "supply-empty", "BA-5.6"),
    ({}, [], "reveal", "hidden-reveal", "BA-6.1"),
    ({}, [], "dog", "hidden-dog", "BA-7.2"),
    ({"sheep": SHEEP}, ["reveal"], "turn 0,0", "hidden-there", "BA-6.2"),
    ({"sheep": SHEEP}, ["dog"], "drive 4,0", "sheep-stays", "BA-6.3"),
    ({"sheep": SHEEP}, ["place"], "put 1,0", "cell-forbidden", "BA-2.1"),
    ({"sheep": SHEEP}, ["place"], "put somewhere", "cell-forbidden", "BA-2.1"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0"], "to 3,0", "same-cell", "BA-7.5"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0"], "to 4,0", "sheep-there", "BA-7.5"),
    ({"dog": "2,0"}, ["place"], "put 2,0", "dog-there", "BA-7.8"),
    ({}, ["fence"], "build 2-3 -4,2", "not-your-fence", "BA-8.4"),
    ({"pieces": {"A": 0}, "fences": {"0-1": OUT["0-1"], "5-0": "2,-1 4,-2 5,-1 7,-2"}}, [], "fence", "pieces", "BA-8.6"),
    ({"fences": {**OUT, "5-0": "2,-1 4,-2"}}, ["fence"], "build 0-1 1,13", "fence-finished", "BA-8.20"),
    ({}, ["fence"], "build 0-1 -2,4", "not-a-start-edge", "BA-8.8"),
    ({"fences": TIP}, ["fence"], "build 0-1 1,4", "not-from-tip", "BA-8.12"),
    ({"fences": {"0-1": "1,1 2,2 4,1 5,2"}}, ["fence"], "build 0-1 4,1", "inward", "BA-8.13"),
    ({"fences": {"0-1": "1,1 2,2 4,1 5,2 4,4"}}, ["fence"], "build 0-1 5,2", "touches-fence", "BA-8.14"),
    ({"fences": TIP}, ["fence"], "build 0-1 4,-2", "cuts-off", "BA-8.15"),
    ({}, [], "end", "pass-not-allowed", "BA-4.3"),
    ({}, [], "pass", "pass-not-allowed", "BA-4.3"),
    ({}, [], "dance", "such-move", ""),
    ({}, [], "place now", "word-only", ""),
    ({}, [], "put 3,0", "action-first", "BA-4.2"),
    ({}, ["place"], "put 5 3,0", "cell-only", "BA-5.3"),
    ({"phase": "put", "doing": "special", "hand": [1, -3]}, [], "put 3,0", "which-tile", "BA-9.3"),
    ({"phase": "put", "doing": "special", "hand": [1, -3]}, [], "put 5 3,0", "which-tile", "BA-9.3"),
    ({}, ["fence"], "build", "piece-which", "BA-8.5"),
    ({"sheep": SHEEP, "phase": "bonus"}, [], "special", "special-bonus", "BA-9.1"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0", "to 4,-4"], "park 1,0", "dog-forbidden", "BA-2.4"),
    ({"sheep": SHEEP}, ["dog", "drive 3,0", "to 4,-4"], "park 4,0", "sheep-there", "BA-7.7"),
    ({"sheep": SHEEP}, ["place"], "put 3,0", "sheep-there", "BA-2.2"),
    ({"sheep": SHEEP, "phase": "bonus"}, [], "", "such-move", ""),
]


@pytest.mark.parametrize(("given", "plays", "text", "name", "rule"), CASES)
def test_message_and_rule(given: dict[str, Any], plays: list[str], text: str, name: str, rule: str) -> None:
    rng = Rng(2)
    setup = GAME.setup(6)
    position = GAME.load(setup, GAME.complete(setup, {"turn": "A", **given}, rng))
    for play in plays:
        position.play(GAME.read(position, 0, play), 0)
        settle(position, rng)
    with pytest.raises(Refused) as refused:
        GAME.read(position, 0, text)
    assert refused.value.message.id == f"ba-no-{name}"
    assert refused.value.rule == rule
    sentences = {Speaker(lang, "bauernschlau").say(refused.value.message) for lang in LANGUAGES}
    assert len(sentences) == 3
    assert all(re.fullmatch(r"[^{}]+\.", sentence) and "ba-" not in sentence for sentence in sentences)


@pytest.mark.parametrize("text", ["put (3, 0)", "PUT 3 ,0", "put (3,0)"])
def test_other_spellings(text: str) -> None:
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"phase": "put"}, Rng(1)))
    assert GAME.say(position, 0, GAME.read(position, 0, text)) == "put 3,0"


def test_vertices_as_the_ledger_writes_them() -> None:
    setup = GAME.setup(6)
    position = GAME.load(setup, GAME.complete(setup, {"phase": "build"}, Rng(1)))
    assert GAME.say(position, 0, GAME.read(position, 0, "build 0-1 V(2,2)")) == "build 0-1 2,2"


@pytest.mark.parametrize(("text", "name"), [("farm", "farm-which"), ("farm 0", "farm-taken"), ("farm 1", "farm-uneven")])
def test_farms(text: str, name: str) -> None:
    """BA-3.6"""
    setup = GAME.setup(2, {"farm_choice": "pick"})
    position = GAME.load(setup, GAME.complete(setup, {"phase": "farm", "farms": {"A": 0}}, Rng(1)))
    refused = GAME.why_not(position, 1, text)
    assert (refused.message.id, refused.rule) == (f"ba-no-{name}", "BA-3.6")


def test_both_fences_finished() -> None:
    """BA-8.20"""
    fences = {**OUT, "5-0": "2,-1 4,-2 5,-1 7,-2 8,-1 10,-2 11,-1 13,-2"}
    setup = GAME.setup(6)
    position = GAME.load(setup, GAME.complete(setup, {"fences": fences}, Rng(1)))
    refused = GAME.why_not(position, 0, "fence")
    assert (refused.message.id, refused.rule) == ("ba-no-fences-finished", "BA-8.20")


def test_no_room_on_a_small_board() -> None:
    """BA-5.1, BA-7.2, BA-2.2: on a board of 30 pastures the room may end before the supply does."""
    board = {**GAME.data_sets[0].built_in["ba-board-1"], "id": "small", "radius": 3, "goose": {}}
    base = GAME.setup(2)
    setup = type(base)(base.game, 2, {**base.options, "board": "small.json"}, {"board": board})
    start = GAME.start(setup)
    cells = start.board.cell_names[7:]
    full = dict.fromkeys(cells[:-1], "? up")
    position = GAME.load(setup, GAME.complete(setup, {"turn": "A", "sheep": {**full, cells[-1]: "? down"}}, Rng(1)))
    assert GAME.legal(position, 0) == ["reveal", "fence"]
    assert GAME.why_not(position, 0, "place").message.id == "ba-no-room"
    assert GAME.why_not(position, 0, "dog").message.id == "ba-no-dog-room"
    nearly = GAME.load(setup, GAME.complete(setup, {"turn": "A", "sheep": full}, Rng(1)))
    nearly.play(GAME.read(nearly, 0, "place"), 0)
    settle(nearly, Rng(1))
    assert nearly.to_data()["sheep"][cells[-1]].endswith("down A")
    assert nearly.to_data()["turn"] == "B"


def test_a_whole_game_on_other_boards() -> None:
    """The engine knows the board only from its data."""
    from sheepfold.core.asking import codes
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
