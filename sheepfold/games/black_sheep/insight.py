"""What bots know of this game: other worlds that look the same to a seat, and how promising a position is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import rules, scoring
from sheepfold.games.black_sheep.bundle import WEIGHT, count_in
from sheepfold.games.black_sheep.combinations import STRENGTH
from sheepfold.games.black_sheep.components import (
    BLACK_SHEEP,
    BONUS,
    FIELDS,
    FIGURES_PER_FIELD,
    NONE,
    SIDE,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
)
from sheepfold.games.black_sheep.stages import FINISHED

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.position import BlackSheepPosition

# --- another world


def reshuffle(here: BlackSheepPosition, seat: i64, rng: Rng) -> None:
    """Deal anew all that this seat (-1: a watcher) cannot know: other hands and the deck, others' values and tasks."""
    eye = seat if seat >= 0 else here.seats
    reshuffle_hands(here, eye, rng)
    if here.stage != FINISHED:  # at the end values and tasks are shown (BS-10.1, BS-11.6)
        reshuffle_values(here, eye, rng)
        reshuffle_tasks(here, eye, rng)


def reshuffle_hands(here: BlackSheepPosition, eye: i64, rng: Rng) -> None:
    """Cards counted to be in other hands stay in other hands; where exactly, and all other unseen cards, is drawn."""
    sizes = zeros(here.seats)
    for seat in range(here.seats):
        if seat != eye:
            sizes[seat] = here.hand_size(seat)
            for animal in range(TYPES):
                here.deck[animal] += count_in(here.hands[seat], sizes[seat], animal)
            here.deck_size += sizes[seat]
            here.hands[seat] = 0
    deal_known(here, eye, sizes, rng)
    for seat in range(here.seats):
        for i in range(sizes[seat]):
            card = rules.draw_card(here, rng)
            rules.take_from_deck(here, card)
            here.hands[seat] += WEIGHT[card]
    for seat in range(here.seats):
        if seat != eye:
            count_for(here, seat)


def deal_known(here: BlackSheepPosition, eye: i64, sizes: vec[i64], rng: Rng) -> None:
    """The counted cards first; cards held since before the last reshuffle are among them. `sizes` is what is still to deal."""
    counted = here.known[eye * TYPES : eye * TYPES + TYPES]
    left: i64 = 0
    for animal in range(TYPES):
        left += counted[animal]
    while left > 0:
        card = pick(counted, left, rng)
        counted[card] -= 1
        left -= 1
        seat = pick_holder(here, sizes, rng)
        sizes[seat] -= 1
        rules.take_from_deck(here, card)
        here.hands[seat] += WEIGHT[card]


def pick_holder(here: BlackSheepPosition, sizes: vec[i64], rng: Rng) -> i64:
    """A seat that still needs a card: first those that have drawn too few to have refilled their whole hand since."""
    rooms = zeros(here.seats)
    total: i64 = 0
    for seat in range(here.seats):
        rooms[seat] = max(sizes[seat] - here.fresh[seat], 0)
        total += rooms[seat]
    return pick(rooms, total, rng) if total > 0 else pick(sizes, row_total(sizes), rng)


def row_total(row: vec[i64]) -> i64:
    total: i64 = 0
    for i in range(len(row)):
        total += row[i]
    return total


def pick(row: vec[i64], total: i64, rng: Rng) -> i64:
    """A place of a row of counts, likely by its count."""
    nth = rng.below(total)
    place: i64 = 0
    while nth >= row[place]:
        nth -= row[place]
        place += 1
    return place


def count_for(here: BlackSheepPosition, seat: i64) -> None:
    """What another seat may have counted: as a guess, what everybody could count, less what that seat holds itself."""
    for animal in range(TYPES):
        public = here.known[here.seats * TYPES + animal]
        held = count_in(here.hands[seat], here.hand_size(seat), animal)
        here.known[seat * TYPES + animal] = max(public - held, 0)


def reshuffle_values(here: BlackSheepPosition, eye: i64, rng: Rng) -> None:
    owned = zeros(here.seats * TYPES)
    for seat in range(here.seats):
        if seat != eye:
            for animal in range(TYPES):
                owned[seat * TYPES + animal] = here.owned(seat, animal)
                for i in range(VALUES):
                    at = here.worth(seat, animal) + i
                    here.corrals[here.worth(here.seats, animal) + i] += here.corrals[at]
                    here.corrals[at] = 0
    for place in range(here.seats * TYPES):
        seat, animal = place // TYPES, place % TYPES
        for i in range(owned[place]):
            value = rules.draw_value(here, animal, rng)
            here.corrals[here.worth(here.seats, animal) + value - 1] -= 1
            here.corrals[here.worth(seat, animal) + value - 1] += 1


