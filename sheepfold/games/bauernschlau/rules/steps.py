"""Each kind of move played out, up to what follows the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.games.bauernschlau.rules import actions, fences, moves, pastures, rounds
from sheepfold.games.bauernschlau.rules.board import is_pasture
from sheepfold.games.bauernschlau.rules.components import BLACK, DOG, FENCE, HIDDEN, KINDS, NOWHERE, PLACE, REVEAL, SPECIAL
from sheepfold.games.bauernschlau.rules.notes import ENCLOSED, FINISHED, TURNED
from sheepfold.games.bauernschlau.rules.phases import BONUS, BUILDING, DRAWING, DRIVING, PARKING, PUTTING, TURNING

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


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
        position.draws = actions.special_draws(position)
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
    kind = moves.lay_kind(move) if moves.is_lay(move) else pastures.kind_in_hand(position)
    cell = moves.named_cell(move)
    position.tiles[KINDS + kind] -= 1
    position.held -= 1
    position.ground[cell] = HIDDEN * (position.turn + 1) + kind + 1
    position.sheep += 1
    position.down += 1
    close_gap(position, cell, 1)
    if position.held == 0:
        rounds.finish_action(position, False)


def turn_up(position: BauernschlauPosition, cell: i64) -> None:
    kind = pastures.kind_at(position, cell)
    position.ground[cell] = kind + 1
    position.down -= 1
    note(position.journal, TURNED, position.turn, kind, cell)
    rounds.finish_action(position, kind == BLACK)


def move_dog(position: BauernschlauPosition, cell: i64) -> None:
    """The dog leaves its place, which it no longer fills, for another (BA-7.3, BA-7.7)."""
    left = position.dog
    position.dog = cell
    if is_pasture(left) and pastures.is_sheepless(position, left):
        close_gap(position, left, -1)
    if is_pasture(cell) and pastures.is_sheepless(position, cell):
        close_gap(position, cell, 1)


def send_sheep(position: BauernschlauPosition, cell: i64) -> None:
    """Only on its new cell is the sheep turned up (BA-7.6). The dog still fills the cell it came from."""
    kind = pastures.kind_at(position, position.dog)
    position.ground[position.dog] = 0
    position.ground[cell] = kind + 1
    position.down -= 1
    close_gap(position, cell, 1)
    position.sent = cell
    note(position.journal, TURNED, position.turn, kind, cell)
    position.phase = PARKING


def park(position: BauernschlauPosition, cell: i64) -> None:
    black = position.dog_bonus and pastures.kind_at(position, position.sent) == BLACK  # BA-4.6
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
        note(position.journal, FINISHED, position.turn, fence)
        for i in range(2):
            seat = position.holder[(fence + i) % position.seats]
            right = position.right_fence(seat)
            left = position.left_fence(seat)
            if fences.is_finished(position, right) and fences.is_finished(position, left):
                fences.enclose(position, seat)
                note(position.journal, ENCLOSED, seat)
    rounds.finish_action(position, False)
