"""The games of this house, found by their folders: add a folder and it is there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Game


def folders() -> list[str]:
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/RULES.md"))


def names() -> list[str]:
    """Every game's name as one types it: bouc-makers."""
    return [folder.replace("_", "-") for folder in folders()]


def load(name: str) -> Game:
    """The game of that name; BadInput, with the names there are, for any other."""
    folder = name.strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in folders():
        raise BadInput(f"no game {name!r}; there are {', '.join(names())}{closest(name, names())}")
    game: Game = import_module(f"sheepfold.games.{folder}").GAME
    return game


def folder_of(game: Game) -> Path:
    return Path(__file__).parent / game.name.replace("-", "_")
