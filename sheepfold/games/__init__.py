"""The games there are, found by their folders: add a folder and it is there."""

from __future__ import annotations

import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sheepfold.core.errors import BadInput, did_you_mean
from sheepfold.core.game import Game, GameOf
from sheepfold.core.message import Message

HERE = Path(__file__).parent


class BrokenGame(BadInput):
    """A game whose folder cannot be loaded. One line: the game, file and line, the error."""


@cache
def folders() -> tuple[str, ...]:
    """As they were when somebody first asked."""
    return tuple(sorted(path.parent.name for path in HERE.glob("*/RULES.md")))


def names() -> list[str]:
    """Every game that can be loaded, by its name as one types it: bouc-makers. One broken folder does not hide the others."""
    faults = broken()
    return [name_of(folder) for folder in folders() if name_of(folder) not in faults]


@cache
def broken() -> dict[str, str]:
    """Every game that cannot be loaded, with what is wrong in one line."""
    found = {}
    for folder in folders():
        try:
            game_in(folder)
        except BrokenGame as error:
            found[name_of(folder)] = str(error)
    return found


def name_of(folder: str) -> str:
    return folder.replace("_", "-")


def load(name: str, version: int | None = None) -> Game:
    """The game of that name, by its newest rules or by those of a version; BadInput, with what there is, for any other."""
    folder = name.strip().lower().replace("-", "_").replace(" ", "_")
    if folder not in folders():
        values = {"came": repr(name), "known": ", ".join(names()), "meant": did_you_mean(name, names())}
        raise BadInput(Message("no-game", values))
    game = game_in(folder)
    if version in (None, game.version):
        return game
    frozen = frozen_versions(folder)
    if version not in frozen:
        known = ", ".join(map(str, [*frozen, game.version]))
        raise BadInput(Message("no-version", {"version": str(version), "game": game.name, "known": known}))
    old = game_in(f"{folder}.rules_{version}")
    assert old.version == version, f"the frozen rules_{version} of {name} say they are version {old.version}"
    return old


def game_in(folder: str) -> Game:
    """The game that a folder puts together; BrokenGame if its code cannot be run."""
    try:
        module = import_module(f"sheepfold.games.{folder}")
    except Exception as error:  # a game's code may fail in any way, and must not take the other games along
        raise BrokenGame(f"game {name_of(folder)} is broken: {fault(error)}") from error
    return game_of(module, folder)


def game_of(module: ModuleType, folder: str) -> Game:
    game = getattr(module, "GAME", None)
    if not isinstance(game, GameOf):
        raise BrokenGame(f"game {name_of(folder)} is broken: {module.__file__}:1: expected GAME, a Game; came {game!r}")
    return game


def fault(error: Exception) -> str:
    """`FILE:LINE: error` of what went wrong, where it went wrong in a game's own code."""
    what = f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no reason given'}"
    if isinstance(error, SyntaxError):
        return f"{error.filename}:{error.lineno}: {type(error).__name__}: {error.msg}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if HERE in Path(frame.filename).parents and frame.filename != __file__]
    return f"{own[-1].filename}:{own[-1].lineno}: {what}" if own else what


def frozen_versions(folder: str) -> list[int]:
    """Earlier rules, kept so that games that began under them can be finished: a copy of the game in `rules_N` of its folder."""
    inside = (HERE / folder).glob("rules_*/__init__.py")
    return sorted(int(path.parent.name.removeprefix("rules_")) for path in inside)


def folder_of(game: Game) -> Path:
    """Where the rules, scenarios and data of this version of the game lie."""
    folder = HERE / game.name.replace("-", "_")
    frozen = folder / f"rules_{game.version}"
    return frozen if frozen.is_dir() else folder


def lesson_of(game: Game) -> Path | None:
    """The lesson for people new to the game; None if nobody wrote one."""
    path = folder_of(game) / "learn" / "lesson.toml"
    return path if path.is_file() else None
