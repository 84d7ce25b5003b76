"""One game folder that is broken: it is told in one line with file and line, and all the others go on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold import games

ROOT = Path(__file__).resolve().parents[2]
IGNORE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.stamp")
EXAMPLE = "hill_race"
NEW = "new_one"  # with it there are two games that are whole, and quickly checked
WHOLE = [games.name_of(folder) for folder in (EXAMPLE, NEW)]

FAULTS = {
    "no_name": ("import os\n\nGAME = gmae\n", "no_name/__init__.py:3: NameError: name 'gmae' is not defined"),
    "no_grammar": ("GAME = (\n", "no_grammar/__init__.py:1: SyntaxError: '(' was never closed"),
    "no_game": ("GAEM = 1\n", "no_game/__init__.py:1: expected GAME, a Game; came None"),
    "no_import": (
        "from sheepfold.games.no_import.rules import GAME\n",
        "no_import/__init__.py:1: ModuleNotFoundError: No module named 'sheepfold.games.no_import.rules'",
    ),
}
# The lobby's list, what a test module asks while it is collected, and a game that is asked for by name.
ASKED = """
import asyncio
from sheepfold import games
from sheepfold.server.http import api
listed = asyncio.run(api.list_games(None, None))
print(len(listed), len([(name, games.load(name).seats) for name in games.names()]))
try:
    games.load("no-name")
except games.BrokenGame as error:
    print(error)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with two games that are whole and some that cannot be loaded."""
    base = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "sheepfold", base / "sheepfold", ignore=IGNORE)
    for name in games.folders():
        shutil.rmtree(base / "sheepfold" / "games" / name, ignore_errors=True)
    shutil.copytree(ROOT / "examples" / EXAMPLE, base / "sheepfold" / "games" / EXAMPLE, ignore=IGNORE)
    assert run(base, "-m", "sheepfold", "new", games.name_of(NEW))[0] == 0
    for name, (source, fault) in FAULTS.items():
        folder = base / "sheepfold" / "games" / name
        folder.mkdir()
        (folder / "RULES.md").write_text("# Rules\n", encoding="utf-8")
        (folder / "__init__.py").write_text(source, encoding="utf-8")
    return base


def run(tree: Path, *words: str) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=environment, capture_output=True, text=True, timeout=200)
    return done.returncode, done.stdout, done.stderr


def told(said: str) -> None:
    """A line for each, and nothing else."""
    for line, (name, (source, fault)) in zip(said.splitlines(), sorted(FAULTS.items()), strict=True):
        assert line.startswith(f"sheepfold: game {name.replace('_', '-')} is broken: ")
        assert line.endswith(fault)


def test_the_list_of_games(tree: Path) -> None:
    code, said, wrong = run(tree, "-m", "sheepfold", "games")
    assert code == 1
    told(wrong)
    assert [line.split(":")[0] for line in said.splitlines()[:-1]] == WHOLE


def test_the_laws_of_the_others(tree: Path) -> None:
    code, said, wrong = run(tree, "-m", "sheepfold", "check", "--games", "1", "--seats", "2")
    assert code == 1
    told(wrong)
    assert said.splitlines()[-1] == "all laws hold"
    assert [line.split(":")[0] for line in said.splitlines()[:-1]] == WHOLE


def test_the_scenarios_of_the_others(tree: Path) -> None:
    code, said, wrong = run(tree, "-m", "sheepfold", "scenario", "-q")
    assert code == 2
    told(wrong)
    assert said.endswith("passed, 0 failed\n")


def test_the_lobby_and_what_tests_ask(tree: Path) -> None:
    code, said, wrong = run(tree, "-c", ASKED)
    assert (code, wrong) == (0, "")
    counts, fault = said.splitlines()
    assert counts.split() == [str(len(WHOLE))] * 2
    assert fault.startswith("game no-name is broken: ")


def test_a_broken_game_by_its_name(tree: Path) -> None:
    code, said, wrong = run(tree, "-m", "sheepfold", "play", "no-grammar")
    assert (code, said) == (2, "")
    assert wrong.splitlines()[-1].endswith(FAULTS["no_grammar"][1])
    assert wrong.count("\n") == 1


def test_a_game_that_cannot_begin_does_not_hide_the_others(tree: Path, tmp_path: Path) -> None:
    shutil.copytree(tree / "sheepfold", tmp_path / "sheepfold", ignore=shutil.ignore_patterns("no_*"))
    wiring = tmp_path / "sheepfold" / "games" / NEW / "__init__.py"
    broken = "\nfrom dataclasses import replace\n\n\ndef cannot(setup: object) -> None:\n    raise RuntimeError('no')\n\n\n"
    wiring.write_text(wiring.read_text(encoding="utf-8") + broken + "GAME = replace(GAME, start=cannot)\n", encoding="utf-8")
    code, said, _ = run(tmp_path, "-m", "sheepfold", "check", "--games", "1", "--seats", "2")
    assert code == 1
    assert f"{games.name_of(NEW)}: a game cannot be checked: " in said
    assert "RuntimeError: no" in said
    assert "hill-race: " in said


@pytest.mark.parametrize("folder", games.folders())
def test_every_game_of_this_tree_loads(folder: str) -> None:
    """The other tests go on without a broken game; this one does not."""
    assert games.broken().get(games.name_of(folder), "whole") == "whole"
