"""What bots know of this game: other worlds that look the same to a seat, and how promising a position is."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep import moves as m
from sheepfold.games.black_sheep import rules, scoring
from sheepfold.games.black_sheep.bundle import CARDS, WEIGHT, count_in
from sheepfold.games.black_sheep.chances import CHANCES, PAIR_OF, SURE
from sheepfold.games.black_sheep.components import (
    FIELDS,
    FIGURES_PER_FIELD,
    HAND,
    NONE,
    TASKS,
    TYPES,
    UNUSED,
    VALUES,
    WORTHS,
)
from sheepfold.games.black_sheep.counting import counted_by, note_counted
from sheepfold.games.black_sheep.herds import most_of_rivals
from sheepfold.games.black_sheep.prizes import POINT, bonuses_ahead, swing, tasks_ahead
from sheepfold.games.black_sheep.sides import MORE, NO_CARDS, OPEN_SIDES, SIDES, TWO_CARDS
from sheepfold.games.black_sheep.stages import FINISHED, RESTOCKING

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
    counted = zeros(TYPES)
    left: i64 = 0
    for animal in range(TYPES):
        counted[animal] = counted_by(here, eye, animal)
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
        public = counted_by(here, here.seats, animal)
        held = count_in(here.hands[seat], here.hand_size(seat), animal)
        note_counted(here, seat, animal, max(public - held, 0))


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


def value(here: BlackSheepPosition, seat: i64) -> i64:
    """Points ahead of the others, as they stand and as they may be expected from the fields."""
    if here.stage == FINISHED:
        return POINT * (scoring.score(here, seat) * here.seats - all_scores(here)) // (here.seats - 1)
    if not CHANCES.made:
        CHANCES.make()
    mine, rivals = here.herds[seat], most_of_rivals(here, seat)
    total = tasks_ahead(here, seat, mine, rivals) if here.with_tasks else bonuses_ahead(mine, rivals)
    for other in range(here.seats):
        points = scoring.animal_points(here, other) * POINT
        total += points if other == seat else -points // (here.seats - 1)
    for field in range(FIELDS):
        if is_stocked(here, field):
            total += (outlook(here, field, seat) - SURE // here.seats) * swing(here, field, seat, mine, rivals) >> 10
    return total


def is_stocked(here: BlackSheepPosition, field: i64) -> bool:
    start = field * FIGURES_PER_FIELD
    return here.figures[start] != NONE and here.figures[start + 1] != NONE


def all_scores(here: BlackSheepPosition) -> i64:
    total: i64 = 0
    for seat in range(here.seats):
        total += scoring.score(here, seat)
    return total


def outlook(here: BlackSheepPosition, field: i64, seat: i64) -> i64:
    """The chance to win a field: halfway between what any hand does and what the own one can do at once."""
    side = here.sides[here.side(field, seat)]
    found = chance(here, field, seat, side)
    if side >= OPEN_SIDES or here.hand_size(seat) < HAND:
        return found
    hand = here.hands[seat] * HAND
    best = found
    for i in range(HAND):
        after = MORE[side * TYPES + CARDS[hand + i]]
        if side >= TWO_CARDS:
            best = max(best, chance(here, field, seat, after))
        else:
            for j in range(i + 1, HAND):
                then = MORE[after * TYPES + CARDS[hand + j]]
                if side > NO_CARDS:
                    best = max(best, chance(here, field, seat, then))
                elif i == 0 and j == 1:
                    best = max(best, chance(here, field, seat, MORE[then * TYPES + CARDS[hand + 2]]))
    return found + best >> 1


def chance(here: BlackSheepPosition, field: i64, seat: i64, side: i64) -> i64:
    """The chance of a side against all others as they stand."""
    first = here.figures[field * FIGURES_PER_FIELD]
    second = here.figures[field * FIGURES_PER_FIELD + 1]
    start = PAIR_OF[first * TYPES + second] * SIDES
    found = SURE
    for other in range(here.seats):
        if other != seat:
            found = found * i64(CHANCES.wins[(start + here.sides[here.side(field, other)]) * SIDES + side]) >> 10
    return found


# --- how far a search looks

FORESIGHT: Final[i64] = 8  # figures that are captured before a search trusts its judgement: those of four fields


def suppose(here: BlackSheepPosition, seat: i64, rng: Rng) -> None:
    """Another world to search in, up to the restocking after the next few captures."""
    reshuffle(here, seat, rng)
    here.horizon = figures_left(here) - FORESIGHT


def shown(here: BlackSheepPosition, move: i64, seat: i64) -> bool:
    """Cards and tasks are seen by whom they are dealt to, values by the new owner; open cards and tasks by everybody."""
    if m.is_revealed(move):
        return here.turn == seat
    if m.is_dealt(move) or m.is_task(move):
        return here.receiver() == seat or here.receiver() == NONE
    return True


def pause(here: BlackSheepPosition) -> bool:
    """In the end phase nothing is restocked any more: then a search goes on to the end."""
    return here.stage == RESTOCKING and here.aside == 0 and figures_left(here) <= here.horizon


def figures_left(here: BlackSheepPosition) -> i64:
    """Figures in stock and on fields."""
    total: i64 = 0
    for i in range(here.seats * WORTHS, here.seats * WORTHS + WORTHS):
        total += here.corrals[i]
    return total


def win_chance(here: BlackSheepPosition, seat: i64) -> float:
    """By the value and by how much can still happen; measured in games of the policy against itself."""
    if here.stage == FINISHED:
        winners: float = 0.0
        for other in range(here.seats):
            if here.wins(other):
                winners += 1.0
        return 1.0 / winners if here.wins(seat) else 0.0
    left = float(figures_left(here))
    ahead = float(value(here, seat)) / 100.0 * (1.05 - 0.015 * left)
    even = float(here.seats) - 1.0
    return 1.0 / (1.0 + even * exp(-1.7 * ahead / sqrt(40.0 + 20.0 * left)))
