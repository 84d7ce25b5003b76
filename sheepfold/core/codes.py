"""Small ints with names, declared once as a class of constants: the code the rules compare, and the word people read.

class Path:
    MEADOW: Final[i64] = 0
    RIDGE: Final[i64] = 1

PATHS = names_of(Path)  # ("meadow", "ridge")
"""

from __future__ import annotations


def names_of(codes: type) -> tuple[str, ...]:
    """The words of a class of codes, each at its own index."""
    found = {name: value for name, value in vars(codes).items() if name.isupper()}
    if list(found.values()) != list(range(len(found))):
        raise TypeError(f"{codes.__name__}: codes count up from 0 in the order they stand in; these are {found}")
    return tuple(name.lower().replace("_", "-") for name in found)
