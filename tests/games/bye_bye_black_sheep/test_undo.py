"""What a player cannot take back, and what can be called by its name: by the numbers of the ledger."""

from __future__ import annotations

import pytest

from sheepfold.core.errors import Refused
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep import GAME
from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def position(given: Data, **options: str) -> ByeByeBlackSheepPosition:
    setup = GAME.setup(3, {"mode": "advanced", **options})
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def finals(at: ByeByeBlackSheepPosition) -> dict[str, bool]:
    seat = int(at.actor())
    return {text: GAME.final(at, seat, GAME.read(at, seat, text)) for text in GAME.legal(at, seat)}


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"phase": "draft"}, "choose EA"),  # D1
        ({"phase": "draw", "turn": "A"}, "stop"),  # D2
        ({"phase": "eagle", "turn": "A", "hole": "EA"}, "skip"),  # D3
        ({"phase": "mole", "turn": "A", "from": "B", "hole": "MO"}, "skip"),  # D4
        ({"phase": "magpie", "turn": "A", "zoos": {"B": "1 1 1 2 3"}, "hole": "MA"}, "steal B 1"),  # D5
        ({"phase": "mother", "turn": "A", "hole": "MS"}, "skip"),  # D6
        ({"phase": "white", "turn": "A", "from": "B", "hole": "WS"}, "skip"),  # D7
    ],
)
def test_d1_to_d7_are_final(given: Data, text: str) -> None:
    found = finals(position(given))
    assert text in found
    assert all(found.values()), found


def test_d8_is_not() -> None:
    """What is put into the zoo was in one's own hand."""
    found = finals(position({"phase": "zoo", "turn": "A", "limit": 3, "hands": {"A": "1 2 3 4 5 BS EA"}, "added": "1"}))
    assert {"place", "add 2"} <= set(found)
    assert not any(found.values())


@pytest.mark.parametrize("name", ["tiger", "Tiger", "tigre", "1"])
def test_the_eagle_is_asked_by_name_or_number(name: str) -> None:
    """BB-10.1"""
    at = position({"phase": "eagle", "turn": "A", "hole": "EA"})
    assert GAME.read(at, 0, f"ask B {name}") == GAME.read(at, 0, "ask B 1")


def test_a_name_of_two_words_and_one_out_of_play() -> None:
    """BB-10.1: species 13, the Polar Bear, is not in play for three."""
    at = position({"phase": "eagle", "turn": "A", "hole": "EA"})
    assert GAME.read(at, 0, "ask C flamant rose") == GAME.read(at, 0, "ask C 12")
    with pytest.raises(Refused) as refused:
        GAME.read(at, 0, "ask B polar bear")
    assert (refused.value.message.id, refused.value.rule) == ("bb-no-ask-species", "BB-10.1")
    with pytest.raises(Refused):
        GAME.read(at, 0, "ask B unicorn")


def test_a_table_with_names_of_its_own_is_asked_by_those() -> None:
    """BB-10.1, BB-2.2: the data set says what the numbers are called."""
    setup = GAME.setup(3)
    names = [
        {**entry, "en": "Tiger" if entry["number"] == 5 else f"Beast {entry['number']}"} for entry in setup.data["species"]
    ]
    setup.data["species"] = [{**entry, "de": entry["en"], "fr": entry["en"]} for entry in names]
    at = GAME.load(setup, GAME.complete(setup, {"phase": "eagle", "turn": "A", "hole": "EA"}, Rng(1)))
    assert GAME.read(at, 0, "ask B tiger") == GAME.read(at, 0, "ask B 5")
