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


def load(name: str, version: int | None = None) -> Game:
    """The game of that name, by its newest rules or by those of a version; BadInput, with what there is, for any other."""
    folder = name.strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in folders():
        raise BadInput(f"no game {name!r}; there are {', '.join(names())}{closest(name, names())}")
    game: Game = import_module(f"sheepfold.games.{folder}").GAME
    if version in (None, game.version):
        return game
    frozen = frozen_versions(folder)
    if version not in frozen:
        there = ", ".join(map(str, [*frozen, game.version]))
        raise BadInput(f"no version {version} of the rules of {game.name}; this house has version {there}")
    old: Game = import_module(f"sheepfold.games.{folder}.rules_{version}").GAME
    assert old.version == version, f"the frozen rules_{version} of {name} say they are version {old.version}"
    return old


def frozen_versions(folder: str) -> list[int]:
    """Earlier rules that are kept so that what began by them can end by them: a copy of the game in `rules_N` of its folder."""
    inside = (Path(__file__).parent / folder).glob("rules_*/__init__.py")
    return sorted(int(path.parent.name.removeprefix("rules_")) for path in inside)


def folder_of(game: Game) -> Path:
    """Where the rules, scenarios and data of this version of the game lie."""
    folder = Path(__file__).parent / game.name.replace("-", "_")
    frozen = folder / f"rules_{game.version}"
    return frozen if frozen.is_dir() else folder
