"""What a seat cannot see: which sheep are hidden from it, and another world that looks the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bauernschlau.rules import pastures, rules
from sheepfold.games.bauernschlau.rules.board import FIRST_PASTURE
from sheepfold.games.bauernschlau.rules.components import HIDDEN, KINDS
from sheepfold.games.bauernschlau.rules.phases import ENDED

if TYPE_CHECKING:
    from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition


def may_see(position: BauernschlauPosition, seat: i64, cell: i64) -> bool:
    """Whether a seat is shown the value of a face-down sheep: its placer with the memory aid (BA-13.4), all at the end."""
    return position.phase == ENDED or (position.memory_aid and pastures.placer_at(position, cell) == seat)


def unseen(position: BauernschlauPosition, seat: i64) -> vec[i64]:
    """How many tiles of each kind a seat does not see: the supply, others' hands, face-down sheep."""
    counts = zeros(KINDS)
    for kind in range(KINDS):
        counts[kind] = position.tiles[kind]
        if position.turn != seat:
            counts[kind] += position.tiles[KINDS + kind]
    for cell in range(FIRST_PASTURE, position.board.cells):
        if pastures.is_down(position, cell) and not may_see(position, seat, cell):
            counts[pastures.kind_at(position, cell)] += 1
    return counts


def reshuffle(position: BauernschlauPosition, seat: i64, rng: Rng) -> None:
    """Mix every tile this seat cannot see with the supply and lay it out again."""
    tiles = position.tiles
    ground = position.ground
    cells = position.board.cells
    pool = position.supply
    hand_hidden = seat != position.turn
    for cell in range(FIRST_PASTURE, cells):
        if pastures.is_down(position, cell) and not may_see(position, seat, cell):
            tiles[pastures.kind_at(position, cell)] += 1
            pool += 1
    if hand_hidden:
        for kind in range(KINDS):
            tiles[kind] += tiles[KINDS + kind]
            tiles[KINDS + kind] = 0
        pool += position.held
    for cell in range(FIRST_PASTURE, cells):
        if pastures.is_down(position, cell) and not may_see(position, seat, cell):
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
