"""What is open is told to all as it is written down, and nothing else is."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules.fields import FIELDS

SECRET = {"hand", "supply", "sheep"}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_open_fields_are_told_as_they_are_written(seats: int) -> None:
    rng = Rng(seats)
    position = GAME.start(GAME.setup(seats, {"farm_choice": "pick", "championship": "2"}))
    while position.actor() != OVER:
        settle(position, rng)
        data, table = position.to_data(), GAME.visible(position, None)
        assert {key: table[key] for key in FIELDS.keys if key not in SECRET} == {
            key: data[key] for key in FIELDS.keys if key not in SECRET
        }
        moves = codes(position, int(position.actor()))
        position.play(moves[rng.below(len(moves))], position.actor())
        settle(position, rng)


def test_what_a_board_need_not_work_out() -> None:
    """Tallies, finished fences, tiles not seen, and which bonus action it is."""
    setup = GAME.setup(2)
    fences = {"0-3": "1,1 2,2 1,4 2,5 1,7 2,8 1,10 2,11", "3-0": "-1,-1 -2,-2 -1,-4 -2,-5 -1,-7 -2,-8 -1,-10 -2,-11"}
    sheep = {"3,0": "5 up", "4,0": "-3 up", "2,0": "1 down A", "-3,0": "2 down B"}
    given = {"phase": "bonus", "bonus": 1, "fences": fences, "pieces": {"A": 9}, "sheep": sheep}
    position = GAME.load(setup, GAME.complete(setup, given, Rng(1)))
    table = GAME.visible(position, 0)
    assert table["finished"] == ["0-3", "3-0"]
    assert table["tally"]["A"] == {"white": 15, "black": 3, "pieces": 9, "empty": 24, "total": 3}
    assert table["tally"]["B"]["total"] == -table["pieces"]["B"]
    assert table["unseen"] == {"1": 8, "2": 9, "3": 9, "5": 8, "-3": 16}
    assert (table["bonus_at"], table["special"], table["radius"]) == (2, 2, 4)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_fence_begins_where_the_view_says(seats: int) -> None:
    """BA-8.8: the first pieces offered end at the junctions told, each beside its gate."""
    setup = GAME.setup(seats)
    position = GAME.load(setup, GAME.complete(setup, {"phase": "build"}, Rng(1)))
    starts = GAME.visible(position, None)["starts"]
    assert list(starts) == [position.fence_name(fence) for fence in range(seats)]
    told = {f"build {fence} {junction}" for fence, edges in starts.items() for junction in edges.split()[1::2]}
    offered = set(GAME.legal(position, 0))
    assert offered
    assert offered <= told
    for text in sorted(offered):
        after = position.copy()
        after.play(GAME.read(after, 0, text), 0)
        _, fence, junction = text.split()
        names = starts[fence].split()
        assert GAME.visible(after, None)["fences"][fence] == f"{names[names.index(junction) - 1]} {junction}"


@pytest.mark.parametrize(("sheep", "at_once"), [({"3,0": "1 down A"}, True), ({"3,0": "1 down A", "4,0": "2 down B"}, False)])
def test_a_lone_hidden_sheep_is_revealed_at_once(sheep: dict[str, str], at_once: bool) -> None:
    """BA-6.2"""
    setup = GAME.setup(2)
    position = GAME.load(setup, GAME.complete(setup, {"sheep": sheep}, Rng(1)))
    assert ("reveal" in GAME.visible(position, None)["at_once"]) == at_once
    position.play(GAME.read(position, 0, "reveal"), 0)
    assert (position.down == 0) == at_once
