"""Worlds imagined from what a seat sees."""

from __future__ import annotations

from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep.interface.completion import Completion
from sheepfold.games.black_sheep.rules.fields import FIELDS
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition, blank


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> BlackSheepPosition:
    """What is hidden is filled up as `complete` does, then dealt again by its true odds."""
    position = Completion(FIELDS, blank(setup), FIELDS.known(table), rng).fill()
    position.reshuffle(-1 if seat is None else seat, rng)
    return position
