"""What holds at any moment of any game: an upper bound of its length, and the invariants."""

from __future__ import annotations

from sheepfold.core.pile import NONE
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep.rules import components as c
from sheepfold.games.black_sheep.rules import scoring
from sheepfold.games.black_sheep.rules.bundle import count_in
from sheepfold.games.black_sheep.rules.captures import ALL_CLOSED
from sheepfold.games.black_sheep.rules.components import NAMES
from sheepfold.games.black_sheep.rules.counting import counted_by
from sheepfold.games.black_sheep.rules.herds import of_type
from sheepfold.games.black_sheep.rules.phases import (
    CAPTURING,
    DEALING,
    ENDED,
    PLACING,
    REFILLING,
    RESTOCKING,
    STOCKING,
    TASKING,
)
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import BUNDLE, NO_CARDS, OPEN_SIDES, SIDES, cards_of

MOST_SCORED = 18  # three fields at first, and thirty figures for fifteen restocks at most


def bound(setup: Setup) -> int:
    """Two placing turns for each side of each scored field, four cards drawn for them, two values; restocks draw each card once."""
    seats = setup.seats
    cards: int = int(c.TYPES) * setup.data["box"]["card_copies"]
    setting_up = 1 + int(c.TASKS_IN_PLAY) + int(c.FIELDS * c.FIGURES_PER_FIELD) + int(c.HAND) * seats
    return setting_up + MOST_SCORED * (2 * seats + 4 * seats + 2 + cards)


def broken(position: BlackSheepPosition) -> str:
    for law in (broken_cards, broken_figures, broken_sides, broken_turn, broken_counting, broken_tasks, broken_end):
        what = law(position)
        if what:
            return what
    return ""


def broken_cards(position: BlackSheepPosition) -> str:
    if position.deck_size != sum(position.deck[animal] for animal in range(c.TYPES)):
        return f"the deck has not the {position.deck_size} cards it is said to have"
    pile = position.discard.to_list()
    for animal in range(c.TYPES):
        held = sum(count_in(position.hands[seat], position.hand_size(seat), animal) for seat in range(position.seats))
        laid = sum(count_in(BUNDLE[side], cards_of(side), animal) for side in position.sides)
        parts = [int(position.deck[animal]), pile.count(animal), int(held), int(laid)]
        if min(parts) < 0 or sum(parts) != position.box.copies:
            return f"{NAMES[animal]} cards in deck, discard pile, hands, on sides: {parts}; there are {position.box.copies}"
    for seat in range(position.seats):
        if count_in(position.hands[seat], position.hand_size(seat), c.BLACK_SHEEP) < 0:
            return f"seat {letter(seat)} holds more than {position.hand_size(seat)} cards"
    if not 0 <= position.aside <= position.discard.size or (position.aside and position.phase not in (STOCKING, RESTOCKING)):
        return f"{position.aside} cards lie aside"
    return ""


def broken_figures(position: BlackSheepPosition) -> str:
    standing = [int(animal) for animal in position.figures if animal != NONE]
    for animal in range(c.TYPES):
        corrals = sum(position.owned(seat, animal) for seat in range(position.seats))
        for seat in range(position.seats):
            if of_type(position.herds[seat], animal) != position.owned(seat, animal):
                return f"seat {letter(seat)} owns {position.owned(seat, animal)} {NAMES[animal]} figures, not {of_type(position.herds[seat], animal)}"
        parts = [int(position.stock[animal]), standing.count(animal), int(corrals)]
        if min(parts) < 0 or sum(parts) != c.FIGURES_PER_TYPE:
            return f"{NAMES[animal]} figures in stock, on fields, in corrals: {parts}; there are {c.FIGURES_PER_TYPE}"
        for value in range(c.VALUES):
            column = [int(position.corrals[position.worth(row, animal) + value]) for row in range(position.seats + 1)]
            if min(column) < 0 or sum(column) != position.box.values[animal * c.VALUES + value]:
                return f"{NAMES[animal]} figures of value {value + 1} in corrals and elsewhere: {column}"
    stock = sum(position.stock[animal] for animal in range(c.TYPES))
    if position.phase in (PLACING, REFILLING, ENDED) and stock % 2:
        return f"an odd number of figures, {stock}, is in stock"
    for field in range(c.FIELDS):
        figures = [int(position.figures[field * 2 + i]) for i in range(2)]
        if position.is_closed(field) and figures != [NONE, NONE]:
            return f"closed field {field + 1} has figures"
        if position.phase in (PLACING, REFILLING) and not position.is_closed(field) and NONE in figures:
            return f"open field {field + 1} lacks a figure"
    return ""


