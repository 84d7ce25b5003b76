"""Positions from plain data: parts are filled up legally, and what cannot be is refused by its key."""

from itertools import product
from typing import Any

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.errors import BadInput
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.sheep_sheep.rules.phases import PHASES

GAME = load("sheep-sheep")
DEALING = ("models", "starter", "rows", "grid")
Q = ["RG OY GB", "YV PB VO", "BR GP YR"]


def complete(given: dict[str, Any], seed: int = 1, **options: str) -> dict[str, Any]:
    setup = GAME.setup(2, options)
    data = GAME.complete(setup, given, Rng(seed))
    position = GAME.load(setup, data)
    assert position.to_data() == data
    assert GAME.broken(position) == ""
    return data


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("undersides", ["open", "closed"])
def test_every_phase_can_be_filled_up(phase: str, undersides: str) -> None:
    for seed in range(5):
        assert complete({"phase": phase}, seed, undersides=undersides)["phase"] == phase


def test_parts_of_real_positions_can_be_filled_up() -> None:
    """Whatever single key of a position in mid-game is left out, the rest stays as it was given."""
    for seed, undersides in product(range(4), ("open", "closed")):
        setup, rng = GAME.setup(2, {"undersides": undersides}), Rng(seed)
        position = GAME.start(setup)
        settle(position, rng)
        for turn in range(40):
            whole = position.to_data()
            for key in whole if whole["phase"] not in DEALING else ():
                given = {other: value for other, value in whole.items() if other != key}
                data = GAME.complete(setup, given, Rng(seed))
                assert {other: data[other] for other in given} == given
            found = codes(position, int(position.actor()))
            position.play(found[rng.below(len(found))], position.actor())


def test_a_filled_up_grid_has_no_group() -> None:
    for seed in range(20):
        setup = GAME.setup(2)
        position = GAME.load(setup, complete({"grid": ["RG RO ??", "?? Y? G?", "?? ?? ??"]}, seed))
        assert GAME.facts(position)["groups"] == []
        assert position.to_data()["grid"][1].split()[1].startswith("Y")


def test_a_number_is_enough_for_the_pile() -> None:
    data = complete({"pile": 2, "grid": Q})
    assert len(data["pile"].split()) == 2
    assert sum(sum(album.values()) for album in data["albums"].values()) == 23


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"grids": []}, "grids: no such key.*did you mean grid"),
        ({"known": [1]}, "known: only with"),
        ({"phase": "refill"}, "phase: one of"),
        ({"turn": "C"}, "turn: one of A, B"),
        ({"exchanges": 4}, "exchanges: a whole number from 0 to 3"),
        ({"dry": 4}, "dry: a whole number from 0 to 3"),
        ({"grid": ["RG RG"]}, "grid: three lines"),
        ({"grid": ["RG RG RG", "?? ?? ??", "?? ?? ??"]}, "grid: more cards of RG than the 2 there are"),
        ({"grid": ["RR ?? ??", "?? ?? ??", "?? ?? ??"]}, "grid: no card 'RR'; write 'RG OY', say"),
        ({"phase": "exchange", "grid": ["-- ?? ??", "?? ?? ??", "?? ?? ??"]}, "grid: cells \\[1\\] are empty"),
        ({"rows": {"C": "RG"}}, "rows: no 'C'; there are A, B"),
        ({"rows": {"A": "RG RO RY RB RV"}}, "rows.A: at most 4"),
        ({"drawn": "RG", "phase": "exchange"}, "drawn: a card is in hand in the phase lay only; not 'RG'"),
        ({"pile": 40}, "pile: with 17 cards"),
        ({"pile": 5, "albums": {"A": {"R": 3}, "B": {}}}, "albums: 3 photos, but 20"),
        ({"albums": {"A": {"X": 3}}}, "albums.A: no 'X'"),
        ({"albums": {"A": {"R": 13}}}, "cannot make these photos"),
        ({"captured": "RG RO RY", "albums": {"A": {}, "B": {}}}, "captured: 3 photos of R, but 0"),
        ({"models": {"A": "R", "B": "R"}}, "models: there is one R model"),
        ({"models": {"A": "X"}}, "models.A: one of R, O"),
    ],
)
def test_what_cannot_be_names_its_key(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        complete(given)
