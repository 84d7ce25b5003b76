"""Many games: the same whatever the number of processes; no game lost and none twice, whatever dies on the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.arena import series
from sheepfold.arena.crew import LocalCrew
from sheepfold.arena.journal import Journal
from sheepfold.arena.match import Result, play
from sheepfold.arena.plan import Plan, make_plan
from sheepfold.arena.progress import Progress
from sheepfold.core import record
from sheepfold.core.errors import BadInput

GAME = "sheep-sheep"
HERE = Path(__file__).parent


def timeless(results: list[Result]) -> list[dict[str, Any]]:
    return [replace(result, seconds=[], slowest=[]).to_data() for result in results]


def run_local(plan: Plan, jobs: int, journal: Journal | None = None, progress: Progress | None = None) -> list[Result]:
    crew = LocalCrew(jobs)
    try:
        return series.run(plan, crew, journal, progress)
    finally:
        crew.close()


def test_the_number_of_processes_changes_nothing() -> None:
    plan = make_plan(GAME, ["bad_bots:Lamb", "uniform"], 12, seed=3)
    here = timeless([play(plan, number) for number in range(plan.total)])
    assert timeless(run_local(plan, 1)) == here
    assert timeless(run_local(plan, 2)) == here


def test_a_bot_that_takes_its_process_along_is_named_and_the_run_goes_on() -> None:
    plan = make_plan(GAME, ["bad_bots:Die", "uniform"], 6)
    results = run_local(plan, 2)
    assert [result.number for result in results] == list(range(6))
    for result in results:
        assert result.fault
        assert (result.fault.kind, result.fault.bot) == ("died", "bad_bots:Die")
        assert result.winners == [result.bots.index("uniform")]
        game, kept = record.read(result.record, games.load)
        record.replay(game, kept)
        assert len(kept.moves) == result.moves > 0


class Killer(Progress):
    """Kills one worker once some results are there."""

    def __init__(self, total: int, crew: LocalCrew) -> None:
        super().__init__(total)
        self.crew = crew
        self.killed = 0

    def add(self, games: int, faults: int = 0) -> None:
        super().add(games, faults)
        if self.done >= 4 and not self.killed:
            self.killed = next(iter(self.crew.executor._processes))  # type: ignore[attr-defined]
            os.kill(self.killed, signal.SIGKILL)


def test_a_worker_killed_from_outside_costs_nobody_a_game() -> None:
    plan = make_plan(GAME, ["bad_bots:Patient*2"], 16)
    crew = LocalCrew(2)
    killer = Killer(plan.total, crew)
    try:
        results = series.run(plan, crew, progress=killer)
    finally:
        crew.close()
    assert killer.killed
    assert timeless(results) == timeless([play(plan, number) for number in range(plan.total)])


def test_another_version_of_the_rules_is_refused_by_the_worker() -> None:
    plan = make_plan(GAME, ["uniform"], 1)
    with pytest.raises(BadInput, match="version 99"):
        run_local(Plan.from_data({**plan.to_data(), "version": 99}), 1)


# --- killed and resumed


def command(*words: str | Path, **more: Any) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "sheepfold", "arena", *map(str, words)]
    root = HERE.parent.parent
    around = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(HERE)])}
    return subprocess.Popen(line, cwd=HERE, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in found.read_text(encoding="ascii").split()]


def test_killed_outright_and_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    journal = folder / "arena.journal"
    words = ("--game", GAME, "--bots", "bad_bots:Patient*2", "--games", "40", "--seed", "4", "--jobs", "2")
    running = command(*words, "--save", folder)
    deadline = time.monotonic() + 60
    while not journal.exists() or journal.read_bytes().count(b"\n") < 8:
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    workers = children(running.pid)
    with pytest.raises(BadInput, match="still going"):
        Journal.resume(journal)
    running.kill()
    running.communicate()
    while any(alive(pid) for pid in workers):
        assert time.monotonic() < deadline, "workers outlive the run"
        time.sleep(0.05)
    kept = journal.read_bytes()
    finished = kept.count(b"\n") - 1
    assert 0 < finished < 40
    journal.write_bytes(kept + b'{"number":39,"de')  # as if it had been killed while writing

    out, err = command("--resume", journal, "--json").communicate(timeout=120)
    assert journal.read_bytes().startswith(kept), err
    numbers = [json.loads(line)["number"] for line in journal.read_text(encoding="utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(40))
    assert len(list((folder / "records").iterdir())) == 40
    assert json.loads(out)["games"] == 40

    untouched = journal.read_bytes()
    again, _ = command("--resume", journal, "--json").communicate(timeout=120)
    assert again == out
    assert journal.read_bytes() == untouched
    plan = Journal.resume(journal).plan
    assert timeless(list(Journal.resume(journal).results.values())[:3]) == timeless(
        [play(plan, number) for number in numbers[:3]]
    )


def test_a_journal_that_was_tampered_with_is_told_by_line(tmp_path: Path) -> None:
    plan = make_plan(GAME, ["uniform"], 3)
    journal = Journal.create(tmp_path / "a.journal", plan)
    run_local(plan, 1, journal)
    journal.close()
    lines = journal.path.read_text(encoding="utf-8").splitlines()
    for text, says in (
        ([*lines, lines[-1]], "line 5: game"),
        ([lines[0], '{"number": 1}'], "line 2: not the result"),
        ([lines[0], "nonsense"], "line 2: not a line"),
        (["{}"], "not an arena journal"),
        ([], "not an arena journal"),
    ):
        journal.path.write_text("".join(f"{line}\n" for line in text), encoding="utf-8")
        with pytest.raises(BadInput, match=says):
            Journal.resume(journal.path)
    with pytest.raises(BadInput, match="already exists"):
        Journal.create(journal.path, plan)
