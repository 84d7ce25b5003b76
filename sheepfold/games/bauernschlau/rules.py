"""The verbs: what may be chosen, what follows from it, and what fate may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import fences, moves, scoring
from sheepfold.games.bauernschlau.board import CENTRE, FIRST_PASTURE, is_pasture
from sheepfold.games.bauernschlau.components import (
    BLACK,
    BONUS,
    BUILDING,
    CHOOSING_FIRST,
    DOG,
    DRAWING,
    DRIVING,
    END,
    ENDED,
    FARMS,
    FENCE,
    HIDDEN,
    KINDS,
    MAIN,
    NOWHERE,
    PARKING,
    PICKING,
    PLACE,
    PUTTING,
    REVEAL,
    SENDING,
    SPECIAL,
    TILES,
    TURNING,
    allotment,
    mix,
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


# --- playing


def play(position: BauernschlauPosition, move: i64) -> None:
    """One move, and every decision after it that has only one answer."""
    take(position, move)
    settle(position)


def settle(position: BauernschlauPosition) -> None:
    sole = sole_choice(position)
    while sole >= 0:
        take(position, sole)
        sole = sole_choice(position)


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
        pick_farm(position, moves.farm_of(move))
    else:
        position.first = moves.first_of(move)
        begin_game(position)


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
        next_turn(position)


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
        finish_action(position, False)


def turn_up(position: BauernschlauPosition, cell: i64) -> None:
    kind = position.kind_at(cell)
    position.ground[cell] = kind + 1
    position.down -= 1
    finish_action(position, kind == BLACK)


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
    finish_action(position, black)


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
    finish_action(position, False)


# --- from one action to the next


def finish_action(position: BauernschlauPosition, black: bool) -> None:
    """The end is tested (BA-10.1); then bonus actions, at most once in a turn (BA-4.5, BA-4.8); then the next turn."""
    position.doing = NOWHERE
    if some_farm_full(position):
        end_game(position)
        return
    if position.main and black:
        position.bonus = 2
    position.main = False
    if position.bonus > 0 and has_ordinary(position, position.turn):
        position.phase = BONUS
    else:
        next_turn(position)


def some_farm_full(position: BauernschlauPosition) -> bool:
    """BA-10.2"""
    for seat in range(position.seats):
        if position.gaps[seat] == 0:
            return True
    return False


def next_turn(position: BauernschlauPosition) -> None:
    """The next seat that can act (BA-4.4); if none can, the game ends (BA-14.3)."""
    position.bonus = 0
    for i in range(position.seats):
        position.turn = (position.turn + 1) % position.seats
        if position.turn == position.first:
            position.round += 1
        if has_main(position, position.turn):
            begin_turn(position)
            return
    end_game(position)


def begin_turn(position: BauernschlauPosition) -> None:
    position.main = True
    position.phase = MAIN


# --- from one game to the next


def end_game(position: BauernschlauPosition) -> None:
    position.main = False
    position.bonus = 0
    position.phase = ENDED
    if position.championship == 1:
        return
    scoring.add_to_totals(position)
    if position.game < position.championship:
        position.last = ended_game(position)
        position.game += 1
        position.first = (position.first + 1) % position.seats  # BA-12.4
        clear_board(position)
        begin_game(position)


def ended_game(position: BauernschlauPosition) -> dict[str, Any]:
    """How a game of a championship ended, for all to see while the next is played (BA-13.5)."""
    data = position.to_data()
    return {key: data[key] for key in ("game", "totals", "sheep", "dog", "farms", "pieces", "fences")}


def clear_board(position: BauernschlauPosition) -> None:
    """Everything as before a game (BA-3.1, BA-3.2, BA-3.8, BA-3.9)."""
    board = position.board
    seats = position.seats
    position.round = 1
    position.turn = NOWHERE
    position.main = False
    position.bonus = 0
    position.doing = NOWHERE
    position.draws = 0
    position.dog = CENTRE
    position.sent = NOWHERE
    position.ground = board.no_cells[:]
    tiles = mix(position.setup.options["sheepMix"])
    tiles.extend([0, 0, 0, 0, 0])  # the hand
    position.tiles = vec[i64](tiles)
    position.supply = TILES
    position.held = 0
    position.sheep = 0
    position.down = 0
    position.fence = board.no_vertices[:]
    position.way = board.no_links[:]
    position.back = board.no_links[:]
    position.tips = vec[i64]([-1] * seats)
    position.offers = vec[i64]([-1] * (4 * seats))
    position.pieces = vec[i64]([allotment(seats)] * seats)
    position.gaps = vec[i64]([-1] * seats)
    position.land = board.no_cells
    position.farms = vec[i64]([-1] * seats)
    position.rank = zeros(0)
    position.around = zeros(0)
    position.holder = zeros(0)


def begin_game(position: BauernschlauPosition) -> None:
    """The first player is known: farms are picked or dealt out, then the first turn."""
    position.turn = position.first
    if position.pick:
        position.phase = PICKING
        return
    position.farms = vec[i64](occupied_farms(int(position.seats)))
    lay_out_farms(position)
    fences.find_witness(position)
    begin_turn(position)


def pick_farm(position: BauernschlauPosition, farm: i64) -> None:
    farms = position.farms[:]
    farms[position.turn] = farm
    position.farms = farms
    position.turn = (position.turn + 1) % position.seats
    if position.turn == position.first:
        lay_out_farms(position)
        fences.find_witness(position)
        begin_turn(position)


def lay_out_farms(position: BauernschlauPosition) -> None:
    """Who sits where round the centre, clockwise: that says which fence lies between whom (BA-8.2)."""
    seats = position.seats
    rank = zeros(seats)
    around = zeros(seats)
    holder = zeros(seats)
    place: i64 = 0
    for farm in range(FARMS):
        for seat in range(seats):
            if position.farms[seat] == farm:
                rank[seat] = place
                around[place] = farm
                holder[place] = seat
                place += 1
    position.rank = rank
    position.around = around
    position.holder = holder


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
