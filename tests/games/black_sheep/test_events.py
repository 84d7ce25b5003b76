"""What happened, as data: one game with every kind of event, seen by those who may know and by others."""

from __future__ import annotations

from typing import Any

from sheepfold.core.events import seen
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME


def told(given: dict[str, Any], seat: int, text: str, viewer: int | None, options: dict[str, str] | None = None) -> list[Any]:
    setup = GAME.setup(3, options)
    position = GAME.load(setup, GAME.complete(setup, given, Rng(3)))
    return seen(take_step(GAME, position, seat, GAME.read(position, seat, text)).events, viewer)


def test_cards_placed_and_dropped_are_seen_by_all() -> None:
    given = {"turn": "B", "hands": {"B": "HPC"}}
    assert told(given, 1, "place 2 pig drop cow", 0) == [["B", "place", 2, ["pig"]], ["B", "dropped", "cow"]]
    assert told(given, 1, "place 2 horse pig", None) == [["B", "place", 2, ["horse", "pig"]]]


def test_a_field_is_won_and_the_weakest_is_named_first() -> None:
    sides = {"A": "HHH", "B": "SRB", "C": "CCC"}
    given = {"phase": "refilling", "turn": "B", "field": 1, "fields": [{"figures": "HP", "sides": sides}], "hands": {"B": "PP"}}
    assert told(given, FATE, "dealt pig to B", 0) == [["fate", "dealt", None, "B"], ["A", "won", 1, ["B", "C"]]]


def test_a_value_is_seen_by_its_owner() -> None:
    sides = {"A": "HHH", "B": "SRB", "C": "CCC"}
    given = {"phase": "capturing", "fields": [{"figures": "H", "sides": sides}], "turn": "A"}
    assert told(given, FATE, "revealed horse 2 to A", 0) == [["fate", "revealed", "horse", 2, "A", 1], ["fate", "cleared", 1]]
    assert told(given, FATE, "revealed horse 2 to A", 1)[0] == ["fate", "revealed", "horse", None, "A", 1]


def test_a_field_without_animals_is_closed_and_the_game_ends() -> None:
    fields = [{"figures": "", "sides": {}}, {"closed": True}, {"closed": True}]
    given = {
        "phase": "restocking",
        "fields": fields,
        "turn": "A",
        "aside": "H",
        "stock": {"horse": 0},
        "corrals": {"A": "H1 H1", "B": "H2 H2", "C": "H3 H3"},
    }
    assert told(given, FATE, "drew horse", None) == [
        ["fate", "drew", "horse"],
        ["fate", "lacked", "horse", 1],
        ["fate", "closed", 1],
        ["A", "showed", ["horse-1", "horse-1"], []],
        ["B", "showed", ["horse-2", "horse-2"], []],
        ["C", "showed", ["horse-3", "horse-3"], []],
        ["fate", "ended"],
    ]


def test_a_task_is_known_to_its_holder() -> None:
    given = {"phase": "tasks", "start": "B"}
    assert told(given, FATE, "dealt T05 to B", 1, {"tasks": "on"}) == [["fate", "assigned", "T05", "B"]]
    assert told(given, FATE, "dealt T05 to B", 2, {"tasks": "on"}) == [["fate", "assigned", None, "B"]]
