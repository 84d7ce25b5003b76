"""The position as data, declared once. Animals are words, best first; `?` stands for any animal, value or task."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sheepfold.core.loops import counted_codes
from sheepfold.core.pile import NONE
from sheepfold.core.schema import (
    ANY,
    HIDDEN,
    BySeat,
    Counts,
    Data,
    Field,
    Flag,
    Kind,
    Maybe,
    Names,
    Record,
    Schema,
    Seat,
    Sized,
    Whole,
    Word,
    Words,
    find,
    in_rows,
    need,
    wrong,
)
from sheepfold.core.seats import LETTERS as SEATS
from sheepfold.games.black_sheep.rules import components as c
from sheepfold.games.black_sheep.rules.bundle import bundle_of, count_in
from sheepfold.games.black_sheep.rules.components import LETTERS, NAMES
from sheepfold.games.black_sheep.rules.counting import counted_by, note_counted
from sheepfold.games.black_sheep.rules.herds import joined
from sheepfold.games.black_sheep.rules.phases import CAPTURING, DEALING, ENDED, PHASES, REFILLING, TASKING, WITH_FIELD
from sheepfold.games.black_sheep.rules.sides import BUNDLE, SIDES, cards_of, side_of

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

# A figure is its type * 3, plus 0 for value 3, 1 for 2 and 2 for 1; behind these, one of any value is ANY_VALUE + its type.
VALUES = int(c.VALUES)
ANY_VALUE = int(c.WORTHS)
COLUMNS = [
    figure // VALUES * VALUES + VALUES - 1 - figure % VALUES for figure in range(ANY_VALUE)
]  # where a corral counts it; and back
FIGURES = (*(f"{name}-{VALUES - i}" for name in NAMES for i in range(VALUES)), *(f"{name}-?" for name in NAMES))


def figure_words() -> dict[str, int]:
    """`horse-3` can also be written `H3`, and `horse-?` as `H?` or `H`."""
    found: dict[str, int] = {}
    for name, code in ((name, code) for code, name in enumerate(FIGURES)):
        animal, value = name.rsplit("-", 1)
        for short in (animal, LETTERS[NAMES.index(animal)]):
            found |= {f"{short}-{value}": code, f"{short}{value}": code} | ({short: code} if value == HIDDEN else {})
    return found


# --- kinds of values


def seats_of(position: BlackSheepPosition) -> str:
    return SEATS[: int(position.seats)]


@dataclass(frozen=True)
class Animals(Words):
    """Types ↔ `horse pig`; read also from letters, with or without spaces."""

    names: Names = tuple(NAMES)
    what: str = "animal"
    like: str = "horse pig"

    def codes(self, position: Any, path: str, word: str) -> list[int]:
        if all(sign in LETTERS or (sign == HIDDEN and self.open) for sign in word):
            return [LETTERS.find(sign) for sign in word]
        return super().codes(position, path, word)


@dataclass(frozen=True)
class Seats(Words):
    """Seats of the table ↔ `B A`; read also without spaces."""

    names: Names = seats_of
    what: str = "seat"
    like: str = "B A"

    def codes(self, position: Any, path: str, word: str) -> list[int]:
        return [find(self.all_names(position), path, sign, self.what, self.like) for sign in word]


@dataclass(frozen=True)
class Figures(Words):
    """Figures ↔ `horse-3 cow-1`."""

    names: Names = FIGURES
    what: str = "figure"
    like: str = "horse-3 C1 P?"

    def table(self, position: Any) -> dict[str, int]:
        return FIGURE_WORDS

    def read(self, position: Any, path: str, data: Any) -> list[int]:
        found = super().read(position, path, data)
        need(all(figure < ANY_VALUE for figure in found), f"{path}: the value of each figure is needed; not {data!r}")
        return found


FIGURE_WORDS = figure_words()
ANIMALS = Animals(open=True)
THREE_ANIMALS = Animals(open=True, most=int(c.HAND))
PILE = Animals(ordered=True)
STOCK = Counts(Animals())


class Deck(Animals):
    """Cards ↔ how many there are of each type; read also from their names."""

    def write(self, position: Any, code: Any) -> dict[str, int]:
        return STOCK.write(position, [code.count(animal) for animal in range(len(NAMES))])

    def find_all(self, position: Any, path: str, data: Any, table: dict[str, int]) -> list[int]:
        if isinstance(data, dict):
            return [animal for animal, number in STOCK.part(position, path, data).items() for each in range(number)]
        return super().find_all(position, path, data, table)


class Tables(Kind):
    """The three fields, each a table; a partial position may leave out some, or parts of them."""

    field = Record(
        {
            "closed": Flag(),
            "figures": Animals(ordered=True, open=True, most=int(c.FIGURES_PER_FIELD)),
            "sides": BySeat(THREE_ANIMALS),
            "order": Seats(ordered=True),
        }
    )

    def write(self, position: Any, code: Any) -> list[Data]:
        return self.field.write_all(position, code)

    def read(self, position: Any, path: str, data: Any) -> list[Data]:
        return self.part(position, path, data, self.field.read)

    def part(self, position: Any, path: str, data: Any, read: Callable[[Any, str, Any], Data] = field.part) -> list[Data]:
        if not isinstance(data, list) or len(data) > c.FIELDS:
            raise wrong(path, f"a list of at most {c.FIELDS} tables", data)
        return [read(position, f"{path}.{i}", table) for i, table in enumerate(data)]

    def known(self, shown: Any) -> list[Data]:
        return [{key: table[key] for key in self.field.kinds} for table in shown]


# --- what the position has of each, and how it is put there


def by_seat(get: Callable[[Any, int], Any]) -> Callable[[Any], list[Any]]:
    return lambda position: [get(position, seat) for seat in range(position.seats)]


# The cards of each side; a hand has as many as a side or fewer.
CARDS = [
    [animal for animal in range(c.TYPES) for each in range(count_in(BUNDLE[side], cards_of(side), animal))]
    for side in range(SIDES)
]


def get_hand(position: BlackSheepPosition, seat: int) -> list[int]:
    return CARDS[side_of(position.hands[seat], position.hand_size(seat))]


def get_field(position: BlackSheepPosition, field: int) -> Data:
    seats = int(position.seats)
    start = field * seats
    finish = list(position.finish[start : start + seats])
    return {
        "closed": position.is_closed(field),
        "figures": [animal for animal in position.figures[field * 2 : field * 2 + 2] if animal != NONE],
        "sides": [CARDS[side] for side in position.sides[start : start + seats]],
        "order": sorted([seat for seat in range(seats) if finish[seat]], key=finish.__getitem__),
    }


def put_fields(position: BlackSheepPosition, tables: list[Data]) -> None:
    for field, table in enumerate(tables):
        position.closed |= table["closed"] << field
        working = position.phase == CAPTURING and field == position.field
        if working:
            position.left = len(table["figures"])
        # The first of the two is captured first: one left in a field being captured is the second.
        for i, animal in enumerate(table["figures"], 1 if working and position.left == 1 else 0):
            position.figures[field * 2 + i] = animal
        for seat, cards in in_rows(table["sides"]):
            position.sides[position.side(field, seat)] = side_of(bundle_of(cards), len(cards))
        for number, seat in enumerate(table["order"], 1):
            position.finish[position.side(field, seat)] = number
        position.completed[field] = len(table["order"])


def put_hands(position: BlackSheepPosition, hands: Any) -> None:
    for seat, cards in in_rows(hands):
        position.hands[seat] = bundle_of(cards)
    if position.phase == DEALING:
        position.left = c.HAND * position.seats - sum(len(cards) for seat, cards in in_rows(hands))
    elif position.phase == REFILLING:
        position.left = c.HAND - len(hands[int(position.turn)])


def put_discard(position: BlackSheepPosition, cards: list[int]) -> None:
    for card in cards:
        position.discard.add(card)


def put_aside(position: BlackSheepPosition, cards: list[int]) -> None:
    position.aside = len(cards)
    put_discard(position, cards)


def get_corral(position: BlackSheepPosition, seat: int) -> list[int]:
    start = seat * ANY_VALUE
    return [COLUMNS[column] for column in counted_codes(position.corrals, start, start + ANY_VALUE, 0)]


def put_corrals(position: BlackSheepPosition, corrals: Any) -> None:
    for seat, figures in in_rows(corrals):
        for figure in figures:
            position.corrals[position.seats * ANY_VALUE + COLUMNS[figure]] -= 1
            position.corrals[seat * ANY_VALUE + COLUMNS[figure]] += 1
            position.herds[seat] = joined(position.herds[seat], figure // VALUES)


def tasks_of(position: BlackSheepPosition, where: int) -> list[int]:
    return [task for task in range(c.TASKS) if position.tasks[task] == where]


def put_tasks(position: BlackSheepPosition, held: Any) -> None:
    for where, tasks in in_rows(held):
        for task in tasks:
            position.tasks[task] = where
    if position.phase == TASKING:
        position.left = c.TASKS_IN_PLAY - sum(position.tasks[task] != c.UNUSED for task in range(c.TASKS))


def get_known(position: BlackSheepPosition) -> list[list[int]]:
    rows = range(position.seats + 1)
    return [[i for i in range(c.TYPES) for each in range(counted_by(position, row, i))] for row in rows]


def put_known(position: BlackSheepPosition, known: Any) -> None:
    for row, animals in in_rows(known):
        for animal in animals:
            note_counted(position, row, animal, counted_by(position, row, animal) + 1)


def put_turn(position: BlackSheepPosition, seat: int) -> None:
    position.turn = position.starter if seat < 0 else seat


def put_field(position: BlackSheepPosition, number: int) -> None:
    position.field = max(number, 1) - 1


NOBODY = Seat(none=None, may_be_none=True)
TASKS = Words(lambda position: position.box.task_ids, "task card", "T01 T12", open=True)
FIELDS = Schema["BlackSheepPosition"](
    Field("phase", Word(PHASES), default="placing"),
    Field("start", NOBODY, attr="starter"),
    Field("turn", NOBODY, get=lambda position: NONE if position.phase == ENDED else position.turn, put=put_turn),
    Field(
        "field",
        Maybe(Whole(1, int(c.FIELDS))),
        get=lambda position: position.field + 1 if position.phase in WITH_FIELD else ANY,
        put=put_field,
    ),
    Field(
        "fields",
        Tables(),
        get=lambda position: [get_field(position, field) for field in range(c.FIELDS)],
        put=put_fields,
        default=[],
    ),
    Field("hands", BySeat(THREE_ANIMALS), get=by_seat(get_hand), put=put_hands, default={}),
    Field("deck", Sized(Deck()), bag=0, total="deck_size"),
    Field(
        "discard",
        Sized(PILE),
        get=lambda position: position.discard.to_list()[: position.discard.size - position.aside],
        put=put_discard,
    ),
    Field(
        "aside",
        PILE,
        get=lambda position: position.discard.to_list()[position.discard.size - position.aside :],
        put=put_aside,
        default=[],
    ),
    Field("stock", STOCK, default={}),
    Field("corrals", BySeat(Figures()), get=by_seat(get_corral), put=put_corrals, default={}),
    Field(
        "tasks",
        BySeat(TASKS, missing=[]),
        get=lambda position: by_seat(tasks_of)(position) if position.with_tasks else {},
        put=put_tasks,
        default={},
    ),
    Field(
        "open_tasks",
        TASKS,
        get=lambda position: tasks_of(position, c.OPEN),
        put=lambda position, tasks: put_tasks(position, {c.OPEN: tasks}),
        default=[],
    ),
    Field("known", BySeat(ANIMALS, extra=("watcher",)), get=get_known, put=put_known, default={}),
    Field("fresh", BySeat(Whole(0, int(c.HAND))), default={}),
)
