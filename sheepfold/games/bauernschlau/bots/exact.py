"""What can be counted exactly: the fewest pieces that finish a fence, and what a tile nobody has shown may be."""

from __future__ import annotations

from sheepfold.core.loops import Row
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bauernschlau.rules import fences
from sheepfold.games.bauernschlau.rules.components import BLACK, KINDS, NOWHERE, tile_value
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def pieces_to_finish(position: BauernschlauPosition, fence: i64) -> i64:
    """The fewest pieces with which a fence can reach the rim past all that lies there, if the others stand still; NOWHERE if it
    cannot."""
    if fences.is_finished(position, fence):
        return 0
    board = position.board
    reach = zeros(board.vertices + 6)  # 1 + the pieces it takes to come there
    queue = zeros(board.vertices + 6)
    start = fences.source(position, fence)
    reach[start] = 1
    queue[0] = start
    read: i64 = 0
    size: i64 = 1
    while read < size:
        vertex = queue[read]
        read += 1
        if vertex < board.vertices and board.level[vertex] == board.radius:
            return reach[vertex] - 1
        nth: i64 = 0
        after = fences.step(position, vertex, 0)
        while after >= 0:
            if reach[after] == 0 and position.fence[after] == 0:
                reach[after] = reach[vertex] + 1
                queue[size] = after
                size += 1
            nth += 1
            after = fences.step(position, vertex, nth) if nth < 3 else NOWHERE
    return NOWHERE


def mean_of(given: Row) -> i64:
    """The mean value of tiles counted by kinds, in hundredths of a point, rounded down; 0 of none."""
    counts: vec[i64] = given
    number: i64 = 0
    total: i64 = 0
    for kind in range(KINDS):
        number += counts[kind]
        total += counts[kind] * tile_value(kind)
    return 100 * total // number if number > 0 else 0


def percent_black(given: Row) -> i64:
    """How many of a hundred such tiles are black, rounded down."""
    counts: vec[i64] = given
    number: i64 = 0
    for kind in range(KINDS):
        number += counts[kind]
    return 100 * counts[BLACK] // number if number > 0 else 0
