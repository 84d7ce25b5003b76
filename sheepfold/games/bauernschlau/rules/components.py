"""What is in the box: sheep tiles, fence pieces, farms; and the words for the actions."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

# Kinds of sheep tile, in the order in which they are counted.
KINDS: Final[i64] = 5
BLACK: Final[i64] = 4
TILES: Final[i64] = 52

BONUS_ACTIONS: Final[i64] = 2  # BA-4.5
FARMS: Final[i64] = 6
NOWHERE: Final[i64] = -1
HIDDEN: Final[i64] = 8  # more than any kind of tile: what marks a face-down sheep on the ground;
HIDDEN_AT: Final[i64] = 3  # it is this bit

# The action words, in the order in which they are offered.
PLACE: Final[i64] = 0
REVEAL: Final[i64] = 1
DOG: Final[i64] = 2
FENCE: Final[i64] = 3
SPECIAL: Final[i64] = 4
END: Final[i64] = 5

ACTION_WORDS: Final[list[str]] = ["place", "reveal", "dog", "fence", "special", "end"]


def tile_value(kind: i64) -> i64:
    """White sheep are worth 1, 2, 3 or 5; every black one -3."""
    if kind == BLACK:
        return -3
    if kind == 3:
        return 5
    return kind + 1


def kind_of_value(value: i64) -> i64:
    """The kind of tile with that value, or NOWHERE."""
    for kind in range(KINDS):
        if tile_value(kind) == value:
            return kind
    return NOWHERE


def mix(name: str) -> list[int]:
    """How many tiles of each kind a mix holds; both make 52."""
    return [9, 9, 9, 9, 16] if name == "even" else [8, 9, 9, 9, 17]


def allotment(seats: i64) -> i64:
    """Fence pieces per player (BA-3.8)."""
    if seats <= 3:
        return 16
    return 12 if seats <= 5 else 10


def occupied_farms(seats: int) -> list[int]:
    """Which farms are used (BA-3.4)."""
    return {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4]}.get(seats, [0, 1, 2, 3, 4, 5])
