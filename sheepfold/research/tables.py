"""What one needs of a table to train at it: its tensors, and its games as readable records."""

from __future__ import annotations

from sheepfold.core import record
from sheepfold.core.errors import BadInput
from sheepfold.core.game import Game
from sheepfold.core.laws.ending import walk
from sheepfold.core.recorded import Record
from sheepfold.core.setup import Setup
from sheepfold.core.tensors import Tensors


def tensors_of(game: Game, setup: Setup) -> Tensors:
    """The tensors of a table; BadInput if its game has none."""
    if game.tensors is None:
        what = "write its interface/tensors.py and name it in the wiring (docs/research.md says how)"
        raise BadInput(f"{game.name} has no tensors yet: {what}")
    return game.tensors(setup)


def record_of(game: Game, setup: Setup, line: list[int]) -> str:
    """A line of seats and moves as a text that `sheepfold replay` plays."""
    written = Record(setup, game.version)
    position = game.start(setup)
    for before, seat, move in walk(game, setup, line):
        written.moves.append((seat, game.say(before, seat, move)))
        position = before  # walked on: in the end, where the game is now
    return record.write(game, written, position)
