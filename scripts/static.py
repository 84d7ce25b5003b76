#!/usr/bin/env python3
"""Sheepfold as a folder of files, in `build/offline`: any web host can serve it, and everybody plays in their own browser.

The pages are those of the server; Python and the house run in the browser (Pyodide), the engine compiled to WebAssembly where that
can be done here (scripts/wasm.py). A word after it is another folder; --pure leaves the engine interpreted.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import inside
import pages
import wasm

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "offline"
TOOLS = inside.TOOLS
WHEELS = ROOT / "build" / "wheels"
STAGE = ROOT / "build" / "stage"
COMPRESSED = ROOT / "build" / "compressed"  # by hash, from build to build
STAMP = ROOT / "build" / "offline.stamp"
FOLDER = "offline"  # of the site: what runs in the workers
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKAGES = ("msgspec",)  # the compiled engine needs some more
ENTRIES = ("sheepfold.offline.house", "sheepfold.offline.mind")
# Of a package, what is never imported here.
LEFT_OUT = re.compile(r"\.dist-info/|\.pyi$|py\.typed$|\.h$|^librt/(?!__init__|vecs)")
MANIFEST = "manifest.json"
WORKER = "worker.js"
SERVER = "serve.py"  # for somebody who has the folder and no web host
PACKED = (".gz", ".br")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
)


class StaticError(Exception):
    """Why there is no static site; one line."""


def build(python: Path, target: Path = TARGET, pure: bool = False) -> str:
    """Make the folder, if it is not so already; the version it has."""
    pages.build(python)
    found = pages.tools(python)
    library = None if pure else compiled_engine(python)
    engine = hashlib.sha256(library.read_bytes()).hexdigest() if library else "interpreted"
    now = f"{target}\n{engine}\n{pages.digest(sources())}"
    if pages.read(STAMP) == now and (target / MANIFEST).exists():
        return str(json.loads(pages.read(target / MANIFEST))["version"])
    inside.fetch(found)
    if target.exists():
        check_ours(target)
        shutil.rmtree(target)
    shutil.copytree(pages.SITE, target, ignore=shutil.ignore_patterns("*.gz", "*.br", "ahead.json"))
    stage(python, library)
    workshop(target, found)
    (target / FOLDER / "games.json").write_bytes(ask_games(python))
    mark(target / "index.html")
    version = write_manifest(target)
    shutil.copyfile(TOOLS / SERVER, target / SERVER)
    STAMP.write_text(now, encoding="utf-8")
    return version


def compress(python: Path, target: Path) -> None:
    """Beside the files what a host can send instead, if it is not there."""
    if not (target / f"{MANIFEST}.br").exists():
        found = pages.tools(python)
        inside.run(
            [found.node, str(TOOLS / "compress.mjs"), str(target), str(COMPRESSED)],
            found.more,
            "the files could not be compressed",
        )


def sources() -> Iterator[Path]:
    """Every file that the site is made of."""
    yield from pages.sources()
    yield from (TOOLS / "package-lock.json", TOOLS / SERVER, ROOT / "requirements" / "run.lock", Path(__file__))
    yield from sorted((ROOT / "sheepfold").rglob("*.py"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/data/*"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/learn/lesson.toml"))


def compiled_engine(python: Path) -> Path | None:
    """The library for browsers; one line says why there is none."""
    try:
        wasm.wheel(python)
        return wasm.LIBRARY
    except wasm.WasmError as error:
        print(f"static: {error}: the engine runs interpreted (slower, otherwise the same)", file=sys.stderr, flush=True)
        return None


def check_ours(target: Path) -> None:
    """Whatever lies there is deleted, so it has to be one of these folders."""
    if not (target / MANIFEST).exists() and any(target.iterdir()):
        raise StaticError(f"{target} is not empty and holds no static site; name another folder")


# --- what runs in the browser


def stage(python: Path, library: Path | None) -> None:
    """Packages and our own files, as they shall lie in the browser; what is compiled needs no source there."""
    shutil.rmtree(STAGE, ignore_errors=True)
    for wheel in wasm.packages(python) if library else inside.fetch_wheels(python, WHEELS, "run", PACKAGES):
        inside.unpack(wheel, STAGE, LEFT_OUT)
    compiled = {ROOT / name for name in wasm.compiler.unit(ROOT, whole=False)} if library else set()
    for path in own_files():
        if path not in compiled:
            copied = STAGE / path.relative_to(ROOT)
            copied.parent.mkdir(parents=True, exist_ok=True)
            # The pages have the rules; here only their being there counts, for that makes a folder a game.
            copied.write_bytes(b"" if path.suffix == ".md" else path.read_bytes())
    if library:
        shutil.copyfile(library, STAGE / library.name)
        # Nobody changes sources there, so none has to be compared.
        (STAGE / "sheepfold" / wasm.compiler.STAMP).write_text(f"{library.name}\n", encoding="utf-8")


def workshop(target: Path, found: pages.Tools) -> None:
    """Pyodide, the part of the standard library that is used, and what is staged."""
    folder = target / FOLDER
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(TOOLS / "node_modules" / "pyodide" / name, folder / name)
    command = [found.node, str(TOOLS / "pack.mjs"), str(STAGE), str(folder)]
    inside.run(command, found.more, "Python could not be packed for the browser")


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


def size(target: Path) -> tuple[int, int]:
    """Bytes of all files, and of what a browser that takes brotli fetches of them."""
    files = [path for path in target.rglob("*") if path.is_file() and path.suffix not in PACKED]
    packed = [path.with_name(f"{path.name}.br") for path in files]
    small = sum((two if two.exists() else one).stat().st_size for one, two in zip(files, packed, strict=True))
    return sum(path.stat().st_size for path in files), small


def main(words: list[str]) -> int:
    named = [word for word in words if word != "--pure"]
    target = Path(named[0]).resolve() if named else TARGET
    try:
        version = build(Path(sys.executable), target, pure="--pure" in words)
        compress(Path(sys.executable), target)
    except (StaticError, inside.InsideError, pages.PagesError) as error:
        print(f"static: {error}", file=sys.stderr)
        return 2
    whole, small = size(target)
    shown = target.relative_to(ROOT) if target.is_relative_to(ROOT) else target
    print(f"{shown}: version {version}, {whole / 1e6:.1f} MB, {small / 1e6:.2f} MB over the network (brotli)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
