"""Packed rows as numpy arrays that share their bytes; numpy is loaded only when one is made."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from sheepfold.core.extras import needed

if TYPE_CHECKING:
    from numpy.typing import NDArray


def load_numpy() -> Any:
    return needed("numpy", "research", "research")


def shared(row: Any, kind: str, *shape: int) -> NDArray[Any]:
    """An array over the bytes of a packed row, which shows whatever is written there. Keep the row as long as the array.

    librt shows its rows as read-only buffers; an array over their address can be written to.
    """
    numpy = load_numpy()
    seen = numpy.frombuffer(row, dtype=numpy.uint8)
    raw = (ctypes.c_uint8 * seen.size).from_address(seen.ctypes.data)
    found: NDArray[Any] = numpy.frombuffer(raw, dtype=kind).reshape(shape)
    return found
