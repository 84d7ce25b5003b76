"""In which file and line of a game a function stands, interpreted or compiled, or where its code failed."""

from __future__ import annotations

import ast
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from sheepfold.core.derived import BY_FIELDS
from sheepfold.core.game import Game
from sheepfold.core.position import Position

CORE = Path(__file__).resolve().parent.parent


def where(game: Game, position: Position, about: str) -> str:
    """`FILE:LINE` of what a law is about: the game's own function or method, or else its fields, its position, its wiring."""
    behind = "sealed" if about in ("owes", "unseal") else about  # what core's own `owes` and `unseal` go by
    for found in (getattr(type(position), about, None), getattr(game, about, None), getattr(type(position), behind, None)):
        if found is not None and not is_ours(found):
            return place_of(found)
    written = ("things", "to_data", *BY_FIELDS)
    declared = game.moves if about in ("say", "events") else game.fields if about in written else None
    return declared_at(declared, position) or place_of(type(position))


def is_ours(found: Any) -> bool:
    """Whether it is what core does for games that leave it out."""
    return str(module_of(found)).startswith("sheepfold.core.")


def module_of(found: Any) -> str:
    owner, bound = getattr(found, "__objclass__", None), getattr(found, "__self__", None)  # compiled ones have no module
    if owner is None and bound is not None and not isinstance(bound, ModuleType):
        owner = type(bound)
    return str(getattr(owner if owner is not None else found, "__module__", "") or "")


def place_of(found: Any) -> str:
    code = getattr(getattr(found, "__func__", found), "__code__", None)
    if code is not None:
        return f"{near(code.co_filename)}:{code.co_firstlineno}"
    source = source_of(module_of(found))
    if source is None:
        return ""
    return f"{near(source)}:{line_of(source, getattr(found, '__qualname__', ''))}"


def source_of(module: str) -> Path | None:
    """The Python file of a module, even if a compiled one runs in its place."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if not file:
        return None
    path = Path(file).parent / f"{module.split('.')[-1]}.py"
    return path if path.exists() else Path(file)


def line_of(source: Path, qualified: str) -> int:
    """Where `Class.method` or `function` begins in a source file; 1 if it is not there."""
    body: list[ast.stmt] = ast.parse(source.read_text(encoding="utf-8")).body
    line = 1
    for name in qualified.split("."):
        found = [node for node in body if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name]
        if not found:
            return line
        line, body = found[0].lineno, found[0].body
    return line


def declared_at(declared: Any, position: Position) -> str:
    """Where the fields or moves of a game are declared: under some name beside the position, or in a module near it."""
    package = type(position).__module__.rsplit(".", 1)[0]
    for name in sorted(name for name in sys.modules if name.startswith(package)):
        source = source_of(name)
        for variable, value in list(vars(sys.modules[name]).items()):
            line = assigned(source, variable) if source is not None and declared is not None and value is declared else 0
            if line:
                return f"{near(source or '')}:{line}"
    return ""


def assigned(source: Path, variable: str) -> int:
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(target, ast.Name) and target.id == variable for target in targets):
            return node.lineno
    return 0


def crash_place(error: BaseException) -> str:
    """`FILE:LINE` where a game's own code failed, or the last line there is."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if CORE not in Path(frame.filename).resolve().parents]
    return f"{near(own[-1].filename)}:{own[-1].lineno}" if own else ""


def near(path: str | Path) -> str:
    """A path as one would type it here."""
    found = Path(path)
    return str(found.relative_to(Path.cwd())) if found.is_relative_to(Path.cwd()) else str(found)
