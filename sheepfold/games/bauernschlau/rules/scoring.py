"""What a game is worth to each farm, who is ahead, and how a championship adds up (BA-11, BA-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.games.bauernschlau.rules import pastures
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import tile_value

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

PENALTY: Final[i64] = 10  # BA-12.2


def sheep_worth(position: BauernschlauPosition, cell: i64) -> i64:
    """What a cell adds to the farm it belongs to: its face-up sheep times its geese (BA-2.5, BA-11.4)."""
    if pastures.is_sheepless(position, cell) or pastures.is_down(position, cell):
        return 0
    return tile_value(pastures.kind_at(position, cell)) * position.board.geese[cell]


def farm_score(position: BauernschlauPosition, seat: i64) -> i64:
    """The score of an enclosed farm (BA-11.2); 0 stands for no score (BA-11.6)."""
    if not position.is_enclosed(seat):
        return 0
    total = -position.pieces[seat]
    for cell in range(FIRST_PASTURE, position.board.cells):
        if position.land[cell] == seat + 1:
            total += sheep_worth(position, cell)
    return total


def championship_points(position: BauernschlauPosition, seat: i64) -> i64:
    """What one game of a championship brings: a farm left open gets the lowest score less ten (BA-12.2, BA-12.3)."""
    if position.is_enclosed(seat):
        return farm_score(position, seat)
    lowest: i64 = 0
    found = False
    for other in range(position.seats):
        if position.is_enclosed(other):
            points = farm_score(position, other)
            if not found or points < lowest:
                lowest = points
            found = True
    return lowest - PENALTY


def add_to_totals(position: BauernschlauPosition) -> None:
    totals = position.totals[:]
    for seat in range(position.seats):
        totals[seat] += championship_points(position, seat)
    position.totals = totals


def score(position: BauernschlauPosition, seat: i64) -> i64:
    return position.totals[seat] if position.championship > 1 else farm_score(position, seat)


def is_better(position: BauernschlauPosition, one: i64, other: i64) -> bool:
    """Strictly ahead: in one game any enclosed farm beats any that is not (BA-11.6)."""
    if position.championship == 1 and position.is_enclosed(one) != position.is_enclosed(other):
        return position.is_enclosed(one)
    return score(position, one) > score(position, other)


def place(position: BauernschlauPosition, seat: i64) -> i64:
    better: i64 = 0
    for other in range(position.seats):
        if is_better(position, other, seat):
            better += 1
    return better + 1


def wins(position: BauernschlauPosition, seat: i64) -> bool:
    """The highest score, shared if equal (BA-11.7, BA-11.8); nobody if no farm is enclosed (BA-11.9)."""
    return place(position, seat) == 1 and (position.championship > 1 or position.is_enclosed(seat))
