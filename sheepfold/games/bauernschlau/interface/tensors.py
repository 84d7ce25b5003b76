"""Bauernschlau for those who train agents: what a seat sees as bytes, and its choices as actions, 372 on the usual board.

A cell is one action, whatever is done there: the phase says it. Fences are one's own right and left one. A tile of the special
action is chosen in two steps, its value and then its cell: the first is half a choice that nobody else hears of.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.position import Position
from sheepfold.core.setup import Setup
from sheepfold.core.tensors import MOST, Columns, Tensors, capped, write_row
from sheepfold.games.bauernschlau.rules import moves
from sheepfold.games.bauernschlau.rules.board import CENTRE, FIRST_PASTURE, Board
from sheepfold.games.bauernschlau.rules.components import ACTION_WORDS, FARMS, HIDDEN, HIDDEN_AT, KINDS, PLACE, tile_value
from sheepfold.games.bauernschlau.rules.data import board_of
from sheepfold.games.bauernschlau.rules.phases import DRIVING, PARKING, PHASES, PUTTING, SENDING, TURNING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition
from sheepfold.games.bauernschlau.rules.rules import fill_free

FARM: Final[i64] = 6  # after the words for the actions
KIND: Final[i64] = 12  # of a tile of the special action
CELL: Final[i64] = 17  # the centre, then the pastures; behind them the vertices for the right fence, and those for the left one

OFFSET: Final[i64] = 128  # of points, which may be below 0


def labels(board: Board) -> list[str]:
    found = [*ACTION_WORDS, *[f"farm {number}" for number in range(FARMS)]]
    found += [f"the tile of value {tile_value(kind)}" for kind in range(KINDS)]
    found += [f"cell {board.cell_names[cell]}" for cell in (CENTRE, *range(FIRST_PASTURE, board.cells))]
    for side in ("right", "left"):
        found += [f"build the {side} fence to {name}" for name in board.vertex_names]
    return found


def columns(setup: Setup) -> list[Columns]:
    board, seats = board_of(setup), setup.seats
    cells, vertices = int(board.cells - FIRST_PASTURE), int(board.vertices)
    values = ", ".join([str(tile_value(kind)) for kind in range(KINDS)])
    found = [
        Columns("asked", 1, 1, "this seat is asked"),
        Columns("phase", 12, 1, ", ".join(PHASES)),
        Columns("doing", 6, 1, f"the action under way: {', '.join(ACTION_WORDS)}"),
        Columns("main", 1, 1, "it is the main action of the turn"),
        Columns("bonus", 1, 2, "bonus actions left"),
        Columns("game", 1, 12, "of the championship"),
        Columns("round", 1, int(MOST), "from 1"),
        Columns("supply", 1, 52, "tiles in the supply"),
        Columns("held", 1, 6, "tiles in the hand of the seat whose turn it is"),
        Columns("hand", 5, 6, f"tiles in one's own hand, by value: {values}"),
        Columns("chosen", 5, 1, "the tile chosen to be put next, by value"),
        Columns("unseen", 5, 52, "tiles whose place this seat does not know, by value"),
        Columns("turn", seats, 1, "whose turn it is, by seat"),
        Columns("pieces", seats, 16, "fence pieces by seat"),
        Columns("empty", seats, int(MOST), "1 + the empty pastures of an enclosed farm, by seat; 0: it is not enclosed"),
        Columns("farms", 6 * seats, 1, "by seat, which farm it has"),
        Columns("points", seats, int(MOST), "points so far in a championship + 128, by seat"),
        Columns("dog", cells + 1, 1, "where the dog is: the centre, then the pastures"),
        Columns("down", cells, 1, "pastures with a face-down sheep"),
    ]
    found += [
        Columns(f"sheep {tile_value(kind)}", cells, 1, f"pastures with a face-up sheep of value {tile_value(kind)}")
        for kind in range(KINDS)
    ]
    found += [Columns(f"placed {left}", cells, 1, f"face-down sheep placed by {who(left)}") for left in range(seats)]
    found += [Columns(f"land {left}", cells, 1, f"pastures of the enclosed farm of {who(left)}") for left in range(seats)]
    found += [
        Columns("right fence", vertices, 1, "vertices of the fence to the right of one's own farm"),
        Columns("left fence", vertices, 1, "vertices of the fence to its left"),
        Columns("fences", vertices, 1, "vertices of all other fences"),
        Columns("tips", vertices, 1, "where fences that are begun end"),
    ]
    if setup.options["memory_aid"] == "on":
        text = "one's own face-down sheep of value"
        found += [Columns(f"own {tile_value(kind)}", cells, 1, f"{text} {tile_value(kind)}") for kind in range(KINDS)]
    return found


def who(left: int) -> str:
    return "this seat" if left == 0 else f"the seat {left} to the left"


@final
class BauernschlauTensors(Tensors):
    pastures: i64
    vertices: i64
    right: i64  # where the actions of the right fence begin,
    left: i64  # and those of the left one

    def __init__(self, setup: Setup) -> None:
        board = board_of(setup)
        super().__init__(columns(setup), labels(board))
        self.pastures = board.cells - FIRST_PASTURE
        self.vertices = board.vertices
        self.right = CELL + self.pastures + 1
        self.left = self.right + self.vertices

    # --- actions

    def action(self, position: Position, seat: i64, move: i64) -> i64:
        """Of a whole move; of a tile of the special action, its second half."""
        if moves.is_action(move):
            return move
        if moves.is_farm(move):
            return FARM + moves.farm_number(move)
        if not moves.is_build(move):
            cell = moves.named_cell(move)
            if cell == CENTRE:
                return CELL
            return CELL + 1 + cell - FIRST_PASTURE
        assert isinstance(position, BauernschlauPosition)
        vertex = moves.build_vertex(move)
        if moves.build_fence(move) == position.right_fence(seat):
            return self.right + vertex
        return self.left + vertex

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        assert isinstance(position, BauernschlauPosition)
        if is_special(position):
            fill_tiles(position, half, found)
            return
        position.fill_legal(seat, scratch)
        items, first = scratch.items, first_cell(position.phase)
        if first == NONE:
            for i in range(scratch.size):
                found.add(self.action(position, seat, items[i]))
            return
        start: i64 = 0
        if items[0] == first + CENTRE:
            found.add(CELL)
            start = 1
        found.add_shifted(items, start, scratch.size, CELL + 1 - FIRST_PASTURE - first)

    def decide(self, position: Position, seat: i64, half: i64, action: i64) -> i64:
        assert isinstance(position, BauernschlauPosition)
        if action < FARM:
            return action
        if action < KIND:
            return moves.farm(action - FARM)
        if action < CELL:
            return NONE
        if action < self.right:
            cell: i64 = CENTRE if action == CELL else action - CELL - 1 + FIRST_PASTURE
            return first_cell(position.phase) + cell if half == NONE else moves.lay(half - KIND, cell)
        if action < self.left:
            return moves.build(position.right_fence(seat), action - self.right)
        return moves.build(position.left_fence(seat), action - self.left)

    def fill_path(self, position: Position, seat: i64, move: i64, found: Pile) -> None:
        if moves.is_lay(move):
            found.add(KIND + moves.lay_kind(move))
        found.add(self.action(position, seat, move))

    # --- observations

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, BauernschlauPosition)
        if position.actor() == seat:
            out[at] = 1
        out[at + 1 + position.phase] = 1
        if position.doing >= 0:
            out[at + 13 + position.doing] = 1
        if position.main:
            out[at + 19] = 1
        out[at + 20] = u8(position.bonus)
        out[at + 21] = u8(position.game)
        out[at + 22] = u8(capped(position.round))
        out[at + 23] = u8(position.supply)
        out[at + 24] = u8(position.held)
        tiles = position.tiles
        if position.turn == seat:
            write_row(out, at + 25, tiles, KINDS, 2 * KINDS)
        if half != NONE:
            out[at + 30 + half - KIND] = 1
        unseen = at + 35
        write_row(out, unseen, tiles, 0, KINDS)
        if position.turn != seat:
            for kind in range(KINDS):
                out[unseen + kind] += u8(tiles[KINDS + kind])
        at = show_seats(position, seat, out, at + 40)
        if position.dog == CENTRE:
            out[at] = 1
        else:
            out[at + 1 + position.dog - FIRST_PASTURE] = 1
        at += 1 + self.pastures
        self.show_pastures(position, seat, out, at, unseen)
        at += self.pastures * (1 + KINDS + position.seats)
        self.show_land(position, seat, out, at)
        self.show_fences(position, seat, out, at + self.pastures * position.seats)

    def show_pastures(self, position: BauernschlauPosition, seat: i64, out: vec[u8], at: i64, unseen: i64) -> None:
        cells, seats, ground, aid = self.pastures, position.seats, position.ground, position.memory_aid
        placed = at + (1 + KINDS) * cells
        own = placed + 2 * seats * cells + 4 * self.vertices  # columns that are there with the memory aid
        for pasture in range(cells):
            code = ground[FIRST_PASTURE + pasture]
            if code < HIDDEN:  # 0 where nothing lies, which takes less time than to guess where
                out[at + code * cells + pasture] = u8(min(code, 1))
                continue
            kind = (code & HIDDEN - 1) - 1
            placer = (code >> HIDDEN_AT) - 1
            out[at + pasture] = 1
            out[placed + from_seat(placer, seat, seats) * cells + pasture] = 1
            if aid and placer == seat:
                out[own + kind * cells + pasture] = 1
            else:
                out[unseen + kind] += 1

    def show_land(self, position: BauernschlauPosition, seat: i64, out: vec[u8], at: i64) -> None:
        cells, seats, land = self.pastures, position.seats, position.land
        enclosed = False
        for other in range(seats):
            enclosed = enclosed or position.is_enclosed(other)
        if not enclosed:
            return
        for pasture in range(cells):
            owner = land[FIRST_PASTURE + pasture]
            if owner > 0:
                out[at + from_seat(owner - 1, seat, seats) * cells + pasture] = 1

    def show_fences(self, position: BauernschlauPosition, seat: i64, out: vec[u8], at: i64) -> None:
        if not position.farms_known():
            return
        vertices, tips, back = self.vertices, position.tips, position.back
        right, left = position.right_fence(seat), position.left_fence(seat)
        for fence in range(position.seats):
            vertex = tips[fence]
            if vertex < 0:
                continue
            out[at + 3 * vertices + vertex] = 1
            plane = at + 2 * vertices
            if fence == right:
                plane = at
            elif fence == left:
                plane = at + vertices
            while vertex >= 0:
                out[plane + vertex] = 1
                vertex = i64(back[vertex])


def from_seat(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats to the left another one is; 0: it is this one."""
    if other >= seat:
        return other - seat
    return other - seat + seats


