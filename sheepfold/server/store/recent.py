"""The steps stored last: written in the order they come, and put where they belong many at once.

A commit writes whole pages. Put where it belongs at once, every step dirties a page of its own, as its table has; at the end of one
table of all that is new, a commit's steps share a few. `log` is a view of both, so readers need not know; what asks about many tables
at once should, since SQLite takes only the simplest questions apart into one for each.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any

from sheepfold.server.store.groups import columns
from sheepfold.table.rows import LogRow

LOG = "table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy"
COLUMNS = LOG.count(",") + 1
FOLD = 1000  # steps that may gather: what reading a table has to look through, and a fold of 2 ms
MOST_ROWS = 64  # of one statement: between two a writing thread lets the event loop run, and has to wait until it may go on
MOST_TABLES = 20_000  # whose ends are remembered

ENDS = "SELECT table_id, max(n) FROM recent GROUP BY table_id"


class Recent:
    """What one connection adds to the log.

    That a step is new is not for the database to find out: an index over what is recent would cost the pages that are to be saved. But
    the folder is locked, and nobody else writes steps; so the number of the last step of every table written to is remembered, and no
    step is stored that does not come after it. The first step of a table that is not remembered goes where it belongs at once, where a
    primary key finds out, and a foreign one whether there is such a table; nothing else of it is recent then. Nothing is remembered
    across a transaction that failed or a connection that was given up: then what is recent is read again. So it is where folders cannot
    be locked, after each commit of anybody else.
    """

    def __init__(self, alone: bool) -> None:
        self.gathered = 0  # steps since the last fold, or the last attempt
        self._alone = alone  # or two servers may write to the file
        self._ends: dict[str, int] = {}
        self._version: int | None = None  # changes with each commit of another connection; None: nothing is remembered

    def begin(self, connection: sqlite3.Connection) -> None:
        """In each transaction, before anything is added."""
        if self._version is not None and self._alone:
            return  # to ask costs little, but the writing thread may have to wait for the event loop after every answer
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._ends = dict(connection.execute(ENDS).fetchall())
            self._version = version

    def forget(self) -> None:
        """After anything but a commit: what was added is not there, or nobody knows."""
        self._version = None

    def drop(self, table: str) -> None:
        """After a table was deleted."""
        self._ends.pop(table, None)

    def add(self, connection: sqlite3.Connection, rows: list[LogRow]) -> None:
        """Add these steps, in order; StoreError if one of them does not come after those of its table."""
        first, more = columns(rows, self._ends)
        self.gathered += len(more) // COLUMNS
        insert(connection, "steps", first)
        insert(connection, "recent", more)

    def fold(self, connection: sqlite3.Connection) -> None:
        """In a transaction of its own: put all of them where they belong. Whether it stands or not, the log is the same."""
        self.gathered = 0
        fold(connection)
        if len(self._ends) > MOST_TABLES:
            self._ends = {}  # nothing is recent now


def insert(connection: sqlite3.Connection, name: str, values: list[Any]) -> None:
    for at in range(0, len(values), MOST_ROWS * COLUMNS):
        some = values[at : at + MOST_ROWS * COLUMNS]
        connection.execute(insertion(name, len(some) // COLUMNS), some)


@cache
def insertion(name: str, number: int) -> str:
    """The statement that adds so many rows."""
    return f"INSERT INTO {name} ({LOG}) VALUES " + ", ".join([f"({', '.join('?' * COLUMNS)})"] * number)


def fold(connection: sqlite3.Connection) -> None:
    """Put what is recent where it belongs. A step that is there already makes it fail: it is never written over."""
    connection.execute(f"INSERT INTO steps ({LOG}) SELECT {LOG} FROM recent ORDER BY line")
    connection.execute("DELETE FROM recent")


def fold_file(connection: sqlite3.Connection) -> None:
    """The same for a file that nobody has open, such as one whose server was killed."""
    if connection.execute("SELECT EXISTS (SELECT 1 FROM recent)").fetchone()[0]:
        connection.execute("PRAGMA secure_delete = ON")  # or a copy of the steps would lie in pages that nobody uses
        connection.execute("BEGIN IMMEDIATE")
        fold(connection)
        connection.execute("COMMIT")
