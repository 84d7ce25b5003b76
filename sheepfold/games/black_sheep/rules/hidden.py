"""What a seat cannot know, dealt again: another world that looks the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep.rules import deck, rules
from sheepfold.games.black_sheep.rules.bundle import WEIGHT, count_in
from sheepfold.games.black_sheep.rules.components import TASKS, TYPES, UNUSED, VALUES
from sheepfold.games.black_sheep.rules.counting import counted_by, note_counted
from sheepfold.games.black_sheep.rules.phases import ENDED

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition


def reshuffle(position: BlackSheepPosition, seat: i64, rng: Rng) -> None:
    """Deal again all that this seat (-1: a watcher) cannot know: other hands and the deck, others' values and tasks."""
    eye = seat if seat >= 0 else position.seats
    reshuffle_hands(position, eye, rng)
    if position.phase != ENDED:  # at the end values and tasks are shown (BS-10.1, BS-11.6)
        reshuffle_values(position, eye, rng)
        reshuffle_tasks(position, eye, rng)


def reshuffle_hands(position: BlackSheepPosition, eye: i64, rng: Rng) -> None:
    """Cards counted to be in other hands stay in other hands; where exactly, and all other unseen cards, is drawn."""
    sizes = zeros(position.seats)
    for seat in range(position.seats):
        if seat != eye:
            sizes[seat] = position.hand_size(seat)
            for animal in range(TYPES):
                position.deck[animal] += count_in(position.hands[seat], sizes[seat], animal)
            position.deck_size += sizes[seat]
            position.hands[seat] = 0
    deal_known(position, eye, sizes, rng)
    for seat in range(position.seats):
        for i in range(sizes[seat]):
            card = rules.draw_card(position, rng)
            deck.take_from_deck(position, card)
            position.hands[seat] += WEIGHT[card]
    for seat in range(position.seats):
        if seat != eye:
            count_for(position, seat)


def deal_known(position: BlackSheepPosition, eye: i64, sizes: vec[i64], rng: Rng) -> None:
    """The counted cards first; cards held since before the last reshuffle are among them. `sizes` is what is still to deal."""
    counted = zeros(TYPES)
    left: i64 = 0
    for animal in range(TYPES):
        counted[animal] = counted_by(position, eye, animal)
        left += counted[animal]
    while left > 0:
        card = pick(counted, left, rng)
        counted[card] -= 1
        left -= 1
        seat = pick_holder(position, sizes, rng)
        sizes[seat] -= 1
        deck.take_from_deck(position, card)
        position.hands[seat] += WEIGHT[card]


def pick_holder(position: BlackSheepPosition, sizes: vec[i64], rng: Rng) -> i64:
    """A seat that still needs a card: first those that have drawn too few to have refilled their whole hand since."""
    rooms = zeros(position.seats)
    total: i64 = 0
    for seat in range(position.seats):
        rooms[seat] = max(sizes[seat] - position.fresh[seat], 0)
        total += rooms[seat]
    return pick(rooms, total, rng) if total > 0 else pick(sizes, row_total(sizes), rng)


def row_total(row: vec[i64]) -> i64:
    total: i64 = 0
    for i in range(len(row)):
        total += row[i]
    return total


def pick(row: vec[i64], total: i64, rng: Rng) -> i64:
    """An index of a row of counts, likely by its count."""
    nth = rng.below(total)
    index: i64 = 0
    while nth >= row[index]:
        nth -= row[index]
        index += 1
    return index


def count_for(position: BlackSheepPosition, seat: i64) -> None:
    """What another seat may have counted: as a guess, what everybody could count, less what that seat holds itself."""
    for animal in range(TYPES):
        public = counted_by(position, position.seats, animal)
        held = count_in(position.hands[seat], position.hand_size(seat), animal)
        note_counted(position, seat, animal, max(public - held, 0))


def reshuffle_values(position: BlackSheepPosition, eye: i64, rng: Rng) -> None:
    owned = zeros(position.seats * TYPES)
    for seat in range(position.seats):
        if seat != eye:
            for animal in range(TYPES):
                owned[seat * TYPES + animal] = position.owned(seat, animal)
                for i in range(VALUES):
                    at = position.worth(seat, animal) + i
                    position.corrals[position.worth(position.seats, animal) + i] += position.corrals[at]
                    position.corrals[at] = 0
    for index in range(position.seats * TYPES):
        seat, animal = index // TYPES, index % TYPES
        for i in range(owned[index]):
            value = rules.draw_value(position, animal, rng)
            position.corrals[position.worth(position.seats, animal) + value - 1] -= 1
            position.corrals[position.worth(seat, animal) + value - 1] += 1


def reshuffle_tasks(position: BlackSheepPosition, eye: i64, rng: Rng) -> None:
    held = zeros(position.seats)
    for task in range(TASKS):
        holder = position.tasks[task]
        if holder >= 0 and holder != eye:
            held[holder] += 1
            position.tasks[task] = UNUSED
    for seat in range(position.seats):
        for i in range(held[seat]):
            position.tasks[rules.draw_task(position, rng)] = seat
