"""The house's own script: what is installed when, and that nothing missing keeps anybody from playing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
house: Any = __import__("house")
compiler: Any = __import__("compile")
sys.path.pop(0)


class Commands:
    """Stands in for `run`: remembers the commands, and lets those fail that hold a certain word."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.lines: list[str] = []
        self.more: dict[str, str] = {}

    def __call__(self, *command: object, quiet: bool = False, more: dict[str, str] | None = None) -> int:
        self.lines.append(" ".join(str(word) for word in command))
        self.more = more or {}
        return 1 if self.failing and self.failing in self.lines[-1] else 0


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for .venv and build."""
    for name, path in {"STAMP": "house.stamp", "PYTHON": "python", "FAILED": "failed.stamp"}.items():
        monkeypatch.setattr(house, name, tmp_path / path)
    monkeypatch.setattr(house, "BIN", tmp_path)
    monkeypatch.setattr(house, "make_venv", lambda: (tmp_path / "python").touch())
    return tmp_path


def test_a_level_holds_all_levels_below(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(house, "run", commands)
    house.install("dev")
    done = len(commands.lines)
    assert done > 0
    house.install("dev")
    house.install("run")
    assert len(commands.lines) == done
    house.install("bench")
    assert len(commands.lines) > done


def test_a_new_lock_is_installed(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "run", Commands())
    house.install("run")
    assert house.has("run")
    monkeypatch.setattr(house, "lock", lambda level: ROOT / "requirements" / "dev.lock")
    assert not house.has("run")


def test_whoever_had_more_keeps_it(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "run", Commands())
    (venv / "house.stamp").write_text("dev 0123", encoding="utf-8")
    house.install("run")
    assert house.has("dev")


@pytest.mark.parametrize("stamp", ["", "run", "nonsense 12", "run 12"])
def test_a_broken_stamp_is_no_stamp(venv: Path, stamp: str) -> None:
    (venv / "python").touch()
    (venv / "house.stamp").write_text(stamp, encoding="utf-8")
    assert not house.has("run")


def test_pip_takes_over_from_uv(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(failing="pip sync")
    monkeypatch.setattr(house, "run", commands)
    house.install("run")
    assert any("pip install -q --require-hashes -r" in line and "run.lock" in line for line in commands.lines)
    assert house.has("run")


def test_without_packages_one_still_plays(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = Commands(failing="install")
    monkeypatch.setattr(house, "run", commands)
    assert house.main(["terminal", "sheep-sheep"]) == 0
    assert commands.lines[-1] == f"{sys.executable} -m sheepfold play sheep-sheep"
    assert commands.more == {"SHEEPFOLD_PURE": "1"}
    assert "Playing without them" in capsys.readouterr().out
    assert not house.has("run")


def test_without_packages_there_are_no_tests(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "run", Commands(failing="install"))
    assert house.main(["test"]) == 2
    assert capsys.readouterr().err == "house: the packages could not be installed; is a package index reachable?\n"


def test_no_compiler_is_a_reason_and_no_failure(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: "no C compiler")
    assert house.compile_engine() == "no C compiler"
    assert not (venv / "failed.stamp").exists()


def test_a_failed_build_is_told_and_not_tried_again(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[object] = []

    def fail(command: list[str], **more: object) -> object:
        tries.append(command)
        return type("Done", (), {"returncode": 1})

    monkeypatch.setattr(compiler, "can_compile", lambda: "")
    monkeypatch.setattr(compiler, "is_current", lambda: False)
    monkeypatch.setattr(house, "install", lambda level: None)
    monkeypatch.setattr(house, "ROOT", venv)
    monkeypatch.setattr(compiler, "unit", lambda base: ["a.py"])
    (venv / "a.py").write_text("x = 1\n", encoding="utf-8")
    monkeypatch.setattr(house.subprocess, "run", fail)
    for turn in range(3):
        assert "C build failed (see build/compile.log)" in house.compile_engine()
    assert len(tries) == 1
    house.compile_engine(again=True)
    assert len(tries) == 2
    (venv / "a.py").write_text("x = 2\n", encoding="utf-8")
    house.compile_engine()
    assert len(tries) == 3


def test_the_summary_names_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    results = [house.Result("lint", 0, 1.0), house.Result("tests, compiled", 1, 2.0)]
    assert house.summary(results) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "house: FAILED: tests, compiled (3 s in all)"
    assert house.summary(results[:1]) == 0


def test_soak_plays_games_or_lets_a_village_stand_in_a_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(house, "run", commands)
    for name in ("set_up", "install", "compile_engine"):
        monkeypatch.setattr(house, name, lambda *given: "")
    for rest in ([], ["1000", "bouc-makers"], ["village"], ["village", "60", "--seed", "3"]):
        assert house.word_soak(rest) == 0
    told = [line.partition(" -m ")[2] for line in commands.lines]
    assert told == [
        "sheepfold check --soak 100000",
        "sheepfold check --soak 1000 bouc-makers",
        "tests.cluster.weather",
        "tests.cluster.weather --minutes=60 --seed 3",
    ]
