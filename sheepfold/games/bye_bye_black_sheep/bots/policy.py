"""What a quick sensible player would do, with a little whim: guides playouts; and which moves a search should look at first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile, zeros
from sheepfold.core.rng import Rng
from sheepfold.games.bye_bye_black_sheep.bots import exact
from sheepfold.games.bye_bye_black_sheep.bots.worth import (
    HOPED,
    MOST_PLACED,
    WIN,
    at_hand,
    elsewhere,
    fill_gains,
    in_zoo,
    opposing_sizes,
    step,
    wolf_risk,
)
from sheepfold.games.bye_bye_black_sheep.rules import moves, phases
from sheepfold.games.bye_bye_black_sheep.rules.components import COPIES, KINDS
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import bar, best_row, sure
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, ZOOS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

WHIM: Final[i64] = 10  # percent by which going on may seem better or worse than it is
CERTAIN: Final[i64] = 1000  # a card known to be there is taken before any guess
LOST: Final[i64] = -1000
CAUTION: Final[i64] = 10  # how good a guess must be to be ventured
LEEWAY: Final[i64] = 40  # a search minds moves whose priors lie no more than this below the best
# A search looks so many turns far. With two players the reply counts too; with more, the luck of one more turn drowns more than
# it tells (found by play).
TURNS_OF_TWO: Final[i64] = 2
TURNS_OF_MORE: Final[i64] = 1
EAGERNESS: Final[i64] = 300  # at most


def choose(position: ByeByeBlackSheepPosition, seat: i64, moves: Pile, rng: Rng) -> i64:
    phase = position.phase
    if phase == phases.DRAWING:
        return draw_or_stop(position, seat, rng)
    if phase == phases.ZOO:
        return best_placement(position, seat, moves, rng)
    if phase == phases.EAGLE:
        return ask_or_not(position, seat, rng)
    items = moves.items
    best = items[0]
    top: i64 = 0
    for i in range(moves.size):
        worth = 4 * appeal(position, seat, items[i]) + rng.below(4)
        if i == 0 or worth > top:
            top = worth
            best = items[i]
    return best


def best_placement(position: ByeByeBlackSheepPosition, seat: i64, found: Pile, rng: Rng) -> i64:
    """The same for one's own zoo, without a call for every count: by far the most common choice of a card."""
    cards = position.cards
    hand = seat * KINDS
    zoo = (ZOOS + seat) * KINDS
    chosen = ADDED * KINDS
    best = found.items[0]
    top: i64 = 0
    for i in range(found.size):
        move = found.items[i]
        worth = rng.below(4)
        if move != moves.PLACE:
            species = moves.what(move)
            added = cards[chosen + species]
            away = elsewhere(position, seat, species)
            worth += 4 * step(cards[zoo + species] + added, cards[hand + species] - added, away)
        if i == 0 or worth > top:
            top = worth
            best = move
    return best


def ask_or_not(position: ByeByeBlackSheepPosition, seat: i64, rng: Rng) -> i64:
    """The same for an Eagle, whose questions are many: how welcome a species is does not depend on who is asked."""
    number = position.species + 1
    wishes = zeros(number)
    unseen = zeros(number)
    for species in range(1, number):
        lying, held = in_zoo(position, seat, species), at_hand(position, seat, species)
        away = elsewhere(position, seat, species)
        wishes[species] = one_more(lying, held, away) + withheld(position, seat, species)
        unseen[species] = COPIES - lying - held - away
    best: i64 = moves.SKIP
    top = rng.below(4)
    for other in range(position.seats):
        if other == seat:
            continue
        row = best_row(position, seat, other)
        for species in range(1, number):
            worth = 4 * asking(position, row + species, other, wishes[species], unseen[species]) + rng.below(4)
            if worth > top:
                top = worth
                best = moves.ask(other, species)
    return best


def prior(position: ByeByeBlackSheepPosition, seat: i64, move: i64) -> i64:
    """Drawing: percents of what stopping is worth, less for smaller hands. Else the appeal, in a measure that suits the leeway."""
    if position.phase != phases.DRAWING:
        more = appeal(position, seat, move)
        return more if position.phase == phases.EAGLE or position.phase == phases.MAGPIE else 4 * more
    if move == moves.STOP:
        return patience(position) if position.hole.size > 2 else LOST
    size = position.size(moves.what(move))
    if size == 1:
        return LOST - 1
    top: i64 = 0
    for other in range(position.seats):
        if other != seat:
            top = max(top, position.size(other))
    return (eager(position, seat) if position.hole.size > 2 else EAGERNESS) - 10 * (top - size)


# --- draw or stop