def broken_sides(position: BlackSheepPosition) -> str:
    full = 0
    for field in range(c.FIELDS):
        rows = range(field * int(position.seats), (field + 1) * int(position.seats))
        if any(not NO_CARDS <= position.sides[at] < SIDES for at in rows):
            return f"a side of field {field + 1} has a number that no side has"
        finished = sorted(int(position.finish[at]) for at in rows if position.finish[at])
        if finished != list(range(1, int(position.completed[field]) + 1)):
            return f"sides of field {field + 1} became complete in the order {finished}"
        if any((position.sides[at] >= OPEN_SIDES) != (position.finish[at] > 0) for at in rows):
            return f"field {field + 1}: complete sides and their order do not agree"
        if position.is_closed(field) and any(position.sides[at] != NO_CARDS for at in rows):
            return f"closed field {field + 1} has cards"
        if position.completed[field] == position.seats:
            full += 1
            if position.phase not in (REFILLING, CAPTURING) or position.field != field:
                return f"field {field + 1} is complete and not scored"
    if full > 1:
        return f"{full} fields are complete at once"
    return ""


def broken_turn(position: BlackSheepPosition) -> str:
    if position.phase == PLACING and position.is_blocked(position.turn):
        return f"seat {letter(position.turn)} is asked and cannot place"
    if (position.phase == ENDED) != (position.closed == ALL_CLOSED):
        return f"the game is {'over' if position.phase == ENDED else 'not over'} with closed fields {position.closed:b}"
    return ""


def broken_counting(position: BlackSheepPosition) -> str:
    """Cards counted to be in other hands are there."""
    for row in range(position.seats + 1):
        for animal in range(c.TYPES):
            held = sum(count_in(position.hands[s], position.hand_size(s), animal) for s in range(position.seats) if s != row)
            if not 0 <= counted_by(position, row, animal) <= held:
                return f"{counted_by(position, row, animal)} {NAMES[animal]} counted in other hands where there are {held}"
    if any(not 0 <= position.fresh[seat] <= c.HAND for seat in range(position.seats)):
        return "a seat has more fresh cards than a hand holds"
    return ""


def broken_tasks(position: BlackSheepPosition) -> str:
    dealt = sum(position.tasks[task] != c.UNUSED for task in range(c.TASKS))
    expected = 0 if not position.with_tasks or position.phase < TASKING else int(c.TASKS_IN_PLAY)
    if position.phase == TASKING:
        expected -= int(position.left)
    if dealt != expected:
        return f"{dealt} task cards are in play, not {expected}"
    if position.phase > TASKING and position.with_tasks:
        for seat in range(position.seats):
            if sum(position.tasks[task] == seat for task in range(c.TASKS)) != c.private_tasks(position.seats):
                return f"seat {letter(seat)} has not {c.private_tasks(position.seats)} task cards"
    return ""


def broken_end(position: BlackSheepPosition) -> str:
    if position.phase in (DEALING, PLACING, REFILLING, RESTOCKING, ENDED):
        for seat in range(position.seats):
            if position.corral_size(seat) % 2:
                return f"seat {letter(seat)} has captured an odd number of figures"
    if position.phase == ENDED:
        bonus = sum(scoring.majorities(position, seat) + scoring.sets(position, seat) for seat in range(position.seats))
        if bonus > 12:
            return f"{bonus} bonus cards are given out"
    return ""
