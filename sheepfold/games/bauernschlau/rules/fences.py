"""Which fence pieces may be laid, and laying them: levels, touching, and the joint way out of all fences (BA-8).

Every position carries a witness for BA-8.15: disjoint ways to the rim, one for each unfinished fence, as links from vertex
to vertex (`way` forwards, `back` backwards). The links of a fence run from its gate over its tip along its witness; `fence`
tells which vertices are laid already. A fence not yet begun has a source of its own behind the real vertices, from which its
witness chooses a start edge. A piece that leaves the witness is legal if the flow can be pushed another way: one search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sheepfold.core.packed import i16, i64, vec
from sheepfold.games.bauernschlau.rules import pastures
from sheepfold.games.bauernschlau.rules.board import FIRST_FARM, Board, is_pasture
from sheepfold.games.bauernschlau.rules.components import FARMS, NOWHERE

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


@final
class Layout:
    """The fences as they lie. Copies of a position share it and what was worked out for it; every piece laid makes a new one, so
    that others may remember by it what depends on the fences alone."""

    offers: vec[i64]  # see judge

    def __init__(self, board: Board) -> None:
        self.offers = board.no_offers[:]


def source(position: BauernschlauPosition, fence: i64) -> i64:
    """Where the witness of a fence starts: its tip, or its own source if it is not begun."""
    tip = position.tips[fence]
    return tip if tip >= 0 else position.board.vertices + fence


def is_finished(position: BauernschlauPosition, fence: i64) -> bool:
    """The tip is on the rim (BA-8.20)."""
    tip = position.tips[fence]
    return tip >= 0 and position.board.level[tip] == position.board.radius


def start_edges(position: BauernschlauPosition, fence: i64) -> i64:
    """How many edges between farms the first piece may choose from (BA-8.8)."""
    around = position.around
    return (around[(fence + 1) % position.seats] - around[fence]) % FARMS


def start_gate(position: BauernschlauPosition, fence: i64, nth: i64) -> i64:
    """Gate k of the nth start edge; gates are the vertices 0 to 5."""
    return (position.around[fence] + nth) % FARMS


def step(position: BauernschlauPosition, vertex: i64, nth: i64) -> i64:
    """The nth vertex one may go on to from a vertex or from the source of a fence; NOWHERE if there are no more."""
    board = position.board
    if vertex < board.vertices:
        return board.onward[3 * vertex + nth]
    fence = vertex - board.vertices
    if nth >= start_edges(position, fence):
        return NOWHERE
    return board.junction[start_gate(position, fence, nth)]


# --- what is legal


def judge(position: BauernschlauPosition, fence: i64) -> None:
    """Note the legal pieces of a fence in `offers`: 1 + their number (0: not judged yet), then the vertices they lead to."""
    offers = position.layout.offers
    base = 4 * fence
    offers[base] = 1
    if is_finished(position, fence):
        return
    start = source(position, fence)
    count: i64 = 0
    for i in range(3):
        vertex = step(position, start, i)
        if vertex >= 0 and position.fence[vertex] == 0:
            count += 1
            offers[base + count] = vertex
    if count > 1:
        kept: i64 = 0
        lift(position, start)
        for i in range(count):
            vertex = offers[base + 1 + i]
            if i64(position.way[start]) == vertex or search(position, 2 * vertex, position.board.no_trail[:]) >= 0:
                kept += 1
                offers[base + kept] = vertex
        lower(position, start)
        count = kept
    offers[base] = 1 + count  # a sole way is always open (BA-8.19)


def offered(position: BauernschlauPosition, fence: i64) -> i64:
    """How many pieces a fence may take now; judged once after every piece laid."""
    if position.layout.offers[4 * fence] == 0:
        judge(position, fence)
    return position.layout.offers[4 * fence] - 1


def nth_offer(position: BauernschlauPosition, fence: i64, nth: i64) -> i64:
    return position.layout.offers[4 * fence + 1 + nth]


# --- the witness


def lift(position: BauernschlauPosition, start: i64) -> None:
    """Take a witness off the board but keep its `way`, so that `lower` can put it back."""
    way = position.way
    vertex = i64(way[start])
    while vertex >= 0:
        position.back[vertex] = -1
        vertex = i64(way[vertex])


def lower(position: BauernschlauPosition, start: i64) -> None:
    way = position.way
    before = start
    vertex = i64(way[start])
    while vertex >= 0:
        position.back[vertex] = i16(before)
        before = vertex
        vertex = i64(way[vertex])


def drop(position: BauernschlauPosition, start: i64) -> None:
    """Take a witness off the board for good."""
    way = position.way
    vertex = i64(way[start])
    way[start] = -1
    while vertex >= 0:
        position.back[vertex] = -1
        after = i64(way[vertex])
        way[vertex] = -1
        vertex = after


def search(position: BauernschlauPosition, root: i64, trail: vec[i64]) -> i64:
    """Push one more unit of flow to the rim, past or through the witnesses that lie there; the state it ends in, or NOWHERE.

    State 2v: the unit comes to vertex v. State 2v+1: it leaves v, whose own unit now goes another way. Depth first, outward
    first. `trail` holds for every state the one before it, plus one; its second half is the stack.
    """
    board = position.board
    level = board.level
    laid = position.fence
    way = position.way
    back = position.back
    bottom: i64 = 2 * (board.vertices + FARMS)
    top = bottom
    trail[root] = root + 1
    trail[top] = root
    while top >= bottom:
        state = trail[top]
        top -= 1
        vertex = state >> 1
        if state & 1 == 0 and back[vertex] >= 0:
            # Somebody's witness comes through here: turn it back to where it came from.
            before = 2 * i64(back[vertex]) + 1
            if trail[before] == 0:
                trail[before] = state + 1
                top += 1
                trail[top] = before
            continue
        if state & 1 == 0:
            if level[vertex] == board.radius:
                return state
        elif vertex < board.vertices and laid[vertex] == 0 and trail[state - 1] == 0:
            trail[state - 1] = state + 1
            top += 1
            trail[top] = state - 1
        for i in range(2, -1, -1):
            after = step(position, vertex, i)
            if after >= 0 and laid[after] == 0 and trail[2 * after] == 0 and (state & 1 == 0 or i64(way[vertex]) != after):
                trail[2 * after] = state + 1
                top += 1
                trail[top] = 2 * after
    return NOWHERE


def follow(position: BauernschlauPosition, root: i64, end: i64, trail: vec[i64]) -> None:
    """Lay the witnesses along what a search has found."""
    way = position.way
    back = position.back
    state = end
    way[end >> 1] = -1
    while state != root:
        before = trail[state] - 1
        vertex = state >> 1
        earlier = before >> 1
        if state & 1 == 0:
            if vertex == earlier:  # its unit goes another way altogether
                way[vertex] = -1
                back[vertex] = -1
            else:
                way[earlier] = i16(vertex)
                back[vertex] = i16(earlier)
        state = before


def find_witness(position: BauernschlauPosition) -> bool:
    """Lay witnesses for all unfinished fences from nothing; False if there is no joint way out (BA-8.15)."""
    for fence in range(position.seats):
        if is_finished(position, fence):
            continue
        root = 2 * source(position, fence) + 1
        trail = position.board.no_trail[:]
        end = search(position, root, trail)
        if end < 0:
            return False
        follow(position, root, end, trail)
    return True


# --- laying a piece


def lay(position: BauernschlauPosition, fence: i64, vertex: i64) -> None:
    """Lay one piece of a fence to a vertex; the witnesses make room."""
    start = source(position, fence)
    way = position.way
    if i64(way[start]) != vertex:
        drop(position, start)
        trail = position.board.no_trail[:]
        end = search(position, 2 * vertex, trail)
        follow(position, 2 * vertex, end, trail)
    way[start] = -1
    tip = position.tips[fence]
    if tip < 0:
        tip = gate_before(position, fence, vertex)
        position.fence[tip] = i16(fence + 1)
    way[tip] = i16(vertex)
    position.back[vertex] = i16(tip)
    position.fence[vertex] = i16(fence + 1)
    position.tips[fence] = vertex
    position.layout = Layout(position.board)


def gate_before(position: BauernschlauPosition, fence: i64, junction: i64) -> i64:
    """The gate whose start edge ends at this junction."""
    for nth in range(start_edges(position, fence)):
        gate = start_gate(position, fence, nth)
        if position.board.junction[gate] == junction:
            return gate
    return NOWHERE


# --- areas


def is_fenced(position: BauernschlauPosition, one: i64, other: i64) -> bool:
    """Whether a piece lies on the edge between two vertices."""
    fence = position.fence
    if fence[one] == 0 or fence[other] == 0:
        return False
    return i64(position.way[one]) == other or i64(position.way[other]) == one


def enclose(position: BauernschlauPosition, seat: i64) -> None:
    """Note the area of a farm whose two fences are finished (BA-8.22), and how many of its pastures are empty."""
    board = position.board
    land = position.land[:]  # never changed in place: copies of a position share it
    farm = FIRST_FARM + position.farms[seat]
    land[farm] = seat + 1
    stack = board.no_cells[:]
    stack[0] = farm
    size: i64 = 1
    gaps: i64 = 0
    while size > 0:
        size -= 1
        cell = stack[size]
        if is_pasture(cell) and not pastures.is_occupied(position, cell):
            gaps += 1
        for i in range(6):
            side = 6 * cell + i
            near = board.beside[side]
            if near < FIRST_FARM or land[near] != 0:
                continue
            if not is_fenced(position, board.edge_ends[2 * side], board.edge_ends[2 * side + 1]):
                land[near] = seat + 1
                stack[size] = near
                size += 1
    position.land = land
    position.gaps[seat] = gaps
