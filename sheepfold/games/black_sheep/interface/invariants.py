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
    PHASES,
    PLACING,
    REFILLING,
    RESTOCKING,
    STOCKING,
    TASKING,
    WITH_FIELD,
)
from sheepfold.games.black_sheep.rules.position import BlackSheepPosition
from sheepfold.games.black_sheep.rules.sides import BUNDLE, NO_CARDS, OPEN_SIDES, cards_of

MOST_SCORED = 18  # three fields at first, and thirty figures for fifteen restocks at most


def bound(setup: Setup) -> int:
    """Two placing turns for each side of each scored field, four cards drawn for them, two values; restocks draw each card once."""
    seats = setup.seats
    cards: int = int(c.TYPES) * setup.data["box"]["card_copies"]
    setting_up = 1 + int(c.TASKS_IN_PLAY) + int(c.FIELDS * c.FIGURES_PER_FIELD) + int(c.HAND) * seats
    return setting_up + MOST_SCORED * (2 * seats + 4 * seats + 2 + cards)


def broken(position: BlackSheepPosition) -> str:
    return impossible(position) or broken_counting(position) or broken_pairs(position) or broken_end(position)


def impossible(position: BlackSheepPosition) -> str:
    """What even a position that somebody made up must keep."""
    laws = (broken_fields, broken_cards, broken_figures, broken_turn, broken_tasks)
    return next((what for law in laws if (what := law(position))), "")


def standing(position: BlackSheepPosition, field: int, closed: bool) -> list[int]:
    """How many figures can stand in a field, the likeliest number first."""
    phase, working = position.phase, position.field == field
    if closed or phase <= TASKING or (phase == STOCKING and field > position.field):
        return [0]
    if working and phase in (STOCKING, RESTOCKING):
        return [0, 1]
    return [2, 1] if working and phase == CAPTURING else [2]


def broken_fields(position: BlackSheepPosition) -> str:
    """Every field is open or closed, has figures and cards as its phase wants it, and is scored once all sides are complete."""
    word = PHASES[position.phase]
    for field in range(c.FIELDS):
        key, closed, over = f"fields.{field}", position.is_closed(field), position.phase == ENDED
        working = field == position.field and position.phase in WITH_FIELD
        if closed != over and (over or working or position.phase <= DEALING):
            return f"{key}.closed: {str(over).lower()} in the phase {word}, not {str(closed).lower()}"
        figures = sum(animal != NONE for animal in position.figures[field * 2 : field * 2 + 2])
        numbers = standing(position, field, closed)
        if figures not in numbers:
            return f"{key}.figures: {' or '.join(map(str, sorted(numbers)))} must stand here in the phase {word}, not {figures}"
        what = broken_sides(position, field, closed, working)
        if what:
            return f"{key}.{what}"
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
            return (
                f"deck: {NAMES[animal]} cards in deck, discard pile, hands, on sides: {parts}; there are {position.box.copies}"
            )
    for seat in range(position.seats):
        if count_in(position.hands[seat], position.hand_size(seat), c.BLACK_SHEEP) < 0:
            return f"hands.{letter(seat)}: more than {position.hand_size(seat)} cards"
    if not 0 <= position.aside <= position.discard.size or (position.aside and position.phase not in (STOCKING, RESTOCKING)):
        return f"aside: no card lies aside in the phase {PHASES[position.phase]}, not {position.aside}"
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
            return f"stock: {NAMES[animal]} figures in stock, on fields, in corrals: {parts}; there are {c.FIGURES_PER_TYPE}"
        for value in range(c.VALUES):
            column = [int(position.corrals[position.worth(row, animal) + value]) for row in range(position.seats + 1)]
            if min(column) < 0 or sum(column) != position.box.values[animal * c.VALUES + value]:
                return f"corrals: {NAMES[animal]} figures of value {value + 1} in corrals and elsewhere: {column}"
    return ""


