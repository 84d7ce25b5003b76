"""The embedded store: one SQLite file, one thread that writes, and a few that read.

Writes asked for in one turn of the event loop go to the writing thread together, and whatever has gathered while it was waiting
for the disk is committed with one sync. A write of a group that fails is undone with the group; then each is tried by itself.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from sheepfold.server.store import database
from sheepfold.server.store.batching import Batching, TakeCode, Work
from sheepfold.server.store.rows import (
    FATE,
    AddCode,
    Change,
    DropPerson,
    DropTable,
    SavePerson,
    SaveTable,
    TableRow,
)
from sheepfold.server.store.sqlite_reads import LOG, TABLE, SqliteReads, to_json
from sheepfold.server.store.store import Claim, StoreError
from sheepfold.table.rows import AddChat, Append

CROWD = 4  # writes in a commit from which the next one waits for company
PATIENCE = 0.002  # seconds it waits
CHECKPOINT = 4000  # changes between two clearings of the write-ahead log

# After these a connection is not to be trusted: the next write opens the file again.
LOST = {
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PROTOCOL,
}

APPEND = f"INSERT INTO log ({LOG}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SAVE_PERSON = (
    "INSERT INTO people (id, hash, name, made, seen, hook) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, name = excluded.name, seen = excluded.seen, hook = excluded.hook"
)
SAVE_TABLE = (
    f"INSERT INTO tables ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET code = excluded.code, state = excluded.state, public = excluded.public,"
    " changed = excluded.changed, doc = excluded.doc"
)
ADD_CHAT = "INSERT INTO chat (table_id, at, person, who, name, text) VALUES (?, ?, ?, ?, ?, ?)"
ADD_CODE = "INSERT INTO codes (hash, table_id, seat, expires) VALUES (?, ?, ?, ?)"

astuple = msgspec.structs.astuple


class SqliteStore(Batching, SqliteReads):
    """See `Store`. Opened by `open_store`, closed by `close`."""

    def __init__(self, path: Path, lock: int) -> None:
        Batching.__init__(self, path.name)
        SqliteReads.__init__(self, path)
        self._lock = lock
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = database.writer(path)
        self._since = 0  # changes since the last checkpoint
        self._thread = Thread(target=self._run, name="sheepfold-write", daemon=True)
        self._thread.start()

    # --- writing, on the event loop

    def _take(self, works: list[Work]) -> None:
        self._queue.put(works)

    async def close(self) -> None:
        if self._closed:
            return
        self._hand_over()
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._close_readers()
        if self._connection is not None:
            with suppress(sqlite3.Error):  # the log is read at the next start instead
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._connection.close()
        database.unlock(self._lock)

    # --- writing, on the writing thread

    def _run(self) -> None:
        going_on = True
        crowded = False
        while going_on:
            group: list[Work] = []
            while going_on and not (group and self._queue.empty()):
                more = self._queue.get()
                going_on = more is not None
                group += more or []
                if crowded:
                    # Many write: a moment's patience, and more of them share the price of one commit.
                    time.sleep(PATIENCE)
                    crowded = False
            crowded = len(group) >= CROWD
            if group:
                assert self._loop is not None
                self._loop.call_soon_threadsafe(self._report, group, self._commit(group))
                self._tidy()

    def _commit(self, group: list[Work]) -> list[StoreError | None]:
        """What became of each write."""
        error = self._try(group)
        errors: list[StoreError | None] = [error] * len(group)
        if error is not None and len(group) > 1:
            errors = [self._try([work]) for work in group]
        self._counted(errors)
        return errors

    def _try(self, group: list[Work]) -> StoreError | None:
        """All of the group in one transaction, or nothing and why."""
        try:
            if self._connection is None:
                self._connection = database.writer(self.path)
            self._connection.execute("BEGIN IMMEDIATE")
            self._make(self._connection, group)
            self._connection.execute("COMMIT")
            return None
        except StoreError as error:
            self._roll_back()
            return error
        except sqlite3.Error as error:
            self._roll_back()
            return self._understood(error)
        except Exception as error:  # a value that no column can hold: its writer hears of it, the server goes on
            self._roll_back()
            return StoreError("broken", f"{type(error).__name__}: {error}")

    def _make(self, connection: sqlite3.Connection, group: list[Work]) -> None:
        rows: list[tuple[Any, ...]] = []
        for changes, _ in group:
            self._since += len(changes)
            for change in changes:
                if type(change) is Append:
                    columns = astuple(change.row)
                    rows.append((*columns[:FATE], to_json(change.row.fate).decode(), *columns[FATE + 1 :]))
                    continue
                if rows:
                    connection.executemany(APPEND, rows)
                    rows = []
                make(connection, change)
        if rows:
            connection.executemany(APPEND, rows)

    def _roll_back(self) -> None:
        """Back to before the group. A connection that cannot even do that is given up."""
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self._give_up()

    def _give_up(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _understood(self, error: sqlite3.Error) -> StoreError:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the rest is detail
        text = f"{self.path.name}: {error}"
        if code == sqlite3.SQLITE_FULL:
            return StoreError("full", text)
        if code in LOST:
            self._give_up()
        if code == sqlite3.SQLITE_READONLY or (code == sqlite3.SQLITE_IOERR and not os.access(self.path, os.W_OK)):
            return StoreError("readonly", text)
        return StoreError("broken", text)

    def _tidy(self) -> None:
        """Carry the write-ahead log over into the database, now and then; whatever hinders it will have passed next time."""
        if self._since >= CHECKPOINT and self._connection is not None:
            self._since = 0
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    # --- owning: one process has the file, and with it every table

    async def claim(self, table: str) -> Claim | None:
        return Claim(True)  # whether there is such a table is seen when it is read

    async def release(self, tables: Sequence[str], care: bool = False) -> None:
        """There is no other server that could want them."""

    async def kept(self, tables: Sequence[str]) -> set[str]:
        return set(tables)

    async def beat(self) -> list[str]:
        return []

    async def orphans(self, limit: int) -> list[str]:
        return []

    async def retire(self) -> None:
        """Nobody waits for it."""

    async def counts(self) -> dict[str, int]:
        def count(connection: sqlite3.Connection) -> dict[str, int]:
            states = connection.execute("SELECT 'tables_' || state, count(*) FROM tables GROUP BY state").fetchall()
            people = connection.execute("SELECT count(*) FROM people").fetchone()[0]
            return {"people": people, **dict(states), "bytes": os.stat(self.path).st_size}

        return {**await self._read(count), **self._figures}


def open_store(folder: Path) -> SqliteStore:
    """The store in a folder, made if it is not there; BadInput if it is in use, of a newer program or not ours."""
    database.make_folder(folder)
    lock = database.lock(folder)
    try:
        database.check_here(folder)
        path = folder / database.FILE
        database.open_file(path)
        return SqliteStore(path, lock)
    except BaseException:
        database.unlock(lock)
        raise


def make(connection: sqlite3.Connection, change: Change | TakeCode) -> None:
    """Any change but Append, which comes in crowds."""
    match change:
        case SavePerson(row):
            connection.execute(SAVE_PERSON, astuple(row))
        case SaveTable(row, occupants):
            save_table(connection, row, occupants)
        case AddChat(row):
            connection.execute(ADD_CHAT, astuple(row))
        case AddCode(row):
            connection.execute("DELETE FROM codes WHERE table_id = ? AND seat = ?", (row.table, row.seat))
            connection.execute(ADD_CODE, astuple(row))
        case TakeCode(hash, now):
            connection.execute("DELETE FROM codes WHERE expires <= ?", (now,))
            taken = connection.execute("DELETE FROM codes WHERE hash = ? RETURNING table_id, seat", (hash,)).fetchall()
            change.found = taken[0] if taken else None
        case DropPerson(id):
            connection.execute("DELETE FROM chat WHERE person = ?", (id,))
            connection.execute("DELETE FROM seats WHERE person = ?", (id,))
            connection.execute("DELETE FROM people WHERE id = ?", (id,))
        case DropTable(id):
            connection.execute("DELETE FROM tables WHERE id = ?", (id,))
        case _:
            raise StoreError("broken", f"no change is called {type(change).__name__}")


def save_table(connection: sqlite3.Connection, row: TableRow, occupants: dict[int, str] | None) -> None:
    try:
        connection.execute(SAVE_TABLE, astuple(row))
    except sqlite3.IntegrityError:
        raise StoreError("taken", f"another table has the code {row.code!r}") from None
    if occupants is not None:
        held = dict(connection.execute("SELECT seat, person FROM seats WHERE table_id = ?", (row.id,)).fetchall())
        connection.execute("DELETE FROM seats WHERE table_id = ?", (row.id,))
        seats = [(row.id, seat, person) for seat, person in occupants.items()]
        connection.executemany("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", seats)
        # A code was given by the person who held the seat: it must not open it against the next one.
        lost = [(row.id, seat) for seat, person in held.items() if occupants.get(seat) != person]
        connection.executemany("DELETE FROM codes WHERE table_id = ? AND seat = ?", lost)
