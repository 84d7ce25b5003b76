"""One server for every test that needs nothing special of it, and a place for a store of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.keeping import Place
from tests.server.server_process import ServerProcess
from tests.server.stages import Furnished, WithinReach, alone, alone_within_reach


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store is, empty: a folder of its own, or a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("database"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits, shared: each test opens tables of its own, and it must be unhurt at the end."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as found:
        yield found
        assert found.is_alive()
        assert "Traceback" not in found.said(), found.said()


@pytest.fixture(scope="session")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same, but it believes what a proxy says: for tests of codes, of which no flag allows an address many tries."""
    with ServerProcess(tmp_path_factory.mktemp("proxied"), "--trusted-proxies", "127.0.0.1") as found:
        yield found
        assert found.is_alive()
        assert "Traceback" not in found.said(), found.said()


@pytest.fixture(scope="session")
def furnished() -> Furnished:
    """Makes a server with tables in it from the beginning."""
    return alone


@pytest.fixture(scope="session")
def within_reach() -> WithinReach:
    """Makes a server in this process: its tables can be reached into."""
    return alone_within_reach
