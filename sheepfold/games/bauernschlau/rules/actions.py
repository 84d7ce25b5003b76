"""Which actions are open to a seat, and which farms it may pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.games.bauernschlau.rules import fences, pastures
from sheepfold.games.bauernschlau.rules.components import DOG, FARMS, FENCE, PLACE, REVEAL, occupied_farms

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def can_place(position: BauernschlauPosition) -> bool:
    """BA-5.1"""
    return position.supply > 0 and pastures.free_cells(position) > 0


def can_reveal(position: BauernschlauPosition) -> bool:
    """BA-6.1"""
    return position.down > 0


def can_use_dog(position: BauernschlauPosition) -> bool:
    """BA-7.2"""
    return position.down > 0 and pastures.sheepless_cells(position) > 0


def can_fence(position: BauernschlauPosition, seat: i64) -> bool:
    """A piece and an unfinished fence of one's own are enough: such a fence can always go on (BA-8.19)."""
    if position.pieces[seat] == 0:
        return False
    right = position.right_fence(seat)
    return not fences.is_finished(position, right) or not fences.is_finished(position, position.left_fence(seat))


def can_special(position: BauernschlauPosition) -> bool:
    """BA-9.1, asked at the start of a turn."""
    return position.down == 0 and position.round > 1 and can_place(position)


def special_draws(position: BauernschlauPosition) -> i64:
    """One tile for each player, as far as supply and pastures go (BA-9.3, BA-9.5)."""
    return min(position.seats, min(position.supply, pastures.free_cells(position)))  # of three, compiled code makes objects


def fill_ordinary(position: BauernschlauPosition, seat: i64, found: Pile) -> None:
    """The four actions that may also be bonus actions (BA-4.7)."""
    if can_place(position):
        found.add(PLACE)
    if can_reveal(position):
        found.add(REVEAL)
    if can_use_dog(position):
        found.add(DOG)
    if can_fence(position, seat):
        found.add(FENCE)


def has_ordinary(position: BauernschlauPosition, seat: i64) -> bool:
    return can_place(position) or can_reveal(position) or can_fence(position, seat)


def has_main(position: BauernschlauPosition, seat: i64) -> bool:
    """*special* needs what *place* needs, and the dog what *reveal* needs."""
    return can_place(position) if position.round == 1 else has_ordinary(position, seat)


def may_pick(position: BauernschlauPosition, farm: i64) -> bool:
    """Free, and with the farms picked so far part of some rotation of the table's set (BA-3.6)."""
    wanted: i64 = 1 << farm
    for seat in range(position.seats):
        if position.farms[seat] == farm:
            return False
        if position.farms[seat] >= 0:
            wanted |= 1 << position.farms[seat]
    for turned in range(FARMS):
        found: i64 = 0
        for home in occupied_farms(int(position.seats)):
            found |= 1 << ((home + turned) % FARMS)
        if wanted & found == wanted:
            return True
    return False
