"""Positions of Bouc Makers from plain data: filled up, read back, refused by key."""

from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.games import load

GAME = load("bouc-makers")


def filled(seats: int, given: dict[str, Any], **options: str) -> dict[str, Any]:
    setup = GAME.setup(seats, options)
    data = GAME.complete(setup, given, Rng(3))
    position = GAME.load(setup, data)
    whole: dict[str, Any] = position.to_data()
    assert GAME.load(setup, whole).to_data() == whole
    return whole


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("phase", ["boards", "deal", "bid", "roll", "choose", "take", "over"])
def test_any_phase_is_filled_up(seats: int, phase: str) -> None:
    data = filled(seats, {"phase": phase})
    assert data["phase"] == phase
    if phase != "over":
        assert GAME.broken(GAME.load(GAME.setup(seats), data)) == ""


def test_whole_rounds_have_been_dealt() -> None:
    data = filled(4, {"tops": {"A": "S40", "B": "S16", "C": "S12"}})
    assert len(data["pile"]) % 5 == 0
    assert data["tops"] == {"A": "S40", "B": "S16", "C": "S12", "D": None}


def test_a_named_pile_leaves_the_rest_to_the_seats() -> None:
    data = filled(6, {"phase": "deal", "pile": ["S31", "S43", "S12", "S16"]})
    assert sum(len(herd) for herd in data["herds"].values()) == 47
    assert sum(len(dogs) for dogs in data["dogs"].values()) == 8
    assert data["os"] in "ABCDEF"


def test_a_named_reserve_leaves_the_rest_to_the_seats() -> None:
    assert filled(3, {"reserve": 0, "wool": {"A": 2}})["wool"] == {"A": 2, "B": 12, "C": 11}
    assert filled(3, {"wool": {"A": 24}})["reserve"] == 0


def test_the_phase_is_guessed() -> None:
    assert filled(3, {})["phase"] == "bid"
    rolling = filled(3, {"turn": "B", "kept": ["d8"], "dice": {"d8": 8}})
    assert (rolling["phase"], rolling["throw"], rolling["hand"]) == ("roll", 2, ["d12", "d10"])
    assert filled(3, {"turn": "B", "dice": {"d12": 1, "d10": 1, "d8": 1}})["phase"] == "choose"


def test_sheep_to_be_arranged() -> None:
    data = filled(3, {"phase": "arrange", "turn": "A", "arranging": "S10 S13", "tops": {"A": "S50"}})
    assert set(data["gained"]["A"]) == {"S10", "S13"}
    assert {"S10", "S13", "S50"} <= set(data["herds"]["A"])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"herd": {}}, "herd: no such key; .* did you mean herds"),
        ({"display": "S99"}, "display: no 'S99'"),
        ({"display": "S31 S31"}, "display: S31 is named twice"),
        ({"display": "S31", "herds": {"A": ["S31"]}}, "S31 lies somewhere else already"),
        ({"herds": {"A": ["D1"]}}, "herds.A: D1 does not belong here"),
        ({"herds": {"D": []}}, "herds: no 'D'; there are A, B, C"),
        ({"herds": ["S31"]}, "herds: a table by seat"),
        ({"herds": {"A": ["S31"]}, "tops": {"A": "S43"}}, "tops.A: S43 is not in the herd of A"),
        ({"dogs": {"A": 2}}, "dogs.A: a list of names"),
        ({"os": "Z"}, "os: one of A, B, C; not 'Z'"),
        ({"wool": {"A": -1}}, "wool.A: a whole number from 0"),
        ({"wool": {"A": 20, "B": 20}}, "wool: 40 tokens with the players, -15 left; there are 25"),
        ({"reserve": 30}, "reserve: a whole number from 0 to 25"),
        ({"reserve": "unlimited"}, "reserve"),
        ({"boards": {"A": 9}}, "boards.A: one of 1, 2, 3, 4, 5, 6; not"),
        ({"bids": {"A": "13"}}, "bids.A: one of 14, .*, 26\\+; not '13'"),
        ({"turn": "A", "bids": {"A": "many"}}, "bids.A: one of 14"),
        ({"turn": "A", "boards": {"A": "low"}}, "boards.A: one of 1, 2, 3, 4, 5, 6; not"),
        ({"bids": {"A": "20", "B": "20", "C": "20"}}, "phase: nobody is left to choose in phase bid"),
        ({"phase": "dance"}, "phase: one of"),
        ({"turn": "C", "bids": {"A": "20", "B": "20", "C": "14"}}, "turn: C is the collector"),
        ({"turn": "G"}, "turn: one of A, B, C; not 'G'"),
        ({"order": ["A", "B"]}, "order: every seat once"),
        ({"dice": {"d12": 13}}, "dice.d12: a whole number from 1 to 12"),
        ({"kept": ["d6"]}, "kept: no 'd6'; there are d12, d10, d8"),
        ({"kept": ["d8"], "hand": ["d8"]}, "hand: a die set aside"),
        ({"phase": "choose", "hand": ["d8"], "dice": {"d8": 1}}, "hand: the dice to be rolled"),
        ({"throw": 4}, "throw: a whole number from 0 to 3"),
        ({"phase": "take", "display": []}, "display: empty"),
        ({"phase": "arrange"}, "arranging"),
        ({"phase": "discard", "dogs": {"A": ["D1"], "B": ["D2"], "C": ["D3"]}}, "phase: nobody is left to choose"),
        ({"phase": "over", "discards": {"A": ["S07"]}}, "discards.A: only white sheep"),
        ({"gained": {"A": ["S31"]}, "herds": {"A": []}}, "gained.A: A does not hold all of it"),
        ({"pile": [], "herds": {"A": [], "B": [], "C": []}}, "pile: nobody is left to hold"),
        ({"dice": {"d12": 9, "d10": 3, "d8": 8}, "bids": {"A": "14"}, "turn": "A"}, "20 reaches the target 14"),
    ],
)
def test_a_position_that_cannot_be_names_the_key(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        filled(3, given)


def test_a_whole_position_needs_every_key() -> None:
    data = filled(2, {})
    del data["hand"]
    with pytest.raises(BadInput, match="hand: missing"):
        GAME.load(GAME.setup(2), data)
