"""The course of the game: what is legal, what a move does, what fate may bring and how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import moves as m
from sheepfold.games.black_sheep.bundle import CARDS, WEIGHT
from sheepfold.games.black_sheep.combinations import STRENGTH
from sheepfold.games.black_sheep.components import (
    FIELDS,
    FIGURES_PER_FIELD,
    HAND,
    NONE,
    OPEN,
    SIDE,
    TASKS,
    TASKS_IN_PLAY,
    TYPES,
    UNUSED,
    VALUES,
)
from sheepfold.games.black_sheep.counting import count_hands, uncount
from sheepfold.games.black_sheep.herds import joined
from sheepfold.games.black_sheep.moves import MENU
from sheepfold.games.black_sheep.sides import BUNDLE, MORE, NO_CARDS, OPEN_SIDES, TWO_CARDS
from sheepfold.games.black_sheep.stages import (
    CAPTURING,
    CHOOSING,
    DEALING,
    FINISHED,
    PLACING,
    REFILLING,
    RESTOCKING,
    STOCKING,
    TASKING,
)

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.position import BlackSheepPosition

ALL_CLOSED: Final[i64] = 7

# --- what may come


def fill_legal(here: BlackSheepPosition, moves: Pile) -> None:
    """Every open field whose own side is not complete, with every different choice of cards its size allows.

    Asked even when only one answer is left: not to be asked would tell the others that all three cards are equal.
    """
    page = here.hands[here.turn] * 3
    pages, ways, sides = MENU.pages, MENU.ways, here.sides
    ones, twos, end = pages[page], pages[page + 1], pages[page + 2]
    for field in range(FIELDS):
        if here.is_closed(field):
            continue
        side = sides[here.side(field, here.turn)]
        if side == NO_CARDS:  # BS-4.3: one card or two
            moves.add_shifted(ways, ones, end, m.choice(field, 0))
        elif side < TWO_CARDS:  # BS-4.4: two
            moves.add_shifted(ways, twos, end, m.choice(field, 0))
        elif side < OPEN_SIDES:  # BS-4.5: one
            moves.add_shifted(ways, ones, twos, m.choice(field, 0))


def fill_odds(here: BlackSheepPosition, moves: Pile, weights: Pile) -> None:
    if here.stage == CHOOSING:
        for seat in range(here.seats):
            moves.add(m.chose(seat))
            weights.add(1)
    elif here.stage == TASKING:
        for task in range(TASKS):
            if here.tasks[task] == UNUSED:
                moves.add(m.task_dealt(task))
                weights.add(1)
    elif here.stage == CAPTURING:
        at = here.worth(here.seats, here.next_captured())
        for i in range(VALUES):
            if here.corrals[at + i] > 0:
                moves.add(m.revealed(i + 1))
                weights.add(here.corrals[at + i])
    else:
        for card in range(TYPES):
            if here.deck[card] > 0:
                moves.add(m.dealt(card) if is_dealing(here) else m.drew(card))
                weights.add(here.deck[card])


def is_dealing(here: BlackSheepPosition) -> bool:
    """Whether the next card from the deck goes to a hand (else to a field, face up)."""
    return here.stage == REFILLING or here.stage == DEALING


def draw(here: BlackSheepPosition, rng: Rng) -> i64:
    """One outcome by the odds of `fill_odds`, without listing them."""
    if here.stage == REFILLING:
        return m.dealt(draw_card(here, rng))
    if here.stage == CHOOSING:
        return m.chose(rng.below(here.seats))
    if here.stage == TASKING:
        return m.task_dealt(draw_task(here, rng))
    if here.stage == CAPTURING:
        return m.revealed(draw_value(here, here.next_captured(), rng))
    card = draw_card(here, rng)
    return m.dealt(card) if is_dealing(here) else m.drew(card)


def draw_card(here: BlackSheepPosition, rng: Rng) -> i64:
    deck = here.deck
    nth = rng.below(here.deck_size)
    card: i64 = 0
    for animal in range(TYPES):  # to the last one, since it takes less time than to guess where to stop
        nth -= deck[animal]
        if nth >= 0:
            card = animal + 1
    return card


def draw_value(here: BlackSheepPosition, animal: i64, rng: Rng) -> i64:
    """A value of those left for this type: under any figure of it there may be any of them."""
    at = here.worth(here.seats, animal)
    nth = rng.below(here.owned(here.seats, animal))
    value: i64 = 1
    while nth >= here.corrals[at]:
        nth -= here.corrals[at]
        at += 1
        value += 1
    return value


def draw_task(here: BlackSheepPosition, rng: Rng) -> i64:
    unused: i64 = 0
    for task in range(TASKS):
        if here.tasks[task] == UNUSED:
            unused += 1
    nth = rng.below(unused)
    task = -1
    while nth >= 0:
        task += 1
        if here.tasks[task] == UNUSED:
            nth -= 1
    return task


# --- what a move does


def play(here: BlackSheepPosition, move: i64) -> None:
    if here.stage == PLACING:
        place_cards(here, m.field_of(move), m.way_of(move))
    elif here.stage == REFILLING:
        refill(here, m.card_dealt(move))
    elif here.stage == CAPTURING:
        capture(here, m.value_revealed(move))
    elif here.stage == RESTOCKING or here.stage == STOCKING:
        stock_field(here, m.card_drawn(move))
    elif here.stage == DEALING:
        deal(here, m.card_dealt(move))
    elif here.stage == TASKING:
        deal_task(here, m.task_of(move))
    else:
        begin(here, m.seat_chosen(move))


# Setting up (BS-2, BS-11.2).


def begin(here: BlackSheepPosition, seat: i64) -> None:
    """The start player is known; everything else follows from there."""
    here.start = seat
    here.turn = seat
    if here.with_tasks:
        here.stage = TASKING
        here.left = TASKS_IN_PLAY
    else:
        here.stage = STOCKING


def deal_task(here: BlackSheepPosition, task: i64) -> None:
    to = here.receiver()
    here.tasks[task] = OPEN if to == NONE else to
    here.left -= 1
    if here.left == 0:
        here.stage = STOCKING


def deal(here: BlackSheepPosition, card: i64) -> None:
    """Three cards each, clockwise from the start player (BS-2.8)."""
    take_from_deck(here, card)
    here.hands[here.receiver()] += WEIGHT[card]
    here.left -= 1
    if here.left == 0:
        here.stage = PLACING


# A turn (BS-4, BS-5).


def place_cards(here: BlackSheepPosition, field: i64, way: i64) -> None:
    seat = here.turn
    cards, hands, sides = MENU.cards, here.hands, here.sides
    first, second, drop = cards[way * 3], cards[way * 3 + 1], cards[way * 3 + 2]
    at = here.side(field, seat)
    side = MORE[sides[at] * TYPES + first]
    weight = WEIGHT[first]
    here.left = 1
    uncount(here, seat, first)
    if second != NONE:
        side = MORE[side * TYPES + second]
        weight += WEIGHT[second]
        here.left = 2
        uncount(here, seat, second)
    sides[at] = side
    hands[seat] -= weight
    if side >= OPEN_SIDES:
        here.completed[field] += 1
        here.finish[at] = here.completed[field]
    if drop != NONE:
        hands[seat] -= WEIGHT[drop]
        here.discard.add(drop)
        here.left = 2
        uncount(here, seat, drop)
    here.field = field
    here.stage = REFILLING
    need_card(here)


def refill(here: BlackSheepPosition, card: i64) -> None:
    seat, hands, fresh = here.turn, here.hands, here.fresh
    take_from_deck(here, card)
    hands[seat] += WEIGHT[card]
    if fresh[seat] < HAND:
        fresh[seat] += 1
    here.left -= 1
    if here.left > 0:
        need_card(here)
    elif here.completed[here.field] == here.seats:  # BS-6.1; the refill comes before it (BS-5.6)
        here.turn = winner(here, here.field)
        here.stage = CAPTURING
        here.left = FIGURES_PER_FIELD
    else:
        give_turn(here, seat + 1)


def give_turn(here: BlackSheepPosition, seat: i64) -> None:
    """The next turn goes to this seat or, while seats must pass, to the next one clockwise (BS-4.9)."""
    if seat == here.seats:
        seat = 0
    while here.is_blocked(seat):
        seat = (seat + 1) % here.seats
    here.turn = seat
    here.stage = PLACING


# A field is scored (BS-6 to BS-9).


def winner(here: BlackSheepPosition, field: i64) -> i64:
    """The best combination; of equal ones the side that was complete first (BS-7.8)."""
    best: i64 = 0
    for seat in range(1, here.seats):
        if outranks(here, field, seat, best):
            best = seat
    return best


def outranks(here: BlackSheepPosition, field: i64, seat: i64, other: i64) -> bool:
    """Whether the complete side of a seat beats that of another."""
    mine = STRENGTH[here.combination(field, seat)]
    theirs = STRENGTH[here.combination(field, other)]
    return mine > theirs or (mine == theirs and here.finish[here.side(field, seat)] < here.finish[here.side(field, other)])


def capture(here: BlackSheepPosition, value: i64) -> None:
    """A figure goes to the winner's corral, who looks at its value (BS-8.1, BS-8.2)."""
    animal = here.next_captured()
    here.figures[here.field * FIGURES_PER_FIELD + FIGURES_PER_FIELD - here.left] = NONE
    here.corrals[here.worth(here.seats, animal) + value - 1] -= 1
    here.corrals[here.worth(here.turn, animal) + value - 1] += 1
    here.herds[here.turn] = joined(here.herds[here.turn], animal)
    here.left -= 1
    if here.left == 0:
        clear_field(here)
        if here.is_end_phase():
            close_field(here)  # BS-9.3
        else:
            here.stage = RESTOCKING
            need_card(here)


