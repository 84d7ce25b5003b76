"""Whether torch and JAX see the arrays of a `Fold` where they lie, without copies; says what is not installed.

python examples/research/shared_memory.py
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from sheepfold.research.fold import Fold


def in_torch(array: Any) -> tuple[Any, int]:
    tensor = import_module("torch").from_numpy(array)
    return tensor, tensor.data_ptr()


def in_jax(array: Any) -> tuple[Any, int]:
    found = import_module("jax").dlpack.from_dlpack(array)
    return found, found.unsafe_buffer_pointer()


def told(name: str, take: Callable[[Any], tuple[Any, int]]) -> str:
    """The address is the same, and a step of the fold shows."""
    fold = Fold("black-sheep", seats=2, n=1024, seed=1)
    try:
        taken = {what: take(array) for what, array in (("observation", fold.observation), ("mask", fold.mask))}
    except ImportError:
        return f"{name}: not installed"
    fold.step(fold.sample())
    for what, (seen, address) in taken.items():
        own = getattr(fold, what)
        if address != own.ctypes.data or not (np.asarray(seen) == own).all():
            return f"{name}: the {what} is a copy"
    return f"{name}: observation and mask share their memory"


if __name__ == "__main__":
    print(told("torch", in_torch))
    print(told("jax", in_jax))
