"""Put a copy made by `sheepfold backup` where a server will find it. Not while a server runs there.

sheepfold restore monday.db --data DIR            into an empty or a new folder
sheepfold restore monday.db --data DIR --force    in place of what is kept there; that is lost
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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FROM", type=Path, help="the copy to read, e.g. monday.db")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the server's data folder (default: the user's own)")
    parser.add_argument("--force", action="store_true", help="replace what is kept there")


def run(given: argparse.Namespace) -> int:
    folder = given.data or default_data()
    tables = database.restore(given.file, folder, given.force)
    with suppress(BadInput), open_book(folder) as book:  # a copy of an older version has no log to write it in
        book.note("restore", given.file.name)
    print(f"{folder}: {tables} tables")
    return 0
