"""What may be done, what fate may bring, and every move played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.journal import note
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau.rules import actions, fences, moves, pastures, rounds, steps
from sheepfold.games.bauernschlau.rules.board import CENTRE, FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import END, FARMS, HIDDEN, KINDS, PLACE, SPECIAL
from sheepfold.games.bauernschlau.rules.notes import TOOK
from sheepfold.games.bauernschlau.rules.phases import (
    BONUS,
    BUILDING,
    CHOOSING_FIRST,
    DRAWING,
    DRIVING,
    MAIN,
    PARKING,
    PICKING,
    PUTTING,
    SENDING,
    TURNING,
)

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

NO_MOVE: Final[i64] = -1


# --- playing


def play(position: BauernschlauPosition, move: i64) -> None:
    """One move, and every decision after it that has only one answer."""
    take(position, move)
    settle(position)


def settle(position: BauernschlauPosition) -> None:
    sole = sole_choice(position)
    while sole >= 0:
        note(position.journal, TOOK, position.turn, sole)
        take(position, sole)
        sole = sole_choice(position)


def take(position: BauernschlauPosition, move: i64) -> None:
    """One move by itself."""
    phase = position.phase
    if moves.is_action(move):
        steps.take_action(position, move)
    elif phase == DRAWING:
        steps.draw_tile(position, moves.drawn_kind(move))
    elif phase == PUTTING:
        steps.put_tile(position, move)
    elif phase == TURNING:
        steps.turn_up(position, moves.named_cell(move))
    elif phase == DRIVING:
        steps.move_dog(position, moves.named_cell(move))
        position.phase = SENDING
    elif phase == SENDING:
        steps.send_sheep(position, moves.named_cell(move))
    elif phase == PARKING:
        steps.park(position, moves.named_cell(move))
    elif phase == BUILDING:
        steps.build(position, moves.build_fence(move), moves.build_vertex(move))
    elif phase == PICKING:
        rounds.pick_farm(position, moves.farm_number(move))
    else:
        position.first = moves.chose_seat(move)
        rounds.begin_game(position)


# --- what may be chosen


def fill_legal(position: BauernschlauPosition, found: Pile) -> None:
    phase = position.phase
    seat = position.turn
    if phase == MAIN:
        if position.round == 1:
            found.add(PLACE)
            return
        actions.fill_ordinary(position, seat, found)
        if actions.can_special(position):
            found.add(SPECIAL)
    elif phase == BONUS:
        actions.fill_ordinary(position, seat, found)
        found.add(END)
    elif phase == PUTTING:
        fill_puts(position, found)
    elif phase == TURNING:
        fill_down(position, moves.turn(0), found)
    elif phase == DRIVING:
        fill_down(position, moves.drive(0), found)
    elif phase == SENDING:
        fill_sheepless(position, moves.to(0), found)
    elif phase == PARKING:
        found.add(moves.park(CENTRE))
        fill_sheepless(position, moves.park(0), found)
    elif phase == BUILDING:
        fill_pieces(position, position.right_fence(seat), found)
        fill_pieces(position, position.left_fence(seat), found)
    elif phase == PICKING:
        for farm in range(FARMS):
            if actions.may_pick(position, farm):
                found.add(moves.farm(farm))


def fill_puts(position: BauernschlauPosition, found: Pile) -> None:
    if position.doing == PLACE:
        fill_free(position, moves.put(0), found)
        return
    for kind in range(KINDS):
        if position.tiles[KINDS + kind] > 0:
            fill_free(position, moves.lay(kind, 0), found)


def fill_free(position: BauernschlauPosition, base: i64, found: Pile) -> None:
    ground, dog = position.ground, position.dog
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0 and cell != dog:
            found.add(base + cell)


def fill_sheepless(position: BauernschlauPosition, base: i64, found: Pile) -> None:
    ground = position.ground
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] == 0:
            found.add(base + cell)


def fill_down(position: BauernschlauPosition, base: i64, found: Pile) -> None:
    ground = position.ground
    for cell in range(FIRST_PASTURE, position.board.cells):
        if ground[cell] >= HIDDEN:
            found.add(base + cell)


def fill_pieces(position: BauernschlauPosition, fence: i64, found: Pile) -> None:
    for i in range(fences.offered(position, fence)):
        found.add(moves.build(fence, fences.nth_offer(position, fence, i)))


# --- a decision that is none


def sole_choice(position: BauernschlauPosition) -> i64:
    """The one legal move where there is no other, else NO_MOVE. Cheap questions first: nearly always there are more."""
    phase = position.phase
    if phase in (TURNING, DRIVING):
        if position.down > 1:
            return NO_MOVE
    elif phase == PUTTING:
        if pastures.free_cells(position) > 1:
            return NO_MOVE
    elif phase == SENDING:
        if pastures.sheepless_cells(position) > 1:
            return NO_MOVE
    elif phase == BUILDING:
        right = position.right_fence(position.turn)
        left = position.left_fence(position.turn)
        if fences.offered(position, right) + fences.offered(position, left) > 1:
            return NO_MOVE
    elif phase == MAIN:
        if position.round > 1 and (
            actions.can_use_dog(position) or actions.can_special(position)
        ):  # then reveal or place is open as well
            return NO_MOVE
    elif phase != PICKING:
        return NO_MOVE
    return sole_of_list(position)


def sole_of_list(position: BauernschlauPosition) -> i64:
    found = Pile(8)
    fill_legal(position, found)
    return found.items[0] if found.size == 1 else NO_MOVE


# --- fate


def fill_odds(position: BauernschlauPosition, outcomes: Pile, weights: Pile) -> None:
    if position.phase == CHOOSING_FIRST:
        for seat in range(position.seats):
            outcomes.add(moves.chose(seat))
            weights.add(1)
        return
    for kind in range(KINDS):
        if position.tiles[kind] > 0:
            outcomes.add(moves.drawn(kind))
            weights.add(position.tiles[kind])


def draw(position: BauernschlauPosition, rng: Rng) -> i64:
    if position.phase == CHOOSING_FIRST:
        return moves.chose(rng.below(position.seats))
    return moves.drawn(random_kind(position.tiles, position.supply, rng))


def random_kind(tiles: vec[i64], size: i64, rng: Rng) -> i64:
    """The kind of one tile out of so many, counted by kinds."""
    left = rng.below(size)
    kind: i64 = 0
    while left >= tiles[kind]:
        left -= tiles[kind]
        kind += 1
    return kind
