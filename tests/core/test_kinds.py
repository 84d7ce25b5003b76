"""Kinds of fields: what they write they read back, what they refuse they refuse by its path, and where their ints lie."""

from __future__ import annotations

from typing import Any

import pytest

from sheepfold.core.draft import Draft, Pool, shuffled
from sheepfold.core.errors import BadInput
from sheepfold.core.pile import Pile, row
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import (
    ALL,
    ANY,
    Bits,
    BySeat,
    Counts,
    Field,
    Flag,
    Kind,
    Maybe,
    Record,
    Schema,
    Seat,
    Sized,
    Whole,
    Word,
    Words,
)
from sheepfold.core.setup import Setup

COLOURS = ("red", "green", "blue")
SETUP = Setup("marbles", 2, {}, {})


class Marbles(Position):
    """Rows of every layout that a field can have."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.round = 1
        self.hands = row([0] * 6)  # colours by seat
        self.zones = row([0] * 8)  # a bag of four columns, the first of them its size, by seat
        self.pot = row([2, 1, 0])
        self.in_pot = 3
        self.line = Pile(4)
        self.marks = 0


FIELDS = Schema[Marbles](
    Field("round", Whole(1, 9), seen=ALL, default=1),
    Field("hands", BySeat(Counts(COLOURS, sparse=True)), size=-1, default={"A": {}, "B": {}}),
    Field("zones", BySeat(Words(("", *COLOURS))), size=4, bag=1, default={"A": "", "B": ""}),
    Field("pot", Sized(Words(COLOURS, "marble", "red blue", open=True)), bag=0, total="in_pot", default="red"),
    Field("line", Words(COLOURS, ordered=True), default=""),
    Field("marks", Bits(COLOURS, allowed=0b011), default=[]),
)


def test_rows_are_written_and_read_back_wherever_they_lie() -> None:
    data = {
        "round": 4,
        "hands": {"A": {"green": 2}, "B": {"red": 1, "blue": 3}},
        "zones": {"A": "red red blue", "B": ""},
        "pot": "red green green",
        "line": "blue red blue",
        "marks": ["red", "green"],
    }
    position = FIELDS.read(Marbles(SETUP), data)
    assert list(position.hands) == [0, 2, 0, 1, 0, 3]
    assert list(position.zones) == [3, 2, 0, 1, 0, 0, 0, 0]
    assert (list(position.pot), position.in_pot) == ([1, 2, 0], 3)
    assert position.line.to_list() == [2, 0, 2]
    assert position.marks == 3
    assert FIELDS.write(position) == data
    assert FIELDS.visible(position, 0) == {"round": 4}


@pytest.mark.parametrize(
    ("kind", "code", "data"),
    [
        (Whole(-3, 3), -2, -2),
        (Flag(), 1, True),
        (Word(COLOURS), 2, "blue"),
        (Word((26, 31)), 1, 31),
        (Word(COLOURS, None, may_be_none=True), -1, None),
        (Seat(), 1, "B"),
        (Maybe(Word(COLOURS), none=0), 0, None),
        (Words(COLOURS), [2, 0], "red blue"),
        (Words(COLOURS, ordered=True, listed=True), [2, 0], ["blue", "red"]),
        (Bits((1, 2, 3)), 0b101, [1, 3]),
        (Counts(COLOURS), [1, 0, 2], {"red": 1, "green": 0, "blue": 2}),
        (BySeat(Whole(), empty=0), [0, 5], {"B": 5}),
        (BySeat(Whole(), extra=("watcher",)), [1, 2, 3], {"A": 1, "B": 2, "watcher": 3}),
        (Record({"owner": Seat(), "closed": Flag()}), {"owner": 0, "closed": False}, {"owner": "A", "closed": False}),
    ],
)
def test_a_kind_reads_back_what_it_wrote(kind: Kind, code: Any, data: Any) -> None:
    position = Marbles(SETUP)
    assert kind.write(position, code) == data
    again = kind.read(position, "key", data)
    assert kind.write(position, again) == data


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        (Whole(1, 3), 4, "key: a whole number from 1 to 3, not 4"),
        (Whole(1, 3), True, "key: a whole number from 1 to 3, not True"),
        (Flag(), 1, "key: true or false, not 1"),
        (Word(COLOURS), "gren", "key: one of red, green, blue; not 'gren'; did you mean green?"),
        (Word(COLOURS), "", "key: one of red, green, blue; not ''"),
        (Seat(), "C", "key: one of A, B; not 'C'"),
        (Words(COLOURS, "marble", "red blue"), 3, "key: a text of marbles such as 'red blue', not 3"),
        (Words(COLOURS, "marble"), "red pink", "key: no marble 'pink'; there are red, green, blue"),
        (Words(COLOURS), "?", "key: no name '?'; there are red, green, blue"),
        (Words([str(n) for n in range(50)], "number", "4 7"), "x", "key: no number 'x'; write '4 7', say"),
        (Bits(COLOURS), ["red", "red"], "key: red is named twice"),
        (Bits(COLOURS, allowed=0b011), ["blue"], "key: blue does not belong here"),
        (Bits(COLOURS), 3, "key: a list of names, not 3"),
        (Counts(COLOURS), {"pink": 1}, "key: no 'pink'; there are red, green, blue"),
        (Counts(COLOURS, most=4), {"red": 5}, "key.red: a whole number from 0 to 4, not 5"),
        (BySeat(Whole()), {"A": 1}, "key.B: missing; every seat is needed"),
        (BySeat(Whole()), {"C": 1}, "key: no 'C'; there are A, B"),
        (BySeat(Whole()), 3, "key: a table by seat with A, B, not 3"),
        (Record({"owner": Seat()}), {"own": "A"}, "key: no 'own'; there are owner; did you mean owner?"),
    ],
)
def test_what_is_wrong_is_told_by_its_path(kind: Kind, data: Any, told: str) -> None:
    with pytest.raises(BadInput) as raised:
        kind.read(Marbles(SETUP), "key", data)
    assert str(raised.value) == told


def test_a_kind_made_from_another_writes_its_own_way_for_every_seat() -> None:
    class Loud(Word):
        def write(self, position: Any, code: Any) -> str:
            return str(super().write(position, code)).upper()

    assert BySeat(Loud(COLOURS)).write(Marbles(SETUP), [0, 2]) == {"A": "RED", "B": "BLUE"}


def test_nothing_has_four_names() -> None:
    """`default`, `empty`, `missing` and `stand_in`, as docs/new-game.md tells them apart."""
    position = Marbles(SETUP)
    assert BySeat(Whole(), empty=0).read(position, "key", {"A": 3}) == [3, 0]
    assert BySeat(Whole(), missing=7).read(position, "key", {"A": 3}) == [3, 7]
    assert BySeat(Whole(), missing=7).write(position, [3, 7]) == {"A": 3, "B": 7}

    def own(position: Position, viewer: int | None, owner: int) -> bool:
        return viewer == owner

    hidden = BySeat(Word(COLOURS), stand_in="red")
    assert BySeat(Word(COLOURS)).see(position, [1, 2], 0, own) == {"A": "green"}
    assert hidden.see(position, [1, 2], 0, own) == {"A": "green", "B": "?"}
    assert hidden.known({"A": "green", "B": "?"}) == {"A": "green", "B": "red"}
    assert FIELDS.fill(Marbles(SETUP), {"round": 2})["pot"] == "red"


def test_part_of_a_position_is_a_draft() -> None:
    draft = Draft(FIELDS, Marbles(SETUP), {"hands": {"B": {"red": 2}}, "pot": "? red ?"}, Rng(1))
    assert draft.codes["hands"] == {1: {0: 2}}
    assert draft.open("hands") == [0]
    assert draft.said("hands", 0) is None
    pool = Pool([3, 2, 1], COLOURS, "marbles")
    pool.take("hands.B", [0, 0])
    draft.codes["pot"] = pool.fill("pot", pool.take("pot", draft.codes["pot"]), draft.rng)
    draft.codes["hands"] = {seat: [2 * seat, 0, 0] for seat in draft.seats}
    whole = FIELDS.write(draft.position())
    assert whole["hands"] == {"A": {}, "B": {"red": 2}}
    assert len(whole["pot"].split()) == 3
    assert FIELDS.write(Draft(FIELDS, Marbles(SETUP), {"pot": []}, Rng(1)).position())["pot"] == ""
    assert Draft(FIELDS, Marbles(SETUP), {"pot": 3}, Rng(1)).codes["pot"] == 3


def test_a_pool_counts_what_is_left() -> None:
    pool = Pool([3, 2, 1], COLOURS, "marbles")
    assert pool.take("bag", [0, ANY, 2]) == [0, ANY, 2]
    assert pool.rest() == [0, 0, 1, 1]
    with pytest.raises(BadInput, match="bag: more marbles of blue than the 1 there are"):
        pool.take("bag", [2])
    pool = Pool([1, 0, 1], COLOURS, "marbles")
    assert pool.draw("bag", Rng(1), [2]) == 2
    assert pool.fill("bag", [ANY, 1], Rng(1)) == [0, 1]
    with pytest.raises(BadInput, match="bag: no marbles are left for it"):
        pool.draw("bag", Rng(1))


def test_a_pool_draws_every_thing_equally_often() -> None:
    rng = Rng(3)
    drawn = [Pool([1, 3, 0], COLOURS, "marbles").draw("bag", rng) for turn in range(4000)]
    assert 900 < drawn.count(0) < 1100
    assert drawn.count(2) == 0
    assert sorted(shuffled(COLOURS, rng)) == sorted(COLOURS)