def clear_field(here: BlackSheepPosition) -> None:
    for seat in range(here.seats):
        at = here.side(here.field, seat)
        card = BUNDLE[here.sides[at]] * SIDE
        here.discard.add(CARDS[card])
        here.discard.add(CARDS[card + 1])
        here.discard.add(CARDS[card + 2])
        here.sides[at] = NO_CARDS
        here.finish[at] = 0
    here.completed[here.field] = 0


def stock_field(here: BlackSheepPosition, card: i64) -> None:
    """One more card for the field: its figure is placed if there is one left; then see what that makes (BS-8.5 to BS-8.11)."""
    take_from_deck(here, card)
    here.discard.add(card)
    here.aside += 1
    slot = here.field * FIGURES_PER_FIELD
    if here.stock[card] > 0:
        here.stock[card] -= 1
        here.figures[slot if here.figures[slot] == NONE else slot + 1] = card
    if here.figures[slot + 1] != NONE:
        finish_restock(here)
    elif here.aside == 1:
        need_card(here)
    elif here.figures[slot] == NONE:
        fail_restock(here)  # BS-8.8
    elif here.deck_size == 0 and here.discard.size == here.aside:  # BS-8.11: nothing left to draw
        here.stock[here.figures[slot]] += 1
        here.figures[slot] = NONE
        fail_restock(here)
    else:
        need_card(here)  # BS-8.7


