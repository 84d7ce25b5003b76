#!/usr/bin/env python3
"""Sheepfold as a folder of files, in `build/offline`: any web host can serve it, and everybody plays in their own browser.

The pages are those of the server; Python and the house run in the browser (Pyodide). A word after it is another folder.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "offline"
TOOLS = ROOT / "web" / "offline"  # Pyodide, and what packs
FETCHED = TOOLS / "node_modules" / "lock.stamp"
WHEELS = ROOT / "build" / "wheels"
STAGE = ROOT / "build" / "stage"
COMPRESSED = ROOT / "build" / "compressed"  # by hash, from build to build
STAMP = ROOT / "build" / "offline.stamp"
FOLDER = "offline"  # of the site: what runs in the workers
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# From the index of Python packages, as locked, but built for Pyodide; the tag goes with its version.
PACKAGES = ("msgspec",)
TAG = "pyemscripten_2026_0_wasm32"
ENTRIES = ("sheepfold.offline.house", "sheepfold.offline.mind")
# Of a package, what is never imported here.
LEFT_OUT = re.compile(r"\.dist-info/|\.pyi$|py\.typed$|\.h$")
MANIFEST = "manifest.json"
WORKER = "worker.js"
PACKED = (".gz", ".br")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
)


class StaticError(Exception):
    """Why there is no static site; one line."""


def build(python: Path, target: Path = TARGET) -> str:
    """Make the folder, if it is not so already; the version it has."""
    pages.build(python)
    found = pages.tools(python)
    now = f"{target}\n{pages.digest(sources())}"
    if pages.read(STAMP) == now and (target / MANIFEST).exists():
        return str(json.loads(pages.read(target / MANIFEST))["version"])
    fetch(found)
    fetch_wheels(python)
    if target.exists():
        check_ours(target)
        shutil.rmtree(target)
    shutil.copytree(pages.SITE, target, ignore=shutil.ignore_patterns("*.gz"))
    workshop(target, found)
    (target / FOLDER / "games.json").write_bytes(ask_games(python))
    mark(target / "index.html")
    version = write_manifest(target)
    STAMP.write_text(now, encoding="utf-8")
    return version


def compress(python: Path, target: Path) -> None:
    """Beside the files what a host can send instead, if it is not there."""
    if not (target / f"{MANIFEST}.br").exists():
        found = pages.tools(python)
        run(
            [found.node, str(TOOLS / "compress.mjs"), str(target), str(COMPRESSED)],
            found.more,
            "the files could not be compressed",
        )


def sources() -> Iterator[Path]:
    """Every file that the site is made of."""
    yield from pages.sources()
    yield from (TOOLS / "package-lock.json", ROOT / "requirements" / "run.lock", Path(__file__))
    yield from sorted((ROOT / "sheepfold").rglob("*.py"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/data/*"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/learn/lesson.toml"))


def check_ours(target: Path) -> None:
    """Whatever lies there is deleted, so it has to be one of these folders."""
    if not (target / MANIFEST).exists() and any(target.iterdir()):
        raise StaticError(f"{target} is not empty and holds no static site; name another folder")


# --- what is fetched


def fetch(found: pages.Tools) -> None:
    """Pyodide, from its lock."""
    wanted = hashlib.sha256((TOOLS / "package-lock.json").read_bytes()).hexdigest()
    if pages.read(FETCHED) == wanted:
        return
    command = [*found.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    run(command, found.more, "Pyodide could not be fetched; is a package registry reachable?", TOOLS)
    FETCHED.write_text(wanted, encoding="utf-8")


def fetch_wheels(python: Path) -> None:
    """The packages for Pyodide, of the versions and with the hashes that the server's are locked to."""
    locked = (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8")
    wanted = "".join(part for part in re.split(r"(?m)^(?=[A-Za-z])", locked) if part.split("==")[0] in PACKAGES)
    listed = WHEELS / "requirements.txt"
    if pages.read(listed) == wanted and len(list(WHEELS.glob("*.whl"))) == len(PACKAGES):
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    wishes = WHEELS / "wanted.txt"
    wishes.write_text(wanted, encoding="utf-8")
    platform = ["--platform", TAG, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
    command = [str(python), "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    failing = "the packages for Pyodide could not be fetched; is a package index reachable?"
    run([*command, *platform, "-d", str(WHEELS), "-r", str(wishes)], {}, failing)
    wishes.rename(listed)


# --- what runs in the browser


def workshop(target: Path, found: pages.Tools) -> None:
    """Pyodide, the part of the standard library that is used, and our own files."""
    folder = target / FOLDER
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(TOOLS / "node_modules" / "pyodide" / name, folder / name)
    shutil.rmtree(STAGE, ignore_errors=True)
    for wheel in sorted(WHEELS.glob("*.whl")):
        unpack(wheel, STAGE)
    for path in own_files():
        copied = STAGE / path.relative_to(ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        # The pages have the rules; here only their being there counts, for that makes a folder a game.
        copied.write_bytes(b"" if path.suffix == ".md" else path.read_bytes())
    command = [found.node, str(TOOLS / "pack.mjs"), str(STAGE), str(folder)]
    run(command, found.more, "Python could not be packed for the browser")


def unpack(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if not LEFT_OUT.search(name)])


def own_files() -> list[Path]:
    """Every module that the house in the browser may import, and what games read."""
    games = sorted((ROOT / "sheepfold" / "games").glob("*/__init__.py"))
    found: set[Path] = set()
    waiting = [*ENTRIES, *(f"sheepfold.games.{path.parent.name}" for path in games)]
    while waiting:
        module = waiting.pop()
        for path in files_of(module):
            if path not in found:
                found.add(path)
                waiting += imports(path)
    for game in games:
        found |= {path for name in ("RULES.md", "learn/lesson.toml", "data/*") for path in game.parent.glob(name)}
        found |= {path for path in game.parent.glob("rules_*/**/*") if path.suffix in (".py", ".json")}
    return sorted(found)


def files_of(module: str) -> list[Path]:
    """The file of a module, and of every package it lies in; none for a name inside a module."""
    parts = module.split(".")
    packages = [ROOT.joinpath(*parts[:depth], "__init__.py") for depth in range(1, len(parts) + 1)]
    own = ROOT.joinpath(*parts).with_suffix(".py")
    return [path for path in [*packages, own] if path.exists()]


def imports(path: Path) -> list[str]:
    """What a file of ours imports of ours, for running and not only for its types."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing = {node for branch in ast.walk(tree) if is_for_types(branch) for node in ast.walk(branch)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node not in typing:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import) and node not in typing:
            found += [alias.name for alias in node.names]
    return [name for name in found if name.split(".")[0] == "sheepfold"]


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def ask_games(python: Path) -> bytes:
    """What the lobby shows before Python runs: the games, as a server would tell them."""
    code = (
        "import sys, msgspec; from sheepfold import games; from sheepfold.server.http.api import game_info;"
        "sys.stdout.buffer.write(msgspec.json.encode([game_info(name) for name in games.names()]))"
    )
    done = subprocess.run([str(python), "-c", code], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise StaticError(f"the games could not be listed: {done.stderr.decode(errors='replace').strip().splitlines()[-1]}")
    return done.stdout


# --- the pages


def mark(index: Path) -> None:
    """Tell the page that no server stands behind it; and let it run what the browser compiles."""
    text = index.read_text(encoding="utf-8")
    assert text.count("<head>") == 1
    head = f'<head>\n    <meta name="sheepfold" content="static" />\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    index.write_text(text.replace("<head>", head).replace('="/', '="./'), encoding="utf-8")


def write_manifest(target: Path) -> str:
    """Every file with its hash, which the service worker goes by; the version is the hash of them all."""
    worker = target / WORKER
    files = {
        path.relative_to(target).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(target.rglob("*"))
        if path.is_file() and path != worker
    }
    version = hashlib.sha256(json.dumps(files).encode() + worker.read_bytes()).hexdigest()[:16]
    text = json.dumps({"version": version, "files": files}, indent=1)
    (target / MANIFEST).write_text(text + "\n", encoding="utf-8")
    code = worker.read_text(encoding="utf-8")
    assert code.count("const SITE = null;") == 1
    worker.write_text(code.replace("const SITE = null;", f"const SITE = {text};"), encoding="utf-8")
    return version


def run(command: list[str], more: dict[str, str], failing: str, cwd: Path = TOOLS) -> None:
    try:
        pages.run(command, more, failing, cwd)
    except pages.PagesError as error:
        raise StaticError(str(error)) from None


def size(target: Path) -> tuple[int, int]:
    """Bytes of all files, and of what a browser that takes brotli fetches of them."""
    files = [path for path in target.rglob("*") if path.is_file() and path.suffix not in PACKED]
    packed = [path.with_name(f"{path.name}.br") for path in files]
    small = sum((two if two.exists() else one).stat().st_size for one, two in zip(files, packed, strict=True))
    return sum(path.stat().st_size for path in files), small


def main(words: list[str]) -> int:
    target = Path(words[0]).resolve() if words else TARGET
    try:
        version = build(Path(sys.executable), target)
        compress(Path(sys.executable), target)
    except (StaticError, pages.PagesError) as error:
        print(f"static: {error}", file=sys.stderr)
        return 2
    whole, small = size(target)
    shown = target.relative_to(ROOT) if target.is_relative_to(ROOT) else target
    print(f"{shown}: version {version}, {whole / 1e6:.1f} MB, {small / 1e6:.2f} MB over the network (brotli)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
