"""Whether the database file is whole: looked at before a server opens it, and on demand. A damaged file is refused, never replaced."""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database
from sheepfold.server.store.database import advice

log = logging.getLogger("sheepfold.store")
CHECK_SECONDS = 10.0  # for the check at a start; a file too big for that is checked by `sheepfold house check`
STEPS = 100_000  # of SQLite's machine between two looks at the time


def empty(path: Path) -> BadInput:
    return BadInput(f"{path} is empty: what it held is gone, and a server would start over; {advice(path)}")


def check_file(path: Path) -> None:
    """Refuse a file that is there but holds nothing, and a log without its database. A new database is never so, not even for a
    moment: it gets its name when it is complete."""
    beside = path.with_name(f"{path.name}-wal")
    if path.is_file() and path.stat().st_size == 0:
        raise empty(path)
    if not path.exists() and beside.exists() and beside.stat().st_size:
        raise BadInput(f"{path} is missing, but its log {beside.name} is there; {advice(path)}")


def check_sound(connection: sqlite3.Connection, path: Path, seconds: float | None = CHECK_SECONDS) -> None:
    """Refuse a database whose pages do not fit together, or which lacks a table. Looks for so long at most (None: to the end)."""
    if not database.version(connection):
        raise empty(path)
    end = None if seconds is None else time.monotonic() + seconds
    if end is not None:
        connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise BadInput(f"{path} is damaged: {error}; {advice(path)}") from None
        log.warning("%s is too big to be checked at every start; sheepfold house check looks at all of it", path.name)
        found = "ok"
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{path} is damaged: {error}; {advice(path)}") from None
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise BadInput(f"{path} is damaged: {' '.join(found.split())}; {advice(path)}")
    missing = expected(database.version(connection)) - tables_in(connection)
    if missing:
        raise BadInput(f"{path} is damaged: it has no table {min(missing)!r}; {advice(path)}")


def expected(version: int) -> set[str]:
    """The tables, views and triggers of this schema."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        database.migrate(new, Path("new"), database.schema()[:version])
        return tables_in(new)


def tables_in(connection: sqlite3.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type <> 'index'")}
