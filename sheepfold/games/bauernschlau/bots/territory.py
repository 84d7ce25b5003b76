"""Whose each pasture is likely to be in the end: the fences as far as they lie, and where their tips point.

In every ring a fence crosses from the level inside it to the level outside it exactly once, so in a ring each seat owns the
arc between the crossings of its two fences. Where a fence has not come yet, it is expected to go straight on outward, the
less surely the more pieces its builders have to spare.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bauernschlau.rules import fences
from sheepfold.games.bauernschlau.rules.board import CIRCLE, FIRST_FARM
from sheepfold.games.bauernschlau.rules.fences import Layout
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

SURE: Final[i64] = 1  # angle within which a crossing that lies is uncertain: not at all
STEADY: Final[i64] = 150  # the same for the next crossing of a fence whose builders have no piece to spare
STRAY: Final[i64] = 40  # and how much more for each spare piece
ARC: Final[i64] = 5  # numbers that tell of the arc between two fences in a ring


@final
class Estimates:
    """The stakes a search has worked out, kept as long as it may be asked for again: that of the fences it starts from for good,
    that of the fences asked for last until others are."""

    root: Layout | None
    root_row: vec[i64]
    latest: Layout | None
    latest_row: vec[i64]

    def __init__(self) -> None:
        self.root = None
        self.root_row = zeros(0)
        self.latest = None
        self.latest_row = zeros(0)

    def begin(self, position: BauernschlauPosition) -> None:
        """A search starts here."""
        if position.farms_known():
            self.root_row = estimate(position)
            self.root = position.layout

    def of(self, position: BauernschlauPosition) -> vec[i64]:
        """A row for each seat: per cell, its chance in percent to own the cell, times the geese there; then the rows of `edges`.
        While farms are still being picked, nobody has a claim to anything."""
        if position.layout is self.root:
            return self.root_row
        if position.layout is not self.latest:
            if not position.farms_known():
                return zeros(2 * position.seats * position.board.cells)
            self.latest_row = estimate(position)
            self.latest = position.layout
        return self.latest_row


def edges(position: BauernschlauPosition, seat: i64) -> i64:
    """Where in the stakes the row begins that tells what a point of sheep on each cell means to a seat, in hundredths: its own
    share, less what an average rival gets."""
    return (position.seats + seat) * position.board.cells


def pieces_needed(position: BauernschlauPosition, fence: i64) -> i64:
    """How many pieces a fence needs at least, straight outward: one along and one out for each ring, less a step already made."""
    board = position.board
    tip = position.tips[fence]
    if tip < 0:
        return 2 * board.radius - 1
    level = board.level[tip]
    if level == board.radius:
        return 0
    after = board.onward[3 * tip]
    return 2 * (board.radius - level) - (1 if board.level[after] > level else 0)


def spare(position: BauernschlauPosition, fence: i64) -> i64:
    """How many pieces its two builders can spend on turning a fence aside; each has another fence to think of."""
    seats = position.seats
    pieces = position.pieces
    left = (pieces[position.holder[fence]] + pieces[position.holder[(fence + 1) % seats]]) // 2
    return max(0, left - pieces_needed(position, fence))


def swing(one: i64, other: i64) -> i64:
    """The short way round from one angle to another, clockwise positive."""
    return (other - one + CIRCLE // 2) % CIRCLE - CIRCLE // 2


def note_crossings(position: BauernschlauPosition, fence: i64, near: vec[i64], sway: vec[i64]) -> None:
    """Where a fence crosses each ring, as an angle that goes on counting when the fence winds round, and how uncertain that is."""
    board = position.board
    rings = board.radius + 1
    base = fence * rings
    start = board.angle[FIRST_FARM + position.around[0]]
    along = board.angle[FIRST_FARM + position.around[fence]]
    begin = start + (along - start) % CIRCLE
    span = fences.start_edges(position, fence)
    if position.tips[fence] < 0:
        gate_turn = begin + span * CIRCLE // 12
        for k in range(1, rings):
            near[base + k] = gate_turn
            sway[base + k] = span * CIRCLE // 12 + (STEADY + STRAY * spare(position, fence)) * (k + 1) // 2
        return
    way = position.way
    vertex = position.tips[fence]
    while position.back[vertex] >= 0:
        vertex = i64(position.back[vertex])
    nth = (vertex - position.around[fence]) % 6
    turned = begin + nth * CIRCLE // 6 + CIRCLE // 12
    tip = position.tips[fence]
    level: i64 = 0
    while vertex != tip:
        after = i64(way[vertex])
        step = swing(board.vertex_angle[vertex], board.vertex_angle[after])
        if board.level[after] > level:
            level = board.level[after]
            near[base + level] = turned + step // 2
            sway[base + level] = SURE
        turned += step
        vertex = after
    width = STEADY + STRAY * spare(position, fence)
    for k in range(level + 1, rings):
        near[base + k] = turned
        sway[base + k] = width * (k - level + 1) // 2


def hold(distance: i64, sway: i64) -> i64:
    """The chance in percent to be on the right side of a crossing."""
    if distance >= sway:
        return 100
    return 0 if distance <= -sway else 50 + 50 * distance // sway


def estimate(position: BauernschlauPosition) -> vec[i64]:
    board = position.board
    seats = position.seats
    rings = board.radius + 1
    cells = board.cells
    near = zeros(seats * rings)
    sway = zeros(seats * rings)
    for fence in range(seats):
        note_crossings(position, fence, near, sway)
    found = zeros(2 * seats * cells)
    arcs = zeros(ARC * seats)
    cell: i64 = 7
    for k in range(2, rings):
        note_arcs(seats, rings, k, near, sway, arcs)
        for i in range(6 * k):
            if position.land[cell] != 0:
                found[(position.land[cell] - 1) * cells + cell] = 100 * board.geese[cell]
            else:
                share_out(position, cell, arcs, found)
            cell += 1
    note_edges(position, found)
    return found


def note_arcs(seats: i64, rings: i64, k: i64, near: vec[i64], sway: vec[i64], arcs: vec[i64]) -> None:
    """The arc between its two fences in a ring, for each seat around: what turns an angle on the board into one counted from
    opposite the middle of the arc, how far from there its ends are, and how uncertain each of them is."""
    for rank in range(seats):
        right = rank * rings + k
        left = right - rings
        low: i64
        if rank > 0:
            low = near[left]
        else:
            left = (seats - 1) * rings + k
            low = near[left] - CIRCLE
        high = near[right]
        middle = (low + high) // 2
        at = ARC * rank
        arcs[at] = (CIRCLE // 2 - middle) % CIRCLE
        arcs[at + 1] = middle - CIRCLE // 2 - low
        arcs[at + 2] = high - middle + CIRCLE // 2
        arcs[at + 3] = sway[left]
        arcs[at + 4] = sway[right]


def share_out(position: BauernschlauPosition, cell: i64, arcs: vec[i64], found: vec[i64]) -> None:
    """What each seat may hope for of a cell that is nobody's yet."""
    seats = position.seats
    cells = position.board.cells
    angle = position.board.angle[cell]
    total: i64 = 0
    for rank in range(seats):
        at = ARC * rank
        turned = angle + arcs[at]
        if turned >= CIRCLE:
            turned -= CIRCLE
        chance = hold(turned + arcs[at + 1], arcs[at + 3])
        if chance > 0:
            chance = min(chance, hold(arcs[at + 2] - turned, arcs[at + 4]))
        found[position.holder[rank] * cells + cell] = chance
        total += chance
    if total > 0:
        geese = 100 * position.board.geese[cell]
        for seat in range(seats):
            chance = found[seat * cells + cell]
            if chance > 0:
                found[seat * cells + cell] = chance * geese // total


def note_edges(position: BauernschlauPosition, found: vec[i64]) -> None:
    seats = position.seats
    cells = position.board.cells
    geese = position.board.geese
    for seat in range(seats):
        own = seat * cells
        edge = (seats + seat) * cells
        for cell in range(cells):
            lead = seats * found[own + cell] - 100 * geese[cell]
            found[edge + cell] = lead if seats == 2 else lead // (seats - 1)
