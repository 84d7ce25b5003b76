"""The table in words: complete, and its last line says what is awaited."""

from __future__ import annotations

from typing import Any

from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME


def lines(seats: int, seat: int | None, options: dict[str, str] | None = None, **given: Any) -> list[str]:
    setup = GAME.setup(seats, options or {})
    data: Data = GAME.complete(setup, given, Rng(2))
    return GAME.words(GAME.view(GAME.load(setup, data), seat))


def test_the_table_of_a_seat_in_turn() -> None:
    found = lines(
        2,
        0,
        turn="A",
        hands={"A": "HPB"},
        discard="PC",
        corrals={"A": "H3 B1", "B": "C2 C2"},
        fields=[{"figures": "HB", "sides": {"A": "CCC", "B": "P"}}, {"closed": True}, {"figures": "SR"}],
        known={"A": "pig pig cow"},
    )
    assert found == [
        "Field 1: horse, black sheep. Your side: cow, cow, cow (complete). Side B: pig.",
        "Field 2 is closed.",
        "Field 3: sheep, rooster. Your side: empty. Side B: empty.",
        "The end phase is on: fields that are won are closed, not stocked again.",
        "Stock: 4 horses, 4 cows, 6 pigs, 5 sheep, 5 roosters, 4 black sheep.",
        "Deck: 72 cards. Discard pile: 2 cards, cow on top.",
        "Your corral: horse worth 3, black sheep worth 1.",
        "Corral B: cow of unknown value, cow of unknown value.",
        "Your animals are worth 2 so far.",
        "By counting you know that other hands hold: 1 cow, 2 pigs.",
        "Your hand: horse, pig, black sheep.",
        "Your turn: at which field do you place which cards? You may discard one if you place one.",
    ]


def test_a_watcher_and_the_end() -> None:
    found = lines(
        2,
        None,
        {"tasks": "on"},
        stage="over",
        corrals={"A": "H3", "B": "C1"},
        tasks={"A": "T03 T04", "B": "T05 T06"},
        open_tasks="T08 T12",
    )
    assert found[-2:] == ["The game is over. Points: A 3, B 1.", "A wins."]
    assert "Task of B: T05, most roosters, 6 points; T06, most black sheep, 9 points." in found
    assert (
        "Open tasks: T08, 4 points each time for 1 horse, 1 pig, 1 rooster; T12, the only owner of black sheep wins." in found
    )
    assert lines(3, None, turn="B")[-1] == "Waiting for B."
    assert lines(3, 0, stage="stocking")[-1] == "The fields are being stocked."
    assert lines(2, 0, stage="refilling", turn="B")[-1] == "B draws cards."
    assert lines(2, 0, stage="restocking", field=2, turn="B")[-1] == "B has won field 2."
