"""Records that begin in a given position: they replay like others, and a position that cannot be is told in one line."""

import json
from dataclasses import replace
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core import laws, record
from sheepfold.core.asking import asked
from sheepfold.core.errors import BadInput
from sheepfold.core.fate import Seeded
from sheepfold.core.play import Play
from sheepfold.core.position import OVER
from sheepfold.language import english
from tests.core.test_record import sealed

JUNK: list[Any] = [None, -1, 10**12, "x", [], [[]], {}, {"A": "?"}, ["x"] * 3, True, 0.5]


def begun(name: str) -> Play:
    """A game that begins in the middle of another one, played to its end by always making the first legal move."""
    game = games.load(name)
    whole = laws.play_out(game, game.seats[0], {}, 5)
    half = replace(whole.record, moves=whole.record.moves[: len(whole.record.moves) // 2])
    middle = record.replay(game, half)
    play = Play(game, replace(middle.setup, begins=json.loads(json.dumps(middle.to_data()))))
    assert play.position.to_data() == middle.to_data()
    fate = Seeded(1)
    play.settle(fate)
    while play.position.actor() != OVER:
        seat = asked(play.position)[0]
        play.do(seat, game.legal(play.position, seat)[0])
        play.settle(fate)
    return play


@pytest.mark.parametrize("name", games.names())
def test_a_record_begins_in_the_middle_of_a_game(name: str) -> None:
    play = begun(name)
    text = record.write(play.game, play.record, play.position)
    game, kept = record.read(text, games.load)
    assert record.write(game, kept, record.replay(game, kept)) == text


@pytest.mark.parametrize("name", games.names())
def test_a_position_that_cannot_be_is_refused_in_one_line(name: str) -> None:
    play = begun(name)
    lines = record.write(play.game, play.record).splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("position "))
    data = json.loads(lines[at].removeprefix("position "))
    changed = [{**data, key: junk} for key in data for junk in JUNK if data[key] != junk] + JUNK
    said = []
    for one in changed:
        lines[at] = f"position {json.dumps(one)}"
        said.append(complaint(sealed(lines), name))
    assert sum(map(bool, said)) > len(changed) // 2  # some values may stand for others, such as true for 1
    assert all("\n" not in line for line in said)


def complaint(text: str, name: str) -> str:
    """What is wrong with a record; "" if nothing is."""
    try:
        record.replay(*record.read(text, games.load))
    except BadInput as error:
        return english(error, name)
    return ""


def test_a_record_has_one_position_or_none() -> None:
    play = begun("sheep-sheep")
    lines = record.write(play.game, play.record).splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("position "))
    with pytest.raises(BadInput, match="record-line"):
        record.read(sealed([*lines[:at], lines[at], *lines[at:]]), games.load)
    with pytest.raises(BadInput, match="record-line"):
        record.read(sealed([*lines[:at], "position {", *lines[at + 1 :]]), games.load)
