"""Positions as rows of bytes and choices as dense numbers, for those who train agents; each game writes its own by hand.

An action is a number from 0 on, the same for the same choice as long as a game's rules have the same version. Mostly it is one
move. A choice of many parts may take two actions: the first is only remembered (`half`), the second makes the move.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sheepfold.core.packed import i64, mypyc_attr, u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import Position

MOST: Final[i64] = 255  # a byte holds no more; what may be greater is cut off there


class Columns(NamedTuple):
    """Some columns of an observation that belong together: their name, how many, the greatest value, and what they say."""

    name: str
    width: int
    high: int
    text: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensors:
    """One for each setup of a game, with what it needs to be quick. Seats are told clockwise from the one that looks."""

    columns: list[Columns]
    labels: list[str]  # by action: what it means, wherever it is chosen
    width: i64
    actions: i64

    def __init__(self, columns: list[Columns], labels: list[str]) -> None:
        self.columns = columns
        self.labels = labels
        self.width = sum([block.width for block in columns])
        self.actions = len(labels)

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        """Write what this seat sees, from `at` on, into bytes that are all 0. Built up from nothing, as views are."""
        raise AssertionError("every game with tensors writes its observations")

    def action(self, position: Position, seat: i64, move: i64) -> i64:
        """The number of a legal move, in a game where every choice is one action."""
        return move

    def move(self, position: Position, seat: i64, action: i64) -> i64:
        """The inverse of `action`."""
        return action

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        """Fill an empty pile with every action of a seat that owes a decision; `scratch` is another one to work with."""
        position.fill_legal(seat, found)
        items = found.items
        for i in range(found.size):
            items[i] = self.action(position, seat, items[i])

    def decide(self, position: Position, seat: i64, half: i64, action: i64) -> i64:
        """The move that an action makes; NONE if it is the first half of one."""
        return self.move(position, seat, action)

    def fill_path(self, position: Position, seat: i64, move: i64, found: Pile) -> None:
        """Add the one or two actions that make a legal move."""
        found.add(self.action(position, seat, move))


def bytes_of(tensors: Tensors, position: Position, seat: i64, half: i64 = NONE) -> bytes:
    """One observation by itself."""
    out = vec[u8]([0] * tensors.width)
    tensors.observe(position, seat, half, out, 0)
    return bytes([int(out[i]) for i in range(tensors.width)])


def capped(number: i64) -> i64:
    """As much of a number as a byte holds."""
    return min(max(number, 0), MOST)


def write_row(out: vec[u8], at: i64, row: vec[i64], start: i64, end: i64) -> None:
    """Part of a row of counts, none of them below 0. Zeros are written too: that takes less time than to guess where they are.
    Four at a time, since going round takes as long as a count."""
    i, shift = start, at - start
    while i + 3 < end:
        out[shift + i] = u8(min(row[i], MOST))
        out[shift + i + 1] = u8(min(row[i + 1], MOST))
        out[shift + i + 2] = u8(min(row[i + 2], MOST))
        out[shift + i + 3] = u8(min(row[i + 3], MOST))
        i += 4
    while i < end:
        out[shift + i] = u8(min(row[i], MOST))
        i += 1
