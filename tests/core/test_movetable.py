"""Moves declared once: codes, texts, events and verbs; and things that are counted by the fields they lie in."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from sheepfold.core.events import misfit, seen
from sheepfold.core.journal import Note
from sheepfold.core.movetable import MOVER, MoveTable
from sheepfold.core.position import Position
from sheepfold.core.schema import BySeat, Counts, Field, Schema, Whole, Word

COLOURS = ("red", "blue")
MOVES = MoveTable()
PASS = MOVES.add("pass")
PLAY = MOVES.add("play", COLOURS, known_to=MOVER)
ROLLED = MOVES.add("rolled", range(1, 7))
WON = MOVES.note("won", colour=COLOURS, cards="number")


def test_every_move_has_a_code_and_a_text() -> None:
    codes = [PASS.code(), PLAY.code(0), PLAY.code(1), *(ROLLED.code(number) for number in range(1, 7))]
    assert codes == list(range(9))
    assert [MOVES.say(None, 0, code) for code in codes[:4]] == ["pass", "play red", "play blue", "rolled 1"]
    assert (PLAY.has(2), PLAY.has(3), PLAY.value(2), ROLLED.value(5)) == (True, False, 1, 3)


def test_events_follow_the_move_and_its_notes() -> None:
    events = MOVES.events(None, 1, int(PLAY.code(1)), None, [Note(int(WON), 0, 1, 5, 0)])
    assert seen(events, 1) == [["B", "play", "blue"], ["A", "won", "blue", 5]]
    assert seen(events, 0) == [["B", "play", None], ["A", "won", "blue", 5]]
    rolled = MOVES.events(None, -1, int(ROLLED.code(4)), None, [])
    assert seen(rolled, None) == [["fate", "rolled", 4]]
    assert [misfit(event, MOVES.verbs) for event in seen([*events, *rolled], 0)] == ["", "", ""]


def test_things_are_counted_wherever_they_lie() -> None:
    fields = Schema[Position](
        Field("bag", Counts(COLOURS), holds=True),
        Field("hands", BySeat(Word(COLOURS), empty=-1), holds=True),
        Field("coins", BySeat(Whole()), holds=True),
        Field("round", Whole()),
    )
    position: Any = SimpleNamespace(seats=3, bag=[1, 0], hands=[1, -1, 0], coins=[4, 0, 2], round=9)
    assert fields.things(position) == {"red": 2, "blue": 1, "coins": 6}