def show_seats(position: BauernschlauPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """Turn, pieces, empty pastures, farm and points of each seat; returns where the next columns begin."""
    seats, turn, championship = position.seats, position.turn, position.championship
    pieces, gaps, farms = position.pieces, position.gaps, position.farms
    for i in range(seats):
        other = seat + i
        if other >= seats:
            other -= seats
        if turn == other:
            out[at + i] = 1
        out[at + seats + i] = u8(pieces[other])
        out[at + 2 * seats + i] = u8(capped(gaps[other] + 1))
        if farms[other] >= 0:
            out[at + 3 * seats + FARMS * i + farms[other]] = 1
        if championship > 1:
            out[at + (3 + FARMS) * seats + i] = u8(capped(position.totals[other] + OFFSET))
    return at + (4 + FARMS) * seats


# --- cells and tiles


def is_special(position: BauernschlauPosition) -> bool:
    """Whether the next move names a tile besides a cell."""
    return position.phase == PUTTING and position.doing != PLACE


def fill_tiles(position: BauernschlauPosition, half: i64, found: Pile) -> None:
    """The values in hand, or after one of them the free cells."""
    if half == NONE:
        for kind in range(KINDS):
            if position.tiles[KINDS + kind] > 0:
                found.add(KIND + kind)
        return
    fill_free(position, CELL + 1 - FIRST_PASTURE, found)


def first_cell(phase: i64) -> i64:
    """The code of what is done in this phase, before a cell is added; NONE where none is named, or a tile besides."""
    if phase == PUTTING:
        return moves.put(0)
    if phase == TURNING:
        return moves.turn(0)
    if phase == DRIVING:
        return moves.drive(0)
    if phase == SENDING:
        return moves.to(0)
    return moves.park(0) if phase == PARKING else NONE
