"""Part of a position on its way to a whole one: what is named stays, what is left open is drawn from what is left of the box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sheepfold.core.errors import BadInput
from sheepfold.core.kinds import ANY, Data
from sheepfold.core.position import Position
from sheepfold.core.rng import Rng
from sheepfold.core.schema import Schema

P = TypeVar("P", bound=Position)
T = TypeVar("T")


def any_of(items: Sequence[T], rng: Rng) -> T:
    return items[int(rng.below(len(items)))]


def shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    left = list(items)
    return [left.pop(int(rng.below(len(left)))) for each in items]


class Pool:
    """The things of one box that nobody has named yet, by code."""

    def __init__(self, box: Iterable[int], names: Sequence[Any], what: str) -> None:
        self.box, self.left = list(box), list(box)
        self.names, self.what = names, what

    def take(self, path: str, codes: Sequence[int]) -> list[int]:
        """Named things; more of one than there are is an error of this key. ANY is left for `fill`."""
        for code in codes:
            if code != ANY:
                self.left[code] -= 1
                if self.left[code] < 0:
                    raise BadInput(f"{path}: more {self.what} of {self.names[code]} than the {self.box[code]} there are")
        return list(codes)

    def draw(self, path: str, rng: Rng, among: Sequence[int] = ()) -> int:
        """One of those left (`among`: with these codes), each thing equally likely."""
        codes = among or range(len(self.left))
        size = sum([self.left[code] for code in codes])
        if not size:
            raise BadInput(f"{path}: no {self.what} are left for it")
        nth = int(rng.below(size))
        for code in codes:
            if nth < self.left[code]:
                self.left[code] -= 1
                return code
            nth -= self.left[code]
        raise AssertionError("there is one")

    def fill(self, path: str, codes: Sequence[int], rng: Rng) -> list[int]:
        """The same codes, with something drawn for every ANY."""
        return [self.draw(path, rng) if code == ANY else code for code in codes]

    def size(self) -> int:
        return sum(self.left)

    def rest(self) -> list[int]:
        """What is left, one entry for each thing."""
        return [code for code, number in enumerate(self.left) for each in range(number)]


class Draft(Generic[P]):
    """What is given of a position, as codes by key; a game's completion adds the rest."""

    former: ClassVar[dict[str, str]] = {}  # what keys were called in earlier versions

    def __init__(self, schema: Schema[P], blank: P, given: Any, rng: Rng) -> None:
        if isinstance(given, dict):
            given = {self.former.get(key, key): value for key, value in given.items()}
        self.schema, self.blank, self.rng = schema.at(blank), blank, rng
        self.codes = self.schema.part(blank, given)
        self.given: Data = given
        self.seats = range(int(blank.seats))

    def fill(self) -> P:
        """The whole position; what cannot be is told by the game's `impossible`."""
        return self.position()

    def said(self, key: str, seat: int) -> Any:
        """What is given for one seat; None if it is left open."""
        return self.codes.get(key, {}).get(seat)

    def open(self, key: str) -> list[int]:
        """The seats that a table leaves open."""
        return [seat for seat in self.seats if seat not in self.codes.get(key, {})]

    def position(self) -> P:
        """The blank position with all codes put in."""
        return self.schema.put(self.blank, self.codes)
