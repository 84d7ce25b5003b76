"""Who sits where in the next game, and who begins it."""

from __future__ import annotations

from sheepfold import games
from sheepfold.core.options import Option
from sheepfold.server.tables.seating import again, beginner
from sheepfold.table.config import Occupant, Result, TableConfig

SHEEP = games.load("sheep-sheep")


def drawn(places: list[int]) -> TableConfig:
    """A finished game of two that the loser of the game before was to begin."""
    return TableConfig(
        id="a-table-with-a-long-id",
        code="ABCDEF",
        game="sheep-sheep",
        rules=SHEEP.version,
        options={**SHEEP.setup(2).options, "first_player": "A"},
        wanted={"first_player": "loser"},
        data={},
        occupants=[Occupant(kind="person", person=f"person {seat}", name=f"Name {seat}") for seat in range(2)],
        owner="person 0",
        seed="00" * 32,
        made=1000,
        state="over",
        result=Result([5, 5], places, [], 1000),
    )


def test_after_a_draw_fate_chooses_who_begins() -> None:
    """SS-2.12: nobody lost, so that it is random; by the sealed fate, not by the server."""
    assert again(SHEEP, drawn([1, 1]), ["", ""], rotated=True).options["first_player"] == "random"


def test_a_loser_begins_wherever_he_sits_now() -> None:
    """SS-2.12"""
    assert again(SHEEP, drawn([1, 2]), ["", ""], rotated=False).options["first_player"] == "B"
    assert again(SHEEP, drawn([1, 2]), ["", ""], rotated=True).options["first_player"] == "A"


def test_of_several_losers_any_may_begin() -> None:
    """SS-2.12, for a game of more than two."""
    option = Option("first_player", ("random", "A", "B", "C", "loser"), "who begins", "SS-2.12", names_seat=True)
    assert {beginner(option, [1, 2, 2], 0) for _ in range(200)} == {"B", "C"}
    assert beginner(option, [2, 1, 1], 1) == "B"
