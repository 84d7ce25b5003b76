"""Check that the chance of finished games was sealed before their first move, offline, from their records alone.

sheepfold verify my.record        every die and card is the one the seal gives, every move is legal, nothing was changed
sheepfold verify *.record         several at once
sheepfold verify my.record --lang fr    said in French; German is de
sheepfold verify my.record --receipt 8:5f0c…    is step 8 still the one you were given this receipt for?
sheepfold verify my.record --receipts my.txt    a file with one receipt on each line; those of other tables are skipped

The exit code is 0 if all hold, 1 if any does not or cannot be checked: it has no seal, or its game is not over.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sheepfold import games
from sheepfold.core.chain import Receipt, held_against, read_receipt, read_receipts
from sheepfold.core.errors import BadInput
from sheepfold.core.message import Message
from sheepfold.core.position import FATE
from sheepfold.core.recorded import Record
from sheepfold.core.sealed import seal_of, verify_file
from sheepfold.core.seats import letter
from sheepfold.language import LANGUAGES, Speaker, usual_language
from sheepfold.terminal import keeping
from sheepfold.terminal.console import printable

HELP = "check that the chance of a finished game was sealed before its first move"
FOR = "play"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="the record of a finished game of a sealed table")
    parser.add_argument(
        "--receipt",
        metavar="N:HEAD",
        action="append",
        default=[],
        help="a receipt of the table, e.g. --receipt 8:5f0c…; again for more",
    )
    parser.add_argument("--receipts", metavar="FILE", type=Path, help="a file with one receipt on each line")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=usual_language(), help="the language it is said in, e.g. --lang fr"
    )


def run(given: argparse.Namespace) -> int:
    contents = [(path, content_of(path)) for path in given.files]  # first of all: a file that cannot be read is a slip
    receipts = [read_receipt(text) for text in given.receipt]
    if given.receipts is not None:
        receipts += read_receipts(content_of(given.receipts).decode("utf-8", "replace"))
    speaker = Speaker(given.lang)
    held = [check(path, content, receipts, speaker) for path, content in contents]
    return 0 if all(held) else 1


def content_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise keeping.unreadable(path, error) from None


def check(path: Path, content: bytes, receipts: list[Receipt], speaker: Speaker) -> bool:
    """Whether one record holds; says so, or why not, in one line, and in one more for each receipt."""
    try:
        _, record = verify_file(content, games.load)
    except BadInput as error:
        tell(speaker, Message("term-not-verified", {"file": str(path), "why": speaker.bad_input(error)}))
        return False
    tell(speaker, summary(path, record))
    if record.anchors:
        tell(speaker, committed(path, record))
    if record.setup.begins is not None:
        tell(speaker, Message("term-verified-position", {"file": str(path)}))
    for n, row in enumerate(record.rows):
        if row.kind == "epoch":
            tell(speaker, Message("term-verified-epoch", {"file": str(path), "n": n}))
    mine = [receipt for receipt in receipts if receipt.table in ("", record.table)]
    if mine and not record.head:
        tell(speaker, Message("term-receipt", {"file": str(path), "what": Message("chain-none")}))
        return False
    found = held_against(mine, seal_of(record).chain().heads(record.rows), record.rows)
    for _, what in found:
        tell(speaker, Message("term-receipt", {"file": str(path), "what": what}))
    return all(holds for holds, _ in found)


def tell(speaker: Speaker, message: Message) -> None:
    """One line, whatever stands in the record: what a terminal obeys could make it say the opposite."""
    print(printable(speaker.say(message)))


def summary(path: Path, record: Record) -> Message:
    draws = sum(1 for seat, text in record.moves if seat == FATE)
    values = {"file": str(path), "moves": len(record.moves) - draws, "draws": draws, "seal": record.commit}
    if not record.entropy:
        return Message("term-verified-bare", values)
    return Message("term-verified", {**values, "seats": ", ".join(sorted(record.entropy))})


def committed(path: Path, record: Record) -> Message:
    """Which seats committed to what they add to chance, and which of them added it."""
    silent = {letter(row.seat) for row in record.rows if row.kind in ("move", "clock") and not row.entropy}
    values = {
        "seats": sorted(record.anchors),
        "start": sorted(record.anchors.keys() & record.entropy.keys()),
        "moves": sorted(record.anchors.keys() - silent),
    }
    told = {name: ", ".join(seats) or "–" for name, seats in values.items()}
    return Message("term-verified-anchors", {"file": str(path), **told})
