"""The wheel, installed where there is nothing else and no compiler: `sheepfold` alone opens, and a game is played in a browser."""

from __future__ import annotations

import os
import re
import sys
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import sheepfold
from tests.server.server_process import UNLIMITED
from tests.web.browsing import Browser
from tests.web.conftest import ROOT
from tests.web.test_browser import ELSEWHERE

sys.path.insert(0, str(ROOT / "scripts"))
release: Any = __import__("release")  # scripts/release.py
sys.path.pop(0)
WISH = "compiled" if sheepfold.COMPILED else "pure"


@pytest.fixture(scope="module")
def wheel(tools: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the pages and the compiled modules that are there."""
    release.LOG.parent.mkdir(exist_ok=True)
    found: Path = release.build(Path(sys.executable), "wheel", WISH, tmp_path_factory.mktemp("dist"))
    return found


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """An environment with the wheel and the packages it asks for, linked from here: nothing is fetched."""
    found = release.Empty(Path(sys.executable), tmp_path_factory.mktemp("empty"))
    found.install(Path(sys.executable), "--no-index", "--no-deps", wheel)
    packages = next(found.folder.glob("lib/python*/site-packages"))
    for path in wanted(wheel):
        os.symlink(path, packages / path.name)
    return found


def wanted(wheel: Path) -> set[Path]:
    """What lies in our own site-packages of the packages that a wheel asks for, and of those that they ask for."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        asked = re.findall(r"^Requires-Dist: (.+)$", archive.read(name).decode(), flags=re.MULTILINE)
    known: set[str] = set()
    found: set[Path] = set()
    while asked:
        requirement = Requirement(asked.pop())
        if requirement.marker and not requirement.marker.evaluate({"extra": ""}):
            continue
        distribution = metadata.distribution(requirement.name)
        assert distribution.version in requirement.specifier, requirement
        if requirement.name not in known:
            known.add(requirement.name)
            asked += distribution.requires or []
            tops = {file.parts[0] for file in distribution.files or [] if file.parts[0] != ".."}
            found |= {Path(str(distribution.locate_file(top))) for top in tops}
    return {path for path in found if path.name != "__pycache__"}


def test_the_wheel_brings_everything_and_a_game_is_played_with_it(wheel: Path, empty: Any, browser: Browser) -> None:
    holds_everything(wheel)
    assert f"({'compiled' if WISH == 'compiled' else 'interpreted'}," in empty.sheepfold("--version")
    with empty.opened(*UNLIMITED) as address:
        browser.visit("visit", "bots", address, ELSEWHERE, "en")
    assert "Sheepfold is closed. Every game is kept." in (empty.folder / "told.txt").read_text(encoding="utf-8")


def holds_everything(wheel: Path) -> None:
    """Pages, texts, types, and the engine if it is compiled."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    ours = [path.relative_to(ROOT).as_posix() for path in (ROOT / "sheepfold").rglob("*") if path.is_file()]
    kept = [name for name in ours if "__pycache__" not in name and not name.endswith((".so", ".pyd", "compiled.stamp"))]
    assert [name for name in kept if name not in names] == []
    assert {"sheepfold/server/site/index.html", "sheepfold/py.typed"} <= names
    assert ("py3-none-any" in wheel.name) == (WISH == "pure")
    assert any(name.startswith("sheepfold__mypyc.") for name in names) == (WISH == "compiled")


def test_the_source_archive_brings_its_pages(tools: Any, tmp_path: Path) -> None:
    """A machine that builds from it needs no Node; what was compiled or fetched here stays here."""
    with tarfile.open(release.build(Path(sys.executable), "sdist", folder=tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"sheepfold/server/site/index.html", "scripts/build_hook.py", "requirements/build.in", "PKG-INFO"} <= names
    assert [name for name in names if "node_modules" in name or name.endswith((".so", ".pyd", ".stamp"))] == []
