"""Numbers, beginnings, groups and pages of choices."""

from __future__ import annotations

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.language import english
from sheepfold.terminal.cast import Naming
from sheepfold.terminal.choices import PAGE, Choices, begins, grouped
from tests.said import says


def choices_of(*legal: str) -> Choices:
    return Choices(list(legal), Naming({"A": "A", "B": "B"}, True), lambda text: text.replace(",", " "))


def lines(choices: Choices) -> list[str]:
    return [english(line) for line in choices.lines()]


def test_few_moves_are_all_listed() -> None:
    assert lines(choices_of("stop", "draw B")) == ["1. stop", "2. draw B"]


def test_every_move_is_in_exactly_one_group() -> None:
    moves = [f"place {field} {one} {two}" for field in "123" for one in "abcdef" for two in "abcdef"] + ["pass", "place 1"]
    groups = grouped(moves)
    assert sorted(move for _, inside in groups for move in inside) == sorted(moves)
    assert 2 <= len(groups) <= PAGE


def test_a_move_that_begins_another_keeps_its_place() -> None:
    groups = grouped([*[f"stop at {n}" for n in range(50)], "stop"])
    assert ("stop", ["stop"]) in groups


def test_pages_count_on() -> None:
    choices = choices_of(*(f"bid {n}" for n in range(100)))
    assert lines(choices)[-1] == "These were 1 to 40 of 100; more shows the next."
    choices.turn_page()
    assert lines(choices)[0] == "41. bid 40"
    assert choices.meant_by("100") == ["bid 99"]
    choices.turn_page()
    choices.turn_page()
    assert lines(choices)[0] == "1. bid 0"


@pytest.mark.parametrize("number", ["0", "3", "999999"])
def test_a_number_out_of_range_says_the_range(number: str) -> None:
    with says(BadInput, match="the choices are 1 to 2"):
        choices_of("stop", "draw B").meant_by(number)


def test_numbers_in_moves_are_not_abbreviated() -> None:
    assert begins("bid 17", "b")
    assert begins("bid 17", "b 17")
    assert not begins("bid 17", "bid 1")


def test_exact_text_wins_over_beginnings() -> None:
    assert choices_of("stop", "stop now").exactly("STOP") == "stop"


def test_a_move_may_be_written_as_the_game_reads_it() -> None:
    assert choices_of("place 2 pig", "place 2 pig pig").exactly("place 2 pig,pig") == "place 2 pig pig"
