"""Positions from outside: any part of one is filled up legally, and a slip is told by its key."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.moves import tidy
from sheepfold.games.black_sheep.rules.phases import PHASES

PHASES_OF_BOTH_GAMES = [("on", phase) for phase in PHASES] + [("off", phase) for phase in PHASES if phase != "tasks"]


@pytest.mark.parametrize(("tasks", "phase"), PHASES_OF_BOTH_GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_can_be_filled_up_from_nothing(phase: str, tasks: str, seats: int) -> None:
    setup = GAME.setup(seats, {"tasks": tasks})
    for seed in range(4):
        data = GAME.complete(setup, {"phase": phase}, Rng(seed))
        position = GAME.load(setup, data)
        assert position.to_data() == data
        assert GAME.broken(position) == ""


def test_scenarios_may_still_say_stage() -> None:
    setup = GAME.setup(2)
    assert GAME.complete(setup, {"stage": "over"}, Rng(1)) == GAME.complete(setup, {"phase": "over"}, Rng(1))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"hand": {}}, "hand: no such key; .* did you mean hands"),
        ({"phase": "placin"}, "phase: one of .*; did you mean placing"),
        ({"turn": "C"}, "turn: one of A, B; not 'C'"),
        ({"hands": {"A": "HH"}}, "hands.A: 3 cards are held in the phase placing, not 2"),
        ({"hands": {"A": "horse goat pig"}}, "hands.A: no animal 'goat'; there are horse, cow"),
        ({"discard": "H" * 15}, "discard: more cards of horse than the 14 there are"),
        ({"discard": "H?"}, "discard: no animal 'H\\?'"),
        ({"deck": 90}, "deck and discard: 78 cards are left for both, not 90 and -12"),
        ({"deck": 10, "discard": 10}, "78 cards are left for both, not 10 and 10"),
        ({"deck": "H", "discard": "C"}, "76 cards are left for both, not 0 and 0"),
        ({"deck": 3, "discard": "C"}, "deck and discard: 77 cards are left for both, not 3 and 0"),
        ({"aside": "H"}, "aside: no card lies aside in the phase placing"),
        ({"fields": [{}, {}, {}, {}]}, "fields: a list of at most 3 tables"),
        ({"fields": [{"figure": "HH"}]}, "fields.0: no 'figure'.*did you mean figures"),
        ({"fields": [{"figures": "H"}]}, "fields.0.figures: 2 must stand here in the phase placing, not 1"),
        ({"fields": [{"closed": 1}]}, "fields.0.closed: true or false, not 1"),
        ({"fields": [{"closed": True, "figures": "HH"}]}, "fields.0.figures: 0 must stand here"),
        ({"fields": [{"sides": {"A": "HHHH"}}]}, "fields.0.sides.A: at most 3 animals, not 4"),
        ({"fields": [{"sides": {"A": "HHH", "B": "CCC"}}]}, "fields.0.sides: all sides are complete"),
        ({"fields": [{"sides": {"A": "HHH"}, "order": "B"}]}, "fields.0.order names the seats with complete sides, A"),
        ({"turn": "A", "fields": [{"sides": {"A": "???"}}] * 3}, "turn: every side of this seat .*BS-4.9"),
        ({"stock": {"horse": 7}}, "stock.horse: more figures of horse than the 6 there are"),
        ({"stock": {"horse": 0}, "corrals": {"A": "", "B": ""}}, "stock: . figures .* would be nowhere; corrals are all given"),
        ({"corrals": {"A": "H3 H3 H3"}}, "corrals.A: more figures of horse-3 than the 2 there are"),
        ({"corrals": {"A": "H4"}}, "corrals.A: no figure 'H4'; there are horse-3"),
        ({"corrals": {"A": "H1 H1 H2 H2", "B": "H3 H3 H?"}}, "corrals.B: more figures of horse than the 6 there are"),
        ({"tasks": {"A": "T01"}}, "tasks: task cards are in play with the option tasks = on only"),
        ({"phase": "over", "fields": [{"closed": False}]}, "fields.0.closed: true in the phase over, not false"),
        ({"phase": "stocking", "field": 4}, "field: a whole number from 1 to 3, not 4"),
        ({"phase": "dealing", "start": "A", "hands": {"B": "HHH"}}, "hands: dealt one after the other"),
        ({"phase": "refilling", "turn": "A", "fields": [{"sides": {"B": "H"}}]}, "turn: this seat has no card at field 1"),
        (
            {"phase": "capturing", "turn": "A", "fields": [{"figures": "HH", "sides": {"A": "CCP", "B": "HHH"}}]},
            "turn: the field is won by B",
        ),
        ({"phase": "tasks"}, "phase: task cards are dealt with the option tasks = on only"),
        ({"fresh": {"A": 4}}, "fresh.A: a whole number from 0 to 3"),
    ],
)
def test_a_position_that_cannot_be_names_the_key(given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        GAME.complete(GAME.setup(2), given, Rng(1))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"tasks": {"A": "T13 ?"}}, "tasks.A: no task card 'T13'; there are T01"),
        ({"tasks": {"A": "T01 T01"}}, "tasks.A: more task cards of T01 than the 1 there are"),
        ({"open_tasks": "T01 T02 T03"}, "open_tasks: 2 task cards can be here, not 3"),
        ({"phase": "tasks", "start": "A", "tasks": {"B": "T01"}}, "tasks: dealt one after the other"),
    ],
)
def test_tasks_that_cannot_be_name_the_key(given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        GAME.complete(GAME.setup(2, {"tasks": "on"}), given, Rng(1))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("place 2 pig cow", "place 2 cow pig"),
        ("place 2 p p", "place 2 pig pig"),
        ("place 1 h discard b", "place 1 horse drop black-sheep"),
        ("place 3 roosters", "place 3 rooster"),
        ("place 3 goat", "place 3 goat"),
        ("dealt pig to a", "dealt pig to a"),
    ],
)
def test_other_spellings_of_a_move(text: str, meant: str) -> None:
    """BS-4.7: the order of the cards means nothing."""
    assert tidy(text) == meant
