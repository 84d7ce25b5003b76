"""Black Sheep for those who train agents: what a seat sees as bytes, and its choices as 189 actions.

An action is a field and one of 63 ways to play there: one card, one card with a discard, or two cards, the better one first.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, u8, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.core.position import Position
from sheepfold.core.setup import Setup
from sheepfold.core.tensors import MOST, Columns, Tensors, capped, write_row
from sheepfold.games.black_sheep.rules import moves
from sheepfold.games.black_sheep.rules.bundle import count_in
from sheepfold.games.black_sheep.rules.components import (
    FIELDS,
    FIGURES_PER_FIELD,
    NAMES,
    OPEN,
    TASKS,
    TYPES,
    WORTHS,
)
from sheepfold.games.black_sheep.rules.counting import counted_in
from sheepfold.games.black_sheep.rules.herds import of_type
from sheepfold.games.black_sheep.rules.phases import PLACING
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.rules import fill_choices
from sheepfold.games.black_sheep.rules.sides import BUNDLE, SIDES, cards_of, side_of

CHOICES: Final[i64] = 63  # different ways at one field
BYTE: Final[i64] = 8  # bits


def used_ways() -> vec[i64]:
    """The ways that moves name: of two cards the better one comes first, so the others are never used."""
    found: list[int] = []
    for way in range(moves.WAYS):
        first, second = moves.MENU.cards[way * 3], moves.MENU.cards[way * 3 + 1]
        if second == NONE or first <= second:
            found.append(int(way))
    return vec[i64](found)


def numbers_of(used: vec[i64]) -> vec[i64]:
    numbers = zeros(FIELDS * moves.WAYS)
    for field in range(FIELDS):
        for i in range(CHOICES):
            numbers[moves.choice(field, used[i])] = field * CHOICES + i
    return numbers


def all_counts() -> vec[i64]:
    """By side: how many cards of each type, a byte for each."""
    counts = zeros(SIDES)
    for side in range(SIDES):
        for animal in range(TYPES):
            counts[side] += count_in(BUNDLE[side], cards_of(side), animal) << BYTE * animal
    return counts


def all_listed() -> vec[i64]:
    """The numbers of the ways that hands allow, as the menu of moves lists them."""
    return vec[i64]([NUMBER[way] for way in moves.MENU.ways])


WAY: Final = used_ways()  # by number below 63
NUMBER: Final = numbers_of(WAY)  # by move: its action
LISTED: Final = all_listed()
COUNTS: Final = all_counts()


def labels() -> list[str]:
    return [moves.say_choice(moves.choice(field, WAY[i])) for field in range(FIELDS) for i in range(CHOICES)]


def columns(setup: Setup) -> list[Columns]:
    seats = setup.seats
    types = ", ".join(NAMES)
    found = [
        Columns("asked", 1, 1, "this seat is asked"),
        Columns("turn", seats, 1, "whose turn it is, by seat"),
        Columns("deck", 1, 240, "cards in the deck"),
        Columns("hand", 6, 3, f"one's own cards, by type: {types}"),
        Columns("counted", 6, 9, "cards that must be in other hands, by type, if one counts"),
        Columns("unseen", 6, 40, "cards in the deck and in other hands, by type"),
        Columns("stock", 6, 6, "figures in stock, by type"),
        Columns("corral", 18, 6, "one's own figures, by type and value 1, 2, 3"),
        Columns("corrals", 6 * (seats - 1), 6, "the others' figures, by seat and type"),
        Columns("fresh", seats, 3, "cards drawn since the last reshuffle, three at most, by seat"),
    ]
    for field in range(1, 4):
        found += [
            Columns(f"closed {field}", 1, 1, f"field {field} is closed"),
            Columns(f"figures {field}", 6, 2, f"figures in field {field}, by type"),
            Columns(f"sides {field}", 6 * seats, 3, f"cards at field {field}, by seat and type"),
            Columns(f"order {field}", seats, seats, f"as which a side of field {field} became complete; 0: it is not"),
        ]
    if setup.options["tasks"] == "on":
        found += [
            Columns("tasks", 12, 1, "task cards of one's own, in the order of the box"),
            Columns("open tasks", 12, 1, "task cards that lie open"),
        ]
    return found


@final
class BlackSheepTensors(Tensors):
    def __init__(self, setup: Setup) -> None:
        super().__init__(columns(setup), labels())

    def action(self, position: Position, seat: i64, move: i64) -> i64:
        return NUMBER[move]

    def move(self, position: Position, seat: i64, action: i64) -> i64:
        return moves.choice(action // CHOICES, WAY[action % CHOICES])

    def fill_actions(self, position: Position, seat: i64, half: i64, scratch: Pile, found: Pile) -> None:
        assert isinstance(position, BlackSheepPosition)
        fill_choices(position, LISTED, CHOICES, found)

    def observe(self, position: Position, seat: i64, half: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(position, BlackSheepPosition)
        seats = position.seats
        if position.phase == PLACING and position.turn == seat:
            out[at] = 1
        if position.turn != NONE:
            out[at + 1 + (position.turn - seat + seats) % seats] = 1
        at += 1 + seats
        out[at] = u8(capped(position.deck_size))
        at += 1
        show_counts(COUNTS[side_of(position.hands[seat], position.hand_size(seat))], out, at)
        at += TYPES
        known = position.known
        for animal in range(TYPES):
            out[at + animal] = u8(counted_in(known[animal], seat))
        at += TYPES
        show_unseen(position, seat, out, at)
        at += TYPES
        write_row(out, at, position.stock, 0, TYPES)
        at += TYPES
        write_row(out, at, position.corrals, seat * WORTHS, seat * WORTHS + WORTHS)
        at += WORTHS
        at = show_others(position, seat, out, at)
        at = show_fields(position, seat, out, at)
        if position.with_tasks:
            show_tasks(position, seat, out, at)


def after(seat: i64, seats: i64) -> i64:
    """The next seat clockwise."""
    if seat + 1 == seats:
        return 0
    return seat + 1


def show_counts(counts: i64, out: vec[u8], at: i64) -> None:
    """Six counts, a byte for each; all six are written, which takes less time than to guess which are there."""
    out[at] = u8(counts & MOST)
    out[at + 1] = u8(counts >> BYTE & MOST)
    out[at + 2] = u8(counts >> 2 * BYTE & MOST)
    out[at + 3] = u8(counts >> 3 * BYTE & MOST)
    out[at + 4] = u8(counts >> 4 * BYTE & MOST)
    out[at + 5] = u8(counts >> 5 * BYTE & MOST)


def show_unseen(position: BlackSheepPosition, seat: i64, out: vec[u8], at: i64) -> None:
    counts, hands, deck = COUNTS, position.hands, position.deck
    unseen: i64 = 0
    for other in range(position.seats):
        if other != seat:
            unseen += counts[side_of(hands[other], position.hand_size(other))]
    for animal in range(TYPES):
        unseen += deck[animal] << BYTE * animal
    show_counts(unseen, out, at)


def show_others(position: BlackSheepPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """The others' figures, and how fresh all hands are; returns where the next columns begin."""
    seats, herds, fresh = position.seats, position.herds, position.fresh
    fresh_at = at + (seats - 1) * TYPES
    out[fresh_at] = u8(fresh[seat])
    other = seat
    for i in range(1, seats):
        other = after(other, seats)
        herd = herds[other]
        for animal in range(TYPES):
            out[at + animal] = u8(of_type(herd, animal))
        out[fresh_at + i] = u8(fresh[other])
        at += TYPES
    return fresh_at + seats


def show_fields(position: BlackSheepPosition, seat: i64, out: vec[u8], at: i64) -> i64:
    """Returns where the next columns begin."""
    seats, figures, sides, finish, counts = position.seats, position.figures, position.sides, position.finish, COUNTS
    for field in range(FIELDS):
        if position.is_closed(field):
            out[at] = 1
        at += 1
        for i in range(field * FIGURES_PER_FIELD, field * FIGURES_PER_FIELD + FIGURES_PER_FIELD):
            if figures[i] != NONE:
                out[at + figures[i]] += 1
        at += TYPES
        first, order = position.side(field, 0), at + TYPES * seats
        other = seat
        for i in range(seats):
            show_counts(counts[sides[first + other]], out, at)
            out[order + i] = u8(finish[first + other])
            at += TYPES
            other = after(other, seats)
        at = order + seats
    return at


def show_tasks(position: BlackSheepPosition, seat: i64, out: vec[u8], at: i64) -> None:
    for task in range(TASKS):
        if position.tasks[task] == seat:
            out[at + task] = 1
        elif position.tasks[task] == OPEN:
            out[at + TASKS + task] = 1
