"""What bots know of this game: another world that looks the same to a seat, and how promising a position is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau import fences, rules, scoring
from sheepfold.games.bauernschlau.board import FIRST_FARM, FIRST_PASTURE
from sheepfold.games.bauernschlau.components import (
    BLACK,
    BUILDING,
    DRAWING,
    DRIVING,
    ENDED,
    HIDDEN,
    KINDS,
    PUTTING,
    SENDING,
    TURNING,
    tile_value,
)

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.position import BauernschlauPosition

# --- another world


def may_see(position: BauernschlauPosition, seat: i64, cell: i64) -> bool:
    """Whether a seat is shown the value of a face-down sheep: its placer with the memory aid (BA-13.4), all at the end."""
    return position.phase == ENDED or (position.memory_aid and position.placer_at(cell) == seat)


def reshuffle(position: BauernschlauPosition, seat: i64, rng: Rng) -> None:
    """Mix every tile this seat cannot see with the supply and lay it out again."""
    tiles = position.tiles
    ground = position.ground
    cells = position.board.cells
    pool = position.supply
    hand_hidden = seat != position.turn
    for cell in range(FIRST_PASTURE, cells):
        if position.is_down(cell) and not may_see(position, seat, cell):
            tiles[position.kind_at(cell)] += 1
            pool += 1
    if hand_hidden:
        for kind in range(KINDS):
            tiles[kind] += tiles[KINDS + kind]
            tiles[KINDS + kind] = 0
        pool += position.held
    for cell in range(FIRST_PASTURE, cells):
        if position.is_down(cell) and not may_see(position, seat, cell):
            kind = rules.random_kind(tiles, pool, rng)
            tiles[kind] -= 1
            pool -= 1
            ground[cell] = ground[cell] // HIDDEN * HIDDEN + kind + 1
    if hand_hidden:
        for i in range(position.held):
            kind = rules.random_kind(tiles, pool, rng)
            tiles[kind] -= 1
            tiles[KINDS + kind] += 1
            pool -= 1


# --- how promising

BLACK_BONUS: Final[i64] = 150  # two more actions
TEMPO: Final[i64] = 40  # a tile more to place


def value(position: BauernschlauPosition, seat: i64) -> i64:
    """One's own prospects less the mean of the others', in hundredths of a point."""
    if position.phase == ENDED:
        return final_value(position, seat)
    if not position.farms_known():
        return 0
    if position.turn == seat and position.phase == BUILDING:
        return best_piece(position, seat)
    weights = cell_weights(position, seat)
    total = standing(position, seat, weights)
    if position.turn == seat:
        total += prospect(position, weights)
    return total


def final_value(position: BauernschlauPosition, seat: i64) -> i64:
    worth = 100 * scoring.score(position, seat)
    if position.championship == 1 and not position.is_enclosed(seat):
        worth = -5000
    return worth + 5000 if scoring.wins(position, seat) else worth


def best_piece(position: BauernschlauPosition, seat: i64) -> i64:
    """The value after the best fence piece that may be laid now."""
    best: i64 = -1000000
    for side in range(2):
        fence = position.right_fence(seat) if side == 0 else position.left_fence(seat)
        for i in range(fences.offered(position, fence)):
            after = position.copy()
            rules.build(after, fence, fences.nth_offer(position, fence, i))
            best = max(best, value(after, seat))
    return best


def remaining(position: BauernschlauPosition, fence: i64) -> i64:
    """How many pieces the witness of a fence still needs."""
    steps: i64 = 0
    vertex = position.way[fences.source(position, fence)]
    while vertex >= 0:
        steps += 1
        vertex = position.way[vertex]
    return steps


def needed(position: BauernschlauPosition, seat: i64) -> i64:
    """How many pieces both fences of a seat still need."""
    return remaining(position, position.right_fence(seat)) + remaining(position, position.left_fence(seat))


def is_wall(position: BauernschlauPosition, one: i64, other: i64) -> bool:
    """Whether a fence, or the witness of one, runs along an edge."""
    way = position.way
    if way[one] == other or way[other] == one:
        return True
    outer = max(one, other)  # gates have the lowest numbers
    return min(one, other) < 6 and position.back[outer] >= position.board.vertices


def realm(position: BauernschlauPosition) -> vec[i64]:
    """For each cell, 1 + the seat that would own it if every fence followed its witness."""
    board = position.board
    owner = board.no_cells[:]
    stack = board.no_cells[:]
    for seat in range(position.seats):
        farm = FIRST_FARM + position.farms[seat]
        owner[farm] = seat + 1
        stack[0] = farm
        size: i64 = 1
        while size > 0:
            size -= 1
            cell = stack[size]
            for i in range(6):
                side = 6 * cell + i
                near = board.beside[side]
                if near < FIRST_FARM or owner[near] != 0:
                    continue
                if not is_wall(position, board.edge_ends[2 * side], board.edge_ends[2 * side + 1]):
                    owner[near] = seat + 1
                    stack[size] = near
                    size += 1
    return owner


def cell_weights(position: BauernschlauPosition, seat: i64) -> vec[i64]:
    """What one point of sheep on each cell means to a seat: its geese, how sure the cell is, whose it is."""
    board = position.board
    owner = realm(position)
    sure = zeros(position.seats)
    for other in range(position.seats):
        sure[other] = 100 if position.is_enclosed(other) else max(30, 90 - 4 * needed(position, other))
    weights = board.no_cells[:]
    for cell in range(FIRST_PASTURE, board.cells):
        who = owner[cell] - 1
        if who == seat:
            weights[cell] = board.geese[cell] * sure[who]
        elif who >= 0:
            weights[cell] = -board.geese[cell] * sure[who] // (position.seats - 1)
    return weights


def standing(position: BauernschlauPosition, seat: i64, weights: vec[i64]) -> i64:
    """Sheep as they lie, a face-down one at half its value; pieces and fences; the danger of being left open."""
    total: i64 = 0
    for cell in range(FIRST_PASTURE, position.board.cells):
        if not position.is_sheepless(cell):
            worth = tile_value(position.kind_at(cell)) * weights[cell]
            total += worth // 2 if position.is_down(cell) else worth
    for other in range(position.seats):
        shape = safety(position, other)
        total += shape if other == seat else -shape // (position.seats - 1)
    return total


def safety(position: BauernschlauPosition, seat: i64) -> i64:
    if position.is_enclosed(seat):
        return 2000 - 100 * position.pieces[seat]
    danger: i64 = 0
    for other in range(position.seats):
        if position.is_enclosed(other):
            danger = max(danger, 2000 // (1 + position.gaps[other]))
    return -150 * needed(position, seat) - 20 * position.pieces[seat] - danger


def prospect(position: BauernschlauPosition, weights: vec[i64]) -> i64:
    """What the action just begun may still bring to the seat whose turn it is."""
    phase = position.phase
    if phase == DRAWING:
        return TEMPO * (position.draws + position.held)
    if phase == PUTTING:
        total: i64 = 0
        for kind in range(KINDS):
            total += position.tiles[KINDS + kind] * best_spot(position, kind, weights) // 2
        return total
    if phase == SENDING:
        return driven(position, position.dog, weights)
    best: i64 = 0
    found = False
    if phase in (TURNING, DRIVING):
        for cell in range(FIRST_PASTURE, position.board.cells):
            if position.is_down(cell):
                gain = turned(position, cell, weights) if phase == TURNING else driven(position, cell, weights)
                if not found or gain > best:
                    best = gain
                found = True
    return best


def turned(position: BauernschlauPosition, cell: i64, weights: vec[i64]) -> i64:
    """Gain of turning a sheep up where it lies."""
    kind = position.kind_at(cell)
    gain = tile_value(kind) * weights[cell] // 2
    return gain + BLACK_BONUS if kind == BLACK and position.main else gain


def driven(position: BauernschlauPosition, cell: i64, weights: vec[i64]) -> i64:
    """Gain of driving a sheep to the best place for it."""
    kind = position.kind_at(cell)
    return best_spot(position, kind, weights) - tile_value(kind) * weights[cell] // 2


def best_spot(position: BauernschlauPosition, kind: i64, weights: vec[i64]) -> i64:
    best: i64 = -1000000
    for cell in range(FIRST_PASTURE, position.board.cells):
        if not position.is_occupied(cell):
            best = max(best, tile_value(kind) * weights[cell])
    return best
