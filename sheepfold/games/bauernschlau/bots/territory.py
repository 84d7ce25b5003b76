"""Whose each pasture is likely to be in the end: the fences as far as they lie, and where their tips point.

In every ring a fence crosses from the level inside it to the level outside it exactly once, so in a ring each seat owns the
arc between the crossings of its two fences. Where a fence has not come yet, it is expected to go straight on outward, the
less surely the more pieces its builders have to spare.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.games.bauernschlau.rules import fences
from sheepfold.games.bauernschlau.rules.board import CIRCLE, FIRST_FARM, FIRST_PASTURE, Board
from sheepfold.games.bauernschlau.rules.fences import Layout
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

SURE: Final[i64] = 1  # angle within which a crossing that lies is uncertain: not at all
STEADY: Final[i64] = 150  # the same for the next crossing of a fence whose builders have no piece to spare
STRAY: Final[i64] = 40  # and how much more for each spare piece
SIDE: Final[i64] = CIRCLE // 6  # the cells of a ring are spread evenly over each side of the board
CELL: Final[i64] = 0xFFFF  # a claim in one number: the cell, the seat,
SEAT_AT: Final[i64] = 16
SEAT: Final[i64] = 15
CHANCE_AT: Final[i64] = 20  # and the chance
ARC: Final[i64] = 5  # numbers that tell of the arc between two fences in a ring


@final
class Estimates:
    """The stakes a search has worked out, kept as long as it may be asked for again: that of the fences it starts from for good,
    that of the fences asked for last until others are."""

    root: Layout | None
    root_row: vec[i64]
    latest: Layout | None
    latest_row: vec[i64]
    board: Board | None
    bare: vec[i64]  # of that board

    def __init__(self) -> None:
        self.board = None
        self.bare = zeros(0)
        self.root = None
        self.root_row = zeros(0)
        self.latest = None
        self.latest_row = zeros(0)

    def begin(self, position: BauernschlauPosition) -> None:
        """A search starts here."""
        if position.farms_known():
            self.root_row = self.fresh(position)
            self.root = position.layout

    def of(self, position: BauernschlauPosition) -> vec[i64]:
        """A row for each seat: per cell, its chance in percent to own the cell, times the geese there; then the rows of `edges`.
        While farms are still being picked, nobody has a claim to anything."""
        if position.layout is self.root:
            return self.root_row
        if position.layout is not self.latest:
            if not position.farms_known():
                return zeros(2 * position.seats * position.board.cells)
            self.latest_row = self.fresh(position)
            self.latest = position.layout
        return self.latest_row

    def fresh(self, position: BauernschlauPosition) -> vec[i64]:
        board = position.board
        if board is not self.board or len(self.bare) != 2 * position.seats * board.cells:
            self.board = board
            self.bare = bare(position)
        return estimate(position, self.bare)


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
    if distance <= -sway:
        return 0
    return 50 + 50 * distance // sway


def bare(position: BauernschlauPosition) -> vec[i64]:
    """Stakes where nobody has a claim to anything."""
    seats = position.seats
    cells = position.board.cells
    geese = position.board.geese
    found = zeros(2 * seats * cells)
    for seat in range(seats):
        edge = (seats + seat) * cells
        for cell in range(cells):
            found[edge + cell] = edge_of(0, 100 * geese[cell], seats)
    return found


def edge_of(share: i64, geese: i64, seats: i64) -> i64:
    """What a point of sheep means to who has this share of a cell with so many geese."""
    lead = seats * share - geese
    if seats == 2:
        return lead
    return lead // (seats - 1)


def estimate(position: BauernschlauPosition, nothing: vec[i64]) -> vec[i64]:
    """`nothing`: the bare stakes of such a table."""
    seats = position.seats
    rings = position.board.radius + 1
    near = zeros(seats * rings)
    sway = zeros(seats * rings)
    for fence in range(seats):
        note_crossings(position, fence, near, sway)
    found = nothing[:]
    arcs = zeros(ARC * seats)
    claims = Pile(seats * position.board.cells)
    totals = zeros(position.board.cells)
    for k in range(2, rings):
        note_arcs(seats, rings, k, near, sway, arcs)
        note_chances(position, k, arcs, claims, totals)
    note_shares(position, claims, totals, found)
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


def note_chances(position: BauernschlauPosition, k: i64, arcs: vec[i64], claims: Pile, totals: vec[i64]) -> None:
    """Who may hope for which cells of a ring, and all chances to own a cell together; only the cells along a seat's arc are asked
    about. A claim: the chance, the seat, the cell."""
    angle = position.board.angle
    land = position.land
    first = first_of_ring(k)
    for rank in range(position.seats):
        at = ARC * rank
        turn, low, high = arcs[at], arcs[at + 1], arcs[at + 2]
        low_sway, high_sway = arcs[at + 3], arcs[at + 4]
        seat = position.holder[rank]
        start = max(1 - low_sway - low, 0)
        cell = first + ((start - turn) % CIRCLE * k + SIDE - 1) // SIDE % (6 * k)  # the first one not before `start`
        before: i64 = -1
        for i in range(6 * k):
            turned = angle[cell] + turn
            if turned >= CIRCLE:
                turned -= CIRCLE
            if turned >= high + high_sway or turned < before:
                break
            before = turned
            if land[cell] == 0:
                chance = min(hold(turned + low, low_sway), hold(high - turned, high_sway))
                if chance > 0:
                    totals[cell] += chance
                    claims.add(chance << CHANCE_AT | seat << SEAT_AT | cell)
            cell += 1
            if cell == first + 6 * k:
                cell = first
    for cell in range(first, first + 6 * k):
        if land[cell] != 0:
            totals[cell] = 1
            claims.add(1 << CHANCE_AT | land[cell] - 1 << SEAT_AT | cell)


def note_shares(position: BauernschlauPosition, claims: Pile, totals: vec[i64], found: vec[i64]) -> None:
    """From chances to shares of the geese, and to what a point of sheep means there."""
    cells = position.board.cells
    geese = position.board.geese
    seats = position.seats
    for i in range(claims.size):
        claim = claims.items[i]
        cell = claim & CELL
        own = (claim >> SEAT_AT & SEAT) * cells + cell
        chance = claim >> CHANCE_AT
        share = 100 * geese[cell]
        edge = share
        if chance < totals[cell]:  # in most places nobody else has any
            share = chance * share // totals[cell]
            edge = edge_of(share, edge, seats)
        found[own] = share
        found[own + seats * cells] = edge


def first_of_ring(k: i64) -> i64:
    """The first cell of ring k, which has six times as many as its number."""
    return FIRST_PASTURE + 3 * (k - 2) * (k + 1)
