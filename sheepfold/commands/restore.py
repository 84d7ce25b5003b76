"""Put a copy made by `sheepfold backup` where a server will find it. Not while a server runs there.

sheepfold restore monday.db --data DIR            into an empty or a new folder
sheepfold restore monday.db --data DIR --force    in place of what is kept there; that is lost
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold.server.config import default_data
from sheepfold.server.store import database

HELP = "restore what sheepfold backup copied"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FROM", type=Path, help="the copy to read, e.g. monday.db")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the server's data folder (default: the user's own)")
    parser.add_argument("--force", action="store_true", help="replace what is kept there")


def run(given: argparse.Namespace) -> int:
    tables = database.restore(given.file, given.data or default_data(), given.force)
    print(f"{given.data or default_data()}: {tables} tables")
    return 0
