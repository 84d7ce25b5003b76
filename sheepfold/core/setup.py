"""How one game is set up: how many seats, which option values, which data sets."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Setup:
    """Made by `Game.setup`, which checks it; `data` holds each data set in the form its own loader gave it."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)
    _: KW_ONLY
    begins: dict[str, Any] | None = None  # a position as data, where the game begins in a given one
