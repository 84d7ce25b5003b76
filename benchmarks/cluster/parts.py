"""What is measured: real PostgreSQL and Redis, servers on them, the share of a processor each server may use, and meters."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psycopg
import redis

from benchmarks.server.driver import cpu
from tests.cluster.services import Postgres, Redis, children
from tests.server.server_process import ROOT, ServerProcess

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000  # microseconds: a share is handed out so often that it can hardly be seen in a latency
DRIVER_SECONDS = 120  # beyond the time it measures: opening tables at a server with a small share takes a while


class Share:
    """A limit to the processor time of some processes: a control group of Linux (v1, `cpu`)."""

    def __init__(self, name: str, part: float) -> None:
        self.folder = GROUPS / f"sheepfold-{os.getpid()}-{name}"
        self.folder.mkdir()
        (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
        self.limit(part)

    def limit(self, part: float) -> None:
        """So much of one core; 0: no limit."""
        (self.folder / "cpu.cfs_quota_us").write_text(str(int(part * PERIOD)) if part else "-1")

    def hold(self, pid: int) -> None:
        for member in (pid, *children(pid)):
            with suppress(ProcessLookupError):
                (self.folder / "cgroup.procs").write_text(str(member))

    def close(self) -> None:
        """Those inside go back to where they came from."""
        for pid in (self.folder / "cgroup.procs").read_text().split():
            with suppress(ProcessLookupError, OSError):
                (GROUPS / "cgroup.procs").write_text(pid)
        self.folder.rmdir()


def why_no_shares() -> str:
    """Empty if shares can be given here."""
    try:
        Share("try", 0.5).close()
    except OSError as error:
        return f"no share of a processor can be given here ({error})"
    return ""


class Cluster:
    """One PostgreSQL, one Redis, servers that share them, and one server of SQLite for comparison."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ending = ExitStack()
        self.postgres = Postgres(folder / "postgres", "shared_buffers=128MB", "max_wal_size=4GB")
        self.redis = Redis(folder / "redis")
        self.database = ""
        self.made = 0

    def __enter__(self) -> Cluster:
        with ExitStack() as opening:
            opening.enter_context(self.postgres)
            opening.enter_context(self.redis)
            self.database = self.postgres.new_database()
            self.ending = opening.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.close()

    def server(self, *, shared: bool = True) -> ServerProcess:
        """A new server, on the cluster's services or (not shared) on a file of its own; it ends with the cluster."""
        self.made += 1
        flags = ["--store", self.database, "--bus", self.redis.url] if shared else []
        return self.ending.enter_context(ServerProcess(self.folder / f"server-{self.made}", *flags))

    def limit(self, servers: Sequence[ServerProcess], part: float) -> None:
        """From now on each of these has so much of a core."""
        for server in servers:
            share = Share(server.folder.name, part)
            share.hold(server.pid)
            self.ending.callback(share.close)

    def ask(self, query: str) -> Any:
        with psycopg.connect(self.database, autocommit=True) as connection:
            found = connection.execute(query.encode()).fetchone()
            return found[0] if found else None

    def read(self, servers: Sequence[ServerProcess]) -> dict[str, float]:
        """Every meter as it stands: processor seconds by part, bytes through Redis, bytes of PostgreSQL's log."""
        assert self.postgres.process is not None
        assert self.redis.process is not None
        found = {"at": time.monotonic(), "servers": sum(cpu_of(server.pid) for server in servers)}
        found["postgres"] = cpu_of(self.postgres.process.pid)
        found["redis"] = cpu_of(self.redis.process.pid)
        with redis.Redis.from_url(self.redis.url) as connection:
            told: Any = connection.info("stats")
            found["bus_in"], found["bus_out"] = told["total_net_input_bytes"], told["total_net_output_bytes"]
        found["wal"] = float(self.ask("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"))
        found["commits"] = float(self.ask("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"))
        return found

    def drive(self, servers: Sequence[ServerProcess], seconds: float, *flags: str) -> dict[str, float]:
        """A load on these servers, from a process of its own, and what every part used meanwhile."""
        command = [sys.executable, "-m", "benchmarks.server.driver", *(server.address for server in servers)]
        command += ["--pid", str(servers[0].pid), "--seconds", str(seconds), *flags]
        environ = {**os.environ, "PYTHONPATH": str(ROOT)}
        driver = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert driver.stdout is not None
        begin = driver.stdout.readline()
        before = self.read(servers)
        line = driver.stdout.readline()
        after = self.read(servers)
        told = driver.communicate(timeout=DRIVER_SECONDS)[1]
        if begin.strip() != "begin" or not line:
            raise SystemExit(f"the driver failed: {told[-2000:]}")
        found: dict[str, float] = json.loads(line)
        return {**found, **per_move(found["moves"], before, after)}


def per_move(moves: float, before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What was used, per move: microseconds of processor by part, bytes; and moves per processor second."""
    used = {name: after[name] - before[name] for name in before}
    count = max(1.0, moves)
    found = {f"{part}_us": used[part] / count * 1e6 for part in ("servers", "postgres", "redis")}
    for name in ("bus_in", "bus_out", "wal", "commits"):
        found[f"{name}_per_move"] = used[name] / count
    found["per_server_second"] = moves / used["servers"] if used["servers"] else 0.0
    found["server_cores"] = used["servers"] / (after["at"] - before["at"])
    return found


def cpu_of(pid: int) -> float:
    """Processor seconds of a process and all below it."""
    total = 0.0
    for member in (pid, *children(pid)):
        with suppress(OSError):
            total += cpu(member)
    return total
