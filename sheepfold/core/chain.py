"""Receipts: the rows of a sealed table's log form a hash chain, whose head every guest is given with every step.

A head is keyed with a secret that follows from the seed: until the seed is disclosed it tells nothing about the rows, however few
moves could have been made; once it is, anybody can work out every head and hold the receipts of guests against them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass

from sheepfold.core.errors import BadInput
from sheepfold.core.heads import canonical
from sheepfold.core.message import Message
from sheepfold.core.seats import LETTERS, letter

RECEIPT = re.compile("(?:([A-Za-z0-9_-]{1,64}):)?([0-9]{1,9}):([0-9a-f]{64})")
ENTROPY = re.compile("(?:[0-9a-f]{64})?")
KINDS = ("start", "move", "clock", "undo", "pause", "epoch")


@dataclass(frozen=True, kw_only=True)
class ChainRow:
    """A row of a table's log as the chain knows it: all that was kept, but not what follows from that."""

    kind: str
    seat: int
    text: str
    fate: list[str]
    id: str
    spent: int
    at: int
    entropy: str = ""

    def canonical(self) -> str:
        return canonical(self)


def read_row(text: str) -> ChainRow | None:
    """A row from its canonical text; None if it is none."""
    try:
        kind, seat, said, fate, id, spent, at, *more = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    entropy = more[0] if more else ""
    numbers = all(type(number) is int for number in (seat, spent, at))
    if not isinstance(entropy, str) or not ENTROPY.fullmatch(entropy):
        return None
    texts = isinstance(fate, list) and all(isinstance(each, str) for each in (said, id, *fate))
    if kind not in KINDS or not numbers or not texts or not -1 <= seat < len(LETTERS):
        return None
    row = ChainRow(kind=kind, seat=seat, text=said, fate=fate, id=id, spent=spent, at=at, entropy=entropy)
    return row if row.canonical() == text else None


def taken_back(rows: Iterable[ChainRow]) -> set[int]:
    """The numbers of the rows that were taken back; BadInput if a row says so of what cannot be."""
    gone: set[int] = set()
    for n, row in enumerate(rows):
        if row.kind == "undo":
            numbers = numbers_in(row.text)
            if numbers is None or any(not 0 <= number < n for number in numbers):
                raise BadInput(Message("chain-undo", {"n": n}))
            gone.update(numbers)
    return gone


def numbers_in(text: str) -> list[int] | None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, list) and all(type(number) is int for number in found) else None


def moves_of(rows: list[ChainRow]) -> list[tuple[int, str]]:
    """The moves that stand, fate's too, as a record has them."""
    gone = taken_back(rows)
    found: list[tuple[int, str]] = []
    for n, row in enumerate(rows):
        if n not in gone and row.kind in ("start", "move", "clock"):
            found += [(row.seat, row.text)] if row.kind != "start" else []
            found += [(-1, text) for text in row.fate]
    return found


def links_of(rows: list[ChainRow]) -> list[tuple[int, str, str]]:
    """What seats added to chance with moves that stand: step, seat, number."""
    gone = taken_back(rows)
    moves = [(n, row) for n, row in enumerate(rows) if row.kind in ("move", "clock") and row.entropy and n not in gone]
    return [(n, letter(row.seat), row.entropy) for n, row in moves]


def entropy_by_decision(rows: list[ChainRow]) -> dict[int, list[str]]:
    """What was added to chance before the draws that follow each decision; 0 is the set-up."""
    gone = taken_back(rows)
    found: dict[int, list[str]] = {}
    decision, begun = 0, False
    for n, row in enumerate(rows):
        if n in gone:
            continue
        begun = begun or row.kind == "start"
        decision += row.kind in ("move", "clock")
        if row.entropy:
            later = row.kind == "epoch" and begun
            found.setdefault(decision + later, []).append(row.entropy)
    return found


# --- receipts


@dataclass(frozen=True)
class Receipt:
    """What a guest was given with step `n`. `table` is "" where it does not say which table it is of."""

    table: str
    n: int
    head: str


def read_receipt(text: str) -> Receipt:
    found = RECEIPT.fullmatch(text.strip())
    if found is None:
        raise BadInput(Message("chain-receipt", {"came": repr(text[:80])}))
    return Receipt(found[1] or "", int(found[2]), found[3])


def read_receipts(text: str) -> list[Receipt]:
    """One receipt on each line; empty lines are skipped."""
    return [read_receipt(line) for line in text.splitlines() if line.strip()]


def held_against(receipts: Iterable[Receipt], heads: list[str], rows: list[ChainRow]) -> list[tuple[bool, Message]]:
    """For each receipt whether the chain has what it says, and that in words."""
    restored = [n for n, row in enumerate(rows) if row.kind == "epoch"]
    found: list[tuple[bool, Message]] = []
    for receipt in receipts:
        n, values = receipt.n, {"n": receipt.n, "last": len(heads) - 1}
        if n < len(heads) and heads[n] == receipt.head:
            found.append((True, Message("chain-holds", values)))
        elif restored and n >= restored[0]:
            found.append((False, Message("chain-restored", {**values, "epoch": restored[0]})))
        else:
            found.append((False, Message("chain-changed" if n < len(heads) else "chain-lost", values)))
    return found
