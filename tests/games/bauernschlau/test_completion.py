"""Positions and boards from outside: what cannot be is refused by name, the rest is filled up."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules import data

BOARD = GAME.data_sets[0].built_in["ba-board-1"]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"phse": "action"}, "phse: no such key; .*did you mean phase"),
    ({"phase": "lunch"}, "phase: one of"),
    ({"phase": "farm"}, "phase: farm only"),
    ({"turn": "C"}, "turn: one of"),
    ({"round": 0}, "round: a whole number"),
    ({"main": 3}, "main: true"),
    ({"phase": "bonus", "bonus": 3}, "bonus: a whole number from 0 to 2"),
    ({"phase": "bonus", "bonus": 0}, "bonus: 1 to 2 in phase bonus"),
    ({"phase": "first", "turn": "A"}, "turn, first: seats"),
    ({"phase": "put", "doing": "dog"}, "doing: place or special in phase put"),
    ({"draws": 1}, "draws: tiles are drawn in phase draw"),
    ({"phase": "put", "doing": "special", "main": False}, "doing: special is never"),
    ({"totals": {"A": 3}}, "totals: there are none"),
    ({"totals": {"Z": 3}}, "totals: no 'Z'"),
    ({"pieces": {"A": "x"}}, "pieces.A: a whole number"),
    ({"pieces": 3}, "pieces: a table"),
    ({"pieces": {"A": 20}}, "pieces.A: a whole number from 0 to 16"),
    ({"pieces": {"A": 3}}, "pieces: .* cannot have laid"),
    ({"dog": "9,9"}, "dog: no '9,9'"),
    ({"dog": "1,0"}, "dog: 1,0 is a farm"),
    ({"farms": {"A": 0, "B": 1}}, "farms: .* do not fit"),
    ({"farms": {"A": 0}}, "farms: name all"),
    ({"fences": {"0-1": ""}}, "fences: no '0-1'"),
    ({"fences": {"0-3": "1,1"}}, "fences.0-3: must begin"),
    ({"fences": {"0-3": "1,1 2,2 3,3"}}, "fences.0-3: '3,3' is no vertex"),
    ({"fences": {"0-3": "1,1 2,2 5,2"}}, "fences.0-3: no piece may go from 2,2 to 5,2"),
    ({"fences": {"0-3": "1,1 2,2 1,1"}}, "fences.0-3: 1,1 lies on a fence"),
    ({"sheep": {"1,0": "5 up"}}, "sheep: 1,0 is no pasture"),
    ({"sheep": {"3,0": "5"}}, "sheep.3,0: something like"),
    ({"sheep": {"3,0": "4 up"}}, "sheep.3,0: something like .*; not '4 up'"),
    ({"sheep": {"3,0": "5 up A"}}, "sheep.3,0: something like"),
    ({"sheep": {"3,0": "5 up"}, "dog": "3,0"}, "sheep: the dog stands"),
    ({"sheep": {f"{q},{-q}": "1 up" for q in (-4, -3, -2, 2, 3, 4)}, "supply": {"1": 3}}, "supply: more tiles of 1"),
    ({"sheep": {"3,0": "free"}, "dog": "3,0"}, "sheep: the dog stands on 3,0"),
    ({"sheep": {"1,0": "free"}}, "sheep: 1,0 is no pasture"),
    ({"sheep": {"3,0": "empty"}}, "sheep.3,0: something like .* or 'free'; not 'empty'"),
    ({"sheep": {"rset": "up"}}, "sheep: 'rset' is no cell of the board; .*; did you mean rest"),
    ({"sheep": {"rest": "sideways"}}, "sheep.rest: something like"),
    ({"sheep": {"rest": "1 up"}}, "sheep.rest: more tiles of 1 than the 8 there are"),
    ({"sheep": {"rest": "up"}}, "sheep: 2 tiles more than the box holds"),
    ({"sheep": {"rest": "up", "3,0": "free"}}, "sheep: 1 tile more than the box holds"),
    ({"sheep": {"rest": "up", "3,0": "free", "4,0": "free"}, "supply": 1}, "supply: more tiles than are left"),
    ({"sheep": {"rest": "free"}, "supply": 3}, "supply: too small, only 0 of the 49"),
    ({"hand": [5]}, "hand: nobody holds"),
    ({"hand": 5}, "hand: a list of tiles"),
    ({"phase": "put", "hand": []}, "hand: empty"),
    ({"phase": "put", "hand": [1, 2]}, "hand: one tile"),
    ({"supply": "many"}, "supply: a table with 1, 2, 3, 5, -3, not 'many'"),
    ({"supply": None}, "supply: what there is, by name, or how many"),
    ({"supply": 53}, "supply: more tiles than"),
    ({"supply": 0, "phase": "draw"}, "draws: more than the supply"),
    ({"phase": "turn"}, "sheep: none is face down"),
    ({"phase": "to"}, "dog: in phase to"),
    ({"phase": "park"}, "sent: in phase park"),
    ({"sent": "3,0"}, "sent: no sheep"),
]


@pytest.mark.parametrize(("given", "message"), WRONG)
def test_what_cannot_be_is_named(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.complete(GAME.setup(2), given, Rng(1))


def test_hopeless_fences_are_refused() -> None:
    """BA-8.15: six players, the only junction of 5-0 walled in by its neighbour."""
    given = {"fences": {"0-1": "1,1 2,2 4,1 5,-1 4,-2"}}
    with pytest.raises(BadInput, match="reach the rim together"):
        GAME.complete(GAME.setup(6), given, Rng(1))


def test_a_full_farm_means_the_game_is_over() -> None:
    fences = {"0-1": "1,1 2,2 4,1 5,2 7,1 8,2 10,1 11,2", "5-0": "2,-1 4,-2 5,-1 7,-2 8,-1 10,-2 11,-1 13,-2"}
    given = {"fences": fences, "sheep": dict.fromkeys(("2,0", "3,0", "4,0"), "? up")}
    with pytest.raises(BadInput, match="enclosed and full"):
        GAME.complete(GAME.setup(6), given, Rng(1))


def test_nobody_is_asked_who_cannot_act() -> None:
    given = {
        "supply": 0,
        "pieces": {"A": 0},
        "fences": {"0-1": "1,1 2,2 4,1 5,2 4,4 2,5", "5-0": "2,-1 4,-2 5,-4 7,-5 8,-7 7,-8"},
    }
    with pytest.raises(BadInput, match="turn: A has no legal action"):
        GAME.complete(GAME.setup(6), given, Rng(1))
    with pytest.raises(BadInput, match="bonus: A has no legal action"):
        GAME.complete(GAME.setup(6), {**given, "phase": "bonus"}, Rng(1))
    with pytest.raises(BadInput, match="pieces: A cannot build"):
        GAME.complete(GAME.setup(6), {**given, "phase": "build"}, Rng(1))


def test_farms_are_picked_in_order() -> None:
    """BA-3.6"""
    setup = GAME.setup(3, {"farm_choice": "pick"})
    for farms, message in (({"B": 2}, "picked in turn order"), ({"A": 0, "B": 2, "C": 4}, "picked in turn order")):
        with pytest.raises(BadInput, match=message):
            GAME.complete(setup, {"phase": "farm", "first": "A", "farms": farms}, Rng(1))
    with pytest.raises(BadInput, match="turn: it is B"):
        GAME.complete(setup, {"phase": "farm", "first": "A", "turn": "C", "farms": {"A": 0}}, Rng(1))
    whole = GAME.complete(setup, {"phase": "farm", "first": "C", "farms": {"C": 5}}, Rng(1))
    assert whole["turn"] == "A"


def test_the_rest_is_filled_up() -> None:
    setup = GAME.setup(2)
    whole = GAME.complete(setup, {"supply": 7, "sheep": {"3,0": "? down", "4,0": "5 up"}}, Rng(4))
    assert sum(whole["supply"].values()) == 7
    assert len(whole["sheep"]) == 45
    assert sum(text.endswith(" up") for text in whole["sheep"].values()) == 44
    assert GAME.broken(GAME.load(setup, whole)) == ""
    assert GAME.load(setup, whole).to_data() == whole


def test_all_other_cells_face_up_but_a_free_one() -> None:
    """`rest` and `free`: a meadow with room for one sheep, and the dog on another cell."""
    setup = GAME.setup(2)
    given = {"dog": "4,0", "sheep": {"rest": "up", "3,0": "free", "2,0": "? down B", "-3,0": "5 up"}}
    whole = GAME.complete(setup, given, Rng(4))
    assert "3,0" not in whole["sheep"]
    assert "4,0" not in whole["sheep"]
    assert whole["sheep"]["-3,0"] == "5 up"
    assert whole["sheep"]["2,0"].endswith(" down B")
    assert sum(text.endswith(" up") for text in whole["sheep"].values()) == 51
    assert sum(whole["supply"].values()) == 0
    position = GAME.load(setup, whole)
    assert GAME.broken(position) == ""
    assert GAME.facts(position)["free"] == 1


def test_tiles_put_aside_leave_a_free_cell_free() -> None:
    for seed in range(5):
        whole = GAME.complete(GAME.setup(2), {"supply": 0, "sheep": {"3,0": "free"}}, Rng(seed))
        assert "3,0" not in whole["sheep"]


def test_the_rest_may_lie_face_down() -> None:
    cells = dict.fromkeys(("2,0", "3,0", "4,0"), "free")
    whole = GAME.complete(GAME.setup(3), {"sheep": {"rest": "down C", **cells}}, Rng(1))
    assert len(whole["sheep"]) == 51
    assert all(text.endswith(" down C") for text in whole["sheep"].values())
    assert sum(whole["supply"].values()) == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "id must be"),
        ({"radius": 2}, "radius must be"),
        ({"radius": True}, "radius must be"),
        ({"centre": "1,0"}, "centre must be"),
        ({"farms": ["1,0"]}, "farms must be"),
        ({"farms": list(reversed(BOARD["farms"]))}, "farms must be"),
        ({"goose": []}, "goose must be"),
        ({"goose": {"1,0": 2}}, "goose: '1,0' is no pasture"),
        ({"goose": {"3,0": 4}}, "goose: the factor of 3,0"),
    ],
)
def test_a_wrong_board_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        data.check({**BOARD, **change})


def test_a_board_has_exactly_its_entries() -> None:
    with pytest.raises(BadInput, match="exactly the entries"):
        data.check({**BOARD, "colour": "green"})
    assert data.check(BOARD) == BOARD


def test_counts_of_the_board() -> None:
    """The tables of ledger section 2: cells, vertices by level, edges, geese."""
    board = GAME.start(GAME.setup(2)).board
    levels = [int(board.level[v]) for v in range(150)]
    assert (board.cells, board.vertices) == (61, 150)
    assert [levels.count(level) for level in range(5)] == [6, 18, 30, 42, 54]
    edges = {frozenset((int(board.edge_ends[i]), int(board.edge_ends[i + 1]))) for i in range(0, 2 * 6 * 61, 2)}
    assert len(edges) == 210
    outward = [sum(sorted(levels[v] for v in edge) == [k, k + 1] for edge in edges) for k in range(4)]
    assert outward == [6, 12, 18, 24]
    assert sorted(int(n) for n in board.geese).count(2) == 6
    assert sorted(int(n) for n in board.geese).count(3) == 12
