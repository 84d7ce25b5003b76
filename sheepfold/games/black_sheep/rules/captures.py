"""A field from its last card on (BS-6 to BS-9): who wins it, what is captured, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.journal import note
from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.core.position import FATE
from sheepfold.games.black_sheep.rules import notes
from sheepfold.games.black_sheep.rules.bundle import CARDS, WEIGHT
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import FIELDS, FIGURES_PER_FIELD, HAND, SIDE
from sheepfold.games.black_sheep.rules.deck import need_card, take_from_deck
from sheepfold.games.black_sheep.rules.herds import joined
from sheepfold.games.black_sheep.rules.phases import (
    DEALING,
    ENDED,
    PLACING,
    RESTOCKING,
)
from sheepfold.games.black_sheep.rules.sides import BUNDLE, NO_CARDS

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

ALL_CLOSED: Final[i64] = 7


def combination(position: BlackSheepPosition, field: i64, seat: i64) -> i64:
    """The bundle of five animals a complete side makes with the figures (BS-6.4)."""
    first = position.figures[field * FIGURES_PER_FIELD]
    second = position.figures[field * FIGURES_PER_FIELD + 1]
    return BUNDLE[position.sides[position.side(field, seat)]] + WEIGHT[first] + WEIGHT[second]


def next_captured(position: BlackSheepPosition) -> i64:
    """The type of the figure whose value is looked at next."""
    return position.figures[position.field * FIGURES_PER_FIELD + FIGURES_PER_FIELD - position.left]


def winner(position: BlackSheepPosition, field: i64) -> i64:
    """The best combination; of equal ones the side that was complete first (BS-7.8)."""
    best: i64 = 0
    for seat in range(1, position.seats):
        if outranks(position, field, seat, best):
            best = seat
    return best


def outranks(position: BlackSheepPosition, field: i64, seat: i64, other: i64) -> bool:
    """Whether the complete side of a seat beats that of another."""
    mine = STRENGTH[combination(position, field, seat)]
    theirs = STRENGTH[combination(position, field, other)]
    return mine > theirs or (
        mine == theirs and position.finish[position.side(field, seat)] < position.finish[position.side(field, other)]
    )


def capture(position: BlackSheepPosition, value: i64) -> None:
    """A figure goes to the winner's corral, who looks at its value (BS-8.1, BS-8.2)."""
    animal = next_captured(position)
    position.figures[position.field * FIGURES_PER_FIELD + FIGURES_PER_FIELD - position.left] = NONE
    position.corrals[position.worth(position.seats, animal) + value - 1] -= 1
    position.corrals[position.worth(position.turn, animal) + value - 1] += 1
    position.herds[position.turn] = joined(position.herds[position.turn], animal)
    position.left -= 1
    if position.left == 0:
        clear_field(position)
        if position.is_end_phase():
            close_field(position)  # BS-9.3
        else:
            position.phase = RESTOCKING
            need_card(position)


def clear_field(position: BlackSheepPosition) -> None:
    for seat in range(position.seats):
        at = position.side(position.field, seat)
        card = BUNDLE[position.sides[at]] * SIDE
        position.discard.add(CARDS[card])
        position.discard.add(CARDS[card + 1])
        position.discard.add(CARDS[card + 2])
        position.sides[at] = NO_CARDS
        position.finish[at] = 0
    position.completed[position.field] = 0
    note(position.journal, notes.CLEARED, FATE, position.field)


def stock_field(position: BlackSheepPosition, card: i64) -> None:
    """One more card for the field: its figure is placed if there is one left; then see what that makes (BS-8.5 to BS-8.11)."""
    take_from_deck(position, card)
    position.discard.add(card)
    position.aside += 1
    slot = position.field * FIGURES_PER_FIELD
    if position.stock[card] > 0:
        position.stock[card] -= 1
        position.figures[slot if position.figures[slot] == NONE else slot + 1] = card
        note(position.journal, notes.PUT, FATE, card, position.field)
    else:
        note(position.journal, notes.LACKED, FATE, card, position.field)
    if position.figures[slot + 1] != NONE:
        finish_restock(position)
    elif position.aside == 1:
        need_card(position)
    elif position.figures[slot] == NONE:
        fail_restock(position)  # BS-8.8
    elif position.deck_size == 0 and position.discard.size == position.aside:  # BS-8.11: nothing left to draw
        note(position.journal, notes.RETURNED, FATE, position.figures[slot], position.field)
        position.stock[position.figures[slot]] += 1
        position.figures[slot] = NONE
        fail_restock(position)
    else:
        need_card(position)  # BS-8.7


def finish_restock(position: BlackSheepPosition) -> None:
    position.aside = 0
    if position.phase == RESTOCKING:
        give_turn(position, position.turn)  # the winner (BS-8.12)
        return
    position.field += 1
    if position.field == FIELDS:
        position.field = 0
        position.phase = DEALING
        position.left = HAND * position.seats


def fail_restock(position: BlackSheepPosition) -> None:
    position.aside = 0
    close_field(position)


def close_field(position: BlackSheepPosition) -> None:
    position.closed |= 1 << position.field
    note(position.journal, notes.CLOSED, FATE, position.field)
    if position.closed == ALL_CLOSED:
        finish(position)
    else:
        give_turn(position, position.turn)


def finish(position: BlackSheepPosition) -> None:
    """Everything is turned up (BS-10.1, BS-11.6)."""
    position.phase = ENDED
    for seat in range(position.seats):
        note(position.journal, notes.SHOWED, seat)
    note(position.journal, notes.GAME_OVER, FATE)


def give_turn(position: BlackSheepPosition, seat: i64) -> None:
    """The next turn goes to this seat or, while seats must pass, to the next one clockwise (BS-4.9)."""
    if seat == position.seats:
        seat = 0
    while position.is_blocked(seat):
        note(position.journal, notes.PASSED, seat)
        seat = (seat + 1) % position.seats
    position.turn = seat
    position.phase = PLACING
