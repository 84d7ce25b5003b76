"""The embedded store when things go wrong: killed at any moment, no room, not writable. What was acknowledged is there, nothing is half."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database, sqlite
from sheepfold.server.store.rows import Change, SaveTable
from sheepfold.server.store.sqlite import SqliteStore, open_store
from sheepfold.server.store.store import Store, StoreError
from sheepfold.table.rows import AddChat, Append
from tests.server.keeping import TABLE, Place, a_line, a_move, a_table, in_store, outcomes

KILLS = 20
PAIRS = 8  # pairs of tables that are written to together
GOING_ON = """
import asyncio, os, sys
from pathlib import Path
from sheepfold.server.store.sqlite import open_store
from sheepfold.table.rows import AddChat, Append
from tests.server.keeping import a_line, a_move

async def play(folder):
    store = open_store(folder)
    def go(pair, n):
        def done(error):
            os.write(1, f"{pair} {n} {error}\\n".encode())
            go(pair, n + 1)
        left, right = f"left-{pair}", f"right-{pair}"
        store.write([Append(a_move(n, left)), AddChat(a_line(str(n), table=left)), Append(a_move(n, right))], done)
    for pair in range(PAIRS):
        go(pair, len(await store.log(f"left-{pair}")))
    await asyncio.sleep(600)

asyncio.run(play(Path(sys.argv[1])))
""".replace("PAIRS", str(PAIRS))

# --- killed


def run_and_kill(folder: Path, after: float) -> dict[int, int]:
    """Let a process write, kill it some seconds after its first acknowledgement; the last number acknowledged to each pair."""
    acknowledged: dict[int, int] = {}
    with subprocess.Popen([sys.executable, "-c", GOING_ON, str(folder)], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        time.sleep(after)
        child.kill()
        lines += child.stdout.read().splitlines(keepends=True)
    for line in lines:
        pair, n, error = line.decode().split()
        assert error == "None"
        acknowledged[int(pair)] = int(n)
    return acknowledged


def test_killed_at_any_moment_nothing_acknowledged_is_lost_and_nothing_is_half(tmp_path: Path) -> None:
    chance = random.Random(4)
    names = [f"{side}-{pair}" for pair in range(PAIRS) for side in ("left", "right")]
    in_store(tmp_path, lambda store: store.save(*(SaveTable(a_table(name)) for name in names)))
    acknowledged: dict[int, int] = {}
    before = dict.fromkeys(range(PAIRS), 0)  # rows at the last look

    async def look(store: SqliteStore) -> None:
        for pair in range(PAIRS):
            sure = max(before[pair], acknowledged.get(pair, -1) + 1)
            left = await store.log(f"left-{pair}")
            assert left == [a_move(n, f"left-{pair}") for n in range(len(left))]
            assert sure <= len(left) <= sure + 1  # at most the one write that was under way
            assert len(await store.log(f"right-{pair}")) == len(left)
            assert [line.text for line in await store.chat(f"left-{pair}", 1_000_000)] == [str(n) for n in range(len(left))]
            before[pair] = len(left)

    for _ in range(KILLS):
        acknowledged |= run_and_kill(tmp_path, chance.uniform(0.0, 0.15))
        in_store(tmp_path, look)
    assert len(acknowledged) == PAIRS
    with sqlite3.connect(tmp_path / database.FILE) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    database.open_file(tmp_path / database.FILE)
    connection = database.writer(tmp_path / database.FILE)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
    connection.close()


# --- no room


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """The system itself refuses to write beyond this; as on a full disk, reading and writing over go on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("checkpoint", [100, 1_000_000], ids=["where the database is", "where its log is"])
def test_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checkpoint: int) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT", checkpoint)
    kept: list[int] = []

    async def go_on(store: SqliteStore, start: int, end: int) -> list[StoreError]:
        refused = []
        for first in range(start, end, 10):
            writes: list[list[Change]] = [[Append(a_move(n)), AddChat(a_line(str(n)))] for n in range(first, first + 10)]
            for n, error in enumerate(await outcomes(store, *writes), first):
                if error is None:
                    kept.append(n)
                else:
                    refused.append(error)
        return refused

    async def look(store: SqliteStore) -> None:
        assert [row.n for row in await store.log(TABLE)] == kept
        assert [line.text for line in await store.chat(TABLE, 1_000_000)] == [str(n) for n in kept]

    async def fill_and_go_on(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        assert await go_on(store, 0, 100) == []
        with files_no_longer_than(200_000):
            refused = await go_on(store, 100, 1000)
            assert len(refused) > 100
            assert {error.kind for error in refused} == {"broken"}
            await look(store)
        assert await go_on(store, 1000, 1500) == []
        await look(store)

    in_store(tmp_path, fill_and_go_on)
    in_store(tmp_path, look)


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """Every connection that was opened for writing, oldest first."""
    made: list[sqlite3.Connection] = []
    real = database.writer

    def writer(path: Path) -> sqlite3.Connection:
        made.append(real(path))
        return made[-1]

    monkeypatch.setattr(database, "writer", writer)
    return made


def test_a_full_database_says_so_and_goes_on_when_there_is_room(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), *(Append(a_move(n)) for n in range(100)))
        connections[0].execute("PRAGMA max_page_count = 1")  # means: no more than there are
        big: Change = SaveTable(a_table("big"), dict.fromkeys(range(6), "p" * 4000))
        errors = await outcomes(store, [Append(a_move(100))], [big], [AddChat(a_line("x"))])
        assert [error and error.kind for error in errors] == [None, "full", None]
        assert await store.table("big") is None
        connections[0].execute("PRAGMA max_page_count = 1000000")
        await store.save(big)
        assert len(await store.log(TABLE)) == 101
        assert len(connections) == 1

    in_store(tmp_path, look)


