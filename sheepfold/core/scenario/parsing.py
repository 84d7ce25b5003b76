"""What a scenario file says: found, read, and every key checked to hold what the format wants."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.game import Data, Game
from sheepfold.core.message import Message
from sheepfold.core.scenario.lines import Lines

HEAD = ("id", "game", "title", "rules", "seats", "options", "seed", "given", "step")
AFRESH = ("given", "seats", "options", "restart")  # a step with one of these begins from a position of its own
CHECKED = (
    *("asked", "legal", "contains", "excludes", "choices", "refused", "facts", "bags", "odds"),
    *("shows", "lacks", "hides", "told", "over", "scores", "places", "winners"),
)
STEP = ("play", "hold", "say", *AFRESH, *CHECKED)

SHAPES: dict[str, str] = {
    **dict.fromkeys(("id", "game", "title", "say"), "a text"),
    **dict.fromkeys(("seats", "seed"), "a whole number"),
    **dict.fromkeys(("hold", "restart", "over"), "true or false"),
    **dict.fromkeys(("rules", "play", "asked", "winners"), "a list of texts"),
    **dict.fromkeys(("scores", "places"), "a list of whole numbers"),
    **dict.fromkeys(("options", "given", "facts", "bags"), "a table"),
    "step": "a list of tables",
    "choices": "a table of whole numbers",
    **dict.fromkeys(("refused", "odds"), "a table of texts"),
    "shows": "a table of tables",
    **dict.fromkeys(("legal", "contains", "excludes", "lacks", "hides", "told"), "a table of lists of texts"),
}

# What is checked by going through it: if it is empty, nothing is checked. `legal.A = []` says that nothing is legal.
GONE_THROUGH = (
    "legal",
    "contains",
    "excludes",
    "choices",
    "refused",
    "facts",
    "bags",
    "odds",
    "shows",
    "lacks",
    "hides",
    "told",
)
INSIDE_TOO = ("contains", "excludes", "shows", "lacks", "hides", "told")


@dataclass
class Scenario:
    """One file, read but not yet run."""

    path: Path
    game: Game
    head: Data
    lines: Lines

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.head['id']}"

    @property
    def steps(self) -> list[Data]:
        steps: list[Data] = self.head["step"]
        return steps

    def where(self, step: int, *words: str) -> str:
        """`FILE:LINE` of what these words, one behind the other, lead to; step 0 is the head."""
        return f"{self.path}:{self.lines.at(step, *words)}"


def find(paths: list[Path]) -> list[Path]:
    """Scenario files of a list of files and folders, in order; BadInput for a path that is not there or holds none."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadInput(f"no scenario files (*.toml) in {path}")
            files += inside
        elif path.is_file():
            files.append(path)
        else:
            raise BadInput(f"no file or folder {path}")
    return files


def read(path: Path, find_game: Callable[[str], Game]) -> Scenario:
    """A file as a scenario; BadInput names file and line."""
    text, head = read_toml(path)
    lines = Lines(text)
    check_head(path, lines, head)
    try:
        game = find_game(head["game"])
    except BadInput as error:
        raise BadInput(Message("bad-at", {"where": f"{path}:{lines.at(0, 'game')}", "what": error.message})) from None
    scenario = Scenario(path, game, head, lines)
    lift_out(scenario, 0, head, HEAD)
    check_keys(scenario, 0, head, HEAD)
    for number, step in enumerate(scenario.steps, 1):
        lift_out(scenario, number, step, STEP)
        check_keys(scenario, number, step, STEP)
    return scenario


def read_toml(path: Path) -> tuple[str, Data]:
    try:
        text = path.read_text(encoding="utf-8")
        return text, tomllib.loads(text)
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not TOML: {error}") from None


def check_head(path: Path, lines: Lines, head: Data) -> None:
    """What must be there before the game can be asked about the rest."""
    for key in ("id", "game", "title", "step"):
        if key not in head:
            raise BadInput(f"{path}:1: the head needs {key!r}")
        if not fits(head[key], SHAPES[key]):
            raise BadInput(f"{path}:{lines.at(0, key)}: {key!r} is {SHAPES[key]}, not {head[key]!r}")


def lift_out(scenario: Scenario, number: int, data: Data, words: tuple[str, ...]) -> None:
    """Words of the format below `[given]` belong to what is around it: so `given` may stand above its checks.

    To TOML everything below `[step.given]` is a part of it. A key that the game's own positions have stays where it is.
    """
    given = data.get("given")
    if not isinstance(given, dict):
        return
    own = position_keys(scenario.game)
    for key in [key for key in given if key in words and key not in own and key != "given"]:
        if key in data:
            raise BadInput(f"{scenario.where(number, 'given', key)}: {at(number)}{key!r} stands here twice")
        data[key] = given.pop(key)


def position_keys(game: Game) -> set[str]:
    return set(game.start(game.setup(game.seats[0])).to_data())


def check_keys(scenario: Scenario, number: int, data: Data, known: tuple[str, ...]) -> None:
    """Each key is one of the format's and holds what the format says, so that running never stumbles over a slip."""
    for key, value in data.items():
        where = f"{scenario.where(number, key)}: {at(number)}"
        if key not in known:
            what = "a step" if number else "the head"
            raise BadInput(f"{where}unknown key {key!r}; {what} has {', '.join(known)}{closest(key, list(known))}")
        if not fits(value, SHAPES[key]):
            raise BadInput(f"{where}{key!r} is {SHAPES[key]}, not {value!r}")
        check_not_empty(scenario, number, key, value)


def check_not_empty(scenario: Scenario, number: int, key: str, value: Any) -> None:
    """A check of nothing would always hold."""
    if key in GONE_THROUGH and not value:
        raise BadInput(f"{scenario.where(number, key)}: {at(number)}{key!r} is empty, so it checks nothing")
    for name, inside in value.items() if key in INSIDE_TOO else ():
        if not inside:
            raise BadInput(f"{scenario.where(number, key, name)}: {at(number)}'{key}.{name}' is empty, so it checks nothing")


def at(number: int) -> str:
    return f"step {number}: " if number else ""


def fits(value: Any, shape: str) -> bool:
    if shape == "true or false":
        return isinstance(value, bool)
    if shape in ("a text", "texts"):
        return isinstance(value, str)
    if shape in ("a whole number", "whole numbers"):
        return isinstance(value, int) and not isinstance(value, bool)
    outer, _, inner = shape.removeprefix("a ").partition(" of ")
    items = value.values() if isinstance(value, dict) else value
    return isinstance(value, dict if outer.startswith("table") else list) and (
        not inner or all(fits(item, inner) for item in items)
    )
