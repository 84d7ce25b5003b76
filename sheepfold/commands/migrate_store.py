"""Move a server's data from its folder into PostgreSQL while it runs; nobody has to stop playing until it has caught up.

sheepfold migrate-store --from DIR --to postgresql://user@host/database

It copies until it has caught up, says so, and waits for you to stop the server. Then it copies the rest, compares both, and marks
the folder, so that no server opens it by mistake. Stopped at any point (Ctrl-C) and started again, it goes on where it was.
"""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "move a server from its folder into PostgreSQL"
FOR = "host"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="folder", metavar="DIR", type=Path, required=True, help="the server's data folder")
    parser.add_argument("--to", dest="url", metavar="ADDRESS", required=True, help="postgresql://… of an empty database")


def run(given: argparse.Namespace) -> int:
    from sheepfold.server.store.migrate import move  # what only this needs is loaded only for it

    move(given.folder, given.url, lambda text: print(text, flush=True))
    return 0
