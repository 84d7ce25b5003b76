"""Another commit of this repository, checked out beside it, set up and compiled, to be measured in turns with the present one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from sheepfold.core.errors import BadInput

ROOT = Path(__file__).resolve().parent.parent


def tree(revision: str) -> Path:
    """The folder of a commit, under build/against; made the first time, which takes some minutes."""
    try:
        commit = git(ROOT, "rev-parse", "--verify", f"{revision}^{{commit}}")
    except subprocess.CalledProcessError:
        raise BadInput(f"{revision} is no commit here") from None
    folder = ROOT / "build" / "against" / commit[:12]
    if not folder.exists():
        git(ROOT, "clone", "--quiet", "--no-checkout", str(ROOT), str(folder))
    git(folder, "checkout", "--quiet", "--detach", commit)
    if subprocess.run([sys.executable, "scripts/house.py", "compile"], cwd=folder, stdout=sys.stderr).returncode:
        raise BadInput(f"{revision} does not compile (see {folder.relative_to(ROOT)}/build/compile.log)")
    return folder


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", folder, *words], check=True, capture_output=True, text=True).stdout.strip()


def python(folder: Path) -> Path:
    """The interpreter of a tree, with what that commit needs."""
    places = [folder / ".venv" / name for name in ("bin/python", "Scripts/python.exe")]
    return next(place for place in places if place.exists())