def broken_sides(position: BlackSheepPosition, field: int, closed: bool, working: bool) -> str:
    word, seats = PHASES[position.phase], range(int(position.seats))
    scored = working and position.phase == CAPTURING
    bare = closed or position.phase <= DEALING or (working and position.phase == RESTOCKING)
    for seat in seats:
        cards = cards_of(position.sides[position.side(field, seat)])
        if (scored and cards < c.SIDE) or (bare and cards):
            return (
                f"sides.{letter(seat)}: {'three cards' if scored else 'no card'} can be here in the phase {word}, not {cards}"
            )
    full = [letter(seat) for seat in seats if position.sides[position.side(field, seat)] >= OPEN_SIDES]
    finish = [int(position.finish[position.side(field, seat)]) for seat in seats]
    numbers = sorted(number for number in finish if number)
    if numbers != list(range(1, position.completed[field] + 1)) or full != [letter(seat) for seat in seats if finish[seat]]:
        return f"order names the seats with complete sides, {' '.join(full) or 'none'}"
    if len(full) == len(seats) and not (working and position.phase in (REFILLING, CAPTURING)):
        return "sides: all sides are complete, so the field would have been scored (BS-6.1)"
    return ""


def broken_turn(position: BlackSheepPosition) -> str:
    if position.phase == PLACING and position.is_blocked(position.turn):
        return "turn: every side of this seat at an open field is complete, so it would pass (BS-4.9)"
    if position.phase == REFILLING and position.sides[position.side(position.field, position.turn)] == NO_CARDS:
        return f"turn: this seat has no card at field {position.field + 1} to have placed"
    if position.phase != ENDED and position.closed == ALL_CLOSED:
        return "phase: over, as all fields are closed"
    return ""


def broken_counting(position: BlackSheepPosition) -> str:
    """Cards counted to be in other hands are there."""
    for row in range(position.seats + 1):
        for animal in range(c.TYPES):
            held = sum(count_in(position.hands[s], position.hand_size(s), animal) for s in range(position.seats) if s != row)
            if not 0 <= counted_by(position, row, animal) <= held:
                key = f"known.{letter(row) if row < position.seats else 'watcher'}"
                return f"{key}: {counted_by(position, row, animal)} {NAMES[animal]} in other hands where there are {held}"
    if any(not 0 <= position.fresh[seat] <= c.HAND for seat in range(position.seats)):
        return "a seat has more fresh cards than a hand holds"
    return ""


def broken_tasks(position: BlackSheepPosition) -> str:
    if position.phase == TASKING and not position.with_tasks:
        return "phase: task cards are dealt with the option tasks = on only"
    dealt = sum(position.tasks[task] != c.UNUSED for task in range(c.TASKS))
    if dealt and not position.with_tasks:
        return "tasks: task cards are in play with the option tasks = on only"
    expected = 0 if not position.with_tasks or position.phase < TASKING else int(c.TASKS_IN_PLAY)
    if position.phase == TASKING:
        expected -= int(position.left)
    if position.phase > TASKING and position.with_tasks:
        each = int(c.private_tasks(position.seats))
        for seat in range(position.seats):
            held = sum(position.tasks[task] == seat for task in range(c.TASKS))
            if held != each:
                return f"tasks.{letter(seat)}: {each} task cards can be here, not {held}"
        left, shown = c.TASKS_IN_PLAY - each * position.seats, dealt - each * position.seats
        return f"open_tasks: {left} task cards can be here, not {shown}" if left != shown else ""
    return f"tasks: {dealt} task cards are in play, not {expected}" if dealt != expected else ""


def broken_pairs(position: BlackSheepPosition) -> str:
    """Figures leave the stock, and are won, by twos."""
    stock = sum(position.stock[animal] for animal in range(c.TYPES))
    if position.phase in (PLACING, REFILLING, ENDED) and stock % 2:
        return f"an odd number of figures, {stock}, is in stock"
    if position.phase in (DEALING, PLACING, REFILLING, RESTOCKING, ENDED):
        for seat in range(position.seats):
            if position.corral_size(seat) % 2:
                return f"seat {letter(seat)} has captured an odd number of figures"
    return ""


def broken_end(position: BlackSheepPosition) -> str:
    if position.phase == ENDED:
        bonus = sum(scoring.majorities(position, seat) + scoring.sets(position, seat) for seat in range(position.seats))
        if bonus > 12:
            return f"{bonus} bonus cards are given out"
    return ""
