"""The course of the game: what is legal, what a move does, what fate may bring and how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.journal import note
from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.games.black_sheep.rules import captures, dealing, moves, notes
from sheepfold.games.black_sheep.rules.bundle import WEIGHT
from sheepfold.games.black_sheep.rules.captures import capture, give_turn, stock_field, winner
from sheepfold.games.black_sheep.rules.components import (
    FIELDS,
    FIGURES_PER_FIELD,
    HAND,
    OPEN,
    TASKS,
    TASKS_IN_PLAY,
    TYPES,
    UNUSED,
    VALUES,
)
from sheepfold.games.black_sheep.rules.counting import uncount
from sheepfold.games.black_sheep.rules.deck import need_card, take_from_deck
from sheepfold.games.black_sheep.rules.moves import MENU
from sheepfold.games.black_sheep.rules.phases import (
    CAPTURING,
    CHOOSING,
    DEALING,
    PLACING,
    REFILLING,
    RESTOCKING,
    STOCKING,
    TASKING,
)
from sheepfold.games.black_sheep.rules.sides import MORE, NO_CARDS, OPEN_SIDES, TWO_CARDS

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

# --- what may come


def fill_legal(position: BlackSheepPosition, found: Pile) -> None:
    """Every open field whose own side is not complete, with every different choice of cards its size allows.

    Asked even when only one answer is left: not to be asked would tell the others that all three cards are equal.
    """
    fill_choices(position, MENU.ways, moves.choice(1, 0), found)


def fill_choices(position: BlackSheepPosition, ways: vec[i64], field_step: i64, found: Pile) -> None:
    """The same in numbers of any kind: what the ways of `MENU.ways` are called, and how far it is from a field to the next."""
    turn = position.turn
    page = position.hands[turn] * 3
    pages, sides = MENU.pages, position.sides
    ones, twos, end = pages[page], pages[page + 1], pages[page + 2]
    for field in range(FIELDS):
        if position.is_closed(field):
            continue
        side = sides[position.side(field, turn)]
        if side == NO_CARDS:  # BS-4.3: one card or two
            found.add_shifted(ways, ones, end, field * field_step)
        elif side < TWO_CARDS:  # BS-4.4: two
            found.add_shifted(ways, twos, end, field * field_step)
        elif side < OPEN_SIDES:  # BS-4.5: one
            found.add_shifted(ways, ones, twos, field * field_step)


def fill_odds(position: BlackSheepPosition, found: Pile, weights: Pile) -> None:
    if position.phase == CHOOSING:
        for seat in range(position.seats):
            found.add(moves.chose(seat))
            weights.add(1)
    elif position.phase == TASKING:
        for task in range(TASKS):
            if position.tasks[task] == UNUSED:
                found.add(moves.assigned(task))
                weights.add(1)
    elif position.phase == CAPTURING:
        at = position.worth(position.seats, captures.next_captured(position))
        for i in range(VALUES):
            if position.corrals[at + i] > 0:
                found.add(moves.revealed(i + 1))
                weights.add(position.corrals[at + i])
    else:
        for card in range(TYPES):
            if position.deck[card] > 0:
                found.add(moves.dealt(card) if is_dealing(position) else moves.drew(card))
                weights.add(position.deck[card])


def is_dealing(position: BlackSheepPosition) -> bool:
    """Whether the next card from the deck goes to a hand (else to a field, face up)."""
    return position.phase == REFILLING or position.phase == DEALING


def draw(position: BlackSheepPosition, rng: Rng) -> i64:
    """One outcome by the odds of `fill_odds`, without listing them."""
    if position.phase == REFILLING:
        return moves.dealt(draw_card(position, rng))
    if position.phase == CHOOSING:
        return moves.chose(rng.below(position.seats))
    if position.phase == TASKING:
        return moves.assigned(draw_task(position, rng))
    if position.phase == CAPTURING:
        return moves.revealed(draw_value(position, captures.next_captured(position), rng))
    card = draw_card(position, rng)
    return moves.dealt(card) if is_dealing(position) else moves.drew(card)


def draw_card(position: BlackSheepPosition, rng: Rng) -> i64:
    deck = position.deck
    nth = rng.below(position.deck_size)
    card: i64 = 0
    for animal in range(TYPES):  # to the last one, since it takes less time than to guess where to stop
        nth -= deck[animal]
        if nth >= 0:
            card = animal + 1
    return card


def draw_value(position: BlackSheepPosition, animal: i64, rng: Rng) -> i64:
    """A value of those left for this type: under any figure of it there may be any of them."""
    at = position.worth(position.seats, animal)
    nth = rng.below(position.owned(position.seats, animal))
    value: i64 = 1
    while nth >= position.corrals[at]:
        nth -= position.corrals[at]
        at += 1
        value += 1
    return value


def draw_task(position: BlackSheepPosition, rng: Rng) -> i64:
    unused: i64 = 0
    for task in range(TASKS):
        if position.tasks[task] == UNUSED:
            unused += 1
    nth = rng.below(unused)
    task = -1
    while nth >= 0:
        task += 1
        if position.tasks[task] == UNUSED:
            nth -= 1
    return task


# --- what a move does


def play(position: BlackSheepPosition, move: i64) -> None:
    if position.phase == PLACING:
        place_cards(position, moves.choice_field(move), moves.choice_way(move))
    elif position.phase == REFILLING:
        refill(position, moves.dealt_card(move))
    elif position.phase == CAPTURING:
        capture(position, moves.revealed_value(move))
    elif position.phase == RESTOCKING or position.phase == STOCKING:
        stock_field(position, moves.drew_card(move))
    elif position.phase == DEALING:
        deal(position, moves.dealt_card(move))
    elif position.phase == TASKING:
        deal_task(position, moves.assigned_task(move))
    else:
        begin(position, moves.chose_seat(move))


# Setting up (BS-2, BS-11.2).


def begin(position: BlackSheepPosition, seat: i64) -> None:
    """The start player is known; everything else follows from there."""
    position.starter = seat
    position.turn = seat
    if position.with_tasks:
        position.phase = TASKING
        position.left = TASKS_IN_PLAY
    else:
        position.phase = STOCKING


def deal_task(position: BlackSheepPosition, task: i64) -> None:
    to = dealing.receiver(position)
    position.tasks[task] = OPEN if to == NONE else to
    position.left -= 1
    if position.left == 0:
        position.phase = STOCKING


def deal(position: BlackSheepPosition, card: i64) -> None:
    """Three cards each, clockwise from the start player (BS-2.8)."""
    take_from_deck(position, card)
    position.hands[dealing.receiver(position)] += WEIGHT[card]
    position.left -= 1
    if position.left == 0:
        position.phase = PLACING


# A turn (BS-4, BS-5).


def place_cards(position: BlackSheepPosition, field: i64, way: i64) -> None:
    seat = position.turn
    cards, hands, sides = MENU.cards, position.hands, position.sides
    first, second, drop = cards[way * 3], cards[way * 3 + 1], cards[way * 3 + 2]
    at = position.side(field, seat)
    side = MORE[sides[at] * TYPES + first]
    weight = WEIGHT[first]
    position.left = 1
    uncount(position, seat, first)
    if second != NONE:
        side = MORE[side * TYPES + second]
        weight += WEIGHT[second]
        position.left = 2
        uncount(position, seat, second)
    sides[at] = side
    hands[seat] -= weight
    if side >= OPEN_SIDES:
        position.completed[field] += 1
        position.finish[at] = position.completed[field]
    if drop != NONE:
        hands[seat] -= WEIGHT[drop]
        position.discard.add(drop)
        position.left = 2
        uncount(position, seat, drop)
    position.field = field
    position.phase = REFILLING
    need_card(position)


def refill(position: BlackSheepPosition, card: i64) -> None:
    seat, hands, fresh = position.turn, position.hands, position.fresh
    take_from_deck(position, card)
    hands[seat] += WEIGHT[card]
    if fresh[seat] < HAND:
        fresh[seat] += 1
    position.left -= 1
    if position.left > 0:
        need_card(position)
    elif position.completed[position.field] == position.seats:  # BS-6.1; the refill comes before it (BS-5.6)
        position.turn = winner(position, position.field)
        note(position.journal, notes.WON, position.turn, position.field)
        position.phase = CAPTURING
        position.left = FIGURES_PER_FIELD
    else:
        give_turn(position, seat + 1)
