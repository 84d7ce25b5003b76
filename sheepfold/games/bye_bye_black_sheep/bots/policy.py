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
from sheepfold.games.bye_bye_black_sheep.rules.components import COPIES
from sheepfold.games.bye_bye_black_sheep.rules.knowledge import bar, best_row, sure
from sheepfold.games.bye_bye_black_sheep.rules.zones import ZOOS

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
    if position.phase == phases.DRAWING:
        return draw_or_stop(position, seat, rng)
    best = moves.items[0]
    top: i64 = 0
    for i in range(moves.size):
        worth = 4 * appeal(position, seat, moves.items[i]) + rng.below(4)
        if i == 0 or worth > top:
            top = worth
            best = moves.items[i]
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
            size = 2 * position.size(other) + (rng.below(2) if position.seats > 2 else 0)
            if size > top:
                top = size
                best = other
    return best


# --- cards


def appeal(position: ByeByeBlackSheepPosition, seat: i64, move: i64) -> i64:
    """How good a move looks beside the others of its moment (never while drawing)."""
    phase = position.phase
    species = moves.what(move)
    if phase == phases.ZOO:
        return 0 if move == moves.PLACE else placing(position, seat, species)
    if move == moves.SKIP:
        return 0
    if phase == phases.WHITE:
        return placing(position, seat, species)
    if phase == phases.MOLE:
        return 1 + wish(position, seat, species)  # any card more in the hole is a placement more
    if phase == phases.EAGLE:
        return asking(position, seat, moves.whom(move), species)
    if phase == phases.MAGPIE:
        return 1 + wish(position, seat, species) + robbing(position, moves.whom(move), species)
    return 20  # the Mother Sheep's card is free; of the draft nobody knows who will be dealt what


def placing(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    return step(in_zoo(position, seat, species), at_hand(position, seat, species), elsewhere(position, seat, species))


def wish(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """How welcome one more card of a species would be at hand: for oneself, and to keep it from others."""
    lying = in_zoo(position, seat, species)
    held = at_hand(position, seat, species)
    worth: i64 = 0
    if lying + held < 3:
        worth = step(lying, held + 1, elsewhere(position, seat, species))
    for other in range(position.seats):
        if other != seat and position.count(ZOOS + other, species) == 2:
            worth += 4
    return worth


def robbing(position: ByeByeBlackSheepPosition, other: i64, species: i64) -> i64:
    """What the loss of a zoo card means to its owner."""
    lying = position.count(ZOOS + other, species)
    if lying == 3:
        return 20 + 10 * position.score(other)
    return 6 if lying == 2 else 2


def asking(position: ByeByeBlackSheepPosition, seat: i64, other: i64, species: i64) -> i64:
    """A card known to be there, the more welcome the better; or a guess, if a miss ends a turn that is good enough already."""
    entry = position.known[best_row(position, seat, other) + species]
    if sure(entry) > 0:
        return CERTAIN + wish(position, seat, species)
    unseen = COPIES - in_zoo(position, seat, species) - at_hand(position, seat, species) - elsewhere(position, seat, species)
    if position.hole.size <= 2 or unseen <= 0 or bar(entry) == COPIES:
        return LOST
    return wish(position, seat, species) * unseen + position.size(other) - CAUTION
