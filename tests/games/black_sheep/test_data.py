"""A box of one's own: what is taken, and how a slip is told."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.playout import settle
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.data import BOX, check

PLAIN = BOX.built_in["reconstructed-v1"]


def changed(path: str, value: Any) -> Any:
    data = copy.deepcopy(PLAIN)
    *way, last = path.split(".")
    at = data
    for key in way:
        at = at[int(key)] if isinstance(at, list) else at[key]
    at[int(last) if isinstance(at, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("figure_values.pig", [1, 2, 3], "figure_values.pig is six whole numbers"),
        ("figure_values.pig", [1, 1, 2, 2, 3, 4], "figure_values.pig is six whole numbers"),
        ("figure_values.goat", [1, 1, 2, 2, 3, 3], "figure_values has no 'goat'"),
        ("card_copies", 8, "card_copies is a whole number from 9 to 40, not 8"),
        ("card_copies", True, "card_copies is a whole number"),
        ("tasks.0.type", "goat", "tasks.0.type is one of horse"),
        ("tasks.0.points", -1, "tasks.0.points is a whole number"),
        ("tasks.6.animals", {"goat": 1}, "tasks.6.animals: goat = 1"),
        ("tasks.6.animals", {}, "tasks.6.animals is a table"),
        ("tasks.3.id", "T01", "tasks.3.id is a word of letters and digits used once"),
        ("tasks.3.kind", "luck", "tasks.3.kind is one of majority"),
        ("tasks.3", {"id": "T99", "kind": "only-black-sheep"}, "exactly one card of the kind only-black-sheep"),
        ("tasks", [], "tasks is a list of 12 task cards"),
    ],
)
def test_a_box_that_cannot_be_names_the_entry(path: str, value: Any, told: str) -> None:
    with pytest.raises(BadInput, match=told.replace("[", r"\[")):
        check(changed(path, value))


def test_a_missing_part_is_named() -> None:
    data = {key: value for key, value in PLAIN.items() if key != "tasks"}
    with pytest.raises(BadInput, match="the box lacks 'tasks'"):
        check(data)


def test_a_box_from_a_file_is_played_with(tmp_path: Path) -> None:
    """BS-2.3, BS-2.4: values and number of cards are those of the file."""
    data = changed("figure_values.horse", [3] * 6)
    data["card_copies"] = 10
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    position = GAME.start(GAME.setup(2, {"box": str(file)}))
    assert position.to_data()["deck"]["cow"] == 10
    settle(position, Rng(3))
    view = GAME.view(position, 0)
    assert view["data"]["box"]["card_copies"] == 10
    assert GAME.view(GAME.imagine(view, Rng(1)), 0) == view
