"""Copy everything a server keeps into one file, also while it runs.

sheepfold backup --data DIR monday.db            everything as it is at this moment
sheepfold backup --data DIR monday.db --force    also over an older copy

The copy holds secrets of running games and is readable by you alone. `sheepfold restore` puts it back.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold.core.errors import BadInput
from sheepfold.server.config import default_data
from sheepfold.server.store import database

HELP = "copy everything a server keeps into one file"
FOR = "host"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="TO", type=Path, help="the copy to write, e.g. monday.db")
    parser.add_argument("--data", metavar="DIR", type=Path, help="the server's data folder (default: the user's own)")
    parser.add_argument("--force", action="store_true", help="replace the file if it is there")


def run(given: argparse.Namespace) -> int:
    if given.file.exists() and not given.force:
        raise BadInput(f"{given.file} already exists; --force replaces it")
    tables = database.back_up(given.data or default_data(), given.file)
    print(f"{given.file}: {tables} tables, {given.file.stat().st_size} bytes")
    return 0
