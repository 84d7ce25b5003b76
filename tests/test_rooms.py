"""Who may import whom: the imports of every module are read, and any arrow the tree does not allow is named."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "sheepfold").rglob("*.py"))

# room → rooms it may use besides itself. A game's folder is a room of its own; "games" is the list that finds them by name.
ARROWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "terminal": {"core", "bots", "games"},
    "arena": {"core", "bots", "games"},
    "server": {"core", "bots", "games"},
    "client": {"core", "server"},
    "adapters": {"core", "games"},
    "commands": {"core", "bots", "games", "terminal", "arena", "server", "adapters", "package"},
    "package": set(),
    "main": {"core", "games", "commands", "package"},
}
FROZEN = re.compile(r"rules_\d+")
# module or room → what it may use that is neither ours nor Python's.
OUTSIDE = {
    "sheepfold/core/packed.py": {"librt", "mypy_extensions"},
    "server": {"msgspec", "starlette", "uvicorn", "psycopg", "hiredis", "redis"},
    "client": {"msgspec", "websockets"},
}


def room(module: str) -> str:
    """sheepfold.core.pile → core; sheepfold.games.black_sheep.rules → games/black_sheep; sheepfold → package.

    Frozen rules of an earlier version (games/NAME/rules_N) are a room of their own: what goes on in the game cannot reach them.
    """
    parts = module.split(".")[1:]
    if not parts:
        return "package"
    if parts[0] == "__main__":
        return "main"
    if parts[0] == "games" and len(parts) > 1:
        return "/".join(parts[:3] if parts[2:] and FROZEN.fullmatch(parts[2]) else parts[:2])
    return parts[0]


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(source: str, path: str) -> list[str]:
    """Every module that a source file imports, in full; `from sheepfold import games` is sheepfold.games."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = path.split("/")[: -node.level] if node.level else []
            base = ".".join([*package, *([node.module] if node.module else [])])
            # Of the bare package a room may be meant; below it a name is either a module or something inside one.
            below = base in ("sheepfold", "sheepfold.games")
            found += [f"{base}.{alias.name}" if below and is_module(base, alias.name) else base for alias in node.names]
    return found


def is_module(base: str, name: str) -> bool:
    path = ROOT / base.replace(".", "/") / name
    return path.with_suffix(".py").exists() or path.is_dir()


def complaints(source: str, path: str) -> list[str]:
    """What a file imports and may not."""
    found = []
    own = room(module_of(path))
    for target in imports(source, path):
        top = target.split(".")[0]
        if top == "sheepfold":
            to = room(target)
            allowed = {"core"} if own.startswith("games/") else ARROWS.get(own, set())
            if to == own or to in allowed:
                continue
            found.append(f"{path} ({own}) imports {target} ({to})")
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(path, set()) | OUTSIDE.get(own, set()):
            found.append(f"{path} imports {target}, which is neither ours nor Python's")
    return found


@pytest.mark.parametrize("path", MODULES)
def test_every_arrow_is_allowed(path: str) -> None:
    assert complaints((ROOT / path).read_text(encoding="utf-8"), path) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("sheepfold/core/pile.py", "from sheepfold import games"),
        ("sheepfold/core/pile.py", "from sheepfold.games import names"),
        ("sheepfold/core/pile.py", "import sheepfold.bots.greedy"),
        ("sheepfold/core/pile.py", "def f():\n    from sheepfold.commands import check"),
        ("sheepfold/core/pile.py", "from ..games import names"),
        ("sheepfold/core/pile.py", "import librt.vecs"),
        ("sheepfold/core/packed.py", "import numpy"),
        ("sheepfold/games/black_sheep/rules.py", "from sheepfold.games.sheep_sheep import moves"),
        ("sheepfold/games/black_sheep/rules.py", "from sheepfold.games import load"),
        ("sheepfold/games/black_sheep/rules.py", "from sheepfold.bots.greedy import Greedy"),
        ("sheepfold/games/black_sheep/rules.py", "import mypy_extensions"),
        ("sheepfold/games/black_sheep/rules.py", "from sheepfold.games.black_sheep.rules_1 import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules.py", "from sheepfold.games.black_sheep import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules.py", "from sheepfold.games.black_sheep.moves import say"),
        ("sheepfold/games/__init__.py", "from sheepfold.games.black_sheep import GAME"),
        ("sheepfold/bots/greedy.py", "from sheepfold.games import load"),
        ("sheepfold/bots/greedy.py", "from sheepfold.terminal import table"),
        ("sheepfold/terminal/table.py", "from sheepfold.games.black_sheep import GAME"),
        ("sheepfold/__init__.py", "from sheepfold.core import pile"),
        ("sheepfold/commands/play.py", "import rich"),
        ("sheepfold/server/table.py", "import websockets"),
        ("sheepfold/server/table.py", "from sheepfold.client import Guest"),
    ],
)
def test_a_planted_arrow_is_caught(path: str, line: str) -> None:
    assert len(complaints(line, path)) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("sheepfold/core/packed.py", "from librt.vecs import vec"),
        ("sheepfold/games/black_sheep/rules.py", "from sheepfold.games.black_sheep import moves"),
        ("sheepfold/games/black_sheep/rules.py", "from . import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules.py", "from sheepfold.games.black_sheep.rules_1 import moves"),
        ("sheepfold/games/black_sheep/rules_1/rules.py", "from sheepfold.core.pile import Pile"),
        ("sheepfold/bots/greedy.py", "from sheepfold.core.position import Position"),
        ("sheepfold/commands/play.py", "from sheepfold import __version__, games"),
        ("sheepfold/core/pile.py", "from typing import final"),
    ],
)
def test_an_allowed_arrow_is_not(path: str, line: str) -> None:
    assert complaints(line, path) == []
