"""What holds at any moment of any game: an upper bound of its length, and the invariants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sheepfold.core.position import Position
from sheepfold.core.seats import letter
from sheepfold.core.setup import Setup
from sheepfold.games.black_sheep import components as c
from sheepfold.games.black_sheep import rules, scoring
from sheepfold.games.black_sheep.bundle import count_in
from sheepfold.games.black_sheep.components import NAMES
from sheepfold.games.black_sheep.counting import counted_by
from sheepfold.games.black_sheep.herds import of_type
from sheepfold.games.black_sheep.position import BlackSheepPosition
from sheepfold.games.black_sheep.sides import BUNDLE, NO_CARDS, OPEN_SIDES, SIDES, cards_of
from sheepfold.games.black_sheep.stages import CAPTURING, DEALING, FINISHED, PLACING, REFILLING, RESTOCKING, STOCKING, TASKING

MOST_SCORED = 18  # three fields at first, and thirty figures for fifteen restocks at most


def bound(setup: Setup) -> int:
    """Two placing turns for each side of each scored field, four cards drawn for them, two values; restocks draw each card once."""
    seats = setup.seats
    cards: int = int(c.TYPES) * setup.data["box"]["card_copies"]
    setting_up = 1 + int(c.TASKS_IN_PLAY) + int(c.FIELDS * c.FIGURES_PER_FIELD) + int(c.HAND) * seats
    return setting_up + MOST_SCORED * (2 * seats + 4 * seats + 2 + cards)


def broken(position: Position) -> str:
    here = cast(BlackSheepPosition, position)
    for law in (broken_cards, broken_figures, broken_sides, broken_turn, broken_counting, broken_tasks, broken_end):
        for what in law(here):
            return what
    return ""


def broken_cards(here: BlackSheepPosition) -> Iterator[str]:
    if here.deck_size != sum(here.deck[animal] for animal in range(c.TYPES)):
        yield f"the deck has not the {here.deck_size} cards it is said to have"
    pile = here.discard.to_list()
    for animal in range(c.TYPES):
        held = sum(count_in(here.hands[seat], here.hand_size(seat), animal) for seat in range(here.seats))
        laid = sum(count_in(BUNDLE[side], cards_of(side), animal) for side in here.sides)
        parts = [int(here.deck[animal]), pile.count(animal), int(held), int(laid)]
        if min(parts) < 0 or sum(parts) != here.box.copies:
            yield f"{NAMES[animal]} cards in deck, discard pile, hands, on sides: {parts}; there are {here.box.copies}"
    for seat in range(here.seats):
        if count_in(here.hands[seat], here.hand_size(seat), c.BLACK_SHEEP) < 0:
            yield f"seat {letter(seat)} holds more than {here.hand_size(seat)} cards"
    if not 0 <= here.aside <= here.discard.size or (here.aside and here.stage not in (STOCKING, RESTOCKING)):
        yield f"{here.aside} cards lie aside"


def broken_figures(here: BlackSheepPosition) -> Iterator[str]:
    standing = [int(animal) for animal in here.figures if animal != c.NONE]
    for animal in range(c.TYPES):
        corrals = sum(here.owned(seat, animal) for seat in range(here.seats))
        for seat in range(here.seats):
            if of_type(here.herds[seat], animal) != here.owned(seat, animal):
                yield f"seat {letter(seat)} owns {here.owned(seat, animal)} {NAMES[animal]} figures, not {of_type(here.herds[seat], animal)}"
        parts = [int(here.stock[animal]), standing.count(animal), int(corrals)]
        if min(parts) < 0 or sum(parts) != c.FIGURES_PER_TYPE:
            yield f"{NAMES[animal]} figures in stock, on fields, in corrals: {parts}; there are {c.FIGURES_PER_TYPE}"
        for value in range(c.VALUES):
            column = [int(here.corrals[here.worth(row, animal) + value]) for row in range(here.seats + 1)]
            if min(column) < 0 or sum(column) != here.box.values[animal * c.VALUES + value]:
                yield f"{NAMES[animal]} figures of value {value + 1} in corrals and elsewhere: {column}"
    stock = sum(here.stock[animal] for animal in range(c.TYPES))
    if here.stage in (PLACING, REFILLING, FINISHED) and stock % 2:
        yield f"an odd number of figures, {stock}, is in stock"
    for field in range(c.FIELDS):
        figures = [int(here.figures[field * 2 + i]) for i in range(2)]
        if here.is_closed(field) and figures != [c.NONE, c.NONE]:
            yield f"closed field {field + 1} has figures"
        if here.stage in (PLACING, REFILLING) and not here.is_closed(field) and c.NONE in figures:
            yield f"open field {field + 1} lacks a figure"


def broken_sides(here: BlackSheepPosition) -> Iterator[str]:
    full = 0
    for field in range(c.FIELDS):
        rows = range(field * int(here.seats), (field + 1) * int(here.seats))
        if any(not NO_CARDS <= here.sides[at] < SIDES for at in rows):
            yield f"a side of field {field + 1} has a number that no side has"
        finished = sorted(int(here.finish[at]) for at in rows if here.finish[at])
        if finished != list(range(1, int(here.completed[field]) + 1)):
            yield f"sides of field {field + 1} became complete in the order {finished}"
        if any((here.sides[at] >= OPEN_SIDES) != (here.finish[at] > 0) for at in rows):
            yield f"field {field + 1}: complete sides and their order do not agree"
        if here.is_closed(field) and any(here.sides[at] != NO_CARDS for at in rows):
            yield f"closed field {field + 1} has cards"
        if here.completed[field] == here.seats:
            full += 1
            if here.stage not in (REFILLING, CAPTURING) or here.field != field:
                yield f"field {field + 1} is complete and not scored"
    if full > 1:
        yield f"{full} fields are complete at once"


def broken_turn(here: BlackSheepPosition) -> Iterator[str]:
    if here.stage == PLACING and here.is_blocked(here.turn):
        yield f"seat {letter(here.turn)} is asked and cannot place"
    if (here.stage == FINISHED) != (here.closed == rules.ALL_CLOSED):
        yield f"the game is {'over' if here.stage == FINISHED else 'not over'} with closed fields {here.closed:b}"


def broken_counting(here: BlackSheepPosition) -> Iterator[str]:
    """Cards counted to be in other hands are there."""
    for row in range(here.seats + 1):
        for animal in range(c.TYPES):
            held = sum(count_in(here.hands[s], here.hand_size(s), animal) for s in range(here.seats) if s != row)
            if not 0 <= counted_by(here, row, animal) <= held:
                yield f"{counted_by(here, row, animal)} {NAMES[animal]} counted in other hands where there are {held}"
    if any(not 0 <= here.fresh[seat] <= c.HAND for seat in range(here.seats)):
        yield "a seat has more fresh cards than a hand holds"


def broken_tasks(here: BlackSheepPosition) -> Iterator[str]:
    dealt = sum(here.tasks[task] != c.UNUSED for task in range(c.TASKS))
    expected = 0 if not here.with_tasks or here.stage < TASKING else int(c.TASKS_IN_PLAY)
    if here.stage == TASKING:
        expected -= int(here.left)
    if dealt != expected:
        yield f"{dealt} task cards are in play, not {expected}"
    if here.stage > TASKING and here.with_tasks:
        for seat in range(here.seats):
            if sum(here.tasks[task] == seat for task in range(c.TASKS)) != c.private_tasks(here.seats):
                yield f"seat {letter(seat)} has not {c.private_tasks(here.seats)} task cards"


def broken_end(here: BlackSheepPosition) -> Iterator[str]:
    if here.stage in (DEALING, PLACING, REFILLING, RESTOCKING, FINISHED):
        for seat in range(here.seats):
            if here.corral_size(seat) % 2:
                yield f"seat {letter(seat)} has captured an odd number of figures"
    if here.stage == FINISHED:
        bonus = sum(scoring.majorities(here, seat) + scoring.sets(here, seat) for seat in range(here.seats))
        if bonus > 12:
            yield f"{bonus} bonus cards are given out"
