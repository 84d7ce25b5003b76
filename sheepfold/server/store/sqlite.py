"""The embedded store: one SQLite file, one thread that writes, and a few that read.

Writes asked for in one turn of the event loop are committed together, with one sync. While the disk has been quick, the event loop
does it itself: a thread has to be woken, and to get hold of the interpreter, which costs more than the commit. While the disk is slow,
somebody else is writing or anything fails, the writing thread does it, and the loop goes on; what gathers meanwhile is the next
group. A write of a group that fails is undone with the group; then each is tried by itself.
When the commit itself fails nobody knows whether the group stands: what it left in the log may be read after a crash. Its tables are
`lost`, and none is given out again before another commit has decided it.
Steps go where `recent` says, and now and then from there to where they belong, in a transaction of their own.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from sheepfold.server.store import database
from sheepfold.server.store.batching import Grouping, Work
from sheepfold.server.store.groups import pieces
from sheepfold.server.store.only_server import OnlyServer
from sheepfold.server.store.recent import FOLD
from sheepfold.server.store.rows import DropName, DropPerson, DropTable
from sheepfold.server.store.sqlite_changes import make
from sheepfold.server.store.sqlite_house import SqliteHouse
from sheepfold.server.store.sqlite_writer import SqliteWriter
from sheepfold.server.store.store import Claim, StoreError

log = logging.getLogger("sheepfold.store")

CLEANING = 100  # milliseconds it waits for readers to empty the log after something was forgotten
CHECKPOINT = 4000  # changes between two clearings of the write-ahead log
QUICK = 0.001  # seconds a commit usually takes, at most, where the event loop makes it itself
UNKNOWN = 0.1  # what is thought of a disk before it has shown how quick it is
WEIGHT = 0.125  # of the last commit in what is usual: one that hangs keeps the next few dozen off the loop

FORGETTING = (DropPerson, DropName, DropTable)  # after these nothing of it may be left in the file


class SqliteStore(Grouping, OnlyServer, SqliteHouse, SqliteWriter):
    """See `Store`. Opened by `open_store`, closed by `close`."""

    def __init__(self, path: Path, lock: int) -> None:
        Grouping.__init__(self, path.name)
        SqliteHouse.__init__(self, path)
        SqliteWriter.__init__(self, path)
        self._lock = lock
        self._queue: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._since = 0  # changes since the last checkpoint
        self._unclean = False  # something was forgotten, and the log still holds it
        self._usual = UNKNOWN  # seconds a commit takes, the last ones counting most
        self._given = self._finished = 0  # groups the thread was given, and those it has done with
        self._thread = Thread(target=self._run, name="sheepfold-write", daemon=True)
        self._thread.start()

    # --- writing, on the event loop

    def _begin(self, group: list[Work]) -> None:
        if not self._is_quick(group) or not self._commit_here(group):
            self._give(group)

    def _is_quick(self, group: list[Work]) -> bool:
        """Whether the loop may commit these itself: the thread rests, the disk has been quick, and nothing out of the way is asked for."""
        rests = self._given == self._finished and self._connection is not None
        if not rests or self._usual > QUICK or self._doubted or self._unclean:
            return False
        return not any(type(piece) in FORGETTING for piece in pieces(group))

    def _commit_here(self, group: list[Work]) -> bool:
        """Commit on the loop; False if it did not work at once, and nothing was made: the thread has more patience."""
        start = time.perf_counter()
        self._wait_for_others(False)
        error, _ = self._try(group)
        if error is not None and not self._doubted:
            return False
        errors = [error] * len(group)
        self._counted(errors)
        self._usual += (time.perf_counter() - start - self._usual) * WEIGHT
        self._report(group, errors)
        if self._recent.gathered >= FOLD and self._usual <= QUICK:
            self._fold()  # about as long as the commits of two groups, and nobody waits for it
        if self._since >= CHECKPOINT or self._recent.gathered >= FOLD:
            self._give([])
        return True

    def _give(self, group: list[Work]) -> None:
        self._given += 1
        self._queue.put(group)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True  # also for those who would write once more when they hear of their last write
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._close_readers()
        self._wait_for_others(True)
        if self._connection is not None:
            self._fold()
        if self._connection is not None:
            with suppress(sqlite3.Error):  # the log is read at the next start instead
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._connection.close()
        database.unlock(self._lock)

    # --- writing, on the writing thread

    def _run(self) -> None:
        while (group := self._queue.get()) is not None:
            assert self._loop is not None
            self._wait_for_others(True)
            if group:  # or else it is only to tidy up
                errors = self._commit(group)
                self._unclean |= any(type(piece) in FORGETTING for piece in pieces(group))
                if self._unclean:
                    self._clean()
                self._loop.call_soon_threadsafe(self._report, group, errors)
            self._tidy()
            self._finished += 1

    def _commit(self, group: list[Work]) -> list[StoreError | None]:
        """What became of each write."""
        start = time.perf_counter()
        error, alike = self._try_surely(group)
        errors: list[StoreError | None] = [error] * len(group)
        if error is not None and not alike and len(group) > 1:
            errors = [self._try_surely([work])[0] for work in group]
        self._counted(errors)
        self._usual += (time.perf_counter() - start - self._usual) * WEIGHT
        return errors

    def _try_surely(self, group: list[Work]) -> tuple[StoreError | None, bool]:
        """As `_try`, after which it is decided what stands, if that can be."""
        found = self._try(group)
        if self._doubted:
            with suppress(StoreError):  # it is tried again before the next write
                self._settle()
        return found

    def _try(self, group: list[Work]) -> tuple[StoreError | None, bool]:
        """All of the group in one transaction, or nothing and why; and whether that is the same for each of them."""
        return self._transact(partial(self._make, group))

    def _fold(self) -> None:
        """Put what is recent where it belongs. If that fails, it stays where it is, and is read there."""
        error, _ = self._transact(self._recent.fold)
        if error is not None:
            log.warning("recent steps could not be put in order: %s", error)

    def _make(self, group: list[Work], connection: sqlite3.Connection) -> None:
        self._recent.begin(connection)
        for piece in pieces(group):
            if type(piece) is list:
                self._since += len(piece)
                self._recent.add(connection, piece)
                continue
            self._since += 1
            make(connection, piece)
            if type(piece) is DropTable:
                self._recent.drop(piece.id)

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
        """Put recent steps where they belong, and carry the write-ahead log over into the database, now and then; whatever hinders
        it will have passed next time."""
        if self._recent.gathered >= FOLD and not self._doubted:
            self._fold()
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
