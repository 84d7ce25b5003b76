"""What decides who wins, at any moment: sheep in land that is likely to be one's own, the race to enclose it, and the tile in hand.

They are weighed by `core/valuation.py`, with the weights in `valuation.json`. Of the whole truth: face-down sheep count as what
they are.
"""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.games.bauernschlau.bots import evaluation, policy
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import BLACK, HIDDEN, KINDS, tile_value
from sheepfold.games.bauernschlau.rules.phases import BONUS, DRAWING, MAIN, PUTTING
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

STEADY: Final[i64] = 12  # tiles: a lead counts the more, the fewer are still to come
SHARP: Final[i64] = 20
MOST: Final[i64] = 3000
TRAITS: Final[i64] = 27


def fill(position: BauernschlauPosition, seat: i64, row: Pile, estimates: Estimates) -> None:
    if not position.farms_known():
        for i in range(TRAITS):
            row.add(0)
        return
    stakes = estimates.of(position)
    to_come = position.supply + position.down
    land = Pile(4)
    weigh_land(position, seat, stakes, land)
    shown, covered, empty = land.items[0], land.items[1], land.items[2]
    enclosed = position.is_enclosed(seat)
    pieces = position.pieces[seat]
    needed = 0 if enclosed else evaluation.needed(position, seat)
    mine = position.turn == seat
    held = held_gain(position, seat, stakes) if mine else 0
    worth = shown + held + covered * evaluation.BURIED // 100
    row.add(clipped(shown // 10))
    row.add(clipped(covered // 10))
    row.add(clipped(held // 10))
    row.add(clipped(SHARP * shown // (10 * (STEADY + to_come))))
    row.add(clipped(SHARP * worth // (10 * (STEADY + to_come))))
    row.add(clipped(SHARP * pieces * 10 // (STEADY + to_come)) if enclosed else 0)
    row.add(empty // 10)
    row.add(pieces)
    row.add(pieces if enclosed else 0)
    row.add(needed)
    row.add(max(0, needed - pieces))
    row.add(1 if enclosed else 0)
    row.add(min(position.gaps[seat], 12) if enclosed else 0)
    row.add(1 if enclosed and position.gaps[seat] <= 1 else 0)
    row.add(1 if enclosed and position.gaps[seat] <= 3 else 0)
    row.add(0 if enclosed else evaluation.risk(position, seat))
    row.add(1 if not enclosed and evaluation.is_hopeless(position, seat) else 0)
    row.add((seat - position.turn) % position.seats)
    row.add(1 if mine else 0)
    row.add(position.bonus if mine else 0)
    row.add(1 if mine and position.phase == MAIN else 0)
    row.add(1 if mine and position.phase == BONUS else 0)
    row.add(1 if mine and position.phase == PUTTING else 0)
    row.add(1 if mine and position.phase == DRAWING else 0)
    row.add(position.draws if mine else 0)
    row.add(to_come)
    row.add(min(least_gaps(position, seat), 20))


def clipped(worth: i64) -> i64:
    return min(max(worth, -MOST), MOST)


def weigh_land(position: BauernschlauPosition, seat: i64, stakes: vec[i64], found: Pile) -> None:
    """In hundredths of a point: face-up sheep, face-down sheep as they are, and how many pastures are empty."""
    board, ground = position.board, position.ground
    base = seat * board.cells
    shown: i64 = 0
    covered: i64 = 0
    empty: i64 = 0
    for cell in range(FIRST_PASTURE, board.cells):
        stake = stakes[base + cell]
        if stake == 0:
            continue
        tile = ground[cell]
        if tile == 0:
            empty += stake // board.geese[cell]
        elif tile >= HIDDEN:
            covered += tile_value(tile % HIDDEN - 1) * stake
        else:
            shown += tile_value(tile - 1) * stake
    found.add(shown)
    found.add(covered)
    found.add(empty)


def held_gain(position: BauernschlauPosition, seat: i64, stakes: vec[i64]) -> i64:
    """What the tiles in hand can bring, each on the free pasture that is best for its holder."""
    if position.held == 0:
        return 0
    most, least = policy.free_extremes(position, seat, stakes)
    total: i64 = 0
    for kind in range(KINDS):
        count = position.tiles[KINDS + kind]
        if count > 0:
            total += count * tile_value(kind) * (least if kind == BLACK else most)
    return clipped(total // 10) * 10


def least_gaps(position: BauernschlauPosition, seat: i64) -> i64:
    """How near the nearest rival is to an enclosed and full farm, which ends the game."""
    least: i64 = 100
    for other in range(position.seats):
        if other != seat and position.is_enclosed(other):
            least = min(least, position.gaps[other])
    return least
