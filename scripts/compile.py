"""Compile the engine (core, games, bots) with mypyc as one unit, in place or into a copy of the package elsewhere."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Left to the interpreter: they run seldom, or live from what only the interpreter can do.
INTERPRETED_IN_GAMES = {"__init__.py", "data.py", "refusals.py", "setting.py", "view.py", "words.py", "laws.py"}
COMPILED_CORE = {"packed.py", "pile.py", "rng.py", "position.py", "playout.py"}

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="sheepfold", packages=[], ext_modules=mypycify({files!r}, opt_level="3", debug_level="0", group_name="sheepfold"))
"""


def unit(base: Path, games: list[str] | None) -> list[str]:
    """The files of the unit: the hot part of core, every game (or those named), the bots."""
    files = [f"sheepfold/core/{name}" for name in sorted(COMPILED_CORE)]
    for folder in sorted((base / "sheepfold" / "games").iterdir()):
        if (folder / "__init__.py").exists() and (games is None or folder.name in games):
            files += [str(f.relative_to(base)) for f in sorted(folder.glob("*.py")) if f.name not in INTERPRETED_IN_GAMES]
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, help="copy the package to this folder and compile it there (default: in place)")
    parser.add_argument("--games", nargs="*", help="only these game folders (default: all)")
    given = parser.parse_args()
    base = ROOT
    if given.into:
        base = given.into.resolve()
        shutil.rmtree(base / "sheepfold", ignore_errors=True)
        ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.pyd")
        shutil.copytree(ROOT / "sheepfold", base / "sheepfold", ignore=ignore)
        shutil.copy(ROOT / "pyproject.toml", base / "pyproject.toml")
    files = unit(base, given.games)
    build = base / "build"
    build.mkdir(exist_ok=True)
    script = build / "compile_unit.py"
    script.write_text(SETUP.format(files=files), encoding="utf-8")
    command = [sys.executable, str(script), "-q", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=base, env={**os.environ, "PYTHONPATH": str(base)}).returncode


if __name__ == "__main__":
    sys.exit(main())
