"""Seats are numbers inside (0, 1, 2 …) and letters outside (A, B, C …): in move texts, records, views and scenarios."""

from __future__ import annotations

from typing import Final

from sheepfold.core.position import FATE

LETTERS: Final = "ABCDEF"


def letter(seat: int) -> str:
    """`A` for seat 0; `fate` for FATE."""
    return "fate" if seat == FATE else LETTERS[seat]


def seat_of(name: str, seats: int) -> int | None:
    """The seat of a letter (either case) or FATE; None for anything that is no seat of this game."""
    if name.lower() == "fate":
        return int(FATE)
    index = LETTERS.find(name.upper()) if len(name) == 1 else -1
    return index if 0 <= index < seats else None
