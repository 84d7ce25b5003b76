"""`sheepfold arena` as one types it: the lines, the JSON, and one clear line for what cannot be used."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from sheepfold.__main__ import run
from sheepfold.arena.progress import Progress, span

BASE = ["arena", "--game", "sheep-sheep", "--jobs", "1"]


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run([*BASE, "--bots", "uniform,bad_bots:Crash,bad_bots:Lamb", "--games", "6", "--seats", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Sheep Sheep, 2 seats: 6 games, 1 deals, seed 1.")
    assert "comes before" in out
    assert "bad_bots:Crash (seat A) crashed: ValueError: the wolf came" in out
    assert len(list((tmp_path / "data" / "sheepfold" / "arena").glob("*.journal"))) == 1


def test_json_and_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [*BASE, "--bots", "uniform,bad_bots:Illegal", "--games", "3", "--json", "--save", str(tmp_path / "kept")]
    assert run(words) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 4  # whole deals
    assert [row["bot"] for row in data["standings"]] == ["uniform", "bad_bots:Illegal"]
    assert data["standings"][1]["faults"] == 4
    assert {fault["kind"] for fault in data["faults"]} == {"illegal"}
    assert all(fault["record"].startswith("sheepfold record 1") for fault in data["faults"])
    assert len(list((tmp_path / "kept" / "records").iterdir())) == 4
    assert run(["replay", str(tmp_path / "kept" / "records" / "0000000.record")]) == 0
    assert run(words) == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "gredy"], "no bot 'gredy'; there are greedy, uniform"),
        (["--bots", "no_such:Bot"], "cannot load module 'no_such': ModuleNotFoundError"),
        ([], "--game and --bots"),
        (["--bots", "greedy", "--games", "-3"], "the number of games"),
        (["--bots", "greedy", "--seed", "-3"], "--seed is a number"),
        (["--bots", "greedy", "--jobs", "0"], "--jobs is a number"),
        (["--bots", "greedy", "--on", "tcp://x:1"], "not both"),
        (["--bots", "greedy", "--option", "moon"], "--option wants NAME=VALUE"),
        (["--resume", "nowhere.journal"], "--game cannot be given with --resume"),
    ],
)
def test_what_cannot_be_used(words: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run([*BASE, *words]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert len(err.splitlines()) == 1
    assert not list(tmp_path.rglob("*.journal"))


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "distributed", None)
    assert run([*BASE[:3], "--bots", "greedy", "--on", "tcp://127.0.0.1:1"]) == 2
    assert "--on needs the package distributed: pip install 'sheepfold[dask]'" in capsys.readouterr().err


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_with_rate_and_remaining_time() -> None:
    screen = Screen()
    progress = Progress(100, 20, stream=screen)
    progress.began -= 10
    progress.shown -= 10
    progress.add(40, faults=1)
    assert screen.getvalue().endswith("[##############..........] 60 of 100 games, 4 games/s, 10 s left, 1 failed")
    assert [span(seconds) for seconds in (5, 600, 8000)] == ["5 s", "10 min", "2 h 13 min"]
