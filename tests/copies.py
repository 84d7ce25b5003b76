"""A copy of the package to which a test may do anything, and what its commands say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "hill_race"
IGNORE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.stamp", "site")


def copy_package(base: Path, with_example: bool = False) -> Path:
    """The package in a folder of its own, interpreted; with Hill Race as one more game if that is wanted."""
    shutil.copytree(ROOT / "sheepfold", base / "sheepfold", ignore=IGNORE, dirs_exist_ok=True)
    if with_example:
        shutil.copytree(EXAMPLE, base / "sheepfold" / "games" / "hill_race", ignore=IGNORE, dirs_exist_ok=True)
    return base


def ask(base: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python with these words, in the copy."""
    environment = {**os.environ, "PYTHONPATH": str(base), "XDG_DATA_HOME": str(base / "data")}
    return subprocess.run(
        [sys.executable, *words],
        cwd=base,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )


def say(base: Path, *words: str, typed: str = "") -> str:
    """What `python -m WORDS` prints; it must succeed."""
    done = ask(base, "-m", *words, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
