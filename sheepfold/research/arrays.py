"""Packed rows as numpy arrays that share their bytes; numpy is loaded only when one is made."""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any

from sheepfold.core.extras import needed

if TYPE_CHECKING:
    from numpy.typing import NDArray

LINE = 64  # bytes that processors handle together


def load_numpy() -> Any:
    return needed("numpy", "research", "research")


def address(row: Any) -> int:
    """Where the bytes of a packed row lie in memory."""
    numpy = load_numpy()
    return int(numpy.frombuffer(row, dtype=numpy.uint8).ctypes.data)


def before_line(row: Any) -> int:
    """How many bytes of a row lie before the next multiple of 64: JAX takes only what begins at one without a copy."""
    return -address(row) % LINE


def shared(row: Any, kind: str, *shape: int, at: int = 0) -> NDArray[Any]:
    """An array over the bytes of a packed row, from `at` on, which shows whatever is written there. Keep the row as long as it.

    librt shows its rows as read-only buffers; an array over their address can be written to.
    """
    numpy = load_numpy()
    size = math.prod(shape) * numpy.dtype(kind).itemsize
    raw = (ctypes.c_uint8 * size).from_address(address(row) + at)
    found: NDArray[Any] = numpy.frombuffer(raw, dtype=kind).reshape(shape)
    return found
