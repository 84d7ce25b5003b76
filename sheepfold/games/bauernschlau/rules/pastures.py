"""What stands on the pastures, and which tiles are in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.bauernschlau.rules.board import is_pasture
from sheepfold.games.bauernschlau.rules.components import BLACK, HIDDEN, KINDS, tile_value

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def is_sheepless(position: BauernschlauPosition, cell: i64) -> bool:
    return position.ground[cell] == 0


def is_occupied(position: BauernschlauPosition, cell: i64) -> bool:
    return position.ground[cell] != 0 or position.dog == cell


def is_down(position: BauernschlauPosition, cell: i64) -> bool:
    return position.ground[cell] >= HIDDEN


def kind_at(position: BauernschlauPosition, cell: i64) -> i64:
    return position.ground[cell] % HIDDEN - 1


def placer_at(position: BauernschlauPosition, cell: i64) -> i64:
    return position.ground[cell] // HIDDEN - 1


def sheepless_cells(position: BauernschlauPosition) -> i64:
    return position.board.cells - 7 - position.sheep


def free_cells(position: BauernschlauPosition) -> i64:
    """Pastures without sheep and without dog (BA-2.3)."""
    taken: i64 = 1 if is_pasture(position.dog) and is_sheepless(position, position.dog) else 0
    return sheepless_cells(position) - taken


def kind_in_hand(position: BauernschlauPosition) -> i64:
    """Of the tile in hand; of several, the first kind."""
    kind: i64 = 0
    while kind < BLACK and position.tiles[KINDS + kind] == 0:
        kind += 1
    return kind


def hand_values(position: BauernschlauPosition) -> list[int]:
    found: list[int] = []
    for kind in range(KINDS):
        found += [int(tile_value(kind))] * int(position.tiles[KINDS + kind])
    return found
