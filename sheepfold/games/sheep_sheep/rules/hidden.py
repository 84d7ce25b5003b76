"""What a seat cannot see of Sheep Sheep, dealt again: other worlds that look the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE, Pile
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.rules.components import CELLS, SEATS
from sheepfold.games.sheep_sheep.rules.phases import ENDED

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

TRIES: Final[i64] = 60  # whole deals tried before mixing by swaps
SWAPS: Final[i64] = 40  # swaps per hidden card


def reshuffle(position: SheepSheepPosition, seat: i64, rng: Rng) -> None:
    """Deal the other model again (for a watcher both) and, with closed undersides, every card nobody has seen both sides of.

    The pile is a bag whose next card exists nowhere, so with open undersides only the model is hidden. What the automatic
    turning of cards (SS-2.8) lets one conclude about other undersides is not used.
    """
    known: i64 = NONE if seat < 0 else position.model(seat)
    for other in range(SEATS):
        if other != seat and position.phase != ENDED and position.model(other) != NONE:
            position.give_model(other, another_colour(position, known, rng))
            known = position.model(other)
    reshuffle_undersides(position, rng)


def another_colour(position: SheepSheepPosition, taken: i64, rng: Rng) -> i64:
    """Any colour but the one that is taken; any at all if none is."""
    if taken == NONE:
        return rng.below(position.deck.colours)
    colour = rng.below(position.deck.colours - 1)
    return colour if colour < taken else colour + 1


def reshuffle_undersides(position: SheepSheepPosition, rng: Rng) -> None:
    """Every way to give the hidden places cards that have the colour they show is equally likely; the rest is the pile.

    `cards` begins with the cards in the hidden places, `colours` has what those places show.
    """
    if not position.closed:
        return
    cards, colours = Pile(64), Pile(32)
    lift_hidden(position, cards, colours)
    if colours.size == 0:
        return
    for card in range(position.deck.kinds):
        for again in range(position.pile[card]):
            cards.add(card)
    if not deal_by_tries(position, cards, colours, rng):
        deal_by_swaps(position, cards, colours, rng)
    put_hidden(position, cards, colours)


def lift_hidden(position: SheepSheepPosition, cards: Pile, colours: Pile) -> None:
    """The unknown cells in order, then the captured faces that stayed unseen."""
    up = position.deck.up
    for cell in range(CELLS):
        if is_hidden(position, cell):
            cards.add(position.grid[cell] >> 1)
            colours.add(up[position.grid[cell]])
    for face in range(2 * position.deck.kinds):
        for again in range(position.unseen[face]):
            cards.add(face >> 1)
            colours.add(up[face])
        position.unseen[face] = 0


def is_hidden(position: SheepSheepPosition, cell: i64) -> bool:
    """Whether a card lies here whose underside nobody knows."""
    return position.grid[cell] != NONE and not position.known >> cell & 1


def deal_by_tries(position: SheepSheepPosition, cards: Pile, colours: Pile, rng: Rng) -> bool:
    """Exact: choose for every place any card that fits, and begin again as soon as a card is chosen twice."""
    chosen = Pile(colours.size)
    for attempt in range(TRIES):
        chosen.clear()
        while chosen.size < colours.size:
            index = fitting(position, cards, colours.items[chosen.size], rng)
            if chosen.find(index) >= 0:
                break
            chosen.add(index)
        if chosen.size == colours.size:
            bring_to_front(cards, chosen)
            return True
    return False


def fitting(position: SheepSheepPosition, cards: Pile, colour: i64, rng: Rng) -> i64:
    """The index of any card with this colour, all equally likely. There is one: the card that lay there."""
    index = rng.below(cards.size)
    while not position.deck.has(cards.items[index], colour):
        index = rng.below(cards.size)
    return index


def bring_to_front(cards: Pile, chosen: Pile) -> None:
    """Put the chosen cards first, in their order, and the others behind them."""
    before = cards.copy()
    cards.clear()
    for i in range(chosen.size):
        cards.add(before.items[chosen.items[i]])
    for index in range(before.size):
        if chosen.find(index) < 0:
            cards.add(before.items[index])


def deal_by_swaps(position: SheepSheepPosition, cards: Pile, colours: Pile, rng: Rng) -> None:
    """Nearly exact, for the rare end of a game where tries fail: many random swaps, each kept if both places still fit."""
    items = cards.items
    for i in range(SWAPS * cards.size):
        one, other = rng.below(colours.size), rng.below(cards.size)
        fits = position.deck.has(items[other], colours.items[one])
        if fits and (other >= colours.size or position.deck.has(items[one], colours.items[other])):
            items[one], items[other] = items[other], items[one]


def put_hidden(position: SheepSheepPosition, cards: Pile, colours: Pile) -> None:
    deck = position.deck
    index: i64 = 0
    for cell in range(CELLS):
        if is_hidden(position, cell):
            position.grid[cell] = deck.showing(cards.items[index], colours.items[index])
            index += 1
    while index < colours.size:
        position.unseen[deck.showing(cards.items[index], colours.items[index])] += 1
        index += 1
    for card in range(deck.kinds):
        position.pile[card] = 0
    while index < cards.size:
        position.pile[cards.items[index]] += 1
        index += 1
