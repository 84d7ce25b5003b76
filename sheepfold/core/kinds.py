"""Kinds of values: how the ints of a position are written as readable data, read back, and refused with the path of their key.

A kind reads two ways. `read` takes what `write` has written. `part` takes what people write of a position that is to be filled up:
tables may lack entries, and `?` stands for anything (the code ANY).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.seats import LETTERS

Data = dict[str, Any]
Names = Sequence[Any] | Callable[[Any], Sequence[Any]]  # words or numbers by their codes; may depend on the position
# Who may see a value: position, who looks (None: a watcher), whose it is (-1: nobody's).
Sight = Callable[[Any, int | None, int], bool]

HIDDEN = "?"  # in a view: something that is there but not to be seen; in part of a position: anything
ANY = -1  # the code of a `?` in part of a position
MOST_TABLES = 1000
MANY = 30  # so many names are not listed in an error
SEATS = [tuple(LETTERS[:seats]) for seats in range(len(LETTERS) + 1)]


def ALL(position: Any, viewer: int | None, owner: int) -> bool:
    return True


class Kind:
    """How one value is written and read; `path` names it in errors."""

    def __init_subclass__(cls) -> None:
        """A kind that writes otherwise than the one it is made from writes several otherwise, too."""
        super().__init_subclass__()
        if "write" in vars(cls) and "write_all" not in vars(cls):
            setattr(cls, "write_all", Kind.write_all)  # noqa: B010

    def write(self, position: Any, code: Any) -> Any:
        return code

    def read(self, position: Any, path: str, data: Any) -> Any:
        return data

    def part(self, position: Any, path: str, data: Any) -> Any:
        """Read what a partial position says of it."""
        return self.read(position, path, data)

    def write_all(self, position: Any, codes: Sequence[Any]) -> list[Any]:
        """Several of one kind, such as one for each seat."""
        return [self.write(position, code) for code in codes]

    def see(self, position: Any, code: Any, viewer: int | None, sight: Sight) -> Any:
        """As a viewer sees it."""
        return self.write(position, code) if sight(position, viewer, -1) else HIDDEN

    def known(self, shown: Any) -> Any:
        """What can be taken from a view for an imagined world."""
        return shown

    def things(self, position: Any, code: Any, key: str) -> Counter[str]:
        """How many there are of each thing in it, by name."""
        return counted(self.write(position, code))


def counted(data: Any) -> Counter[str]:
    """The names in written data: in a list or alone each counts once, in a table by the number beside it."""
    if isinstance(data, dict):
        numbers = Counter({name: number for name, number in data.items() if type(number) is int})
        return sum((counted(value) for value in data.values() if type(value) is not int), numbers)
    if isinstance(data, list):
        return sum((counted(value) for value in data), Counter())
    return Counter([data] if data else [])


# --- saying no


def wrong(path: str, expected: str, came: Any) -> BadInput:
    return BadInput(f"{path}: {expected}, not {came!r}")


def need(right: bool, what: str) -> None:
    """Refuse what is not right; `what` begins with the path of the key."""
    if not right:
        raise BadInput(what)


def read_keys(path: str, data: Any, known: Sequence[str], what: str = "a table") -> None:
    if not isinstance(data, dict):
        raise wrong(path, f"{what} with {', '.join(known)}", data)
    for name in data:
        if name not in known:
            raise BadInput(f"{path}: no {name!r}; there are {', '.join(known)}{closest(str(name), list(known))}")


def names_at(names: Names, position: Any) -> Sequence[Any]:
    return names(position) if callable(names) else names


TABLES: dict[
    int, tuple[Sequence[Any], dict[str, int]]
] = {}  # by the id of a row of names, which is kept so that no other has it


def codes_of(names: Sequence[Any]) -> dict[str, int]:
    """The code of each name, also in lower case."""
    known = TABLES.get(id(names))
    if known is not None and known[0] is names:
        return known[1]
    found = {str(name): code for code, name in enumerate(names)}
    found = {name.lower(): code for name, code in found.items()} | found
    if len(TABLES) >= MOST_TABLES:
        TABLES.clear()
    TABLES[id(names)] = (names, found)
    return found


def find(names: Sequence[Any], path: str, name: Any, what: str = "", like: str = "") -> int:
    """The code of a name, in either case."""
    table = codes_of(names)
    code = table.get(name if isinstance(name, str) else str(name))
    if code is None:
        code = table.get(str(name).lower())
    if code is None:
        known = [str(name) for name in names if str(name)]
        there = f"; there are {', '.join(known)}" if len(known) < MANY else f"; write {like!r}, say" if like else ""
        raise BadInput(f"{path}: no {what + ' ' if what else ''}{name!r}{there}{closest(str(name), known)}")
    return code


# --- one thing


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number between two bounds; a bound may depend on the position (its options, say)."""

    least: int = 0
    most: int | Callable[[Any], int] = 1_000_000

    def write(self, position: Any, code: Any) -> int:
        return int(code)

    def write_all(self, position: Any, codes: Sequence[Any]) -> list[int]:
        return [int(code) for code in codes]

    def read(self, position: Any, path: str, data: Any) -> int:
        most = self.most if isinstance(self.most, int) else self.most(position)
        if type(data) is not int or not self.least <= data <= most:
            raise wrong(path, f"a whole number from {self.least} to {most}", data)
        return data

    def things(self, position: Any, code: Any, key: str) -> Counter[str]:
        return Counter({key: int(code)})


@dataclass(frozen=True)
class Flag(Kind):
    """true or false."""

    def write(self, position: Any, code: Any) -> bool:
        return bool(code)

    def read(self, position: Any, path: str, data: Any) -> bool:
        if not isinstance(data, bool):
            raise wrong(path, "true or false", data)
        return data


@dataclass(frozen=True)
class Word(Kind):
    """An int by its word: the index in `words`. `none` is the data for code -1, if there is any."""

    words: Names
    none: str | None = ""
    may_be_none: bool = False

    def write(self, position: Any, code: Any) -> Any:
        return self.none if code < 0 and self.may_be_none else names_at(self.words, position)[code]

    def write_all(self, position: Any, codes: Sequence[Any]) -> list[Any]:
        words = names_at(self.words, position)
        return [self.none if code < 0 and self.may_be_none else words[code] for code in codes]

    def read(self, position: Any, path: str, data: Any) -> int:
        if self.may_be_none and data == self.none:
            return -1
        words = names_at(self.words, position)
        code = codes_of(words).get(data if isinstance(data, str) else str(data))
        if code is None or data == "" or words[code] != (data if isinstance(words[code], type(data)) else str(data)):
            known = [str(word) for word in words if word]
            there = f"one of {', '.join(known)}; not {data!r}" if len(known) < MANY else f"no {data!r}"
            raise BadInput(f"{path}: {there}{closest(str(data), known)}")
        return code


def Seat(none: str | None = "", may_be_none: bool = False) -> Word:
    """A seat of this table by its letter."""
    return Word(lambda position: SEATS[position.seats], none, may_be_none)


@dataclass(frozen=True)
class Maybe(Kind):
    """Nothing (null) for the code `none`, otherwise another kind."""

    kind: Kind
    none: int = -1

    def write(self, position: Any, code: Any) -> Any:
        return None if code == self.none else self.kind.write(position, code)

    def write_all(self, position: Any, codes: Sequence[Any]) -> list[Any]:
        written = iter(self.kind.write_all(position, [code for code in codes if code != self.none]))
        return [None if code == self.none else next(written) for code in codes]

    def read(self, position: Any, path: str, data: Any) -> Any:
        return self.none if data is None else self.kind.read(position, path, data)
