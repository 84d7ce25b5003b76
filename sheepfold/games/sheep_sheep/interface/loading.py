"""Positions of Sheep Sheep from plain data: whole ones, and worlds behind a view."""

from __future__ import annotations

from sheepfold.core.draft import any_of
from sheepfold.core.game import Data
from sheepfold.core.rng import Rng
from sheepfold.core.schema import HIDDEN
from sheepfold.core.setup import Setup
from sheepfold.games.sheep_sheep.interface.completion import filled, know_open_cards
from sheepfold.games.sheep_sheep.rules import hidden
from sheepfold.games.sheep_sheep.rules.data import deck_of
from sheepfold.games.sheep_sheep.rules.fields import fields_of
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition, blank


def load(setup: Setup, data: Data) -> SheepSheepPosition:
    """The position that `to_data` wrote down."""
    position = blank(setup)
    return know_open_cards(fields_of(position).read(position, data))


def imagine_table(setup: Setup, seat: int | None, table: Data, rng: Rng) -> SheepSheepPosition:
    """Fill up what the view leaves open, then deal all undersides nobody has seen by their true odds."""
    given = fields_of(blank(setup)).known(table)
    models = given["models"] = dict(table["models"])
    for name in models:
        if models[name] == HIDDEN:
            models[name] = any_of([letter for letter in deck_of(setup).letters if letter not in models.values()], rng)
    if setup.options["undersides"] == "closed":
        captured = table["captured"].split()
        given["captured"] = [text for text in captured if HIDDEN not in text]
        given["unseen"] = [text for text in captured if HIDDEN in text]
    position = filled(setup, given, rng)
    hidden.reshuffle_undersides(position, rng)
    return position
