"""What is told of a move: the move itself, what follows by itself, and to each no more than they may know."""

from __future__ import annotations

import pytest

from sheepfold.core.events import Seen, seen
from sheepfold.core.game import Data
from sheepfold.core.play import take_step
from sheepfold.core.position import FATE
from sheepfold.core.rng import Rng
from sheepfold.core.seats import seat_of
from sheepfold.games.bye_bye_black_sheep import GAME


def told(seats: int, given: Data, move: str, to: int | None = None, **options: str) -> list[Seen]:
    """What one perspective perceives of a move such as `A stop`."""
    setup = GAME.setup(seats, options)
    before = GAME.load(setup, GAME.complete(setup, given, Rng(1)))
    who, _, text = move.partition(" ")
    seat = int(FATE) if who == "fate" else seat_of(who, seats)
    assert seat is not None
    return seen(take_step(GAME, before, seat, GAME.read(before, seat, text)).events, to)


HANDS = {"A": "1 2 3 4 5 BS EA", "B": "6 7 8 9 10 BS MO", "C": "6 7 8 11 12 BS EA"}


def test_the_black_sheep_ends_a_turn() -> None:
    given: Data = {"phase": "blind", "from": "B", "hole": "3 7 7", "hands": {"B": "6 8 9 10 11 BS MO"}}
    assert told(3, given, "fate drew BS") == [
        ["fate", "drew", "BS"],
        ["B", "kept"],
        ["A", "took", ["3", "7", "7"]],
        ["B", "began"],
    ]


def test_the_answer_to_an_eagle_decides_what_follows() -> None:
    given: Data = {"phase": "eagle", "hole": "4 EA", "hands": {"B": "6 7 8 9 10 BS MO"}}
    assert told(3, given, "A ask B 7") == [["A", "ask", "B", "7"], ["B", "yes"]]
    assert told(3, given, "A ask B 1")[:3] == [["A", "ask", "B", "1"], ["B", "no"], ["A", "took", ["4", "EA"]]]


def test_only_two_see_a_hand_that_is_shown() -> None:
    given: Data = {"phase": "blind", "from": "B", "hands": HANDS}
    shown = ["6", "7", "8", "9", "10", "BS"]
    for to, cards in ((0, shown), (1, shown), (2, None), (None, None)):
        assert told(3, given, "fate drew MO", to) == [["fate", "drew", "MO"], ["B", "showed", cards, "A"]]


def test_only_the_new_owner_sees_a_card_that_is_dealt() -> None:
    given: Data = {"phase": "refill", "from": "B", "hands": {"B": 5}, "pile": {"holds": "12"}}
    for to, card in ((1, "12"), (0, None), (None, None)):
        assert told(3, given, "fate dealt 12 to B", to) == [["fate", "dealt", card, "B"]]


def test_what_is_chosen_for_the_zoo_is_private_until_it_lies_there() -> None:
    given: Data = {"phase": "zoo", "limit": 2, "zoos": {"A": "3 4"}, "hands": HANDS}
    assert told(3, given, "A add 5", 0) == [["A", "add", "5"]]
    assert told(3, given, "A add 5", 1) == []
    assert told(3, given, "A place", 1)[:1] == [["A", "placed", []]]
    placed = told(3, {**given, "added": "2"}, "A add 5", 1)
    assert placed[:2] == [["A", "placed", ["2", "5"]], ["A", "got-magpie"]]
    assert told(3, {**given, "added": "2"}, "A add 5", 0)[0] == ["A", "add", "5"]


def test_the_wolf_and_its_pile() -> None:
    given: Data = {"phase": "blind", "from": "C", "hole": "3 7", "hands": {"C": "6 8 BS WO"}}
    driven = told(3, given, "fate drew WO", mode="advanced")
    assert driven == [["fate", "drew", "WO"], ["C", "got-wolf-pile", ["3", "7"]]]
    pile: Data = {"hole": "WO", "wolf": {"owner": "C", "cards": "7 3"}}
    events = told(3, pile, "A stop", mode="advanced")
    assert events[:3] == [["A", "stop"], ["A", "took", ["WO"]], ["C", "took-wolf-pile", ["3", "7"]]]


def test_the_white_sheep_may_win_the_game() -> None:
    given: Data = {
        "phase": "white",
        "from": "B",
        "hole": "WS",
        "zoos": {"B": "1 1 1 2 2 2 7 7"},
        "hands": {"A": "3 4 BS MA", "B": "7 BS"},
    }
    assert told(4, given, "B place 7", mode="advanced") == [["B", "settle", "7"], ["B", "won"]]


def test_who_must_draw_does_so_by_itself() -> None:
    events = told(2, {"hole": "6"}, "A stop", must_draw_once="on")
    assert events == [["A", "stop"], ["A", "took", ["6"]], ["B", "began"], ["B", "draw", "A"]]


def test_the_specials_nobody_chose_go_to_the_box_and_a_game_may_stall() -> None:
    draft = told(
        2,
        {"phase": "draft", "from": "B", "start": "A", "undealt": "EA", "layout": "EA EA MO MO WS MS WO"},
        "B choose MO",
        mode="advanced",
    )
    assert draft == [["B", "choose", "MO"], ["fate", "boxed"]]
    assert told(3, {"turns": 60, "idle": 29}, "A stop")[-1] == ["fate", "stalled"]


@pytest.mark.parametrize(("text", "event"), [("turn up", ["A", "turn-up"]), ("skip", ["A", "skip"])])
def test_choices_without_a_card(text: str, event: Seen) -> None:
    assert told(3, {"phase": "mother"}, f"A {text}", mode="advanced") == [event]
