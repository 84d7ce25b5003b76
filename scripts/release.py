"""A release in `dist`: wheels, source archive, documents, static site, recipes for hosts, licences and sums; each is tried where nothing is installed.

`scripts/house.py release` sets up and calls this. What commands print is in build/release.log.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import supply
import wasm

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LOG = ROOT / "build" / "release.log"
OFFLINE = ROOT / "build" / "offline"  # what `house.py site` makes
DOCUMENTS = ROOT / "build" / "site"  # what `house.py docs` makes
NT = os.name == "nt"
OPEN = re.compile(r"Sheepfold is open at (http://\S+)")
START_SECONDS, STOP_SECONDS = 30, 20
FIRST_DAY = (1980, 1, 1, 0, 0, 0)  # of every file in an archive: equal content makes equal archives
OURS = ("SHEEPFOLD_", "PYTHON", "VIRTUAL_ENV")  # beginnings of what an empty environment does not inherit


class ReleaseError(Exception):
    """Why there is no release; one line."""


def say(text: str) -> None:
    print(f"release: {text}", flush=True)


def run(words: Sequence[str | Path], failing: str, environ: dict[str, str] | None = None, cwd: Path = ROOT) -> str:
    """What a command says; it goes to the log too. ReleaseError if it fails."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(map(str, words))}\n{done.stdout}\n")
    if done.returncode:
        raise ReleaseError(f"{failing} (see {LOG.relative_to(ROOT).as_posix()})")
    return done.stdout


# --- making


def build(python: Path, target: str, wish: str = "", folder: Path = DIST) -> Path:
    """A wheel or a source archive of this tree, by hatchling and scripts/build_hook.py."""
    command = [str(python), "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    run(command, f"the {wish or 'source'} {target} could not be built", {**os.environ, "SHEEPFOLD_WHEEL": wish})
    return max(folder.glob("*.tar.gz" if target == "sdist" else "*.whl"), key=lambda path: path.stat().st_mtime_ns)


def add_browser_wheel(python: Path) -> None:
    """Where it can be made; it is tried by playing the same games as here."""
    try:
        shutil.copy(wasm.wheel(python), DIST)
    except wasm.WasmError as error:
        say(f"{error}: left out")


def pack(folder: Path, target: Path) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{target.stem}/{path.relative_to(folder).as_posix()}", FIRST_DAY)
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    return target


# --- trying


class Empty:
    """An environment with nothing in it; without `compiler` no command of the machine is found in it either."""

    def __init__(self, python: Path, folder: Path, compiler: bool = False) -> None:
        run([python, "-m", "venv", "--clear", "--without-pip", folder], "an empty environment could not be made")
        self.folder = folder
        self.bin = folder / ("Scripts" if NT else "bin")
        self.python = self.bin / ("python.exe" if NT else "python")
        path = os.pathsep.join([str(self.bin), os.environ.get("PATH", "")]) if compiler else str(self.bin)
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        self.environ = {**inherited, "PATH": path, "XDG_DATA_HOME": str(folder / "data"), "UV_SYSTEM_CERTS": "1"}

    def install(self, pip: Path, *what: str | Path) -> None:
        """With another environment's pip, which is all that is used of it."""
        words = ["install", "-q", "--disable-pip-version-check", *what]
        run([pip, "-m", "pip", "--python", self.python, *words], f"{what[-1]} could not be installed", self.environ)

    def sheepfold(self, *words: str) -> str:
        return run([self.bin / "sheepfold", *words], f"sheepfold {' '.join(words)} failed", self.environ, self.folder)

    @contextmanager
    def opened(self, *flags: str) -> Iterator[str]:
        """`sheepfold` alone, on a free port: its address. It must end well when it is interrupted."""
        told = self.folder / "told.txt"
        command = [str(self.bin / "sheepfold"), "--no-browser", "--port", "0", *flags]
        with told.open("w", encoding="utf-8") as out:
            process = subprocess.Popen(command, cwd=self.folder, env=self.environ, stdout=out, stderr=subprocess.STDOUT)
        try:
            yield self.address(process, told)
            process.send_signal(signal.SIGTERM if NT else signal.SIGINT)
            if process.wait(STOP_SECONDS) and not NT:
                raise ReleaseError(f"sheepfold did not end well: {told.read_text(encoding='utf-8')}")
        finally:
            process.kill()
            process.wait()

    def address(self, process: subprocess.Popen[bytes], told: Path) -> str:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and process.poll() is None:
            found = OPEN.search(told.read_text(encoding="utf-8"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise ReleaseError(f"sheepfold did not open: {told.read_text(encoding='utf-8')}")


def fetch(address: str) -> str:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(address, timeout=START_SECONDS) as answer:
        text: str = answer.read().decode()
        return text


def works(environment: Empty, engine: str) -> None:
    """What is installed has this engine, knows its games and shows its page."""
    version = environment.sheepfold("--version")
    if f"({engine}," not in version:
        raise ReleaseError(f"the engine is not {engine}: {version.strip()}")
    environment.sheepfold("check", "sheep-sheep", "--games", "1")
    with environment.opened() as address:
        page = fetch(address)
        scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
        if not scripts or not all(fetch(f"{address}/{name.lstrip('/')}") for name in scripts):
            raise ReleaseError("the page has no script")


def try_package(python: Path, path: Path, engine: str, compiler: bool = False) -> None:
    say(f"trying {path.name} with nothing installed{'' if compiler else ' and no compiler'}: it is to be {engine}")
    with tempfile.TemporaryDirectory() as folder:
        environment = Empty(python, Path(folder) / "empty", compiler)
        environment.install(python, path)
        works(environment, engine)


def try_archive(path: Path) -> None:
    """It is whole, and what a browser opens first is there."""
    say(f"trying {path.name}")
    with zipfile.ZipFile(path) as archive:
        if archive.testzip() or f"{path.stem}/index.html" not in archive.namelist():
            raise ReleaseError(f"{path.name} has no index.html")


# --- all of it


def make(python: Path) -> int:
    """All of a release; the engine is compiled and the pages are built already."""
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    say("source archive")
    source = build(python, "sdist")
    version = source.name.removesuffix(".tar.gz").rpartition("-")[2]
    say("wheel for every machine")
    pure = build(python, "wheel", "pure")
    say("wheel for this machine, compiled")
    compiled = build(python, "wheel", "compiled")
    say("wheel for Python in a browser")
    add_browser_wheel(python)
    say("documents")
    run([python, "scripts/docs.py"], "the documents could not be built")
    archives = [pack(DOCUMENTS, DIST / f"sheepfold-{version}-documents.zip")]
    say("the site that plays without a server")
    run([python, "scripts/static.py"], "the site could not be built")
    archives.append(pack(OFFLINE, DIST / f"sheepfold-{version}-offline.zip"))
    say("recipes for hosts, licences, sums")
    for path in sorted((ROOT / "deploy").iterdir()):
        shutil.copy(path, DIST / path.name)
    if supply.licences(["--check"]):
        raise ReleaseError("docs/licences.md is stale")
    shutil.copy(supply.TARGET, DIST / "licences.md")
    supply.sums([str(DIST)])
    try_package(python, compiled, "compiled")
    try_package(python, pure, "interpreted")
    try_package(python, source, "interpreted")
    try_package(python, source, "compiled", compiler=True)
    for archive in archives:
        try_archive(archive)
    say(f"{len(list(DIST.iterdir()))} files in dist, tried")
    return 0
