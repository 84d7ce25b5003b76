"""Python as a browser has it (Pyodide), here under Node: fetched by hash with packages built for it, and made to run programs of ours."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import zipfile
from collections.abc import Collection
from pathlib import Path

import pages

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "web" / "offline"  # Pyodide, and what packs
FETCHED = TOOLS / "node_modules" / "lock.stamp"
# Packages come from the index of Python packages, as locked, but built for Pyodide; these go with its version.
PYTHON = "3.14"
ABI = "cp314"
PLATFORM = "pyemscripten_2026_0_wasm32"
SUFFIX = ".cpython-314-wasm32-emscripten.so"


class InsideError(Exception):
    """Why something could not be done with it; one line."""


def fetch(found: pages.Tools) -> None:
    """Pyodide, from its lock."""
    wanted = hashlib.sha256((TOOLS / "package-lock.json").read_bytes()).hexdigest()
    if pages.read(FETCHED) == wanted:
        return
    command = [*found.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    run(command, found.more, "Pyodide could not be fetched; is a package registry reachable?")
    FETCHED.write_text(wanted, encoding="utf-8")


def fetch_wheels(python: Path, folder: Path, level: str, names: Collection[str]) -> list[Path]:
    """Packages for Pyodide, of the versions and with the hashes that those for this machine are locked to."""
    locked = (ROOT / "requirements" / f"{level}.lock").read_text(encoding="utf-8")
    wanted = "".join(part for part in re.split(r"(?m)^(?=[A-Za-z])", locked) if part.split("==")[0] in names)
    listed = folder / "requirements.txt"
    if pages.read(listed) != wanted or len(list(folder.glob("*.whl"))) != len(names):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        wishes = folder / "wanted.txt"
        wishes.write_text(wanted, encoding="utf-8")
        platform = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", ABI]
        command = [str(python), "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "--require-hashes"]
        failing = "the packages for Pyodide could not be fetched; is a package index reachable?"
        run([*command, *platform, "-d", str(folder), "-r", str(wishes)], {}, failing)
        wishes.rename(listed)
    return sorted(folder.glob("*.whl"))


def unpack(wheel: Path, folder: Path, left_out: re.Pattern[str] | None = None) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if not (left_out and left_out.search(name))])


def ask(found: pages.Tools, packages: Path, program: str, *words: str, tree: Path = ROOT) -> str:
    """What a program of the tree prints when that Python runs it with these packages installed."""
    command = [found.node, "inside.mjs", str(tree), str(packages), program, *words]
    done = subprocess.run(
        command, cwd=TOOLS, env={**os.environ, **found.more}, capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        last = (done.stderr.strip() or "it said nothing").splitlines()[-1]
        raise InsideError(f"{program} failed with the Python of a browser: {last}")
    return done.stdout


def run(command: list[str], more: dict[str, str], failing: str, cwd: Path = TOOLS) -> None:
    try:
        pages.run(command, more, failing, cwd)
    except pages.PagesError as error:
        raise InsideError(str(error)) from None
