"""The one connection that writes: transactions that are made or not, and what is known when one fails."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sheepfold.server.store import database
from sheepfold.server.store.recent import Recent
from sheepfold.server.store.store import StoreError

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


class SqliteWriter:
    """Used by one thread at a time."""

    path: Path

    def __init__(self, path: Path) -> None:
        self._connection: sqlite3.Connection | None = database.writer(path)
        self._recent = Recent(alone=database.CAN_LOCK)
        self._doubted = False  # a commit failed, and none since has decided what became of it
        self._hasty = False  # the connection does not wait for others that write: the loop has it

    def _transact(self, what: Callable[[sqlite3.Connection], None]) -> tuple[StoreError | None, bool]:
        """Do it in one transaction, or not at all and why; and whether each part of it would fail in the same way."""
        error, alike = self._transacted(what)
        if error is not None:
            self._recent.forget()
        return error, alike

    def _transacted(self, what: Callable[[sqlite3.Connection], None]) -> tuple[StoreError | None, bool]:
        try:
            if self._doubted:
                self._settle()
            if self._connection is None:
                self._connection = database.writer(self.path)
            self._connection.execute("BEGIN IMMEDIATE")
            what(self._connection)
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

    def _roll_back(self) -> None:
        """Back to before the group. A connection that cannot even do that is given up."""
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self._give_up()

    def _wait_for_others(self, patient: bool) -> None:
        """Whether a commit waits for another program that is writing to the file."""
        if self._hasty is patient and self._connection is not None:
            self._hasty = not patient
            with suppress(sqlite3.Error):  # a connection that cannot even do that fails at what comes next
                self._connection.execute(f"PRAGMA busy_timeout = {round(database.WAIT * 1000) if patient else 0}")

    def _give_up(self) -> None:
        self._hasty = False
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
        if code == sqlite3.SQLITE_CONSTRAINT and "steps.n" in str(error):  # what is there is not what we have in mind
            return StoreError("lost", text)
        return StoreError("broken", text)


def code_of(error: sqlite3.Error) -> int:
    """The kind of error; the rest is detail."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF
