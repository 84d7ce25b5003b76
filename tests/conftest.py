"""Which tests need not run twice, and the servers that more than one room's tests speak to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.services import Postgres, Redis

ONCE = {Path(__file__).parent / room for room in ("server", "cluster", "web", "arena")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Houses, browsers and clusters start the same program whichever way the engine runs: they are tried with one of them."""
    for item in items:
        if ONCE & set(item.path.parents):
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A real PostgreSQL server that is never harmed; whoever wants to kill one starts their own."""
    with Postgres(tmp_path_factory.mktemp("postgres")) as found:
        yield found


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a new, empty database."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A real Redis server that is never harmed, shared: channels and keys need names of one's own."""
    with Redis(tmp_path_factory.mktemp("redis")) as found:
        yield found