def finish_restock(here: BlackSheepPosition) -> None:
    here.aside = 0
    if here.stage == RESTOCKING:
        give_turn(here, here.turn)  # the winner (BS-8.12)
        return
    here.field += 1
    if here.field == FIELDS:
        here.field = 0
        here.stage = DEALING
        here.left = HAND * here.seats


def fail_restock(here: BlackSheepPosition) -> None:
    here.aside = 0
    close_field(here)


def close_field(here: BlackSheepPosition) -> None:
    here.closed |= 1 << here.field
    if here.closed == ALL_CLOSED:
        here.stage = FINISHED
    else:
        give_turn(here, here.turn)


# Deck and discard pile (BS-5.5).


def take_from_deck(here: BlackSheepPosition, card: i64) -> None:
    deck = here.deck
    deck[card] -= 1
    here.deck_size -= 1


def need_card(here: BlackSheepPosition) -> None:
    """A card must be drawn: only now is an empty deck made anew from the discard pile, cards lying aside left out."""
    if here.deck_size > 0:
        return
    pile = here.discard.items
    size = here.discard.size - here.aside
    for i in range(size):
        here.deck[pile[i]] += 1
    for i in range(here.aside):
        pile[i] = pile[size + i]
    here.deck_size = size
    here.discard.size = here.aside
    count_hands(here)
