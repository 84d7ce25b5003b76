"""What is being waited for: a game is always in exactly one of these phases. FATE acts in those before EXCHANGE."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

MODELS: Final[i64] = 0  # FATE deals the secret models (SS-2.1)
STARTER: Final[i64] = 1  # FATE names the first player (SS-2.12)
ROWS: Final[i64] = 2  # FATE deals the rows, A's four first (SS-2.5)
GRID: Final[i64] = 3  # FATE deals the grid, cell 1 first (SS-2.6)
DRAW: Final[i64] = 4  # FATE draws the next refill card (SS-6.2)
EXCHANGE: Final[i64] = 5  # the player on turn exchanges or finishes (SS-4)
LAY: Final[i64] = 6  # the capturing player lays it (SS-6.2)
ENDED: Final[i64] = 7

PHASES: Final = ["models", "starter", "rows", "grid", "draw", "exchange", "lay", "over"]
