"""A whole cluster for tests: one PostgreSQL, one Redis, several servers and bot workers, wires between them, and a gate before them.

Each server and each worker reaches the services over wires of its own, so that it can be cut off, or be slow, alone.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from tests.cluster.gate import Gate
from tests.cluster.services import Postgres, Redis
from tests.cluster.wires import Wire
from tests.server.server_process import ROOT, STOP_SECONDS, ServerProcess

REVIVE_SECONDS = 60.0  # until a part that is started again and again must stand
TRUSTING = ("--trusted-proxies", "127.0.0.1")  # guests of tests come from as many addresses as they say


class Server(ServerProcess):
    """One server of the cluster."""

    def __init__(self, cluster: Cluster, name: str, *flags: str, limits: bool = False) -> None:
        self.cluster = cluster
        self.name = name
        self.to_store = cluster.wire(cluster.postgres.port)
        self.to_bus = cluster.wire(cluster.redis.port)
        database = conninfo_to_dict(cluster.database)["dbname"]
        store = f"postgresql://sheepfold@127.0.0.1:{self.to_store.port}/{database}"
        bus = f"redis://127.0.0.1:{self.to_bus.port}"
        super().__init__(cluster.folder / name, "--store", store, "--bus", bus, *flags, limits=limits)

    @property
    def wires(self) -> list[Wire]:
        return [self.to_store, self.to_bus]

    def pause(self) -> None:
        """Stop all its processes where they are."""
        os.killpg(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGCONT)

    def drain(self) -> int:
        """Ask it to stop as a service manager does; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP_SECONDS)

    def revive(self) -> None:
        """Start it as a service manager would, again and again while it cannot: a service it needs may not be back yet."""
        again_and_again(self.start)

    def read(self, query: str, *given: Any) -> list[Any]:
        return self.cluster.read(query, *given)


class Worker:
    """A process in which bots think."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.folder = cluster.folder / name
        self.name = name
        self.to_bus = cluster.wire(cluster.redis.port)
        self.log = self.folder / "worker.log"
        self.environ = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def wires(self) -> list[Wire]:
        return [self.to_bus]

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        bus = f"redis://127.0.0.1:{self.to_bus.port}"
        command = [sys.executable, "-m", "sheepfold", "bots", "--bus", bus, "--workers", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=self.environ, cwd=self.folder, start_new_session=True
            )

    revive = start

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def signal(self, which: signal.Signals) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, which)

    def pause(self) -> None:
        self.signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.signal(signal.SIGCONT)

    def drain(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP_SECONDS)

    def kill(self) -> None:
        if self.process is not None:
            self.signal(signal.SIGKILL)
            self.process.wait(STOP_SECONDS)


class Cluster:
    """`with Cluster(folder) as cluster:` then `cluster.address` is the gate's, `cluster.servers[0].address` a single door's."""

    def __init__(
        self,
        folder: Path,
        servers: int = 3,
        workers: int = 2,
        seed: int = 1,
        flags: Sequence[str] = TRUSTING,
        limits: bool = False,
    ) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.flags = flags
        self.limits = limits
        self.wanted = (servers, workers)
        self.postgres = Postgres(folder / "postgres")
        self.redis = Redis(folder / "redis")
        self.database = ""
        self.servers: list[Server] = []
        self.workers: list[Worker] = []
        self.front = Gate(self.any_door)
        self.ending = ExitStack()

    def __enter__(self) -> Cluster:
        with ExitStack() as opening:
            opening.enter_context(self.postgres)
            opening.enter_context(self.redis)
            opening.enter_context(self.front)
            self.database = self.postgres.new_database()
            self.ending = opening
            servers, workers = self.wanted
            self.servers = [Server(self, f"server-{n + 1}", *self.flags, limits=self.limits) for n in range(servers)]
            self.workers = [Worker(self, f"worker-{n + 1}") for n in range(workers)]
            opening.callback(self.kill_all)
            for worker in self.workers:
                worker.start()
            together([server.start for server in self.servers])
            self.ending = opening.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.close()

    def wire(self, port: int) -> Wire:
        """A new wire to a service; it lasts as long as the cluster."""
        return self.ending.enter_context(Wire(port))

    @property
    def parts(self) -> list[Server | Worker]:
        return [*self.servers, *self.workers]

    def kill_all(self) -> None:
        for part in self.parts:
            part.kill()

    # --- ways in

    @property
    def address(self) -> str:
        """The one address that guests know."""
        return self.front.address

    def any_door(self, head: bytes) -> list[int]:
        ports = [server.port for server in self.servers if server.port]
        return self.rng.sample(ports, len(ports))

    # --- looking inside

    def connect(self, **more: Any) -> psycopg.Connection[Any]:
        """To the database itself, over no wire."""
        return psycopg.connect(self.database, connect_timeout=5, **more)

    def read(self, query: str, *given: Any) -> list[Any]:
        with self.connect() as connection:
            return connection.execute(query.replace("?", "%s"), given or None).fetchall()

    def files(self) -> list[bytes]:
        assert self.postgres.data is not None
        return [path.read_bytes() for path in self.postgres.data.rglob("*") if path.is_file()]

    def by_id(self) -> dict[str, Server]:
        """The servers by their ids now: told from whose wire their connections come out of."""
        ports = {port: server for server in self.servers for port in far_ports(server.to_store)}
        found = self.read("SELECT application_name, client_port FROM pg_stat_activity WHERE datname = current_database()")
        return {name.split()[1]: ports[port] for name, port in found if port in ports}

    def owners(self) -> dict[str, Server]:
        """The server that has each table now."""
        known = self.by_id()
        owned = self.read("SELECT table_id, house FROM owners")
        return {table: known[server] for table, server in owned if server in known}

    def is_alive(self) -> bool:
        return all(part.is_alive() for part in self.parts)

    def is_whole(self) -> bool:
        """Whether every server answers requests; a worker need only run."""
        return all(server.is_alive() and server.answers(server.address) for server in self.servers) and all(
            worker.is_alive() for worker in self.workers
        )

    def said(self) -> str:
        return "\n".join(part.said() for part in self.parts if part.log.exists())


def far_ports(wire: Wire) -> set[int]:
    """The ports by which a wire's far ends are known."""
    addresses = [writer.get_extra_info("sockname") for writer in tuple(wire.writers)]
    return {address[1] for address in addresses if address is not None} - {wire.port}


def together(calls: list[Callable[[], Any]]) -> None:
    """Call all of them at once; the first that fails is raised."""
    failed: list[BaseException] = []

    def one(call: Callable[[], Any]) -> None:
        try:
            call()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=one, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


def again_and_again(start: Callable[[], Any]) -> None:
    end = time.monotonic() + REVIVE_SECONDS
    while True:
        try:
            start()
            return
        except AssertionError:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)
