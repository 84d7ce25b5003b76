"""A store as its host reads and writes it with `sheepfold house`, beside a running server or without one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.server.store import database

Row = tuple[Any, ...]
ALIVE = "SELECT count(*) FROM houses WHERE line > 0 AND beat > clock_timestamp() - interval '5 seconds'"
ADD_ACT = "INSERT INTO acts (at, what, given, answer) VALUES (?, ?, ?, ?) RETURNING line"


class Book:
    """Questions and statements in words that both databases understand, with `?` for values; each is a transaction of its own."""

    def __init__(self, ask: Callable[[str, tuple[Any, ...]], list[Row]], where: str, folder: Path | None) -> None:
        self._ask = ask
        self.where = where
        self.folder = folder  # None: PostgreSQL

    def ask(self, question: str, *values: Any) -> list[Row]:
        return self._ask(question, values)

    def note(self, what: str, given: str, answer: str = "done") -> int:
        """An act of the host; without an answer it is an order to a server. Its number."""
        return int(self.ask(ADD_ACT, int(time.time()), what, given, answer)[0][0])

    def is_open(self) -> bool:
        """Whether a server is running on it."""
        if self.folder is None:
            return bool(self.ask(ALIVE)[0][0])
        try:
            database.unlock(database.lock(self.folder))
        except BadInput:
            return True
        return False

    def wait(self, line: int, seconds: float) -> str:
        """The answer to an order; "" if none comes in time."""
        end = time.monotonic() + seconds
        while True:
            answer = str(self.ask("SELECT answer FROM acts WHERE line = ?", line)[0][0])
            if answer or time.monotonic() > end:
                return answer
            time.sleep(0.1)


@contextmanager
def open_book(folder: Path, address: str = "") -> Iterator[Book]:
    """Of the folder, or of the PostgreSQL at an address; BadInput if there is nothing, or nothing of this version."""
    if address:
        with open_postgres(address) as book:
            yield book
        return
    path = folder / database.FILE
    if not path.exists():
        raise BadInput(f"no database in {folder}: expected {path}")
    database.check_here(folder)
    try:
        with closing(database.writer(path)) as connection:
            database.check_ours(connection, path)
            check_newest(database.version(connection), len(database.schema()), str(path))
            yield Book(lambda question, values: connection.execute(question, values).fetchall(), str(folder), folder)
    except sqlite3.Error as error:
        raise BadInput(f"{path} cannot be used: {error}") from None


@contextmanager
def open_postgres(address: str) -> Iterator[Book]:
    from sheepfold.server.store.pg_driver import psycopg  # what only several servers need is loaded only for them
    from sheepfold.server.store.postgres_schema import checked, hidden, reason, steps, version_of

    checked(address)
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=10) as connection:
            check_newest(version_of(connection, hidden(address), len(steps())), len(steps()), hidden(address))

            def ask(question: str, values: tuple[Any, ...]) -> list[Row]:
                cursor = connection.execute(question.replace("?", "%s").encode(), values or None)
                return cursor.fetchall() if cursor.description else []

            yield Book(ask, hidden(address), None)
    except psycopg.Error as error:
        raise BadInput(f"{hidden(address)} cannot be used: {reason(error, address)}") from None


def check_newest(version: int, newest: int, where: str) -> None:
    if version != newest:
        raise BadInput(f"{where} has schema {version}, this sheepfold needs {newest}: start the server once with this version")
