"""Whole positions read back from data, and worlds imagined from what a seat sees."""

from __future__ import annotations

from typing import Any

from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.games.bauernschlau.interface import completion
from sheepfold.games.bauernschlau.rules.fields import FIELDS
from sheepfold.games.bauernschlau.rules.position import BauernschlauPosition, blank

Data = dict[str, Any]


def load(setup: Setup, data: Data) -> BauernschlauPosition:
    """The inverse of to_data."""
    return FIELDS.read(blank(setup), data)


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> BauernschlauPosition:
    """A whole world in which exactly this is visible: hidden tiles drawn from what is left."""
    given = {key: table[key] for key in FIELDS.keys if key not in ("supply", "hand")}
    given["hand"] = list(table["hand"]) if table["hand"] else ["?"] * table["held"]
    return completion.filled(setup, given, rng)
