"""The packed-int names of librt and mypy_extensions, made of plain lists, for places that have neither."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

i16 = int
i32 = int
i64 = int
u8 = int


class vec(list[Any]):
    """A list that behaves as librt's vec does here: slices are vecs, append hands the row back."""

    def __getitem__(self, at: Any) -> Any:
        got = list.__getitem__(self, at)
        return vec(got) if isinstance(at, slice) else got


def append(row: vec, item: Any) -> vec:
    row.append(item)
    return row


def mypyc_attr(**attributes: bool) -> Callable[[Any], Any]:
    """Compiler hints mean nothing to the interpreter."""
    return lambda thing: thing
