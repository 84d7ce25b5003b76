"""The deck of Bouc Makers: what the built-in one holds, and how a bad one is refused."""

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.games import load
from sheepfold.games.bouc_makers.rules.data import DECK, check
from sheepfold.language import english

GAME = load("bouc-makers")


def deck() -> dict[str, Any]:
    return copy.deepcopy(DECK.built_in["reconstructed-v1"])


def test_the_built_in_deck_is_that_of_the_ledger() -> None:
    cards = check(deck())["cards"]
    assert Counter(card["kind"] for card in cards) == {
        "white": 30, "black": 9, "three_seven_zero": 6, "double_o_seven": 6, "dog": 8, "os": 1,
    }  # fmt: skip
    corners = Counter(card["corner"] for card in cards if "corner" in card)
    assert corners == {3: 4, 2: 7, 1: 13, -1: 11, -2: 7, -3: 3, "bone": 6}
    assert sum(card["points"] for card in cards if card["kind"] == "white") == 165
    assert sum(card["points"] for card in cards if card["kind"] == "black") == -36


def change(place: int, **entries: Any) -> dict[str, Any]:
    data = deck()
    data["cards"][place].update(entries)
    return data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "boards"),
        ({"boards": [1], "cards": []}, "6 start levels"),
        ({**deck(), "boards": [1, 2, 3, 4, 5, 7]}, "card S07: level 7 is that of board 6"),
        ({**deck(), "boards": [1, 2, 3, 4, 5, 5]}, "board 6: level 5 is that of board 5"),
        ({**deck(), "cards": deck()["cards"][:-1]}, "60 are needed, not 59"),
        (change(1, id="s07"), "card s07: the id is used twice"),
        (change(0, id="S 07"), "card 1: an id"),
        (change(0, kind="grey"), "card S07: kind"),
        (change(0, corner=0), "card S07: corner"),
        (change(0, corner=True), "card S07: corner"),
        (change(0, level=0), "card S07: level"),
        (change(0, level=8), "card S08: level 8 is that of card S07"),
        (change(0, points="many"), "card S07: points"),
        (change(18, points=3), "card S25: a card of kind three_seven_zero has no points"),
        (change(51, kind="os"), "8 of kind dog are needed, not 7"),
        ({**deck(), "cards": [{**deck()["cards"][0], "kind": "dog"}, *deck()["cards"][1:]]}, "has no corner"),
    ],
)
def test_a_bad_deck_is_refused_by_entry_and_constraint(data: Any, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        check(data)


def test_a_sheep_has_exactly_one_corner() -> None:
    data = deck()
    del data["cards"][0]["corner"]
    with pytest.raises(BadInput, match="card S07: corner is missing"):
        check(data)


def test_a_deck_of_the_hosts_own(tmp_path: Path) -> None:
    """BM-3.6: levels decide, whatever order the file has; views carry the deck along."""
    data = deck()
    data["cards"].reverse()
    data["boards"] = [101, 102, 103, 104, 105, 106]
    path = tmp_path / "own.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    position = GAME.start(GAME.setup(2, {"deck": str(path), "board_levels": "seat"}))
    assert position.to_data()["boards"] == {"A": 101, "B": 102}
    view = json.loads(json.dumps(GAME.view(position, 0)))
    assert view["data"]["deck"]["cards"][0]["id"] == "S07"
    assert GAME.view(GAME.imagine(view, Rng(1)), 0) == view
    assert any("start level 101" in english(line, GAME.name) for line in GAME.words(view))
