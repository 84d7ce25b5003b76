"""The verbs: every move played out, and what fate may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import choices, fences, moves, rounds
from sheepfold.games.bauernschlau.board import is_pasture
from sheepfold.games.bauernschlau.components import (
    BLACK,
    BONUS,
    BUILDING,
    CHOOSING_FIRST,
    DOG,
    DRAWING,
    DRIVING,
    FENCE,
    HIDDEN,
    KINDS,
    NOWHERE,
    PARKING,
    PICKING,
    PLACE,
    PUTTING,
    REVEAL,
    SENDING,
    SPECIAL,
    TURNING,
)

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.position import BauernschlauPosition


# --- playing


def play(position: BauernschlauPosition, move: i64) -> None:
    """One move, and every decision after it that has only one answer."""
    take(position, move)
    settle(position)


def settle(position: BauernschlauPosition) -> None:
    sole = choices.sole_choice(position)
    while sole >= 0:
        take(position, sole)
        sole = choices.sole_choice(position)


def take(position: BauernschlauPosition, move: i64) -> None:
    """One move by itself."""
    phase = position.phase
    if moves.is_action(move):
        take_action(position, move)
    elif phase == DRAWING:
        draw_tile(position, moves.kind_of(move))
    elif phase == PUTTING:
        put_tile(position, move)
    elif phase == TURNING:
        turn_up(position, moves.cell_of(move))
    elif phase == DRIVING:
        move_dog(position, moves.cell_of(move))
        position.phase = SENDING
    elif phase == SENDING:
        send_sheep(position, moves.cell_of(move))
    elif phase == PARKING:
        park(position, moves.cell_of(move))
    elif phase == BUILDING:
        build(position, moves.fence_of(move), moves.vertex_of(move))
    elif phase == PICKING:
        rounds.pick_farm(position, moves.farm_of(move))
    else:
        position.first = moves.first_of(move)
        rounds.begin_game(position)


def take_action(position: BauernschlauPosition, action: i64) -> None:
    if position.phase == BONUS:
        position.bonus -= 1
    position.doing = action
    if action == PLACE:
        position.draws = 1
        position.phase = DRAWING
    elif action == REVEAL:
        position.phase = TURNING
    elif action == DOG:
        position.phase = DRIVING
    elif action == FENCE:
        position.phase = BUILDING
    elif action == SPECIAL:
        # BA-9.3, BA-9.5: one tile for each player, as far as supply and pastures go.
        position.draws = min(position.seats, position.supply, position.free_cells())
        position.phase = DRAWING
    else:
        position.bonus = 0
        position.doing = NOWHERE
        rounds.next_turn(position)


def draw_tile(position: BauernschlauPosition, kind: i64) -> None:
    position.tiles[kind] -= 1
    position.tiles[KINDS + kind] += 1
    position.supply -= 1
    position.held += 1
    position.draws -= 1
    if position.draws == 0:
        position.phase = PUTTING


def put_tile(position: BauernschlauPosition, move: i64) -> None:
    kind: i64 = 0
    if moves.is_lay(move):
        kind = moves.laid_kind_of(move)
    else:
        while position.tiles[KINDS + kind] == 0:
            kind += 1
    cell = moves.cell_of(move)
    position.tiles[KINDS + kind] -= 1
    position.held -= 1
    position.ground[cell] = HIDDEN * (position.turn + 1) + kind + 1
    position.sheep += 1
    position.down += 1
    close_gap(position, cell, 1)
    if position.held == 0:
        rounds.finish_action(position, False)


def turn_up(position: BauernschlauPosition, cell: i64) -> None:
    kind = position.kind_at(cell)
    position.ground[cell] = kind + 1
    position.down -= 1
    rounds.finish_action(position, kind == BLACK)


def move_dog(position: BauernschlauPosition, cell: i64) -> None:
    """The dog leaves its place, which it no longer fills, for another (BA-7.3, BA-7.7)."""
    left = position.dog
    position.dog = cell
    if is_pasture(left) and position.is_sheepless(left):
        close_gap(position, left, -1)
    if is_pasture(cell) and position.is_sheepless(cell):
        close_gap(position, cell, 1)


def send_sheep(position: BauernschlauPosition, cell: i64) -> None:
    """Only on its new cell is the sheep turned up (BA-7.6). The dog still fills the cell it came from."""
    kind = position.kind_at(position.dog)
    position.ground[position.dog] = 0
    position.ground[cell] = kind + 1
    position.down -= 1
    close_gap(position, cell, 1)
    position.sent = cell
    position.phase = PARKING


def park(position: BauernschlauPosition, cell: i64) -> None:
    black = position.dog_bonus and position.kind_at(position.sent) == BLACK  # BA-4.6
    position.sent = NOWHERE
    move_dog(position, cell)
    rounds.finish_action(position, black)


def close_gap(position: BauernschlauPosition, cell: i64, more: i64) -> None:
    """One empty pasture less (or, below zero, more) in the enclosed farm a cell belongs to, if any."""
    owner = position.land[cell] - 1
    if owner >= 0:
        position.gaps[owner] -= more


def build(position: BauernschlauPosition, fence: i64, vertex: i64) -> None:
    position.pieces[position.turn] -= 1
    fences.lay(position, fence, vertex)
    if fences.is_finished(position, fence):
        for i in range(2):
            seat = position.holder[(fence + i) % position.seats]
            right = position.right_fence(seat)
            left = position.left_fence(seat)
            if fences.is_finished(position, right) and fences.is_finished(position, left):
                fences.enclose(position, seat)
    rounds.finish_action(position, False)


# --- fate


def fill_odds(position: BauernschlauPosition, outcomes: Pile, weights: Pile) -> None:
    if position.phase == CHOOSING_FIRST:
        for seat in range(position.seats):
            outcomes.add(moves.first_move(seat))
            weights.add(1)
        return
    for kind in range(KINDS):
        if position.tiles[kind] > 0:
            outcomes.add(moves.drawn_move(kind))
            weights.add(position.tiles[kind])


def draw(position: BauernschlauPosition, rng: Rng) -> i64:
    if position.phase == CHOOSING_FIRST:
        return moves.first_move(rng.below(position.seats))
    return moves.drawn_move(random_kind(position.tiles, position.supply, rng))


def random_kind(tiles: vec[i64], size: i64, rng: Rng) -> i64:
    """The kind of one tile out of so many, counted by kinds."""
    left = rng.below(size)
    kind: i64 = 0
    while left >= tiles[kind]:
        left -= tiles[kind]
        kind += 1
    return kind
