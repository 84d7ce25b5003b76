"""Decks: the two that come with the game, and what a host's own deck must fulfil."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sheepfold.core import laws
from sheepfold.core.errors import BadInput
from sheepfold.games import load
from sheepfold.games.sheep_sheep.rules import data

GAME = load("sheep-sheep")
SMALL = {
    "colours": [{"letter": "K", "name": "black"}, {"letter": "W", "name": "white"}, {"letter": "A", "name": "amber"}],
    "models": "AKW",
    "cards": {"WK": 8, "KA": 7, "WA": 6},
}


@pytest.mark.parametrize(("name", "cards", "faces"), [("std42", 42, 12), ("long63", 63, 18)])
def test_built_in_decks(name: str, cards: int, faces: int) -> None:
    """SS-2.4: every pair equally often, every colour on as many cards."""
    found = data.check(data.DECK.built_in[name])
    assert " ".join(found["cards"]) == "RO RY RG RB RV RP OY OG OB OV OP YG YB YV YP GB GV GP BV BP VP"
    assert len(set(found["cards"].values())) == 1
    assert sum(found["cards"].values()) == cards
    for colour in found["colours"]:
        assert sum(count for pair, count in found["cards"].items() if colour["letter"] in pair) == faces


def test_an_own_deck_is_played_under_all_laws(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(SMALL), encoding="utf-8")
    for seed in range(3):
        for undersides in ("open", "closed"):
            laws.check_game(GAME, 2, {"deck": str(path), "undersides": undersides}, seed, laws.Effort())


def test_pairs_are_put_into_the_order_of_the_colours() -> None:
    assert data.check(SMALL)["cards"] == {"KW": 8, "KA": 7, "WA": 6}


def with_change(change: dict[str, Any]) -> dict[str, Any]:
    return {**deepcopy(SMALL), **change}


@pytest.mark.parametrize(
    ("found", "says"),
    [
        ([], "a deck is a table"),
        (with_change({"colors": []}), "not 'colors'"),
        (with_change({"colours": [{"letter": "K", "name": "black"}]}), "2 to 26 colours"),
        (with_change({"colours": [{"letter": "k", "name": "x"}, {"letter": "W", "name": "y"}]}), "entry 1: letter"),
        (with_change({"colours": [{"letter": "K", "name": "x"}, {"letter": "K", "name": "y"}]}), "entry 2: two colours"),
        (with_change({"colours": [{"letter": "K", "name": "x"}, {"letter": "W"}]}), "entry 2: W needs a name"),
        (with_change({"models": "AK"}), "exactly one model card per colour"),
        (with_change({"cards": {"KK": 30}}), "'KK' has the same colour on both sides"),
        (with_change({"cards": {"KX": 30}}), "'KX' is not two of the letters"),
        (with_change({"cards": {"KW": 10, "WK": 10}}), "KW and WK are the same card"),
        (with_change({"cards": {"KW": 10, "KA": -1}}), "KA is there 0 to 99 times"),
        (with_change({"cards": {"KW": 10, "KA": 9}}), "at least 20 cards are needed; these are 19"),
    ],
)
def test_a_deck_that_cannot_be_used_names_the_entry(found: Any, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        data.check(found)
