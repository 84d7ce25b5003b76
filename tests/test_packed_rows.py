"""No interpreted file passes a packed row to a compiled function that declares it: such rows would never be let go of again.

`core/loops.py` says why, and what to do instead.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheepfold import games
from sheepfold.core.game import Game
from sheepfold.core.playout import settle
from sheepfold.core.position import OVER
from sheepfold.core.rng import Rng
from sheepfold.research.episode import Episode

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
import compile as compiler  # noqa: E402  (scripts/compile.py)

COMPILED = set(compiler.unit(ROOT))
TIMES = 400
PAGE = 4096
MOST = 2_500_000  # bytes; a row lost at each time would be more


def module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def takes_a_row(function: ast.FunctionDef) -> bool:
    given = [*function.args.args, *function.args.kwonlyargs]
    return any(one.annotation is not None and "vec[" in ast.unparse(one.annotation) for one in given)


def declared() -> set[tuple[str, str]]:
    """Module and name of every compiled function or class that takes a packed row."""
    found = set()
    for name in COMPILED:
        path = ROOT / name
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and takes_a_row(node):
                found.add((module(path), node.name))
            elif isinstance(node, ast.ClassDef):
                makers = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
                if any(takes_a_row(one) for one in makers):
                    found.add((module(path), node.name))
    return found


def calls(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Module and name of every function called that was imported, by itself or with its module."""
    known: dict[str, tuple[str, str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                known[alias.asname or alias.name] = (node.module, alias.name)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in known:
            yield known[node.func.id]
        elif isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id in known:
            yield ".".join(known[node.func.value.id]), node.func.attr


def test_interpreted_files_pass_no_packed_rows_to_compiled_functions() -> None:
    forbidden = declared()
    assert ("sheepfold.core.pile", "draw_one") in forbidden  # what is looked for is found
    interpreted = [path for path in (ROOT / "sheepfold").rglob("*.py") if str(path.relative_to(ROOT)) not in COMPILED]
    found = {
        f"{path.relative_to(ROOT)} calls {called[0]}.{called[1]}"
        for path in interpreted
        for called in calls(ast.parse(path.read_text(encoding="utf-8")))
        if called in forbidden
    }
    assert not found


def memory() -> int:
    """As much as the process has in memory, or on systems that tell only that, had at most."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@pytest.mark.compiled
@pytest.mark.parametrize("name", games.names())
def test_imagining_writing_and_reading_let_go_of_what_they_made(name: str) -> None:
    game = games.load(name)
    rounds(game)  # tables are built on first use
    before = memory()
    rounds(game)
    assert memory() - before < MOST


@pytest.mark.compiled
def test_episodes_let_go_of_what_they_showed() -> None:
    episodes()
    before = memory()
    for again in range(10):
        episodes()
    assert memory() - before < MOST


def episodes() -> None:
    """Many short ones of the game whose rows are widest."""
    for number in range(TIMES):
        episode = Episode("bauernschlau", 3)
        episode.reset(Rng(number))
        for step in range(2):
            episode.observe(0)
            episode.mask(episode.actor)
            episode.act(episode.legal()[0])


def rounds(game: Game) -> None:
    """Worlds imagined, and positions written and read, in the middle of a game."""
    rng = Rng(3)
    position = game.start(game.setup(game.seats[1]))
    settle(position, rng)
    for number in range(TIMES):
        if position.actor() == OVER:
            position = game.start(game.setup(game.seats[1]))
            settle(position, rng)
        seat = int(position.actor())
        game.imagine(game.view(position, seat), rng)
        game.load(position.setup, position.to_data())
        if number % 10 == 0:
            legal = game.legal(position, seat)
            game.advice(game.view(position, seat), legal[0])
            position.play(game.read(position, seat, legal[int(rng.below(len(legal)))]), seat)
            settle(position, rng)
