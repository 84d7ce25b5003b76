"""Who sits where, and letters and names in texts."""

from __future__ import annotations

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.terminal.cast import Naming, Player, cast_of, cast_of_record, names_of_record


def test_seats_left_over_go_to_greedy_bots() -> None:
    assert cast_of(3, [], []) == [Player("You"), Player("Greedy", "greedy"), Player("Greedy-2", "greedy")]
    assert cast_of(2, ["uniform", "Anna"], []) == [Player("Uniform", "uniform"), Player("Anna")]
    assert cast_of(2, ["greedy"], ["Otto"]) == [Player("Otto", "greedy"), Player("Greedy", "greedy")]


def test_a_record_brings_the_same_players_back() -> None:
    cast = cast_of(3, ["Anna", "uniform"], [])
    assert cast_of_record(3, {letter: player.kept() for letter, player in zip("ABC", cast, strict=True)}) == cast
    assert cast_of_record(2, {"A": "Anna"})[1].bot == "greedy"
    with pytest.raises(BadInput, match="unheard"):
        cast_of_record(2, {"A": "Anna", "B": "Deep (unheard bot)"})


def test_a_record_can_be_told_no_matter_who_played_it() -> None:
    assert names_of_record(3, {"A": "Deep (unheard bot)", "B": "Deep (unheard bot)"}) == {"A": "Deep", "B": "Deep", "C": "C"}


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x1bb", "Anna (greedy bot)", "B", "fate"])
def test_names_that_would_mislead_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        cast_of(2, [name], [])


def test_letters_and_names() -> None:
    naming = Naming({"A": "Anna", "B": "Bo", "C": "Bo 2"}, True)
    assert naming.move("draw B, not D; AB stays") == "draw Bo, not D; AB stays"
    assert naming.with_letters("draw bo 2 from ANNA and bob") == "draw C from A and bob"
