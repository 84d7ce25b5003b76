"""Clusters for the tests of this room; and for tests of a single server, one where the guest's door is never the table's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sheepfold import games
from sheepfold.client import Guest
from sheepfold.server.app import App
from sheepfold.server.cluster.bus import Bus
from sheepfold.server.store.postgres import open_postgres
from tests.cluster.cluster import Cluster
from tests.cluster.gate import Gate
from tests.cluster.services import Redis
from tests.server.server_process import Host
from tests.server.stages import UNLIMITED, Furnished, WithinReach, Write, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What comes through another door was made by the table: the largest table of each game shows whether it is passed on alike."""
    items[:] = [item for item in items if item.path.name != "test_foreign_leaks.py" or is_largest(item)]


def is_largest(item: pytest.Item) -> bool:
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    return "seats" not in given or given["seats"] == games.load(str(given["name"])).seats[1]


class Foreign:
    """A cluster of two, as a host: tables are opened at the first door, everything else comes in at the second."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.gate = Gate(lambda head: [cluster.servers[0 if opens(head) else 1].port])

    @property
    def address(self) -> str:
        return self.gate.address

    def is_alive(self) -> bool:
        return self.cluster.is_alive()

    def said(self) -> str:
        return self.cluster.said()

    def read(self, query: str, *given: Any) -> list[Any]:
        return self.cluster.read(query, *given)

    def files(self) -> list[bytes]:
        return self.cluster.files()

    def check(self) -> None:
        """Whether the second door was foreign indeed, and nobody was hurt."""
        assert self.is_alive()
        assert "Traceback" not in self.said(), self.said()
        near, far = self.cluster.servers
        owners = self.cluster.owners()
        assert set(owners.values()) <= {near}, {table: server.name for table, server in owners.items()}
        assert figure(far.address, "forwarded") > 0


def opens(head: bytes) -> bool:
    return head.startswith(b"POST /api/tables HTTP")


def figure(server: str, name: str) -> float:
    """One of the figures of a server."""
    lines = str(Guest(server, token="nobody").ask("GET", "/metrics")).splitlines()
    return sum(float(line.split()[-1]) for line in lines if name in line and not line.startswith("#"))


@contextmanager
def foreign(folder: Path) -> Iterator[Foreign]:
    with Cluster(folder, servers=2, workers=1) as cluster:
        host = Foreign(cluster)
        with host.gate:
            yield host


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """What the tests of a single server are given here."""
    with foreign(tmp_path_factory.mktemp("cluster")) as found:
        yield found
        found.check()


@pytest.fixture(scope="module")
def proxied(server: Host) -> Host:
    return server


@contextmanager
def foreign_and_furnished(folder: Path, write: Write, tables: list[str]) -> Iterator[Host]:
    with foreign(folder) as host:

        async def put() -> None:
            store = await open_postgres(host.cluster.database, "furnisher")
            await write(store)
            await store.release(tables)  # free for all: what a server that retires leaves is taken by any other
            await store.retire()
            await store.close()

        asyncio.run(put())
        near = Guest(host.cluster.servers[0].address, "furnisher")
        for table in tables:
            near.ask("GET", f"/api/tables/{table}")  # the server that is asked first has it
        yield host
        host.check()


@asynccontextmanager
async def foreign_within_reach(folder: Path) -> AsyncIterator[tuple[App, str]]:
    """The tables are in this process, and the guests come in at another."""
    with Cluster(folder, servers=1, workers=0) as cluster:
        store = await open_postgres(cluster.database, "within-reach")
        app = App(replace(UNLIMITED, store=cluster.database), store, Bus(cluster.redis.url, "within-reach"))
        async with serving(app) as port:
            ports = {True: port, False: cluster.servers[0].port}
            with Gate(lambda head: [ports[opens(head)]]) as gate:
                yield app, gate.address


@pytest.fixture(scope="session")
def furnished() -> Furnished:
    return foreign_and_furnished


@pytest.fixture(scope="session")
def within_reach() -> WithinReach:
    return foreign_within_reach


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis for one file of tests: nobody else's workers and channels are there."""
    with Redis(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[Redis]:
    """For tests that kill it."""
    with Redis(tmp_path / "redis") as server:
        yield server
