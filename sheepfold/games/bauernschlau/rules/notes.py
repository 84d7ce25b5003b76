"""What happens by itself inside a move and is worth telling: the kinds of notes in a position's journal."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

TOOK: Final[i64] = 0  # a decision with one answer made itself: the move
TURNED: Final[i64] = 1  # a sheep came to light: its kind, its cell
GAINED: Final[i64] = 2  # bonus actions: how many
FINISHED: Final[i64] = 3  # a fence reached the rim: which
ENCLOSED: Final[i64] = 4  # a seat's farm
SKIPPED: Final[i64] = 5  # a seat that could not act
NEW_ROUND: Final[i64] = 6  # its number
GAME_OVER: Final[i64] = 7
SHOWED: Final[i64] = 8  # a sheep still face down at the end: its kind, its cell
SCORED: Final[i64] = 9  # a seat's points
LEFT_OPEN: Final[i64] = 10  # a seat without points
NEW_GAME: Final[i64] = 11  # of a championship: its number
