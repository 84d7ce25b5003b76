"""What is handed out: wheels with and without a compiler, what they ask for, and recipes that name real settings."""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import sheepfold
from sheepfold.server.config import Config

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
hook: Any = __import__("build_hook")
sys.path.pop(0)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine where nothing is compiled yet, and nothing can be."""
    monkeypatch.delenv("SHEEPFOLD_WHEEL", raising=False)
    monkeypatch.setattr(hook.compiler, "is_current", lambda: False)
    monkeypatch.setattr(hook.compiler, "can_compile", lambda: "no C compiler")


@pytest.mark.usefixtures("bare")
def test_without_a_compiler_one_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert not hook.compiled()
    assert capsys.readouterr().err == "sheepfold: no C compiler: the engine runs interpreted (slower, otherwise the same)\n"


@pytest.mark.usefixtures("bare")
def test_a_build_that_fails_is_no_reason_to_give_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hook.compiler, "can_compile", lambda: "")
    monkeypatch.setattr(hook.compiler, "build", lambda: 1)
    assert not hook.compiled()
    assert "the C build failed: the engine runs interpreted" in capsys.readouterr().err


@pytest.mark.usefixtures("bare")
def test_a_wish_is_kept_or_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SHEEPFOLD_WHEEL", "compiled")
    with pytest.raises(hook.BuildError, match="no C compiler, and SHEEPFOLD_WHEEL asks for a compiled engine"):
        hook.compiled()
    monkeypatch.setenv("SHEEPFOLD_WHEEL", "fast")
    with pytest.raises(hook.BuildError, match="SHEEPFOLD_WHEEL is pure, compiled or wasm, not 'fast'"):
        hook.compiled()
    monkeypatch.setenv("SHEEPFOLD_WHEEL", "pure")
    monkeypatch.setattr(hook.compiler, "is_current", lambda: True)
    assert not hook.compiled()
    assert capsys.readouterr().err == ""


def test_compiling_needs_what_the_locks_pin() -> None:
    pinned = {line.partition("==")[0]: line for line in hook.tools()}
    assert set(pinned) == set(hook.TOOLS)
    assert "==" in pinned["mypy"]
    (asked,) = [line for line in PROJECT["dependencies"] if line.startswith("librt")]
    low, high = re.findall(r"\d+\.\d+", asked)
    version = pinned["librt"].partition("==")[2]
    assert version.startswith(f"{low}.")
    assert high == f"0.{int(low.partition('.')[2]) + 1}"


def test_an_installed_stamp_tells_no_times() -> None:
    stamp = "library.so\n12 1700000000000000000 abc sheepfold/a file.py\n7 5 def b.py\n"
    assert hook.compiler.timeless(stamp) == "library.so\n12 0 abc sheepfold/a file.py\n7 0 def b.py\n"
    assert hook.compiler.digests(hook.compiler.timeless(stamp)) == hook.compiler.digests(stamp)


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in PROJECT
    assert re.fullmatch(r"\d+\.\d+\.\d+", sheepfold.__version__)
    assert f"\n## {sheepfold.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((ROOT / "deploy").iterdir()), ids=lambda path: path.name)
def test_a_recipe_names_settings_that_there_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    names = {name.lower() for name in re.findall(r"\bSHEEPFOLD_([A-Z_]+)", text)}
    assert names <= {setting.name for setting in fields(Config)} | {"wheel"}
    extras = {name for group in re.findall(r"\[([a-z,]+)\]\"", text) for name in group.split(",")}
    assert extras <= set(PROJECT["optional-dependencies"])
    assert "sheepfold" in text
