"""Numbers, beginnings, groups and pages of choices."""

from __future__ import annotations

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.terminal.choices import PAGE, Choices, begins, grouped


def plain(text: str) -> str:
    return text


def test_few_moves_are_all_listed() -> None:
    assert Choices(["stop", "draw B"], plain).lines() == ["1. stop", "2. draw B"]


def test_every_move_is_in_exactly_one_group() -> None:
    moves = [f"place {field} {one} {two}" for field in "123" for one in "abcdef" for two in "abcdef"] + ["pass", "place 1"]
    groups = grouped(moves)
    assert sorted(move for _, inside in groups for move in inside) == sorted(moves)
    assert 2 <= len(groups) <= PAGE


def test_a_move_that_begins_another_keeps_its_place() -> None:
    groups = grouped([*[f"stop at {n}" for n in range(50)], "stop"])
    assert ("stop", ["stop"]) in groups


def test_pages_count_on() -> None:
    choices = Choices([f"bid {n}" for n in range(100)], plain)
    assert choices.lines()[-1] == "These were 1 to 40 of 100; more shows the next."
    choices.turn_page()
    assert choices.lines()[0] == "41. bid 40"
    assert choices.meant_by("100") == ["bid 99"]
    choices.turn_page()
    choices.turn_page()
    assert choices.lines()[0] == "1. bid 0"


@pytest.mark.parametrize("number", ["0", "3", "999999"])
def test_a_number_out_of_range_says_the_range(number: str) -> None:
    with pytest.raises(BadInput, match="the choices are 1 to 2"):
        Choices(["stop", "draw B"], plain).meant_by(number)


def test_numbers_in_moves_are_not_abbreviated() -> None:
    assert begins("bid 17", "b")
    assert begins("bid 17", "b 17")
    assert not begins("bid 17", "bid 1")


def test_exact_text_wins_over_beginnings() -> None:
    assert Choices(["stop", "stop now"], plain).exactly("STOP") == "stop"