# --- not writable


def test_a_disk_that_becomes_read_only_and_writable_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = database.writer

    def read_only(path: Path) -> sqlite3.Connection:
        connection = real(path)
        connection.execute("PRAGMA query_only = ON")
        return connection

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0)))
        monkeypatch.setattr(database, "writer", read_only)
        store._give_up()
        errors = await outcomes(store, [Append(a_move(1))], [AddChat(a_line("x"))])
        assert [error and error.kind for error in errors] == ["readonly", "readonly"]
        assert await store.log(TABLE) == [a_move(0)]
        monkeypatch.setattr(database, "writer", real)
        await store.save(Append(a_move(1)))
        assert await store.log(TABLE) == [a_move(0), a_move(1)]

    in_store(tmp_path, look)


def test_a_file_that_cannot_be_opened_for_a_while(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0)))
        store._give_up()
        store.path, there = tmp_path / "elsewhere.db", store.path
        errors = await outcomes(store, [Append(a_move(1))])
        assert [error and error.kind for error in errors] == ["broken"]
        store.path = there
        await store.save(Append(a_move(1)))
        assert len(await store.log(TABLE)) == 2

    in_store(tmp_path, look)


def test_reading_what_cannot_be_read_is_an_error_too(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        store.path, there = tmp_path / "elsewhere.db", store.path
        with pytest.raises(StoreError, match="cannot be read"):
            await store.table(TABLE)
        store.path = there
        assert await store.table(TABLE) is None

    in_store(tmp_path, look)


@pytest.mark.parametrize("folder", ["a-file", "a-file/below", "taken"])
def test_a_place_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path, folder: str) -> None:
    (tmp_path / "a-file").write_text("mine")
    (tmp_path / "taken" / database.FILE).mkdir(parents=True)
    for _ in range(2):  # the lock is free again each time
        with pytest.raises(BadInput, match="cannot") as refusal:
            open_store(tmp_path / folder)
        assert str(tmp_path / folder) in str(refusal.value)
        assert "\n" not in str(refusal.value)


def test_a_caller_that_no_longer_waits_does_no_harm(place: Place) -> None:
    async def look(store: Store) -> None:
        await store.save(SaveTable(a_table()))
        impatient = asyncio.ensure_future(store.save(Append(a_move(0))))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.save(Append(a_move(1)))
        assert len(await store.log(TABLE)) == 2

    in_store(place, look)


def test_the_tests_can_fail(tmp_path: Path) -> None:
    """A file cut off in the middle is noticed by what these tests look at."""
    in_store(tmp_path, lambda store: store.save(SaveTable(a_table()), *(Append(a_move(n)) for n in range(1000))))
    os.truncate(tmp_path / database.FILE, (tmp_path / database.FILE).stat().st_size // 2)
    with pytest.raises((StoreError, BadInput, AssertionError)):
        in_store(tmp_path, lambda store: store.save(Append(a_move(1000))))
