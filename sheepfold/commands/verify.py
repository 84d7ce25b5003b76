"""Check that the chance of finished games was sealed before their first move, offline, from their records alone.

sheepfold verify my.record        every die and card is the one the seal gives, every move is legal, nothing was changed
sheepfold verify *.record         several at once
sheepfold verify my.record --lang fr    said in French; German is de

The exit code is 0 if all hold, 1 if any does not or cannot be checked: it has no seal, or its game is not over.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold import games
from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message
from sheepfold.core.position import FATE
from sheepfold.core.record import Record
from sheepfold.core.sealed import verify_file
from sheepfold.language import LANGUAGES, Speaker, usual_language
from sheepfold.terminal import keeping

HELP = "check that the chance of a finished game was sealed before its first move"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="the record of a finished game of a sealed table")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=usual_language(), help="the language it is said in, e.g. --lang fr"
    )


def run(given: argparse.Namespace) -> int:
    contents = [(path, content_of(path)) for path in given.files]  # first of all: a file that cannot be read is a slip
    speaker = Speaker(given.lang)
    held = [check(path, content, speaker) for path, content in contents]
    return 0 if all(held) else 1


def content_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise keeping.unreadable(path, error) from None


def check(path: Path, content: bytes, speaker: Speaker) -> bool:
    """Whether one record holds; says so, or why not, in one line."""
    try:
        _, record = verify_file(content, games.load)
    except BadInput as error:
        print(speaker.say(Message("term-not-verified", {"file": str(path), "why": speaker.bad_input(error)})))
        return False
    print(speaker.say(summary(path, record)))
    return True


def summary(path: Path, record: Record) -> Message:
    draws = sum(1 for seat, text in record.moves if seat == FATE)
    values = {"file": str(path), "moves": len(record.moves) - draws, "draws": draws, "seal": record.commit}
    if not record.entropy:
        return Message("term-verified-bare", values)
    return Message("term-verified", {**values, "seats": ", ".join(sorted(record.entropy))})