def reshuffle_tasks(here: BlackSheepPosition, eye: i64, rng: Rng) -> None:
    held = zeros(here.seats)
    for task in range(TASKS):
        holder = here.tasks[task]
        if holder >= 0 and holder != eye:
            held[holder] += 1
            here.tasks[task] = UNUSED
    for seat in range(here.seats):
        for i in range(held[seat]):
            here.tasks[rules.draw_task(here, rng)] = seat


# --- how promising it looks

POINT: Final[i64] = 100
MEAN_VALUE: Final[i64] = 200  # a figure is worth two points on average
LEAD: Final[i64] = 200  # a majority held now, and a step towards one: it may still be lost
SET_STEP: Final[i64] = 100  # a figure of a type that the next set lacks
SURE: Final[i64] = 100  # chances are in hundredths


def value(here: BlackSheepPosition, seat: i64) -> i64:
    """Own prospects, less those of the others on average."""
    if here.stage == FINISHED:
        return POINT * (scoring.score(here, seat) * here.seats - all_scores(here)) // (here.seats - 1)
    others: i64 = 0
    for other in range(here.seats):
        if other != seat:
            others += holdings(here, other)
    total = holdings(here, seat) - others // (here.seats - 1)
    for field in range(FIELDS):
        if is_stocked(here, field):
            total += prospects(here, field, seat)
    return total


def is_stocked(here: BlackSheepPosition, field: i64) -> bool:
    start = field * FIGURES_PER_FIELD
    return here.figures[start] != NONE and here.figures[start + 1] != NONE


def all_scores(here: BlackSheepPosition) -> i64:
    total: i64 = 0
    for seat in range(here.seats):
        total += scoring.score(here, seat)
    return total


def holdings(here: BlackSheepPosition, seat: i64) -> i64:
    total = POINT * scoring.animal_points(here, seat)
    if here.with_tasks:
        return total + POINT // 2 * scoring.task_points(here, seat)
    return total + LEAD * scoring.majorities(here, seat) + POINT * BONUS * scoring.sets(here, seat)


def prospects(here: BlackSheepPosition, field: i64, seat: i64) -> i64:
    """What the figures of a field would bring, times the chance to win them."""
    mine = outlook(here, field, seat, True)
    best: i64 = 0
    best_seat = NONE
    missing = SIDE - here.filled[here.side(field, seat)]
    for other in range(here.seats):
        if other != seat:
            missing += SIDE - here.filled[here.side(field, other)]
            theirs = outlook(here, field, other, False)
            if theirs > best:
                best = theirs
                best_seat = other
    chance: i64
    if missing == 0:
        chance = SURE if rules.winner(here, field) == seat else 0
    else:
        # The more cards are to come, the less a lead in strength says.
        chance = min(max(SURE // here.seats + (mine - best) * 2 // (missing + 1), 2), 98)
    start = field * FIGURES_PER_FIELD
    won = prize(here, seat, here.figures[start]) + prize(here, seat, here.figures[start + 1])
    lost = prize(here, best_seat, here.figures[start]) + prize(here, best_seat, here.figures[start + 1])
    return (won * chance - lost * (SURE - chance) // 2) // SURE


def prize(here: BlackSheepPosition, seat: i64, animal: i64) -> i64:
    """What one more figure of a type means to a seat."""
    worth = -MEAN_VALUE if animal == BLACK_SHEEP else MEAN_VALUE
    mine = here.owned(seat, animal)
    most = scoring.most_of_others(here, seat, animal)
    if mine == most or mine + 1 == most:
        worth += LEAD
    if mine == scoring.sets(here, seat):
        worth += SET_STEP
    return worth


def outlook(here: BlackSheepPosition, field: i64, seat: i64, with_hand: bool) -> i64:
    """The strength a side may be expected to reach: missing cards join the best group if in hand, else every other one does."""
    at = here.side(field, seat)
    bundle = here.combination(field, seat)
    missing = SIDE - here.filled[at]
    if missing == 0:
        return STRENGTH[bundle]
    size = SIDE + FIGURES_PER_FIELD - missing
    main: i64 = 0
    for animal in range(TYPES):
        if count_in(bundle, size, animal) > count_in(bundle, size, main):
            main = animal
    matching = (missing + 1) // 2
    if with_hand:
        held = min(count_in(here.hands[seat], here.hand_size(seat), main), missing)
        matching = held + (missing - held) // 2
    bundle += matching * WEIGHT[main]
    size += matching
    animal = BLACK_SHEEP
    while size < SIDE + FIGURES_PER_FIELD:  # the rest: the poorest types not there yet
        if count_in(bundle, size, animal) == 0:
            bundle += WEIGHT[animal]
            size += 1
        animal -= 1
    return STRENGTH[bundle]
