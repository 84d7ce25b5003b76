"""Which valuation does a game have for a table of so many seats? Its weights lie in `valuation.json` beside the game's guide."""

from __future__ import annotations

import base64
import json
import sys
from array import array
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from sheepfold.core.game import Game
from sheepfold.core.setup import Setup
from sheepfold.core.valuation import Valuation

FILE = "valuation.json"


def valuation(game: Game, setup: Setup) -> Valuation | None:
    """None where the game has no weights for such a table."""
    table = weights_for(game, setup)
    if table is None:
        return None
    return Valuation(game.guide(), setup.seats, table["hidden"], unpacked(table))


def weights_for(game: Game, setup: Setup) -> dict[str, Any] | None:
    """Weights are fitted at tables with default options and data; what was learned there says little about others. Only who
    begins may be another: the traits see that."""
    usual = game.setup(setup.seats)
    free = {option.name for option in game.options if option.names_seat}
    differs = any(setup.options[option] != value for option, value in usual.options.items() if option not in free)
    if differs or setup.data != usual.data:
        return None
    table: dict[str, Any] | None = read(file_of(game)).get(str(setup.seats))
    return table


def name(game: Game, setup: Setup) -> str:
    """Which weights they are: other weights have another name."""
    table, seats = weights_for(game, setup), setup.seats
    return "" if table is None else f"{game.name}-{seats}-{sha256(table['weights'].encode()).hexdigest()[:6]}"


def file_of(game: Game) -> Path:
    return Path(sys.modules[type(game.guide()).__module__].__file__ or "").with_name(FILE)


@lru_cache(8)
def read(path: Path) -> dict[str, Any]:
    """The tables of a file, by their number of seats."""
    if not path.exists():
        return {}
    tables: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["tables"]
    return tables


# --- weights as text: 16 bits each, little-endian; inputs have units of their own, the rest one


def unpacked(table: dict[str, Any]) -> list[float]:
    """Steps are counted in units: of each trait, of the offsets, and of what the hidden units weigh."""
    steps = array("h", base64.b64decode(table["weights"]))
    if sys.byteorder == "big":
        steps.byteswap()
    return [step * unit for step, unit in zip(steps, units(table), strict=True)]


def units(table: dict[str, Any]) -> list[float]:
    hidden, scales = table["hidden"], table["scales"]
    of_traits = [scale for scale in scales[:-1] for _ in range(hidden)]
    return [*of_traits * table["blocks"], *[scales[-1]] * (2 * hidden), *scales[:-1]]
