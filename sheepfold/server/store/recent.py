"""The steps stored last: written in the order they come, and put where they belong many at once.

A commit writes whole pages. Put where it belongs at once, every step dirties a page of its own, as its table has; at the end of one
table of all that is new, a commit's steps share a few. `log` is a view of both, so readers need not know; what asks about many tables
at once should, since SQLite takes only the simplest questions apart into one for each.
"""

from __future__ import annotations

import sqlite3
from functools import cache, partial

from sheepfold.server.store.groups import columns
from sheepfold.server.store.store import StoreError
from sheepfold.table.rows import LogRow

LOG = "table_id, n, kind, seat, text, fate, id, spent, at, asked, entropy"
COLUMNS = LOG.count(",") + 1
FOLD = 1500  # steps that may gather: what reading a table has to look through, and a fold of 3 ms
MOST_ROWS = 64  # of one statement: between two a writing thread lets the event loop run, and has to wait until it may go on
MOST_TABLES = 20_000  # whose ends are remembered

END = "SELECT coalesce((SELECT n FROM steps WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), -1) FROM tables WHERE id = ?"
ENDS = "SELECT table_id, max(n) FROM recent GROUP BY table_id"


class Recent:
    """What one connection adds to the log.

    That a step is new is not for the database to find out: an index over what is recent would cost the pages that are to be saved. But
    there is only one writer, so the number of the last step of every table it wrote to is remembered, and no step is stored that does
    not come after it. Of a table that is not remembered nothing is recent: its end is where it belongs, and whether it exists is looked
    up with it. Nothing is remembered across a transaction that failed, a connection that was given up, or a commit of anybody else:
    then what is recent is read again.
    """

    def __init__(self) -> None:
        self.gathered = 0  # steps since the last fold, or the last attempt
        self._ends: dict[str, int] = {}
        self._version: int | None = (
            None  # of the database, as this connection counts the commits of others; None: nothing is known
        )

    def begin(self, connection: sqlite3.Connection) -> None:
        """In each transaction, before anything is added."""
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
        values = columns(rows, self._ends, partial(end_of, connection))
        self.gathered += len(rows)
        for at in range(0, len(values), MOST_ROWS * COLUMNS):
            some = values[at : at + MOST_ROWS * COLUMNS]
            connection.execute(insertion(len(some) // COLUMNS), some)

    def fold(self, connection: sqlite3.Connection) -> None:
        """In a transaction of its own: put all of them where they belong. Whether it stands or not, the log is the same."""
        self.gathered = 0
        fold(connection)
        if len(self._ends) > MOST_TABLES:
            self._ends = {}  # nothing is recent now


def end_of(connection: sqlite3.Connection, table: str) -> int:
    """The number of the last step of a table of which nothing is recent."""
    found = connection.execute(END, (table,)).fetchone()
    if found is None:
        raise StoreError("broken", f"a step of {table}, which is not there")
    return int(found[0])


@cache
def insertion(number: int) -> str:
    """The statement that adds so many rows."""
    return f"INSERT INTO recent ({LOG}) VALUES " + ", ".join([f"({', '.join('?' * COLUMNS)})"] * number)


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
