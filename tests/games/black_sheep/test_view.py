"""What the board is told so that it needs no rules: who is ahead, and who would be."""

from __future__ import annotations

import pytest

from sheepfold.core.asking import codes
from sheepfold.core.position import FATE, OVER
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import GAME
from sheepfold.games.black_sheep.rules.combinations import rank
from sheepfold.games.black_sheep.rules.components import NAMES


def five(field: dict[str, str], side: str) -> list[int]:
    return rank([NAMES.index(name) for name in f"{field['figures']} {side}".split()])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_would_be_ahead_exactly_if_it_is_once_made(seats: int) -> None:
    rng = Rng(seats)
    position = GAME.start(GAME.setup(seats))
    told = 0
    while position.actor() != OVER:
        actor = int(position.actor())
        if actor == FATE:
            position.play(position.draw(rng), FATE)
            continue
        view = GAME.view(position, actor)
        for text, ahead in view["table"]["would"].items():
            after = position.copy()
            after.play(GAME.read(position, actor, text), actor)
            table = GAME.view(after, actor)["table"]
            assert (table["leads"][int(text.split()[1]) - 1] == view["seat"]) == ahead
            told += 1
        assert all(text in GAME.legal(position, actor) for text in view["table"]["would"])
        assert "would" not in GAME.view(position, None)["table"]
        found = codes(position, actor)
        position.play(found[rng.below(len(found))], actor)
    assert told > 50


def test_numbers_of_the_rules_that_a_board_shows() -> None:
    """BS-4.2, BS-7.2, BS-10.2: how long a side is, which combinations there are, what counts against its owner."""
    table = GAME.view(GAME.start(GAME.setup(2)), None)["table"]
    assert table["side"] == 3
    assert table["ranks"] == ["5", "41", "32", "311", "221", "2111", "11111"]
    assert table["minus"] == ["black-sheep"]


def test_the_best_complete_side_leads_and_of_equal_ones_the_first() -> None:
    sides = {"A": "PPC", "B": "PPC", "C": "HSR"}
    fields = [{"figures": "PS", "sides": sides, "order": "B A C"}, {"figures": "HH", "sides": {"A": "CC"}}, {"figures": "SS"}]
    setup = GAME.setup(4)
    position = GAME.load(setup, GAME.complete(setup, {"fields": fields, "turn": "D"}, Rng(1)))
    table = GAME.view(position, None)["table"]
    assert table["leads"] == ["B", None, None]
    first = table["fields"][0]
    assert five(first, first["sides"]["B"]) < five(first, first["sides"]["C"])
    assert first["beaten"] == "A C"
