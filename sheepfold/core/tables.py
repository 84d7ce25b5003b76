"""Kinds of values that hold several: lists, sets, counts, and tables by seat or by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any

from sheepfold.core.errors import BadInput
from sheepfold.core.kinds import (
    ALL,
    ANY,
    HIDDEN,
    SEATS,
    Data,
    Kind,
    Names,
    Sight,
    Whole,
    codes_of,
    find,
    names_at,
    read_keys,
    wrong,
)
from sheepfold.core.loops import bits_of_names, codes_of_words, names_of_bits


@dataclass(frozen=True)
class Words(Kind):
    """Several things, a list of codes ↔ one text of their names: `horse pig`. Read also from a list of names."""

    names: Names
    what: str = "name"  # what they are, for errors
    like: str = ""  # an example of the text, for errors
    _: KW_ONLY
    ordered: bool = False  # their order means something; otherwise they are written sorted
    listed: bool = False  # written as a list instead of a text
    open: bool = False  # in part of a position, `any` stands for any of them
    any: str = HIDDEN
    most: int = 1_000

    def write(self, position: Any, code: Any) -> Any:
        return self.named(self.all_names(position), code)

    def write_all(self, position: Any, codes: Sequence[Any]) -> list[Any]:
        names = self.all_names(position)
        return [self.named(names, code) for code in codes]

    def named(self, names: Sequence[Any], codes: Any) -> Any:
        found = [names[code] for code in (codes if self.ordered else sorted(codes))]
        return found if self.listed else " ".join(found)

    def read(self, position: Any, path: str, data: Any) -> list[Any]:
        return self.find_all(position, path, data, self.table(position))

    def part(self, position: Any, path: str, data: Any) -> list[Any]:
        table = self.table(position)
        return self.find_all(position, path, data, {**table, self.any: ANY} if self.open else table)

    def find_all(self, position: Any, path: str, data: Any, table: dict[str, int]) -> list[Any]:
        if not isinstance(data, (str, list)):
            like = f" such as {self.like!r}" if self.like else ""
            raise wrong(path, f"a {'list' if self.listed else 'text'} of {self.what}s{like}", data)
        words = data.split() if isinstance(data, str) else [str(word) for word in data]
        found = codes_of_words(table, words)
        if found is None:
            known = [[table[word]] if word in table else self.codes(position, path, word) for word in words]
            found = [code for codes in known for code in codes]
        if len(found) > self.most:
            raise BadInput(f"{path}: at most {self.most} {self.what}s, not {len(found)}")
        return found

    def all_names(self, position: Any) -> Sequence[Any]:
        return names_at(self.names, position)

    def table(self, position: Any) -> dict[str, int]:
        """The usual words, to be found at once."""
        return codes_of(self.all_names(position))

    def codes(self, position: Any, path: str, word: str) -> list[Any]:
        """What another word stands for; a game may know more ways to write it."""
        return [find(self.all_names(position), path, word, self.what, self.like)]


@dataclass(frozen=True)
class Bits(Kind):
    """A set of things as the bits of an int ↔ the list of their names."""

    names: Names
    allowed: int = -1  # the things that may be there, as bits

    def write(self, position: Any, code: Any) -> list[Any]:
        return names_of_bits(names_at(self.names, position), int(code))

    def write_all(self, position: Any, codes: Sequence[Any]) -> list[list[Any]]:
        names = names_at(self.names, position)
        return [names_of_bits(names, int(code)) for code in codes]

    def read(self, position: Any, path: str, data: Any) -> int:
        names = names_at(self.names, position)
        if isinstance(data, str):
            data = data.split()
        if not isinstance(data, list):
            raise wrong(path, "a list of names", data)
        found = bits_of_names(codes_of(names), data)
        if found >= 0 and not found & ~self.allowed:
            return found
        found = 0
        for name in data:
            code = find(names, path, name)
            if found >> code & 1:
                raise BadInput(f"{path}: {names[code]} is named twice")
            found |= 1 << code
        if found & ~self.allowed:
            raise BadInput(f"{path}: {self.write(position, found & ~self.allowed)[0]} does not belong here")
        return found


@dataclass(frozen=True)
class Counts(Kind):
    """How many there are of each of several things, as a row of ints ↔ a table by name. Part of it: code → number."""

    names: Names | Words  # Words, where it knows other ways to write them
    most: int = 1_000
    sparse: bool = False  # things of which there are none are left out

    def all_names(self, position: Any) -> Sequence[Any]:
        return names_at(self.names.names if isinstance(self.names, Words) else self.names, position)

    def words(self) -> Words:
        return self.names if isinstance(self.names, Words) else Words(self.names, "")

    def write(self, position: Any, code: Any) -> dict[str, int]:
        names = self.all_names(position)
        if self.sparse:
            return {name: int(number) for name, number in zip(names, code, strict=False) if number}
        return {name: int(number) for name, number in zip(names, code, strict=False)}

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        part = self.part(position, path, data)
        return [part.get(code, 0) for code in range(len(self.all_names(position)))]

    def part(self, position: Any, path: str, data: Any) -> dict[int, int]:
        names = self.all_names(position)
        if not isinstance(data, dict):
            raise wrong(path, f"a table with {', '.join(names)}", data)
        table, found = codes_of(names), {}
        for name, count in data.items():
            code = table.get(name)
            if code is None:
                code = self.words().read(position, path, [name])[0]
            if type(count) is not int or not 0 <= count <= self.most:
                raise wrong(f"{path}.{name}", f"a whole number from 0 to {self.most}", count)
            found[code] = count
        return found


@dataclass(frozen=True)
class Sized(Kind):
    """Things of a kind, of which part of a position may say only how many there are (an int)."""

    kind: Kind

    def write(self, position: Any, code: Any) -> Any:
        return self.kind.write(position, code)

    def read(self, position: Any, path: str, data: Any) -> Any:
        return self.kind.read(position, path, data)

    def part(self, position: Any, path: str, data: Any) -> Any:
        if not isinstance(data, (int, str, list, dict)):
            raise wrong(path, "what there is, by name, or how many", data)
        return Whole().read(position, path, data) if isinstance(data, int) else self.kind.part(position, path, data)


# --- tables


@dataclass(frozen=True)
class BySeat(Kind):
    """A row of values, one for each seat ↔ a table by letter. Seats whose value is `empty` are left out where that is given;
    a seat that was left out, by a scenario say, may also have the value `missing`. Part of it: seat → value."""

    kind: Kind
    _: KW_ONLY
    empty: Any = None
    stand_in: Any = None  # data: others see a "?" where something is; an imagined world has this there until it is reshuffled
    missing: Any = None
    extra: tuple[str, ...] = ()  # names of values behind those of the seats

    def letters(self, position: Any) -> tuple[str, ...]:
        return (*SEATS[position.seats], *self.extra)

    def write(self, position: Any, code: Any) -> Data:
        letters = SEATS[position.seats] if not self.extra else self.letters(position)
        if self.empty is None and not isinstance(code, dict):
            return dict(zip(letters, self.kind.write_all(position, code), strict=False))
        seats = sorted(code) if isinstance(code, dict) else range(len(letters))
        if self.empty is not None:
            seats = [seat for seat in seats if code[seat] != self.empty]
        written = self.kind.write_all(position, [code[seat] for seat in seats])
        return {letters[seat]: one for seat, one in zip(seats, written, strict=True)}

    def read(self, position: Any, path: str, data: Any) -> list[Any]:
        letters = self.letters(position)
        read_keys(path, data, letters, "a table by seat")
        left_out = self.missing if self.empty is None else self.empty
        for name in letters:
            if name not in data and left_out is None:
                raise BadInput(f"{path}.{name}: missing; every seat is needed")
        return [self.kind.read(position, f"{path}.{name}", data[name]) if name in data else left_out for name in letters]

    def part(self, position: Any, path: str, data: Any) -> dict[int, Any]:
        letters = self.letters(position)
        read_keys(path, data, letters, "a table by seat")
        return {letters.index(name): self.kind.part(position, f"{path}.{name}", one) for name, one in data.items()}

    def see(self, position: Any, code: Any, viewer: int | None, sight: Sight) -> Data:
        shown = self.write(position, code)
        if sight is ALL:
            return shown
        for seat, name in enumerate(self.letters(position)):
            if name in shown and not sight(position, viewer, seat):
                if self.stand_in is None:
                    del shown[name]
                else:
                    shown[name] = HIDDEN
        return shown

    def known(self, shown: Any) -> Data:
        if self.stand_in is None:
            return dict(shown)
        return {name: self.stand_in if one == HIDDEN else one for name, one in shown.items()}

    def things(self, position: Any, code: Any, key: str) -> Counter[str]:
        held = [code[seat] for seat in range(int(position.seats)) if self.empty is None or code[seat] != self.empty]
        return sum((self.kind.things(position, one, key) for one in held), Counter())


def in_rows(code: Any) -> Iterable[tuple[int, Any]]:
    """The values of a whole table by seat (a list) or of part of one (a dict), each with its seat."""
    return code.items() if isinstance(code, dict) else enumerate(code)


class Record(Kind):
    """Values of different kinds ↔ a table by their names; in the position a dict. What the data leaves out is as `usual` says."""

    def __init__(self, kinds: dict[str, Kind], usual: Data | None = None) -> None:
        self.kinds, self.usual = kinds, usual or {}

    def write(self, position: Any, code: Any) -> Data:
        return {name: kind.write(position, code[name]) for name, kind in self.kinds.items()}

    def read(self, position: Any, path: str, data: Any) -> Data:
        read_keys(path, data, list(self.kinds))
        data = {**self.usual, **data}
        return {name: kind.read(position, f"{path}.{name}", data.get(name)) for name, kind in self.kinds.items()}

    def part(self, position: Any, path: str, data: Any) -> Data:
        read_keys(path, data, list(self.kinds))
        return {name: self.kinds[name].part(position, f"{path}.{name}", one) for name, one in {**self.usual, **data}.items()}
