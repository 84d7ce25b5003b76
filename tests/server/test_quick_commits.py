"""Commits on the event loop: only while the disk is quick, never in the way of the loop, and told no sooner than they stand."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sheepfold.server.store import database, sqlite
from sheepfold.server.store.rows import Change, DropTable, SaveTable
from sheepfold.server.store.sqlite import SqliteStore
from sheepfold.server.store.store import StoreError
from sheepfold.table.rows import Append
from tests.server.keeping import TABLE, a_move, a_table, in_store, outcomes
from tests.server.test_commit_unknown import Failing


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every disk is taken for a quick one, however busy this machine is."""
    monkeypatch.setattr(sqlite, "UNKNOWN", 0.0)
    monkeypatch.setattr(sqlite, "QUICK", 1e9)


def kinds(errors: list[Any]) -> list[str]:
    return [error.kind if error else "" for error in errors]


def patience(store: SqliteStore) -> int:
    """Milliseconds for which a write waits for another program."""
    assert store._connection is not None
    return int(store._connection.execute("PRAGMA busy_timeout").fetchone()[0])


async def until_idle(store: SqliteStore) -> None:
    """The thread tells what it wrote just before it is done with it; the loop writes again once it is."""
    while store._finished < store._given:
        await asyncio.sleep(0.001)


def test_the_thread_is_not_asked_while_the_disk_is_quick_and_the_log_is_carried_over_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT", 10)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        for n in range(8):
            await store.save(Append(a_move(n)))
        assert store._given == 0
        await store.save(Append(a_move(8)))
        assert store._given == 1, "only for the log beside the database"
        for n in range(9, 40):
            await store.save(Append(a_move(n)))
        assert await store.log(TABLE) == [a_move(n) for n in range(40)]

    in_store(tmp_path, look)


def test_a_slow_commit_sends_the_next_ones_to_the_thread_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "QUICK", 0.0)  # no commit is as quick as that

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        assert store._given == 0
        for n in range(5):
            await store.save(Append(a_move(n)))
        assert store._given == 5

    in_store(tmp_path, look)


def test_a_file_that_another_program_holds_does_not_hold_the_loop(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        assert patience(store) == 0
        other = sqlite3.connect(tmp_path / database.FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.save(Append(a_move(0))))
        for _ in range(20):
            await asyncio.sleep(0.01)
            assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing
        assert store._given == 1
        assert patience(store) == database.WAIT * 1000
        await store.save(Append(a_move(1)))
        assert len(await store.log(TABLE)) == 2

    in_store(tmp_path, look)


def test_a_bad_write_is_found_out_by_the_thread_and_harms_nobody_else(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0)))
        writes: list[list[Change]] = [[Append(a_move(1))], [Append(a_move(0))], [SaveTable(a_table("another"))]]
        assert kinds(await outcomes(store, *writes)) == ["", "lost", ""]
        assert await store.log(TABLE) == [a_move(0), a_move(1)]

    in_store(tmp_path, look)


@pytest.mark.parametrize("made", [True, False])
def test_a_commit_that_fails_on_the_loop_is_lost_and_decided_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    failing = Failing(monkeypatch)

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))
        assert store._given == 0
        failing.fail, failing.made = 1, made
        assert kinds(await outcomes(store, [Append(a_move(0))])) == ["lost"]
        assert store._given == 0
        assert await store.claim(TABLE) is not None
        assert store._given == 1
        assert len(await store.log(TABLE)) == int(made)
        await until_idle(store)
        await store.save(Append(a_move(int(made))))
        assert store._given == 1, "and it goes on"

    in_store(tmp_path, look)


def test_forgetting_is_for_the_thread_which_empties_the_log(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()), Append(a_move(0)))
        await store.save(DropTable(TABLE))
        assert store._given == 1
        log = tmp_path / f"{database.FILE}-wal"
        assert log.stat().st_size == 0

    in_store(tmp_path, look)


def test_who_hears_of_their_last_write_at_the_end_writes_no_more(tmp_path: Path) -> None:
    heard: list[str] = []

    async def look(store: SqliteStore) -> None:
        await store.save(SaveTable(a_table()))

        def again(error: StoreError | None) -> None:
            heard.append("" if error is None else error.kind)
            with pytest.raises(StoreError, match="closed"):
                store.write([Append(a_move(1))], again)

        store.write([Append(a_move(0))], again)
        await store.close()

    in_store(tmp_path, look)
    assert heard == [""]
