"""What is wrong when a law does not hold: which law, what was seen, and which of the game's functions it is about."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class Breach(NamedTuple):
    """`about` is the name of a method of the position or of a function of the game: `where.py` finds its file and line."""

    law: str
    what: str
    about: str


class LawBroken(Exception):
    """A law that does not hold, with the record that leads there."""

    def __init__(self, breach: Breach, where: str, record: str) -> None:
        self.law = breach.law
        self.what = breach.what
        self.where = where  # FILE:LINE, "" if it cannot be known
        self.record = record
        super().__init__(breach, where, record)

    def __str__(self) -> str:
        return f"{self.law}: {self.what}"


def written(view: Any) -> str:
    return json.dumps(view, sort_keys=True, ensure_ascii=False)


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where two pieces of data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return difference(mine, theirs, f"{path}.{at}")
    return f"{path.lstrip('.') or 'the whole'}: {one!r} and {other!r}"
