"""A real cluster on this machine: a scheduler and two worker processes, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sheepfold.arena import series
from sheepfold.arena.crew import ClusterCrew, open_crew
from sheepfold.arena.journal import Journal
from sheepfold.arena.match import play
from sheepfold.arena.plan import make_plan
from sheepfold.arena.progress import Progress
from sheepfold.core.errors import BadInput

HERE = Path(__file__).parent
LOOPBACK = ("--host", "127.0.0.1", "--no-dashboard")


def start(module: str, *words: str, folder: Path) -> subprocess.Popen[str]:
    around = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE.parent.parent), str(HERE)])}
    line = [sys.executable, "-m", f"distributed.cli.{module}", *words]
    with (folder / f"{module}.log").open("a") as log:
        return subprocess.Popen(line, cwd=folder, env=around, stdout=log, stderr=log, text=True)


def stop(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    tmp_path = tmp_path_factory.mktemp("cluster")
    place = tmp_path / "scheduler.json"
    scheduler = start("dask_scheduler", *LOOPBACK, "--port", "0", "--scheduler-file", str(place), folder=tmp_path)
    one_each = ("--no-nanny", "--nthreads", "1", "--scheduler-file", str(place), "--local-directory", str(tmp_path))
    workers = [start("dask_worker", *LOOPBACK, *one_each, folder=tmp_path) for _ in range(2)]
    try:
        deadline = time.monotonic() + 60
        while not (place.exists() and place.read_bytes().endswith(b"}")):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield json.loads(place.read_text(encoding="utf-8"))["address"], workers
    finally:
        for process in (*workers, scheduler):
            stop(process)


class Killer(Progress):
    """Kills a worker once some results are there."""

    def __init__(self, total: int, victim: subprocess.Popen[str]) -> None:
        super().__init__(total)
        self.victim = victim

    def add(self, games: int, faults: int = 0) -> None:
        super().add(games, faults)
        if self.done >= 6:
            self.victim.send_signal(signal.SIGKILL)


def timeless(results: list[Any]) -> list[dict[str, Any]]:
    return [replace(result, seconds=[], slowest=[]).to_data() for result in results]


def test_a_bot_that_never_answers_is_stopped_there_too(cluster: tuple[str, list[subprocess.Popen[str]]]) -> None:
    address, _ = cluster
    plan = make_plan("sheep-sheep", ["bad_bots:Looper", "uniform"], 2, seconds=0.1)
    crew = ClusterCrew(address)
    try:
        results = series.run(plan, crew)
    finally:
        crew.close()
    assert [result.fault.kind for result in results if result.fault] == ["overtime", "overtime"]


def test_a_worker_killed_in_the_middle_loses_no_game(cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path) -> None:
    address, workers = cluster
    plan = make_plan("sheep-sheep", ["bad_bots:Patient", "bad_bots:Lamb"], 30, seconds=5)
    crew = open_crew(None, address)
    assert isinstance(crew, ClusterCrew)
    journal = Journal.create(tmp_path / "cluster.journal", plan)
    crew.client.wait_for_workers(2, timeout=30)
    crew.width = 2
    try:
        results = series.run(plan, crew, journal, Killer(plan.total, workers[0]))
    finally:
        crew.close()
        journal.close()
    assert workers[0].wait() == -signal.SIGKILL
    assert workers[1].poll() is None
    assert [result.number for result in results] == list(range(30))
    assert sorted(Journal.resume(journal.path).results) == list(range(30))
    assert timeless(results) == timeless([play(plan, number) for number in range(plan.total)])


def test_no_cluster_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from sheepfold.arena import crew

    monkeypatch.setattr(crew, "ANSWER", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(BadInput, match=f"no scheduler answers at {address}") as refused:
            ClusterCrew(address)
        assert "\n" not in str(refused.value)
