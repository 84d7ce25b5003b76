"""What is told of each move: typed, once, and to each no more than it may know."""

from __future__ import annotations

from typing import Any

from sheepfold.core.events import Seen, seen, text_of
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import GAME
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

NARROW = "1,1 2,2 4,1 5,2 7,1 8,2 10,1 11,2"
BACK = "-1,-1 -2,-2 -1,-4 -2,-5 -1,-7 -2,-8 -1,-10 -2,-11"


def position_of(given: dict[str, Any], options: dict[str, str] | None = None, seats: int = 2) -> BauernschlauPosition:
    setup = GAME.setup(seats, options)
    return GAME.load(setup, GAME.complete(setup, given, Rng(1)))


def told(position: BauernschlauPosition, seat: int, text: str, to: int | None = 0) -> list[Seen]:
    return seen(take_step(GAME, position, seat, GAME.read(position, seat, text)).events, to)


def test_a_drawn_tile_is_known_to_its_holder_alone() -> None:
    """BA-13.2: also while it is laid."""
    drawing = position_of({"phase": "draw"})
    assert told(drawing, int(FATE), "drawn 5", 0) == [["fate", "drawn", 5, "A"]]
    assert told(drawing, int(FATE), "drawn 5", 1) == [["fate", "drawn", None, "A"]]
    putting = position_of({"phase": "put", "hand": [5]})
    assert told(putting, 0, "put 3,0", 0)[0] == ["A", "put", 5, "3,0"]
    for other in (1, None):
        assert told(putting, 0, "put 3,0", other)[0] == ["A", "put", None, "3,0"]


def test_a_black_sheep_brings_bonus_actions() -> None:
    """BA-4.5"""
    position = position_of({"sheep": {"3,0": "-3 down B", "4,0": "? down"}, "phase": "turn"})
    assert told(position, 0, "turn 3,0") == [["A", "turn", "3,0"], ["fate", "turned", -3, "3,0"], ["A", "gained", 2]]


def test_a_decision_with_one_answer_is_told_as_made() -> None:
    """The only face-down sheep is turned as soon as it is said to reveal."""
    position = position_of({"sheep": {"3,0": "2 down B"}})
    texts = [text_of(event) for event in told(position, 0, "reveal")]
    assert texts == ["A reveal", "A turn 3,0", "fate turned 2 3,0"]


def test_the_end_is_told_with_what_lay_hidden() -> None:
    """BA-10.2, BA-13.5: the last piece encloses both farms, one of them full."""
    sheep = dict.fromkeys(("2,0", "3,0", "4,0"), "1 up") | {"-4,0": "-3 down B"}
    fences = {"0-1": NARROW, "5-0": "2,-1 4,-2 5,-1 7,-2 8,-1 10,-2 11,-1"}
    position = position_of({"sheep": sheep, "fences": fences, "phase": "build"}, seats=6)
    texts = [text_of(event) for event in told(position, 0, "build 5-0 13,-2", None)]
    assert texts[:5] == ["A build 5-0 13,-2", "fate finished 5-0", "A enclosed", "fate ended", "fate showed -3 -4,0"]
    assert texts[5].startswith("A scored ")
    assert texts[6:] == [f"{seat} left-open" for seat in "BCDEF"]


def test_a_new_game_of_a_championship_is_told() -> None:
    """BA-12.4, BA-14.3: nobody can act any more; the next game begins with the next seat."""
    given = {"supply": 0, "sheep": {"3,0": "1 down A"}, "fences": {"0-3": NARROW, "3-0": BACK}}
    position = position_of(given, {"championship": "2"})
    texts = [text_of(event) for event in told(position, 0, "reveal", 1)]
    assert texts[:4] == ["A reveal", "A turn 3,0", "fate turned 1 3,0", "fate ended"]
    assert texts[-2:] == ["fate began-game 2", "B place"]
