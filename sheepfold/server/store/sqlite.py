"""The embedded store: one SQLite file, one thread that writes, and a few that read.

Writes asked for in one turn of the event loop go to the writing thread together, and whatever has gathered while it was waiting
for the disk is committed with one sync. The thread is woken once for a group: every time it has to get hold of the interpreter. A write of a group that fails is undone with the group; then each is tried by itself.
When the commit itself fails nobody knows whether the group stands: what it left in the log may be read after a crash. Its tables are
`lost`, and none is given out again before another commit has decided it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import suppress
from functools import cache
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from msgspec.structs import astuple

from sheepfold.server.store import database
from sheepfold.server.store.batching import Grouping, Work
from sheepfold.server.store.only_server import OnlyServer
from sheepfold.server.store.rows import FATE, DropName, DropPerson, DropTable
from sheepfold.server.store.sqlite_changes import make
from sheepfold.server.store.sqlite_house import SqliteHouse
from sheepfold.server.store.sqlite_reads import LOG, to_json
from sheepfold.server.store.store import Claim, StoreError
from sheepfold.table.rows import Append

CLEANING = 100  # milliseconds it waits for readers to empty the log after something was forgotten
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

# After these at a commit nothing was made: the page that would make it valid is written last, and was not.
UNDONE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR_WRITE}

MOST_ROWS = 64  # of one statement: between two this thread lets the event loop run, and has to wait until it may go on
FORGETTING = (DropPerson, DropName, DropTable)  # after these nothing of it may be left in the file


class SqliteStore(Grouping, OnlyServer, SqliteHouse):
    """See `Store`. Opened by `open_store`, closed by `close`."""

    def __init__(self, path: Path, lock: int) -> None:
        Grouping.__init__(self, path.name)
        SqliteHouse.__init__(self, path)
        self._lock = lock
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = database.writer(path)
        self._since = 0  # changes since the last checkpoint
        self._unclean = False  # something was forgotten, and the log still holds it
        self._doubted = False  # a commit failed, and none since has decided what became of it
        self._thread = Thread(target=self._run, name="sheepfold-write", daemon=True)
        self._thread.start()

    # --- writing, on the event loop

    def _begin(self, group: list[Work]) -> None:
        self._queue.put(group)

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
        while (group := self._queue.get()) is not None:
            assert self._loop is not None
            errors = self._commit(group)
            self._unclean |= any(isinstance(change, FORGETTING) for changes, _ in group for change in changes)
            if self._unclean:
                self._clean()
            self._loop.call_soon_threadsafe(self._report, group, errors)
            self._tidy()

    def _commit(self, group: list[Work]) -> list[StoreError | None]:
        """What became of each write."""
        error, alike = self._try(group)
        errors: list[StoreError | None] = [error] * len(group)
        if error is not None and not alike and len(group) > 1:
            errors = [self._try([work])[0] for work in group]
        self._counted(errors)
        return errors

    def _try(self, group: list[Work]) -> tuple[StoreError | None, bool]:
        """All of the group in one transaction, or nothing and why; and whether that is the same for each of them."""
        try:
            if self._doubted:
                self._settle()
            if self._connection is None:
                self._connection = database.writer(self.path)
            self._connection.execute("BEGIN IMMEDIATE")
            self._make(self._connection, group)
        except StoreError as error:
            self._roll_back()
            return error, error.kind == "away"
        except sqlite3.Error as error:
            self._roll_back()
            return self._understood(error), False
        except Exception as error:  # a value that no column can hold: its writer hears of it, the server goes on
            self._roll_back()
            return StoreError("broken", f"{type(error).__name__}: {error}"), False
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if {code_of(error), getattr(error, "sqlite_errorcode", 0)} & UNDONE:
                self._roll_back()
                return self._understood(error), False
            self._doubted = True
            with suppress(StoreError):  # it is tried again before the next write
                self._settle()
            return StoreError("lost", f"nobody knows whether it was stored: {self.path.name}: {error}"), True
        return None, True

    def _settle(self) -> None:
        """Decide what became of a commit that failed: the next one that succeeds stands behind it in the log, or over it."""
        self._give_up()
        try:
            self._connection = database.writer(self.path)
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(f"PRAGMA application_id = {database.MARK}")  # as it is, but written
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._give_up()
            raise StoreError("away", f"{self.path.name}: {error}") from None
        self._doubted = False

    def _make(self, connection: sqlite3.Connection, group: list[Work]) -> None:
        rows: list[tuple[Any, ...]] = []
        for changes, _ in group:
            self._since += len(changes)
            for change in changes:
                if type(change) is Append:
                    columns = astuple(change.row)
                    rows.append((*columns[:FATE], to_json(change.row.fate).decode(), *columns[FATE + 1 :]))
                    continue
                append(connection, rows)
                rows = []
                make(connection, change)
        append(connection, rows)

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
        code = code_of(error)
        text = f"{self.path.name}: {error}"
        if code == sqlite3.SQLITE_FULL:
            return StoreError("full", text)
        if code in LOST:
            self._give_up()
        if code == sqlite3.SQLITE_READONLY or (code == sqlite3.SQLITE_IOERR and not os.access(self.path, os.W_OK)):
            return StoreError("readonly", text)
        if code == sqlite3.SQLITE_CONSTRAINT and "log." in str(error):  # what is there is not what we have in mind
            return StoreError("lost", text)
        return StoreError("broken", text)

    def _clean(self) -> None:
        """Pages as they were before something was forgotten are in the log until it is emptied. A backup that is under way
        hinders it for a while."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.execute(f"PRAGMA busy_timeout = {CLEANING}")
                busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
                self._unclean = bool(busy)
                self._connection.execute(f"PRAGMA busy_timeout = {round(database.WAIT * 1000)}")

    def _tidy(self) -> None:
        """Carry the write-ahead log over into the database, now and then; whatever hinders it will have passed next time."""
        if self._since >= CHECKPOINT and self._connection is not None:
            self._since = 0
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    # --- owning: one process has the file, and with it every table

    async def claim(self, table: str) -> Claim | None:
        if self._doubted:
            await self.save()
        return Claim(True)  # whether there is such a table is seen when it is read

    async def counts(self) -> dict[str, int]:
        def count(connection: sqlite3.Connection) -> dict[str, int]:
            states = connection.execute("SELECT 'tables_' || state, count(*) FROM tables GROUP BY state").fetchall()
            people = connection.execute("SELECT count(*) FROM people").fetchone()[0]
            return {"people": people, **dict(states), "bytes": os.stat(self.path).st_size}

        return {**await self._read(count), **self._figures}


@cache
def append_rows(number: int) -> str:
    """The statement that adds so many rows to the log."""
    return f"INSERT INTO log ({LOG}) VALUES " + ", ".join([f"({', '.join('?' * len(LOG.split()))})"] * number)


def append(connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> None:
    """Add these rows to the log, in order."""
    for at in range(0, len(rows), MOST_ROWS):
        some = rows[at : at + MOST_ROWS]
        connection.execute(append_rows(len(some)), list(chain.from_iterable(some)))


def code_of(error: sqlite3.Error) -> int:
    """The kind of error; the rest is detail."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


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
