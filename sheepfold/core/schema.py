"""The fields of a position, declared once: written to data, read back, checked, and shown to those who may see them.

    FIELDS = Schema[HillRacePosition](
        Field("phase", Word(PHASES), seen=ALL),
        Field("climb", Whole(0, 29), seen=ALL),
        Field("charms", BySeat(Word(CHARMS), empty=NONE), seen=OWN),
    )

A kind turns the int (or row of ints) of a field into readable data and back; a field says where it is kept. What is a game's own
stays by hand: `get` and `put` of a field, and filling up what a partial position leaves open (`draft.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, TypeVar

from sheepfold.core.errors import BadInput, closest
from sheepfold.core.kinds import (
    ALL,
    ANY,
    HIDDEN,
    Data,
    Flag,
    Kind,
    Maybe,
    Names,
    Seat,
    Sight,
    Whole,
    Word,
    find,
    need,
    read_keys,
    wrong,
)
from sheepfold.core.places import Place
from sheepfold.core.position import OVER, Position
from sheepfold.core.seats import LETTERS
from sheepfold.core.tables import Bits, BySeat, Counts, Record, Sized, Words, in_rows

__all__ = [
    "ALL",
    "ANY",
    "HIDDEN",
    "OWN",
    "SEALED",
    "START",
    "THE_REST",
    "Bits",
    "BySeat",
    "Counts",
    "Data",
    "Field",
    "FieldOf",
    "Flag",
    "Kind",
    "Maybe",
    "Names",
    "Record",
    "Schema",
    "Seat",
    "Sight",
    "Sized",
    "Whole",
    "Word",
    "Words",
    "find",
    "in_rows",
    "need",
    "read_keys",
    "wrong",
]

P = TypeVar("P", bound=Position)


def OWN(position: Position, viewer: int | None, owner: int) -> bool:
    """Only its owner, until the game is over."""
    return viewer == owner or position.actor() == OVER


def SEALED(position: Position, viewer: int | None, owner: int) -> bool:
    """Only its owner, until all have made the choice that they make at the same time (`Position.sealed`)."""
    return viewer == owner or position.sealed() is None


# --- fields

START = object()  # a default: as it is when a game begins
THE_REST = object()  # a default: what is in the box and lies nowhere else


@dataclass(frozen=True, kw_only=True)
class FieldOf(Generic[P]):
    """One field of a position; `Field` makes it."""

    key: str
    kind: Kind
    seen: Sight | None
    default: Any
    each: Callable[[Data, str], Any] | None
    holds: bool
    only: tuple[str, str] | None
    code: Callable[[P], Any]
    store: Callable[[P, Any], None]


def Field(
    key: str,
    kind: Kind,
    *,
    attr: str = "",
    start: int = 0,
    size: int = 0,
    bag: int | None = None,
    total: str = "",
    get: Callable[[Any], Any] | None = None,
    put: Callable[[Any, Any], None] | None = None,
    seen: Sight | None = None,  # None: in no view
    default: Any = START,  # data for a partial position that leaves it open, or what makes it of the data so far
    each: Callable[[Data, str], Any] | None = None,  # data so far, letter → data of a seat that is left out; None: nothing
    holds: bool = False,  # holds things of the box; over all such fields their number never changes
    only: tuple[str, str] | None = None,  # an option and its value: tables with another one do not have this field
) -> FieldOf[Any]:
    """It is kept in the attribute of the same name (or `attr`), as `Place` says, unless `get` and `put` do it by hand."""
    by_seat = isinstance(kind, BySeat) and size != 0
    place = Place(attr=attr or key, start=start, size=size, by_seat=by_seat, bag=bag, total=total)
    whole = not size and bag is None and not isinstance(kind, Words)
    code = get or (attrgetter(place.attr) if whole else place.get)
    store = put or place.put
    return FieldOf(key=key, kind=kind, seen=seen, default=default, each=each, holds=holds, only=only, code=code, store=store)


class Schema(Generic[P]):
    """All fields of a game's position, in the order in which they are written and read."""

    def __init__(self, *fields: FieldOf[Any], then: Callable[[P], None] = lambda position: None) -> None:
        """`then` works out what follows from the fields once they are read."""
        self.fields, self.then = fields, then
        self.variants: dict[tuple[str, ...], Schema[P]] = {}
        self.lacks: dict[str, str] = {}  # keys that tables with other options have: which ones
        self.keys = [field.key for field in fields]
        self.kinds = {field.key: field.kind for field in fields}
        self.writers = [(field.key, field.kind.write, field.code) for field in fields]
        self.shown = [(field.key, field.kind.see, field.code, field.seen) for field in fields if field.seen is not None]
        for field in fields:
            if field.default is THE_REST and not field.holds:
                raise TypeError(f"{field.key}: THE_REST is for a field that `holds` things")

    def at(self, position: P) -> Schema[P]:
        """Without the fields that only tables with other options have."""
        options = position.setup.options
        lacks = {one.key: " = ".join(one.only) for one in self.fields if one.only and options[one.only[0]] != one.only[1]}
        if lacks and tuple(lacks) not in self.variants:
            fewer = self.variants[tuple(lacks)] = Schema(*[one for one in self.fields if one.key not in lacks], then=self.then)
            fewer.lacks = lacks
        return self.variants[tuple(lacks)] if lacks else self

    def write(self, position: P) -> Data:
        """The whole truth, for `Position.to_data`."""
        return {key: write(position, code(position)) for key, write, code in self.writers}

    def visible(self, position: P, viewer: int | None) -> Data:
        """What a seat (None: a watcher) may see of it. A field nobody declared to be seen is in no view."""
        return {key: see(position, code(position), viewer, sight) for key, see, code, sight in self.shown}

    def things(self, position: P) -> dict[str, int]:
        """How many there are of each thing of the box, in all fields that hold some."""
        counts = (field.kind.things(position, field.code(position), field.key) for field in self.holds())
        return dict(+sum(counts, Counter[str]()))

    def holds(self) -> list[FieldOf[Any]]:
        return [field for field in self.fields if field.holds]

    def check_keys(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise BadInput(f"a position is a table with {', '.join(self.keys)}; not {data!r}")
        for key in data:
            need(key not in self.lacks, f"{key}: only with the option {self.lacks.get(key)}")
            if key not in self.kinds:
                raise BadInput(f"{key}: no such key; a position has {', '.join(self.keys)}{closest(str(key), self.keys)}")

    def read(self, position: P, data: Any) -> P:
        """Put whole data into a blank position; BadInput names the key that is missing, unknown or wrong."""
        self.check_keys(data)
        for field in self.fields:
            if field.key not in data:
                raise BadInput(f"{field.key}: missing; a whole position has {', '.join(self.keys)}")
            field.store(position, field.kind.read(position, field.key, data[field.key]))
        self.then(position)
        return position

    def known(self, table: Data) -> Data:
        """What a view tells of the fields, with something in the place of what it only hints at."""
        return {key: kind.known(table[key]) for key, kind in self.kinds.items() if table.get(key, HIDDEN) != HIDDEN}

    def stand_ins(self, blank: P, table: Data) -> Data:
        """A view with things of the box that it shows nowhere else in the place of hidden ones."""
        left = Counter(self.things(blank))
        for field in self.holds():
            left.subtract(seen_things(field, blank, table.get(field.key)))
        return table | {
            field.key: in_place(field, blank, table[field.key], left) for field in self.holds() if field.key in table
        }

    def fill(self, blank: P, given: Any) -> Data:
        """Part of a position made whole by the defaults, in the order of the fields; each value is checked and tidied."""
        self.check_keys(given)
        data: Data = {}
        for field in sorted(self.fields, key=lambda field: field.default is THE_REST):  # what is left, after all the others
            found = given[field.key] if field.key in given else self.left_open(field, blank, data)
            if field.each is not None and isinstance(found, dict):
                others = {name: field.each(data, name) for name in LETTERS[: int(blank.seats)] if name not in found}
                found = {**found, **{name: value for name, value in others.items() if value is not None}}
            data[field.key] = field.kind.write(blank, field.kind.read(blank, field.key, found))
        return {key: data[key] for key in self.keys}

    def left_open(self, field: FieldOf[Any], blank: P, data: Data) -> Any:
        """What a field has that a partial position does not mention; `data` is what was found so far."""
        if field.default is START:
            return field.kind.write(blank, field.code(blank))
        if field.default is THE_REST:
            return self.rest(field, blank, data)
        return field.default(data) if callable(field.default) else field.default

    def rest(self, field: FieldOf[Any], blank: P, data: Data) -> dict[str, int]:
        """How many of each thing are in no other field."""
        whole = self.things(blank)
        held: Counter[str] = Counter()
        for other in self.holds():
            if other.key in data:
                held += other.kind.things(blank, other.kind.read(blank, other.key, data[other.key]), other.key)
        for name, number in held.items():
            if number > whole.get(name, 0):
                raise BadInput(
                    f"{field.key}: there is no more than {whole.get(name, 0)} of {name} in the box, and {number} are out"
                )
        return {name: whole.get(name, 0) - held[name] for name in field.kind.write(blank, field.code(blank))}

    def part(self, blank: P, given: Any) -> Data:
        """The codes of what is given of a position and of what has a default; tables by seat may lack seats."""
        self.check_keys(given)
        data: Data = dict(given)
        codes: Data = {}
        for field in self.fields:
            unsaid = field.default in (START, THE_REST)
            usual = None if unsaid else field.default(data) if callable(field.default) else field.default
            data[field.key] = given.get(field.key, usual)
            if field.key in given or usual is not None:
                code = codes[field.key] = field.kind.part(blank, field.key, data[field.key])
                if isinstance(field.kind, (Word, Whole, Flag, Maybe)):
                    field.store(blank, code)  # what others may be can depend on it
        return codes

    def put(self, position: P, codes: Data) -> P:
        """Put codes into a blank position, in the order of the fields."""
        for field in self.fields:
            if field.key in codes:
                field.store(position, codes[field.key])
        self.then(position)
        return position


def seen_things(field: FieldOf[Any], blank: Any, shown: Any) -> Counter[str]:
    """The things that a view shows in a field; none where it shows only part of them in a way of its own."""
    if isinstance(shown, dict):
        shown = {name: one for name, one in shown.items() if one != HIDDEN}
    try:
        return field.kind.things(blank, field.kind.read(blank, field.key, shown), field.key)
    except BadInput:
        return Counter()


def in_place(field: FieldOf[Any], blank: Any, shown: Any, left: Counter[str]) -> Any:
    """A table by seat of things of the box, with things that are left in the place of hidden ones: the stand-in, or any other."""
    kind = field.kind
    if not (isinstance(kind, BySeat) and isinstance(kind.stand_in, str)):
        return shown
    found = dict(shown)
    for name in [name for name, one in shown.items() if one == HIDDEN]:
        there = [thing for thing in (kind.stand_in, *left) if left[thing] > 0 and can_be(kind.kind, blank, thing)]
        found[name] = there[0] if there else kind.stand_in
        left[found[name]] -= 1
    return found


def can_be(kind: Kind, blank: Any, thing: str) -> bool:
    try:
        kind.read(blank, "", thing)
    except BadInput:
        return False
    return True
