"""The meadow as views tell it, by cell and by fence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.seats import LETTERS
from sheepfold.games.bauernschlau.rules import hidden, pastures
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import tile_value

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def sheep_texts(position: BauernschlauPosition, seat: i64) -> dict[str, str]:
    """`5 up`, `-3 down A`; `? down A` if this seat may not see it."""
    names = position.board.cell_names
    found: dict[str, str] = {}
    for cell in range(FIRST_PASTURE, position.board.cells):
        if pastures.is_sheepless(position, cell):
            continue
        value = str(tile_value(pastures.kind_at(position, cell)))
        if pastures.is_down(position, cell):
            shown = value if hidden.may_see(position, seat, cell) else "?"
            found[names[cell]] = shown + " down " + LETTERS[pastures.placer_at(position, cell)]
        else:
            found[names[cell]] = value + " up"
    return found


def fence_texts(position: BauernschlauPosition) -> dict[str, str]:
    found: dict[str, str] = {}
    if position.farms_known():
        names = position.board.vertex_names
        for fence in range(position.seats):
            found[position.fence_name(fence)] = " ".join([names[vertex] for vertex in position.path(fence)])
    return found
