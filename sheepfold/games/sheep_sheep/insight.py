"""What bots know of Sheep Sheep: other worlds that look the same to a seat, and how promising a position is."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep import exact, scoring
from sheepfold.games.sheep_sheep.components import CELLS, NONE, SEATS
from sheepfold.games.sheep_sheep.phases import DRAW, ENDED, EXCHANGE, LAY

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.position import SheepSheepPosition

TRIES: Final[i64] = 60  # whole deals tried before mixing by swaps
SWAPS: Final[i64] = 40  # swaps per hidden card
WIN: Final[i64] = 1000  # a game won counts like ten points more
FORESEEN: Final[i64] = 2  # exchanges; three would be ten times as slow
TEMPO: Final[i64] = 2  # points that being next to move is worth
MOST_TELLING: Final[i64] = 9  # photos of a colour; more tell no more

# By photos of a colour in an album. Just three of them say more than four: for other colours one holds out for the fourth.
LIKELY: Final = vec[i64]([1, 1, 1, 4, 2, 3, 12, 8, 5, 20])

# --- other worlds


def reshuffle(position: SheepSheepPosition, seat: i64, rng: Rng) -> None:
    """Deal anew the other model and, with closed undersides, every card nobody has seen both sides of.

    The pile is a bag whose next card exists nowhere, so with open undersides only the model is hidden. What the automatic
    turning of cards (SS-2.8) lets one conclude about other undersides is not used.
    """
    other = SEATS - 1 - seat
    if position.phase != ENDED and position.model(other) != NONE:
        position.give_model(other, another_colour(position, position.model(seat), rng))
    reshuffle_undersides(position, rng)


def suppose(position: SheepSheepPosition, seat: i64, rng: Rng) -> None:
    """The same for a search, which also reads the other's album: players take their own model's colour where they can."""
    reshuffle(position, seat, rng)
    other = SEATS - 1 - seat
    if position.phase == ENDED or position.model(other) == NONE:
        return
    total: i64 = 0
    for colour in range(position.deck.colours):
        total += telling(position, seat, colour)
    colour = 0
    left = rng.below(total) - telling(position, seat, 0)
    while left >= 0:
        colour += 1
        left -= telling(position, seat, colour)
    position.give_model(other, colour)


def telling(position: SheepSheepPosition, seat: i64, colour: i64) -> i64:
    """How likely a colour is the other's model, against others: as counted in games between quick sensible players."""
    if colour == position.model(seat):
        return 0
    return LIKELY[min(position.photos(SEATS - 1 - seat, colour), MOST_TELLING)]


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
            place = fitting(position, cards, colours.items[chosen.size], rng)
            if chosen.find(place) >= 0:
                break
            chosen.add(place)
        if chosen.size == colours.size:
            bring_to_front(cards, chosen)
            return True
    return False


def fitting(position: SheepSheepPosition, cards: Pile, colour: i64, rng: Rng) -> i64:
    """The place of any card with this colour, all equally likely. There is one: the card that lay there."""
    place = rng.below(cards.size)
    while not position.deck.has(cards.items[place], colour):
        place = rng.below(cards.size)
    return place


def bring_to_front(cards: Pile, chosen: Pile) -> None:
    """Put the chosen cards first, in their order, and the others behind them."""
    before = cards.copy()
    cards.clear()
    for i in range(chosen.size):
        cards.add(before.items[chosen.items[i]])
    for place in range(before.size):
        if chosen.find(place) < 0:
            cards.add(before.items[place])


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
    place: i64 = 0
    for cell in range(CELLS):
        if is_hidden(position, cell):
            position.grid[cell] = deck.showing(cards.items[place], colours.items[place])
            place += 1
    while place < colours.size:
        position.unseen[deck.showing(cards.items[place], colours.items[place])] += 1
        place += 1
    for card in range(deck.kinds):
        position.pile[card] = 0
    while place < cards.size:
        position.pile[cards.items[place]] += 1
        place += 1


# --- how promising


def value(position: SheepSheepPosition, seat: i64) -> i64:
    """Points ahead, and what whoever exchanges next could capture. Only the seat's own model is looked at."""
    other = SEATS - 1 - seat
    if position.phase == ENDED:
        won: i64 = scoring.place(position, other) - scoring.place(position, seat)
        return WIN * won + exact.POINT * (scoring.points(position, seat) - scoring.points(position, other))
    ahead = exact.POINT * (scoring.points(position, seat) - scoring.album_size(position, other))
    exchanges = min(position.max_exchanges, FORESEEN)
    if position.phase == EXCHANGE and position.turn == seat:
        left = min(position.max_exchanges - position.exchanges, FORESEEN)
        mine = exact.POINT * exact.best_points(position, seat, position.model(seat), left)
        return ahead + mine - exact.REPLY * exact.reply_points(position, seat, exchanges)
    if position.phase == EXCHANGE or position.phase == DRAW or position.phase == LAY:
        rival = other if position.phase == EXCHANGE or position.turn == seat else seat
        # The seat may not know the rival's model, so a rival's photo is one photo.
        next_capture = exact.REPLY * exact.best_points(position, rival, NONE, exchanges)
        return ahead - next_capture if rival == other else ahead + next_capture
    return ahead


def outlook(position: SheepSheepPosition, seat: i64) -> float:
    """The chance to win, as counted in games between quick sensible players: by the points ahead, whose turn is next (worth
    two points) and the pile left. Told at half its swing: a turn changes it by more than a round of other games."""
    other = SEATS - 1 - seat
    if position.phase == ENDED:
        return 0.5 + 0.25 * float(scoring.place(position, other) - scoring.place(position, seat))
    refilling = position.phase == DRAW or position.phase == LAY
    ahead = scoring.points(position, seat) - scoring.points(position, other)
    ahead += TEMPO if (position.turn == seat) != refilling else -TEMPO
    return 0.25 + 0.5 / (1.0 + exp(-float(ahead) / (1.5 + 0.08 * float(position.pile_size))))
