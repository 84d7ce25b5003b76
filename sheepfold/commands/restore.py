"""Put a copy made by `sheepfold backup` where a server will find it. Not while a server runs there.

sheepfold restore monday.db --data DIR            into an empty or a new folder
sheepfold restore monday.db --data DIR --force    in place of what is kept there; that is lost
sheepfold restore postgresql://user@host/database    after pg_restore: see below

Games that are not over go on with fresh chance: players may have seen what the old one would bring again. Their logs and records say
so. Where pg_restore puts the copy back, this command has only that left to do.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from sheepfold.core.errors import BadInput
from sheepfold.server.config import default_data
from sheepfold.server.store import database
from sheepfold.server.store.book import open_book

HELP = "restore what sheepfold backup copied"
FOR = "host"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="FROM", help="the copy to read, e.g. monday.db; or the database that pg_restore has filled"
    )
    parser.add_argument("--data", metavar="DIR", type=Path, help="the server's data folder (default: the user's own)")
    parser.add_argument("--force", action="store_true", help="replace what is kept there")


def run(given: argparse.Namespace) -> int:
    if given.source.startswith(("postgresql://", "postgres://")):
        from sheepfold.server.store import postgres_schema  # what only this needs is loaded only for it

        tables = postgres_schema.begin_epoch(given.source)
        print(f"{postgres_schema.hidden(given.source)}: {tables} tables with fresh chance")
        return 0
    folder = given.data or default_data()
    tables = database.restore(Path(given.source), folder, given.force)
    with suppress(BadInput), open_book(folder) as book:  # a copy of an older version has no log to write it in
        book.note("restore", Path(given.source).name)
    print(f"{folder}: {tables} tables")
    return 0
