"""What may be chosen: the actions open to a seat, the moves of each moment, and the moments that leave no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.games.bauernschlau import fences, moves
from sheepfold.games.bauernschlau.board import CENTRE, FIRST_PASTURE
from sheepfold.games.bauernschlau.components import (
    BONUS,
    BUILDING,
    DOG,
    DRIVING,
    END,
    FARMS,
    FENCE,
    HIDDEN,
    KINDS,
    MAIN,
    PARKING,
    PICKING,
    PLACE,
    PUTTING,
    REVEAL,
    SENDING,
    SPECIAL,
    TURNING,
    occupied_farms,
)

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.position import BauernschlauPosition


NO_MOVE: Final[i64] = -1


# --- which actions are open


def can_place(position: BauernschlauPosition) -> bool:
    """BA-5.1"""
    return position.supply > 0 and position.free_cells() > 0


def can_reveal(position: BauernschlauPosition) -> bool:
    """BA-6.1"""
    return position.down > 0


def can_use_dog(position: BauernschlauPosition) -> bool:
    """BA-7.2"""
    return position.down > 0 and position.sheepless_cells() > 0


def can_fence(position: BauernschlauPosition, seat: i64) -> bool:
    """A piece and an unfinished fence of one's own are enough: such a fence can always go on (BA-8.19)."""
    if position.pieces[seat] == 0:
        return False
    right = position.right_fence(seat)
    return not fences.is_finished(position, right) or not fences.is_finished(position, position.left_fence(seat))


def can_special(position: BauernschlauPosition) -> bool:
    """BA-9.1, asked at the start of a turn."""
    return position.down == 0 and position.round > 1 and can_place(position)


def fill_ordinary(position: BauernschlauPosition, seat: i64, choices: Pile) -> None:
    """The four actions that may also be bonus actions (BA-4.7)."""
    if can_place(position):
        choices.add(PLACE)
    if can_reveal(position):
        choices.add(REVEAL)
    if can_use_dog(position):
        choices.add(DOG)
    if can_fence(position, seat):
        choices.add(FENCE)


def has_ordinary(position: BauernschlauPosition, seat: i64) -> bool:
    return can_place(position) or can_reveal(position) or can_fence(position, seat)


def has_main(position: BauernschlauPosition, seat: i64) -> bool:
    """*special* needs what *place* needs, and the dog what *reveal* needs."""
    return can_place(position) if position.round == 1 else has_ordinary(position, seat)


# --- the choices


def fill_legal(position: BauernschlauPosition, choices: Pile) -> None:
    phase = position.phase
    seat = position.turn
    if phase == MAIN:
        if position.round == 1:
            choices.add(PLACE)
            return
        fill_ordinary(position, seat, choices)
        if can_special(position):
            choices.add(SPECIAL)
    elif phase == BONUS:
        fill_ordinary(position, seat, choices)
        choices.add(END)
    elif phase == PUTTING:
        fill_puts(position, choices)
    elif phase == TURNING:
        fill_down(position, moves.turn_move(0), choices)
    elif phase == DRIVING:
        fill_down(position, moves.drive_move(0), choices)
    elif phase == SENDING:
        fill_sheepless(position, moves.to_move(0), choices)
    elif phase == PARKING:
        choices.add(moves.park_move(CENTRE))
        fill_sheepless(position, moves.park_move(0), choices)
    elif phase == BUILDING:
        fill_pieces(position, position.right_fence(seat), choices)
        fill_pieces(position, position.left_fence(seat), choices)
    elif phase == PICKING:
        for farm in range(FARMS):
            if may_pick(position, farm):
                choices.add(moves.farm_move(farm))


def fill_puts(position: BauernschlauPosition, choices: Pile) -> None:
    if position.doing == PLACE:
        fill_free(position, moves.put_move(0), choices)
        return
    for kind in range(KINDS):
        if position.tiles[KINDS + kind] > 0:
            fill_free(position, moves.lay_move(kind, 0), choices)


def fill_free(position: BauernschlauPosition, base: i64, choices: Pile) -> None:
    ground = position.ground
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0 and cell != position.dog:
            choices.add(base + cell)


def fill_sheepless(position: BauernschlauPosition, base: i64, choices: Pile) -> None:
    ground = position.ground
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0:
            choices.add(base + cell)


def fill_down(position: BauernschlauPosition, base: i64, choices: Pile) -> None:
    ground = position.ground
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] >= HIDDEN:
            choices.add(base + cell)


def fill_pieces(position: BauernschlauPosition, fence: i64, choices: Pile) -> None:
    for i in range(fences.offered(position, fence)):
        choices.add(moves.build_move(fence, fences.nth_offer(position, fence, i)))


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


# --- a decision that is none


def sole_choice(position: BauernschlauPosition) -> i64:
    """The one legal move where there is no other, else NO_MOVE. Cheap questions first: nearly always there are more."""
    phase = position.phase
    if phase in (TURNING, DRIVING):
        if position.down > 1:
            return NO_MOVE
    elif phase == PUTTING:
        if position.free_cells() > 1:
            return NO_MOVE
    elif phase == SENDING:
        if position.sheepless_cells() > 1:
            return NO_MOVE
    elif phase == BUILDING:
        right = position.right_fence(position.turn)
        left = position.left_fence(position.turn)
        if fences.offered(position, right) + fences.offered(position, left) > 1:
            return NO_MOVE
    elif phase == MAIN:
        if position.round > 1 and (can_use_dog(position) or can_special(position)):  # then reveal or place is open as well
            return NO_MOVE
    elif phase != PICKING:
        return NO_MOVE
    return sole_of_list(position)


def sole_of_list(position: BauernschlauPosition) -> i64:
    choices = Pile(8)
    fill_legal(position, choices)
    return choices.items[0] if choices.size == 1 else NO_MOVE
