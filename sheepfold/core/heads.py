"""The heads of a table's chain: a row as the chain knows it, and the digest that follows from it and the head before."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256
from json.encoder import encode_basestring
from typing import Final, Protocol

from sheepfold.core.keyed import Keyed

HEAD_BYTES: Final = 32


class RowLike(Protocol):
    """What the chain asks of a row; those of a table are such."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def fate(self) -> list[str]: ...
    @property
    def id(self) -> str: ...
    @property
    def spent(self) -> int: ...
    @property
    def at(self) -> int: ...
    @property
    def entropy(self) -> str: ...


KNOWN_TEXTS: Final[dict[str, str]] = {}  # those of moves, quoted: a game says the same ones again and again
MOST_KNOWN: Final = 10_000


def quoted(text: str) -> str:
    """The text as a JSON string, remembered."""
    known = KNOWN_TEXTS.get(text)
    if known is not None:
        return known
    if len(KNOWN_TEXTS) >= MOST_KNOWN:
        KNOWN_TEXTS.clear()
    found = KNOWN_TEXTS[text] = encode_basestring(text)
    return found


def canonical(row: RowLike) -> str:
    """The same text for the same row, for ever: JSON without spaces. What rows did not always have is left out where it is empty."""
    fate = ",".join([quoted(text) for text in row.fate])
    more = f",{encode_basestring(row.entropy)}" if row.entropy else ""
    id = encode_basestring(row.id)  # ids and entropy are hardly ever the same twice: nothing to remember
    return f"[{quoted(row.kind)},{row.seat},{quoted(row.text)},[{fate}],{id},{row.spent},{row.at}{more}]"


class Chain:
    """Makes the heads of one table."""

    def __init__(self, table: str, commit: str, seed: bytes) -> None:
        self.key = hmac.digest(seed, b"sheepfold chain 1\n" + table.encode(), "sha256")
        self._keyed = Keyed(self.key)
        self.commit = commit
        self.first = sha256(f"sheepfold chain 1\n{table}\n{commit}".encode()).digest()

    def after(self, head: bytes, row: str) -> bytes:
        """The head once this row is added."""
        return self._keyed.digest(head + row.encode())

    def heads(self, rows: Iterable[RowLike]) -> list[str]:
        """The head after each row."""
        found, head = [], self.first
        for row in rows:
            head = self.after(head, canonical(row))
            found.append(head.hex())
        return found
