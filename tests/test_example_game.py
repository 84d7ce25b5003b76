"""The game of our guide (examples/hill_race): put into a copy of the house, it is found, lawful and playable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one more folder, and nothing else changed."""
    base = tmp_path_factory.mktemp("house")
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.stamp")
    shutil.copytree(ROOT / "sheepfold", base / "sheepfold", ignore=ignore)
    shutil.copytree(ROOT / "examples" / "hill_race", base / "sheepfold" / "games" / "hill_race", ignore=ignore)
    return base


def run(house: Path, *words: str, typed: str = "") -> str:
    """What a command says; it must succeed."""
    environment = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=house, env=environment, input=typed, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found(house: Path) -> None:
    assert "hill-race" in run(house, "sheepfold", "games")


def test_it_keeps_the_laws(house: Path) -> None:
    assert "all laws hold" in run(house, "sheepfold", "check", "hill-race", "--games", "40")


def test_its_scenarios_pass(house: Path) -> None:
    said = run(house, "sheepfold", "scenario", "sheepfold/games/hill_race/scenarios")
    assert said.splitlines()[-1] == "3 passed, 0 failed"


def test_every_rule_is_covered(house: Path) -> None:
    assert "11 of 11 rules covered" in run(house, "sheepfold", "rules", "hill-race", "--coverage")


def test_it_can_be_played(house: Path) -> None:
    said = run(house, "sheepfold", "play", "hill-race", typed="2\n" * 100)
    assert "The race is over." in said


def test_its_types_are_strict(house: Path) -> None:
    run(house, "mypy", "--strict", "sheepfold/games/hill_race")


def test_a_leak_in_it_is_caught(house: Path, tmp_path: Path) -> None:
    """The guide says that a careless view is found by `sheepfold check`."""
    shutil.copytree(house / "sheepfold", tmp_path / "sheepfold")
    view = tmp_path / "sheepfold/games/hill_race/view.py"
    text = view.read_text(encoding="utf-8")
    assert "(over or other == seat)" in text
    view.write_text(text.replace("(over or other == seat)", "(over or seat is not None)"), encoding="utf-8")
    command = [sys.executable, "-m", "sheepfold", "check", "hill-race"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "what a seat may not know" in done.stdout
