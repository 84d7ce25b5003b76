"""What `sheepfold house` needs of a server that does not run, or of what it keeps: orders carried out, and everything checked."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sheepfold.core.errors import BadInput
from sheepfold.server.app import App
from sheepfold.server.config import Config
from sheepfold.server.store import database, integrity
from sheepfold.server.store.book import Book
from sheepfold.server.store.recent import LOG
from sheepfold.server.store.sqlite import open_store
from sheepfold.server.tables.log_check import fault_in
from sheepfold.table.config import decode_config


async def carry_out(folder: Path, config: Config) -> None:
    """Do what was asked for, with a server that lets nobody in."""
    app = App(config, open_store(folder))
    try:
        await app.orders.look()
    finally:
        await app.stop()
        await app.store.close()


def who_sits(doc: bytes) -> str:
    """The names at the seats of a table."""
    return ", ".join(name or "–" for name in decode_config(doc).names().values())


def faults(book: Book) -> Iterator[str]:
    """Everything that is wrong: the file itself, then each table."""
    if book.folder is not None:
        yield from faults_of_file(book.folder / database.FILE)
    for (id,) in book.ask("SELECT id FROM tables ORDER BY id"):
        found = book.ask("SELECT doc FROM tables WHERE id = ?", id)
        rows = book.ask(f"SELECT {LOG} FROM log WHERE table_id = ? ORDER BY n", id)
        if not found:
            continue  # it went meanwhile
        fault = fault_in(bytes(found[0][0]), rows)
        if fault and book.ask("SELECT count(*) FROM log WHERE table_id = ?", id)[0][0] == len(rows):  # it moved on meanwhile
            yield f"table {id}: {fault}"


def faults_of_file(path: Path) -> Iterator[str]:
    with closing(database.reader(path)) as connection:
        try:
            integrity.check_sound(connection, path, None)
        except BadInput as error:
            yield str(error)
        try:
            for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
                yield f"{path}: a row of {table} belongs to none of {parent}"
        except sqlite3.Error as error:
            yield f"{path}: {error}"
