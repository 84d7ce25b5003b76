"""The house's own script: what is installed when, and that nothing missing keeps anybody from playing."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
house: Any = __import__("house")
compiler: Any = __import__("compile")
steps: Any = __import__("steps")
suite: Any = __import__("suite")
sys.path.pop(0)


class Commands:
    """Stands in for `run`: remembers the commands, and lets those fail that hold a certain word."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.lines: list[str] = []

    def __call__(self, *command: object, quiet: bool = False, more: dict[str, str] | None = None) -> int:
        self.lines.append(" ".join(str(word) for word in command))
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


def test_an_environment_with_more_keeps_it(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize("word", ["terminal", "test"])
def test_without_packages_nothing_runs(
    word: str, venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "run", Commands(failing="install"))
    assert house.main([word]) == 2
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


class Steps:
    """Stands in for `run_step`: remembers the steps, and lets those fail that have a certain name."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.names: list[str] = []

    def __call__(self, step: Any, live: bool) -> Any:
        self.names.append(step.name)
        return steps.Result(step.name, int(step.name == self.failing), 1.0)


@pytest.fixture
def run_steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    found = Steps()
    monkeypatch.setattr(house, "run_step", found)
    monkeypatch.setattr(house, "install", lambda level: None)
    return found


def test_a_check_looks_at_python_and_at_the_pages(run_steps: Steps) -> None:
    run_steps.failing = "types"
    assert house.word_check([]) == 1
    assert run_steps.names == ["lint", "format", "types", "pages"]


def test_a_whole_test_checks_compiles_and_tests_both_ways(run_steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: "")
    assert house.word_test([]) == 0
    assert run_steps.names[-1] == "tests, compiled"
    before = {
        "collecting",
        "lint",
        "format",
        "types",
        "pages",
        "compiling",
        "tests, interpreted, with one more game",
        "servers with one more game",
    }
    assert set(run_steps.names[:-1]) == before


def test_what_does_not_compile_is_not_tested(run_steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: "")
    run_steps.failing = "compiling"
    assert house.word_test([]) == 1
    assert "tests, interpreted, with one more game" in run_steps.names
    assert "tests, compiled" not in run_steps.names


def test_without_a_compiler_every_test_runs_interpreted(run_steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: "no C compiler")
    assert house.word_test([]) == 0
    assert "compiling" not in run_steps.names
    (alone,) = [step for lane in suite.whole(Path("python"), False)[0] for step in lane if step.name == "tests"]
    assert alone.command[-2:] == ["-m", "not compiled"]


def test_a_quick_test_starts_no_house(run_steps: Steps) -> None:
    assert house.word_test(["--quick"]) == 0
    assert sorted(run_steps.names) == ["format", "lint", "tests", "types"]
    ((quick,), _) = suite.quick(Path("python"))
    assert "not server and not compiled" in quick.command


def test_named_tests_run_both_ways(run_steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "can_compile", lambda: "")
    assert house.word_test(["tests/core"]) == 0
    assert sorted(run_steps.names) == ["compiling", "tests, compiled", "tests, interpreted"]
    commands = [step.command for lanes in suite.some(Path("python"), ["tests/core"], True) for lane in lanes for step in lane]
    assert sum(command[-1] == "tests/core" for command in commands) == 2


def test_lanes_run_beside_each_other_and_their_steps_in_order() -> None:
    met = threading.Barrier(2, timeout=20)

    def run(step: Any, live: bool) -> Any:
        if step.name in "ab":
            met.wait()  # neither goes on without the other
        return steps.Result(step.name, 0, 1.0)

    lanes = [[steps.Step("a", [], {}), steps.Step("c", [], {})], [steps.Step("b", [], {})]]
    assert [result.name for result in steps.together(lanes, run)] == ["a", "c", "b"]


@pytest.mark.parametrize(("passes", "failed"), [(True, 2), (False, 2), (True, 4)])
def test_a_few_failures_among_many_servers_are_tried_again_alone(
    passes: bool, failed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = tuple(f"tests/a.py::test_{number}[x y]" for number in range(failed))
    ran: list[Any] = []

    def run(step: Any, live: bool) -> Any:
        ran.append(step.command)
        lines = [f"FAILED {test} - AssertionError: no - no\n" for test in tests]
        return steps.judge(step.name, 1, 1.0, lines) if len(ran) == 1 or not passes else steps.Result(step.name, 0, 1.0)

    (result,) = steps.together([[steps.Step("tests", ["all"], {}, alone=("some",))]], run)
    assert ran == [["all"], ["some", *tests]][: 2 if failed <= steps.FEW else 1]
    steady = not passes or failed > steps.FEW
    assert result.unsteady == (() if steady else tests)
    assert steps.summary([result], 1.0) == int(steady)
    assert capsys.readouterr().out.count("UNSTEADY") == (0 if steady else failed)


@pytest.mark.parametrize("live", [True, False])
def test_a_step_shows_what_it_says_and_its_end(live: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    says = "import os, sys; print(os.environ['WORD']); print('oh', file=sys.stderr); sys.exit(3)"
    step = steps.Step("said", [sys.executable, "-c", says], {"WORD": "baa"})
    result = steps.run(step, live, dict(os.environ), tmp_path)
    assert result.code == 3
    out = capfd.readouterr().out
    assert "baa\noh\n" in out
    assert out.splitlines()[-1].startswith("house: FAILED  said (")


LINES = [
    "....                 [100%]",
    "12.50s call     tests/a.py::test_long[x y]",
    "0.70s setup    tests/a.py::test_short",
    "4 passed in 13.20s",
]


def test_the_summary_names_what_failed_and_what_was_slow(capsys: pytest.CaptureFixture[str]) -> None:
    slow = steps.judge("tests", 0, 14.0, [f"{line}\n" for line in LINES])
    assert steps.summary([slow, steps.Result("lint", 1, 2.0)], 15.0) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "house: slowest:",
        "house:     12.5 s  tests/a.py::test_long[x y] (tests)",
        "house:      0.7 s  tests/a.py::test_short (tests)",
        "house: passed  tests (14 s): 4 passed in 13.20s",
        "house: FAILED  lint (2 s)",
        "house: FAILED: lint (15 s in all)",
    ]
    assert steps.summary([slow], 14.0) == 0


@pytest.mark.parametrize(
    "line", ["3 failed, 4 passed, 1 error in 13.20s (0:00:13)", "==== no tests ran in 0.12s ====", "2 errors in 1.00s"]
)
def test_the_line_pytest_ends_with_is_known(line: str) -> None:
    assert steps.judge("tests", 1, 1.0, [f"{line}\n"]).closing == line.strip("= ")


def test_a_way_none_of_the_named_tests_runs_in_is_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    none = steps.Result("tests, interpreted", steps.NO_TESTS, 1.0, "no tests ran in 0.10s")
    assert steps.summary([none, steps.Result("tests, compiled", 0, 1.0, "3 passed in 0.10s")], 2.0) == 0
    assert steps.summary([none], 1.0) == 1


def test_soak_plays_games_or_lets_a_cluster_stand_in_a_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(house, "run", commands)
    for name in ("set_up", "install", "compile_engine"):
        monkeypatch.setattr(house, name, lambda *given: "")
    for rest in ([], ["1000", "bouc-makers"], ["cluster"], ["cluster", "60", "--seed", "3"]):
        assert house.word_soak(rest) == 0
    told = [line.partition(" -m ")[2] for line in commands.lines]
    assert told == [
        "sheepfold check --soak 100000",
        "sheepfold check --soak 1000 bouc-makers",
        "tests.cluster.storm",
        "tests.cluster.storm --minutes=60 --seed 3",
    ]


def test_help_of_a_word_runs_nothing(venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = Commands()
    monkeypatch.setattr(house, "run", commands)
    for word in house.WORDS.keys() - house.HELP_OF_THEIR_OWN:
        assert house.main([word, "--help"]) == 0
        assert capsys.readouterr().out.startswith(f"  {word} ")
    assert commands.lines == []
