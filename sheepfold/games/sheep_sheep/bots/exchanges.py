"""An exchange as one number, and what it changes: the inner loop of all that looks ahead in a turn."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE
from sheepfold.games.sheep_sheep.rules.components import ROW

# What a deck tells of a set of cells in one number: cells in groups, the most that one cell more adds, the cells that add any.
COUNT: Final[i64] = 15
GAIN_AT: Final[i64] = 4
MAKERS_AT: Final[i64] = 8

# An exchange in one number: the cell as a set, the colour that goes, the one that comes, the one underneath, slot and move.
CELL: Final[i64] = 511
COLOUR: Final[i64] = 31
OLD_AT: Final[i64] = 9
NEW_AT: Final[i64] = 14
UNDER_AT: Final[i64] = 19  # one more than the colour; 0 where nobody knows it
SLOT_AT: Final[i64] = 24
SLOT: Final[i64] = 3
MOVE_AT: Final[i64] = 26

MODEL: Final[i64] = 8  # in the row, after the cards: the colour that counts more,
POINTS: Final[i64] = 9  # and how much it counts


def exchange(bit: i64, old: i64, new: i64, under: i64) -> i64:
    return bit | old << OLD_AT | new << NEW_AT | under + 1 << UNDER_AT


def cell_of(found: i64) -> i64:
    return found & CELL


def old_of(found: i64) -> i64:
    return found >> OLD_AT & COLOUR


def new_of(found: i64) -> i64:
    return found >> NEW_AT & COLOUR


def under_of(found: i64) -> i64:
    """NONE where nobody knows it."""
    return (found >> UNDER_AT & COLOUR) - 1


def slot_of(found: i64) -> i64:
    return found >> SLOT_AT & SLOT


def move_of(found: i64) -> i64:
    return found >> MOVE_AT


def change(shows: vec[i64], sets: vec[i64], row: vec[i64], old: i64, new: i64, bit: i64) -> i64:
    """What finishing would capture more if one cell turned from an old colour to a new one."""
    were, are = shows[old], shows[new]
    rise = (sets[are | bit] & COUNT) - (sets[are] & COUNT)
    fall = (sets[were] & COUNT) - (sets[were ^ bit] & COUNT)
    if new == row[MODEL]:
        rise *= row[POINTS]
    elif old == row[MODEL]:
        fall *= row[POINTS]
    return rise - fall


def last(shows: vec[i64], sets: vec[i64], row: vec[i64], standing: i64) -> i64:
    """With one more exchange: only a cell that joins a group with its new colour can add anything."""
    best = standing
    for at in range(0, 2 * ROW, 2):
        one = row[at]
        if one == NONE:
            continue
        other = row[at + 1]
        ones, others = shows[one], shows[other]
        cells = ones & sets[others] >> MAKERS_AT
        while cells:
            bit = cells & -cells
            cells ^= bit
            best = max(best, standing + change(shows, sets, row, one, other, bit))
        cells = others & sets[ones] >> MAKERS_AT
        while cells:
            bit = cells & -cells
            cells ^= bit
            best = max(best, standing + change(shows, sets, row, other, one, bit))
    return best
