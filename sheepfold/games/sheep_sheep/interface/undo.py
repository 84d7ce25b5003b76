"""Which moves stay once they are made."""

from __future__ import annotations

from sheepfold.games.sheep_sheep.rules import moves
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition


def final(position: SheepSheepPosition, seat: int, move: int) -> bool:
    """Only exchanges are taken back, and only until their turn is finished."""
    return not moves.is_exchange(move)
