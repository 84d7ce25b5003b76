"""Check that the chance of finished games was sealed before their first move, offline, from their records alone.

sheepfold verify my.record        every die and card is the one the seal gives, every move is legal, nothing was changed
sheepfold verify *.record         several at once

The exit code is 0 if all hold, 1 if any does not or cannot be checked: it has no seal, or its game is not over.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.position import FATE
from sheepfold.core.record import Record
from sheepfold.core.sealed import verify_file
from sheepfold.language import Speaker, usual_language

HELP = "check that the chance of a finished game was sealed before its first move"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="the record of a finished game of a sealed table")


def run(given: argparse.Namespace) -> int:
    contents = [(path, content_of(path)) for path in given.files]  # first of all: a file that cannot be read is a slip
    held = [check(path, content) for path, content in contents]
    return 0 if all(held) else 1


def content_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None


def check(path: Path, content: bytes) -> bool:
    """Whether one record holds; says so, or why not, in one line."""
    try:
        _, record = verify_file(content, games.load)
    except BadInput as error:
        print(f"{path}: NOT verified: {Speaker(usual_language()).bad_input(error)}")
        return False
    print(f"{path}: verified: {summary(record)}")
    return True


def summary(record: Record) -> str:
    draws = sum(1 for seat, text in record.moves if seat == FATE)
    added = f"with entropy of {', '.join(sorted(record.entropy))}" if record.entropy else "without entropy of any seat"
    return f"{len(record.moves) - draws} moves of players, {draws} draws by the seal {record.commit}, {added}"
