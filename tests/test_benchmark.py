"""The benchmark runs, and its data has every figure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import older
from benchmarks.against import Engine
from sheepfold import games
from sheepfold.core.errors import BadInput

ROOT = Path(__file__).resolve().parent.parent


def bench(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / "playouts.py"), *words]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(ROOT), **more}, cwd=ROOT, capture_output=True, text=True, timeout=120
    )


@pytest.mark.compiled
def test_one_game_is_measured() -> None:
    game = games.load(games.names()[0])
    done = bench(game.name, "--seats", str(game.seats[0]), "--rounds", "1", "--memory", "100", "--json")
    assert done.returncode == 0, done.stderr
    (row,) = json.loads(done.stdout)["games"]
    assert all(row[figure] > 0 for figure in ("playouts", "copy", "driven", "pure", "decisions"))


@pytest.mark.compiled
def test_an_engine_is_measured_slice_by_slice() -> None:
    game = games.load(games.names()[0])
    with Engine(ROOT, Path(sys.executable)) as engine:
        first, second = (engine.measure(game.name, game.seats[0]) for _ in range(2))
    assert all(second[figure] >= first[figure] > 0 for figure in ("playouts", "driven", "copies", "search", "whole search"))


def test_only_a_commit_can_be_measured_against() -> None:
    with pytest.raises(BadInput, match="no-such-commit is no commit here"):
        older.tree("no-such-commit")


def test_without_the_compiled_engine_it_says_so() -> None:
    done = bench(SHEEPFOLD_PURE="1")
    assert done.returncode == 2
    assert done.stderr.startswith("bench: the compiled engine is not there")
