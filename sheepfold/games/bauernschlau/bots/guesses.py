"""What a face-down sheep is likely to be: sensible players put white sheep where they gain and black ones where others lose."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau.bots import territory
from sheepfold.games.bauernschlau.bots.territory import Estimates
from sheepfold.games.bauernschlau.rules import hidden, pastures
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import BLACK, HIDDEN, KINDS, tile_value
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition

# In hundredths of a point, for an average draw: what white sheep bring and what black ones take.
WHITE_SHARE: Final[i64] = 188
BLACK_SHARE: Final[i64] = 98

FAIR: Final[i64] = 16  # how readily a tile is put where it gains nothing and costs nothing
TASTE: Final[i64] = 4  # and how much more readily for each point it gains
LEAST: Final[i64] = 4
MOST: Final[i64] = 60


def lure(position: BauernschlauPosition, cell: i64, stakes: vec[i64]) -> i64:
    """What a point of sheep on this cell means to the seat that put the face-down sheep there."""
    return stakes[territory.edges(position, pastures.placer_at(position, cell)) + cell]


def worth(position: BauernschlauPosition, seat: i64, cell: i64, stakes: vec[i64]) -> i64:
    """The value of a face-down sheep, as this seat may guess it, in hundredths of a point."""
    if hidden.may_see(position, seat, cell):
        return 100 * tile_value(pastures.kind_at(position, cell))
    return min(max(90 + lure(position, cell, stakes), -220), 310)


def black_chance(position: BauernschlauPosition, seat: i64, cell: i64, stakes: vec[i64]) -> i64:
    """How likely a face-down sheep is black, as this seat may guess, in percent."""
    if hidden.may_see(position, seat, cell):
        return 100 if pastures.kind_at(position, cell) == BLACK else 0
    return min(max(33 - lure(position, cell, stakes) // 5, 5), 85)


def likeness(kind: i64, gain: i64) -> i64:
    """How readily a sensible player puts a tile of a kind where a point means that much, against other kinds there."""
    return min(max(FAIR + TASTE * tile_value(kind) * gain // 100, LEAST), MOST)


def suppose(position: BauernschlauPosition, seat: i64, estimates: Estimates, rng: Rng, doubt: i64 = 0) -> None:
    """Lay out what this seat cannot see as sensible players would have done; with so many thousandths of doubt in the others,
    as often as if they put their sheep anywhere."""
    tiles = position.tiles
    ground = position.ground
    cells = position.board.cells
    for cell in range(FIRST_PASTURE, cells):
        if ground[cell] >= HIDDEN and not hidden.may_see(position, seat, cell):
            tiles[pastures.kind_at(position, cell)] += 1
    hand_hidden = seat != position.turn
    if hand_hidden:
        for kind in range(KINDS):
            tiles[kind] += tiles[KINDS + kind]
            tiles[KINDS + kind] = 0
    if position.down > 0:
        stakes = estimates.of(position)
        anywhere = doubt > 0 and rng.below(1000) < doubt
        start = rng.below(cells)  # none of them is dealt first in every world
        for i in range(cells):
            cell = start + i
            if cell >= cells:
                cell -= cells
            if ground[cell] >= HIDDEN and not hidden.may_see(position, seat, cell):
                aimless = anywhere and pastures.placer_at(position, cell) != seat
                kind = likely_kind(tiles, 0 if aimless else lure(position, cell, stakes), rng)
                tiles[kind] -= 1
                ground[cell] = ground[cell] // HIDDEN * HIDDEN + kind + 1
    if hand_hidden:
        for i in range(position.held):
            kind = likely_kind(tiles, 0, rng)
            tiles[kind] -= 1
            tiles[KINDS + kind] += 1


def likely_kind(tiles: vec[i64], gain: i64, rng: Rng) -> i64:
    total: i64 = 0
    for k in range(KINDS):
        total += tiles[k] * likeness(k, gain)
    left = rng.below(total)
    kind: i64 = 0
    while left >= tiles[kind] * likeness(kind, gain):
        left -= tiles[kind] * likeness(kind, gain)
        kind += 1
    return kind
