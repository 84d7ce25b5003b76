"""Memory of tables that were let go of: given back to the system where it takes any."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache


def clear_memory() -> None:
    """Their parts are gone with them (`Context.let_go`); to look through all that is here for rings would hold everybody up."""
    give_back()(0)


@cache
def give_back() -> Callable[[int], int]:
    """The C library's own way (glibc's `malloc_trim`); others keep what they have."""
    import ctypes  # not sooner: it makes a function of the machine's, which an image of Python's memory in a browser cannot hold

    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return int
    return found
