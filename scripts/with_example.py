"""The suite in a copy of this tree that has one more game, Hill Race: no test, page or document may know how many games there are.

The copy is `build/with_example`; it is made from scratch each time and shares this tree's `.venv` and what npm has fetched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "with_example"
EXAMPLE = "hill_race"
NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", "build", "node_modules", "__pycache__", ".*_cache", "*.so", "*.pyd", "compiled.stamp", "site"
)
SHARED = ("web/node_modules", "build/node")  # fetched once, by lock


def make() -> Path:
    """The copy, with the example among its games."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT, COPY, ignore=NOT_COPIED)
    shutil.copytree(ROOT / "examples" / EXAMPLE, COPY / "sheepfold" / "games" / EXAMPLE, ignore=NOT_COPIED)
    for name in SHARED:
        if (ROOT / name).is_dir():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            os.symlink(ROOT / name, COPY / name, target_is_directory=True)
    return COPY


def main(words: list[str]) -> int:
    """Run tests there, chosen by pytest's own words."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "--durations=10", *words]
    base = make()
    return subprocess.run(command, cwd=base, env={**os.environ, "PYTHONPATH": str(base)}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