def draw_or_stop(position: ByeByeBlackSheepPosition, seat: i64, rng: Rng) -> i64:
    """Draw from the largest hand as long as the best plan to go on is worth more than stopping."""
    hand = largest_hand(position, seat, rng)
    if position.size(hand) == 1:
        return moves.STOP if position.hole.size > 0 or position.must_draw == 0 else moves.DRAW + hand
    if position.hole.size <= 2:
        return moves.DRAW + hand  # nothing can be lost yet
    whim = 100 - WHIM + rng.below(2 * WHIM + 1)
    return moves.DRAW + hand if eager(position, seat) * whim > 100 * patience(position) else moves.STOP


def patience(position: ByeByeBlackSheepPosition) -> i64:
    """From what percentage on going on pays. Cards stay in hand even if the Black Sheep comes; where only one player can
    draw them back, that makes up for nothing, but at larger tables it does (found by play)."""
    return 100 if position.seats == 2 else 90


def eager(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Going on as percentage of stopping now, with three cards or more in the hole."""
    gains = zeros(MOST_PLACED + 1)
    fill_gains(position, seat, HOPED, gains)
    stop = gains[min(position.hole.size - 2, MOST_PLACED)]
    if stop >= WIN:
        return 0
    more = exact.going_on(opposing_sizes(position, seat), gains, position.hole.size, wolf_risk(position, seat))
    return min(EAGERNESS, i64(100.0 * more / float(stop)))


def largest_hand(position: ByeByeBlackSheepPosition, seat: i64, rng: Rng) -> i64:
    best: i64 = -1
    top: i64 = 0
    for other in range(position.seats):
        if other != seat:
            size = 2 * position.size(other)
            if position.seats > 2:
                size += rng.below(2)
            if size > top:
                top = size
                best = other
    return best


# --- cards


def appeal(position: ByeByeBlackSheepPosition, seat: i64, move: i64) -> i64:
    """How good a move looks beside the others of its moment (never while drawing)."""
    phase = position.phase
    species = moves.what(move)
    if move == moves.SKIP or (phase == phases.ZOO and move == moves.PLACE):
        return 0
    if phase == phases.ZOO or phase == phases.WHITE:
        return placing(position, seat, species)
    if phase == phases.MOLE:
        return 1 + wish(position, seat, species)  # any card more in the hole is a placement more
    if phase == phases.EAGLE:
        other = moves.whom(move)
        at = best_row(position, seat, other) + species
        return asking(position, at, other, wish(position, seat, species), unseen_copies(position, seat, species))
    if phase == phases.MAGPIE:
        return 1 + wish(position, seat, species) + robbing(position, moves.whom(move), species)
    return 20  # the Mother Sheep's card is free; of the draft nobody knows who will be dealt what


def placing(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    return step(in_zoo(position, seat, species), at_hand(position, seat, species), elsewhere(position, seat, species))


def wish(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """How welcome one more card of a species would be at hand: for oneself, and to keep it from others."""
    lying, held = in_zoo(position, seat, species), at_hand(position, seat, species)
    return one_more(lying, held, elsewhere(position, seat, species)) + withheld(position, seat, species)


def one_more(lying: i64, held: i64, away: i64) -> i64:
    if lying + held >= 3:
        return 0
    return step(lying, held + 1, away)


def withheld(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """What it means to keep a card from those who lack just one."""
    cards = position.cards
    worth: i64 = 0
    at = ZOOS * KINDS + species
    for other in range(position.seats):
        if cards[at] == 2 and other != seat:
            worth += 4
        at += KINDS
    return worth


def robbing(position: ByeByeBlackSheepPosition, other: i64, species: i64) -> i64:
    """What the loss of a zoo card means to its owner."""
    lying = position.count(ZOOS + other, species)
    if lying == 3:
        return 20 + 10 * position.score(other)
    return 6 if lying == 2 else 2


def unseen_copies(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Cards of a species that lie in no zoo and are not at hand."""
    return COPIES - in_zoo(position, seat, species) - at_hand(position, seat, species) - elsewhere(position, seat, species)


def asking(position: ByeByeBlackSheepPosition, at: i64, other: i64, welcome: i64, unseen: i64) -> i64:
    """A card known to be there, the more welcome the better; or a guess, if a miss ends a turn that is good enough already.
    `at`: where stands what is known of this species in that hand."""
    entry = position.known[at]
    if sure(entry) > 0:
        return CERTAIN + welcome
    if position.hole.size <= 2 or unseen <= 0 or bar(entry) == COPIES:
        return LOST
    return welcome * unseen + position.size(other) - CAUTION
