"""The inner loops of writing and reading positions, compiled: bags and sets of codes as packed ints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sheepfold.core.packed import i64, vec

# A packed row that comes from interpreted code. A compiled function that declares one as `vec` keeps every row that such code
# passes for ever (mypyc 2.4 counts the reference twice); taken as Any and declared inside, it is let go of.
Row = Any


def counted_codes(given: Row, start: i64, end: i64, first: i64) -> list[int]:
    """The codes from the first on that a stretch of a row counts, each as often as it says."""
    row: vec[i64] = given
    found: list[int] = []
    for code in range(first, end - start):
        for each in range(row[start + code]):
            found.append(int(code))
    return found


def count_codes(given: Row, start: i64, size: i64, codes: list[int]) -> None:
    """Let a stretch of a row count these codes."""
    row: vec[i64] = given
    for i in range(start, start + size):
        row[i] = 0
    for code in codes:
        row[start + code] += 1


def lay_codes(given: Row, start: i64, codes: list[int]) -> None:
    """Put these ints into a row."""
    row: vec[i64] = given
    for i in range(len(codes)):
        row[start + i] = codes[i]


def names_of_bits(names: Sequence[Any], bits: int) -> list[Any]:
    found: list[Any] = []
    for i in range(len(names)):
        if bits >> i & 1:
            found.append(names[i])
    return found


def bits_of_names(table: dict[str, int], names: list[Any]) -> int:
    """The bits of names; -1 if one is unknown or named twice."""
    found = 0
    for name in names:
        code = table.get(name) if isinstance(name, str) else None
        if code is None or found >> code & 1:
            return -1
        found |= 1 << code
    return found


def codes_of_words(table: dict[str, int], words: list[str]) -> list[int] | None:
    """The codes of words; None if one is unknown."""
    found: list[int] = []
    for word in words:
        code = table.get(word)
        if code is None:
            return None
        found.append(code)
    return found
