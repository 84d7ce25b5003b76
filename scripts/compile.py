"""Compile the engine (core, games, bots, table, research, the hot part of the server) with mypyc as one unit, in place."""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = "compiled.stamp"  # read by sheepfold/__init__.py

# What is compiled of a game: its rules and bots whole (each a folder or one file), of its interface what every move passes
# through. Data sets and advice are left to the interpreter: they run seldom, or live from what only the interpreter can do.
COMPILED_ROOMS = (
    "rules.py",
    "rules/*.py",
    "interface/texts.py",
    "interface/view.py",
    "interface/events.py",
    "bots.py",
    "bots/*.py",
)
INTERPRETED_IN_GAMES = {"__init__.py", "data.py", "fields.py", "advice.py", "last_round.py"}
COMPILED_CORE = {
    "packed.py",
    "pile.py",
    "rng.py",
    "journal.py",
    "position.py",
    "seats.py",
    "events.py",
    "guide.py",
    "playout.py",
    "movetable.py",
    "loops.py",
    "asking.py",
    "play.py",
    "keyed.py",
    "heads.py",
    "draws.py",
    "valuation.py",
}
COMPILED_TABLE = {  # what every move passes at a table, and everybody who comes and goes
    "alarms.py",
    "chat.py",
    "clocks.py",
    "context.py",
    "frames.py",
    "history.py",
    "log.py",
    "members.py",
    "mood.py",
    "moves.py",
    "pace.py",
    "perspective.py",
    "presence.py",
    "promises.py",
    "rematches.py",
    "sealing.py",
    "seats.py",
    "standins.py",
    "status.py",
    "table.py",
    "told.py",
    "votes.py",
}
COMPILED_SERVER = {  # what every message passes between its socket and its table
    "limits.py",
    "metrics.py",
    "sockets/connection.py",
    "sockets/ear.py",
    "sockets/handshake.py",
    "sockets/incoming.py",
    "sockets/outgoing.py",
    "store/groups.py",
    "tables/host.py",
    "tables/lines.py",
}
COMPILED_BOTS = {"flat.py", "node.py", "regret_matching.py", "tree.py"}
# For those who train agents; not in the library for browsers, where nobody does.
COMPILED_TRAINING = (
    "sheepfold/core/tensors.py",
    "sheepfold/games/*/interface/tensors.py",
    "sheepfold/research/desk.py",
    "sheepfold/research/rows.py",
)

FLAGS = (
    # What Python's own headers would check at every access; Python itself is built without, and so are its extensions.
    "-DNDEBUG",
    # Functions of the unit call each other directly and inline: no other library will ever stand in for one of them.
    "-fno-semantic-interposition",
    # Where hot loops happen to lie made a game up to an eighth slower after no more than a change of names.
    *("-falign-functions=64", "-falign-loops=32", "-falign-jumps=16"),
)

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="sheepfold", packages=[], ext_modules=mypycify({files!r}, opt_level="3", debug_level="0", group_name="sheepfold"))
"""


def unit(base: Path, whole: bool = True) -> list[str]:
    """The files of the unit: the hot part of core, every game, the bots, the table; if it is to be whole, also what a browser has no use for."""
    files = [f"sheepfold/core/{name}" for name in sorted(COMPILED_CORE)]
    for folder in sorted((base / "sheepfold" / "games").iterdir()):
        if (folder / "__init__.py").exists():
            found = sorted(path for room in COMPILED_ROOMS for path in folder.glob(room))
            files += [str(path.relative_to(base)) for path in found if path.name not in INTERPRETED_IN_GAMES]
    files += [f"sheepfold/bots/{name}" for name in sorted(COMPILED_BOTS)]
    files += [f"sheepfold/table/{name}" for name in sorted(COMPILED_TABLE)]
    if whole:
        files += [f"sheepfold/server/{name}" for name in sorted(COMPILED_SERVER)]
        files += [str(path.relative_to(base)) for pattern in COMPILED_TRAINING for path in sorted(base.glob(pattern))]
    return files


def sources(base: Path, files: list[str]) -> list[str]:
    """What the compiled unit depends on: its files, and the modules of the package that they import."""
    found = set(files)
    for file in files:
        for node in ast.walk(ast.parse((base / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "sheepfold":
                modules = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
                paths = [module.replace(".", "/") + ".py" for module in modules]
                found |= {path for path in paths if (base / path).exists()}
    return sorted(found)


def library() -> str:
    return "sheepfold__mypyc" + str(sysconfig.get_config_var("EXT_SUFFIX"))


def stamp_text(base: Path, files: list[str], built: str = "") -> str:
    """Which library was built of which sources; `built` names one for another Python."""
    lines = [built or library()]
    for name in sources(base, files):
        path = base / name
        found = path.stat()
        lines.append(f"{found.st_size} {found.st_mtime_ns} {hashlib.sha256(path.read_bytes()).hexdigest()} {name}")
    return "\n".join(lines) + "\n"


def timeless(stamp: str) -> str:
    """A stamp to be installed elsewhere: the times of files there are not known, so their digests decide."""
    first, *lines = stamp.splitlines()
    parts = [line.split(" ", 2) for line in lines]
    return "\n".join([first, *(f"{size} 0 {rest}" for size, _, rest in parts)]) + "\n"


def modules(base: Path) -> list[str]:
    """The compiled files for this Python: the library, and a small module for each file of the unit."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return [library(), *(name.removesuffix(".py") + suffix for name in unit(base))]


def digests(stamp: str) -> list[str]:
    """A stamp without sizes and times: equal for equal sources."""
    first, *lines = stamp.splitlines() or [""]
    return [first, *(line.split(" ", 2)[-1] for line in lines)]


def is_current(base: Path = ROOT) -> bool:
    """Whether a build of all games is there and made from exactly these sources."""
    stamp = base / "sheepfold" / STAMP
    if not stamp.exists() or not (base / library()).exists():
        return False
    return digests(stamp.read_text(encoding="utf-8")) == digests(stamp_text(base, unit(base)))


def can_compile() -> str:
    """ "" if a C compiler and Python's headers are here; otherwise what is missing."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (os.environ.get("CC", compiler).split()[0], "cc", "gcc", "clang")):
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers"
    return ""


def build(base: Path = ROOT) -> int:
    """Compile what lies under base; the stamp is there only after success, and tells the sources as they were before."""
    stamp = base / "sheepfold" / STAMP
    stamp.unlink(missing_ok=True)
    files = unit(base)
    text = stamp_text(base, files)
    work = base / "build"
    work.mkdir(exist_ok=True)
    script = work / "compile_unit.py"
    script.write_text(SETUP.format(files=files), encoding="utf-8")
    command = [sys.executable, str(script), "-q", "build_ext", "--inplace"]
    flags = " ".join([*FLAGS, os.environ.get("CFLAGS", "")]) if sys.platform != "win32" else ""
    paths = os.pathsep.join(filter(None, [str(base), os.environ.get("PYTHONPATH")]))  # a build frontend's own tools are there
    code = subprocess.run(command, cwd=base, env={**os.environ, "CFLAGS": flags, "PYTHONPATH": paths}).returncode
    if code == 0:
        stamp.write_text(text, encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(build())
