"""What lies where in a game of Black Sheep: fields and their sides, hands, deck, corrals; and small questions about it."""

from __future__ import annotations

from typing import Any, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.position import FATE, OVER, Position
from sheepfold.core.rng import Rng
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep import insight, policy, rules, scoring
from sheepfold.games.black_sheep.bundle import WEIGHT, words_in
from sheepfold.games.black_sheep.components import (
    FIELDS,
    FIGURES_PER_FIELD,
    FIGURES_PER_TYPE,
    HAND,
    NAMES,
    NONE,
    OPEN,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
    WORTHS,
    Box,
    private_tasks,
)
from sheepfold.games.black_sheep.counting import counted_by
from sheepfold.games.black_sheep.herds import NO_FIGURES
from sheepfold.games.black_sheep.sides import BUNDLE, OPEN_SIDES, cards_of
from sheepfold.games.black_sheep.stages import (
    CAPTURING,
    CHOOSING,
    DEALING,
    FINISHED,
    PLACING,
    REFILLING,
    RESTOCKING,
    STAGES,
    STOCKING,
)


@final
class BlackSheepPosition(Position):
    """The whole truth. A value is under no figure until its owner turns it over; until then it is one of those left."""

    box: Box
    with_tasks: bool
    stage: i64
    start: i64  # the start player; NONE before one is chosen
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
    horizon: i64  # with so few figures left a search that began here stops looking

    def __init__(self, setup: Setup, box: Box) -> None:
        """Nothing yet: `empty_table` and `copy` lay the table. What is set here is known to be there, in compiled code too."""
        super().__init__(setup)
        nothing = box.nothing
        self.box = box
        self.with_tasks = False
        self.stage = CHOOSING
        self.start = NONE
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
        self.horizon = -1

    def actor(self) -> i64:
        if self.stage == PLACING:
            return self.turn
        return OVER if self.stage == FINISHED else FATE

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
        insight.reshuffle(self, seat, rng)

    def value(self, seat: i64) -> i64:
        return insight.value(self, seat)

    def shown(self, move: i64, seat: i64) -> bool:
        return insight.shown(self, move, seat)

    def suppose(self, seat: i64, rng: Rng) -> None:
        insight.suppose(self, seat, rng)

    def pauses(self) -> bool:
        return True

    def deepens(self) -> bool:
        return True

    def pause(self) -> bool:
        return insight.pause(self)

    def outlook(self, seat: i64) -> float:
        return insight.win_chance(self, seat)

    def policy(self, seat: i64, moves: Pile, rng: Rng) -> i64:
        return policy.policy(self, seat, rng)

    def carry_on(self, seat: i64, moves: Pile, rng: Rng) -> None:
        policy.carry_on(self, seat, rng)

    def prior(self, seat: i64, move: i64) -> i64:
        return policy.prior(self, seat, move)

    def copy(self) -> BlackSheepPosition:
        other = BlackSheepPosition(self.setup, self.box)
        other.with_tasks = self.with_tasks
        other.stage = self.stage
        other.start = self.start
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
        other.tasks = self.tasks[:]
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
        if self.stage < DEALING:
            return 0
        if self.stage == DEALING:
            dealt_so_far = HAND * self.seats - self.left
            before = (seat - self.start + self.seats) % self.seats * HAND
            return min(max(dealt_so_far - before, 0), HAND)
        return HAND - self.left if self.stage == REFILLING and seat == self.turn else HAND

    def receiver(self) -> i64:
        """The seat that gets the card or task fate deals next; NONE for an open task."""
        if self.stage == REFILLING:
            return self.turn
        if self.stage == DEALING:
            return (self.start + self.seats - (self.left + HAND - 1) // HAND) % self.seats
        public = self.open_tasks()
        if self.left <= public:
            return NONE
        each = private_tasks(self.seats)
        return (self.start + self.seats - (self.left - public + each - 1) // each) % self.seats

    def open_tasks(self) -> i64:
        """How many task cards lie open once all six are out (BS-11.3)."""
        return 3 if self.seats == 3 else 2

    def next_captured(self) -> i64:
        """The type of the figure whose value is looked at next."""
        return self.figures[self.field * FIGURES_PER_FIELD + FIGURES_PER_FIELD - self.left]

    def owned(self, seat: i64, animal: i64) -> i64:
        """Figures of a type in a corral; with `seats` for the seat, those still in stock or on fields."""
        at = self.worth(seat, animal)
        return self.corrals[at] + self.corrals[at + 1] + self.corrals[at + 2]

    def corral_size(self, seat: i64) -> i64:
        total: i64 = 0
        for i in range(seat * WORTHS, seat * WORTHS + WORTHS):
            total += self.corrals[i]
        return total

    def combination(self, field: i64, seat: i64) -> i64:
        """The bundle of five animals a complete side makes with the figures (BS-6.4)."""
        first = self.figures[field * FIGURES_PER_FIELD]
        second = self.figures[field * FIGURES_PER_FIELD + 1]
        return BUNDLE[self.sides[self.side(field, seat)]] + WEIGHT[first] + WEIGHT[second]

    # --- written down

    def to_data(self) -> dict[str, Any]:
        seats = [(int(seat), letter(int(seat))) for seat in range(self.seats)]
        working = self.stage in (STOCKING, REFILLING, CAPTURING, RESTOCKING)
        begun = self.stage != CHOOSING
        pile = [NAMES[card] for card in self.discard.to_list()]
        split = len(pile) - int(self.aside)
        return {
            "stage": STAGES[self.stage],
            "start": letter(int(self.start)) if begun else None,
            "turn": letter(int(self.turn)) if begun and self.stage != FINISHED else None,
            "field": int(self.field) + 1 if working else None,
            "fields": [self.field_data(field) for field in range(FIELDS)],
            "hands": {name: words_in(self.hands[seat], self.hand_size(seat)) for seat, name in seats},
            "deck": {NAMES[animal]: int(self.deck[animal]) for animal in range(TYPES)},
            "discard": " ".join(pile[:split]),
            "aside": " ".join(pile[split:]),
            "stock": {NAMES[animal]: int(self.stock[animal]) for animal in range(TYPES)},
            "corrals": {name: self.corral_words(seat) for seat, name in seats},
            "tasks": {name: self.task_words(seat) for seat, name in seats} if self.with_tasks else {},
            "open_tasks": self.task_words(OPEN),
            "known": {name: self.known_words(seat) for seat, name in [*seats, (int(self.seats), "watcher")]},
            "fresh": {name: int(self.fresh[seat]) for seat, name in seats},
        }

    def field_data(self, field: i64) -> dict[str, Any]:
        """A field as everybody sees it."""
        start = field * FIGURES_PER_FIELD
        standing = [NAMES[self.figures[i]] for i in range(start, start + FIGURES_PER_FIELD) if self.figures[i] != NONE]
        sides: dict[str, str] = {}
        done: list[tuple[int, str]] = []
        for seat in range(self.seats):
            at = self.side(field, seat)
            sides[letter(int(seat))] = words_in(BUNDLE[self.sides[at]], cards_of(self.sides[at]))
            if self.finish[at] > 0:
                done.append((int(self.finish[at]), letter(int(seat))))
        order = " ".join([name for place, name in sorted(done)])
        return {"closed": self.is_closed(field), "figures": " ".join(standing), "sides": sides, "order": order}

    def corral_words(self, seat: i64, hidden: bool = False) -> str:
        """`horse-3 horse-1 cow-2`, or `horse-? horse-? cow-?` for eyes that may not see the values."""
        words: list[str] = []
        for animal in range(TYPES):
            for value in range(VALUES, 0, -1):
                number = self.corrals[self.worth(seat, animal) + value - 1]
                words += [NAMES[animal] + "-" + ("?" if hidden else str(value))] * number
        return " ".join(words)

    def task_words(self, where: i64) -> str:
        return " ".join([self.box.task_ids[task] for task in range(TASKS) if self.tasks[task] == where])

    def known_words(self, row: i64) -> str:
        words: list[str] = []
        for animal in range(TYPES):
            words += [NAMES[animal]] * int(counted_by(self, row, animal))
        return " ".join(words)


def empty_table(setup: Setup, box: Box) -> BlackSheepPosition:
    """Everything in the box: cards in the deck, figures in stock, nothing dealt."""
    here = BlackSheepPosition(setup, box)
    seats = here.seats
    here.with_tasks = setup.options["tasks"] == "on"
    here.deck = vec[i64]([box.copies] * TYPES)
    here.deck_size = TYPES * box.copies
    here.discard = Pile(TYPES * box.copies)
    here.hands = zeros(seats)
    here.sides = zeros(FIELDS * seats)
    here.finish = zeros(FIELDS * seats)
    here.completed = zeros(FIELDS)
    here.figures = vec[i64]([NONE] * (FIELDS * FIGURES_PER_FIELD))
    here.stock = vec[i64]([FIGURES_PER_TYPE] * TYPES)
    here.corrals = zeros((seats + 1) * WORTHS)
    for i in range(WORTHS):
        here.corrals[seats * WORTHS + i] = box.values[i]
    here.herds = vec[i64]([NO_FIGURES] * seats)
    here.known = zeros(TYPES)
    here.fresh = vec[i64]([HAND] * seats)
    here.tasks = vec[i64]([UNUSED] * TASKS)
    return here
