"""What lies where in a game of Black Sheep: fields and their sides, hands, deck, corrals; and small questions about it."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import seat_of
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep.rules import fields, hidden, rules, scoring
from sheepfold.games.black_sheep.rules.components import (
    FIELDS,
    FIGURES_PER_FIELD,
    FIGURES_PER_TYPE,
    HAND,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
    WORTHS,
    Box,
)
from sheepfold.games.black_sheep.rules.data import box_of
from sheepfold.games.black_sheep.rules.herds import NO_FIGURES
from sheepfold.games.black_sheep.rules.phases import (
    CHOOSING,
    DEALING,
    ENDED,
    PLACING,
    REFILLING,
)
from sheepfold.games.black_sheep.rules.sides import OPEN_SIDES


@final
class BlackSheepPosition(Position):
    """The whole truth. A value is under no figure until its owner turns it over; until then it is one of those left."""

    box: Box
    with_tasks: bool
    phase: i64
    starter: i64  # the start player; NONE before one is chosen
    turn: i64  # whose turn it is; from a scoring on, the field's winner
    field: i64  # the field just played on, being captured, or being stocked
    left: i64  # outcomes of this kind that fate still owes: cards to deal, values to reveal, tasks to deal
    closed: i64  # a bit for each closed field
    deck: vec[i64]  # by type
    deck_size: i64
    discard: Pile  # its last `aside` cards lie aside until restocking is finished (BS-8.10)
    aside: i64
    hands: vec[i64]  # by seat: a bundle
    sides: vec[i64]  # by field and seat: its number (sides.py),
    finish: vec[i64]  # and as which of its field it became complete, from 1 on; 0 while it is not (BS-7.8)
    completed: vec[i64]  # by field: complete sides
    figures: vec[i64]  # two for each field
    stock: vec[i64]  # by type
    corrals: vec[i64]  # by seat, type and value; the row after the last seat: figures in stock and on fields
    herds: vec[i64]  # by seat: how many figures of each type it owns (herds.py)
    known: vec[i64]  # by type: cards that each seat and a watcher can count to be in other hands (counting.py)
    fresh: vec[i64]  # by seat: cards drawn since the last reshuffle, three at most
    tasks: vec[i64]  # by task: the seat that holds it, OPEN or UNUSED

    def __init__(self, setup: Setup, box: Box) -> None:
        """Nothing yet: `empty` and `copy` lay the table. What is set here is known to be there, in compiled code too."""
        super().__init__(setup)
        nothing = box.nothing
        self.box = box
        self.with_tasks = False
        self.phase = CHOOSING
        self.starter = NONE
        self.turn = NONE
        self.field = 0
        self.left = 0
        self.closed = 0
        self.deck = nothing
        self.deck_size = 0
        self.discard = box.no_cards
        self.aside = 0
        self.hands = nothing
        self.sides = nothing
        self.finish = nothing
        self.completed = nothing
        self.figures = nothing
        self.stock = nothing
        self.corrals = nothing
        self.herds = nothing
        self.known = nothing
        self.fresh = nothing
        self.tasks = nothing

    def actor(self) -> i64:
        if self.phase == PLACING:
            return self.turn
        return OVER if self.phase == ENDED else FATE

    def fill_legal(self, seat: i64, moves: Pile) -> None:
        rules.fill_legal(self, moves)

    def fill_odds(self, moves: Pile, weights: Pile) -> None:
        rules.fill_odds(self, moves, weights)

    def draw(self, rng: Rng) -> i64:
        return rules.draw(self, rng)

    def play(self, move: i64, seat: i64) -> None:
        rules.play(self, move)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        hidden.reshuffle(self, seat, rng)

    def copy(self) -> BlackSheepPosition:
        other = BlackSheepPosition(self.setup, self.box)
        other.with_tasks = self.with_tasks
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.field = self.field
        other.left = self.left
        other.closed = self.closed
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard.copy()
        other.aside = self.aside
        other.hands = self.hands[:]
        other.sides = self.sides[:]
        other.finish = self.finish[:]
        other.completed = self.completed[:]
        other.figures = self.figures[:]
        other.stock = self.stock[:]
        other.corrals = self.corrals[:]
        other.herds = self.herds[:]
        other.known = self.known[:]
        other.fresh = self.fresh[:]
        other.tasks = self.tasks[:] if self.with_tasks else self.tasks  # without task cards it never changes
        return other

    # --- where things are in the rows

    def side(self, field: i64, seat: i64) -> i64:
        return field * self.seats + seat

    def worth(self, seat: i64, animal: i64) -> i64:
        """Where in `corrals` the figures of value 1 of this type stand; 2 and 3 follow."""
        return seat * WORTHS + animal * VALUES

    # --- small questions

    def is_closed(self, field: i64) -> bool:
        return self.closed >> field & 1 != 0

    def is_end_phase(self) -> bool:
        return self.closed != 0

    def is_blocked(self, seat: i64) -> bool:
        """Whether this seat must pass: its side is complete at every open field (BS-4.9)."""
        sides = self.sides
        for field in range(FIELDS):
            if sides[self.side(field, seat)] < OPEN_SIDES and not self.is_closed(field):
                return False
        return True

    def hand_size(self, seat: i64) -> i64:
        if self.phase < DEALING:
            return 0
        if self.phase == DEALING:
            dealt_so_far = HAND * self.seats - self.left
            before = (seat - self.starter + self.seats) % self.seats * HAND
            return min(max(dealt_so_far - before, 0), HAND)
        return HAND - self.left if self.phase == REFILLING and seat == self.turn else HAND

    def owned(self, seat: i64, animal: i64) -> i64:
        """Figures of a type in a corral; with `seats` for the seat, those still in stock or on fields."""
        at = self.worth(seat, animal)
        return self.corrals[at] + self.corrals[at + 1] + self.corrals[at + 2]

    def corral_size(self, seat: i64) -> i64:
        total: i64 = 0
        for i in range(seat * WORTHS, seat * WORTHS + WORTHS):
            total += self.corrals[i]
        return total

    # --- written down

    def to_data(self) -> dict[str, Any]:
        return fields.FIELDS.write(self)


def start(setup: Setup) -> BlackSheepPosition:
    """Before anything is drawn (BS-2)."""
    position = blank(setup)
    named = seat_of(setup.options["first_player"], setup.seats)
    if named is not None:
        rules.begin(position, named)
    return position


def blank(setup: Setup) -> BlackSheepPosition:
    """Everything in the box: cards in the deck, figures in stock, nothing dealt."""
    box = box_of(setup)
    position = BlackSheepPosition(setup, box)
    seats = position.seats
    position.with_tasks = setup.options["tasks"] == "on"
    position.deck = vec[i64]([box.copies] * TYPES)
    position.deck_size = TYPES * box.copies
    position.discard = Pile(TYPES * box.copies)
    position.hands = zeros(seats)
    position.sides = zeros(FIELDS * seats)
    position.finish = zeros(FIELDS * seats)
    position.completed = zeros(FIELDS)
    position.figures = vec[i64]([NONE] * (FIELDS * FIGURES_PER_FIELD))
    position.stock = vec[i64]([FIGURES_PER_TYPE] * TYPES)
    position.corrals = zeros((seats + 1) * WORTHS)
    for i in range(WORTHS):
        position.corrals[seats * WORTHS + i] = box.values[i]
    position.herds = vec[i64]([NO_FIGURES] * seats)
    position.known = zeros(TYPES)
    position.fresh = vec[i64]([HAND] * seats)
    position.tasks = vec[i64]([UNUSED] * TASKS)
    return position
