"""What a quick sensible player would do: guides playouts where trying anything at random would tell little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers import bits, insight, moves, rules, scoring
from sheepfold.games.bouc_makers.components import DICE, HIGHEST_BID, LAST_THROW, LOWEST_BID, sides
from sheepfold.games.bouc_makers.phases import ARRANGING, BIDDING, CHOOSING, TAKING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.position import BoucMakersPosition

# Contracts before bonus or malus, each as often as players do well to choose it, two of them and more (found by search).
USUAL_OF_TWO: Final = vec[i64]([20, 21, 21, 22, 22, 23, 23, 23, 24, 24, 24, 24, 25, 25, 25, 26])
USUAL_OF_MORE: Final = vec[i64]([20, 21, 22, 22, 22, 23, 23, 23, 23, 23, 24, 24, 24, 25, 25, 26])
USUAL: Final[i64] = 16


def choose(position: BoucMakersPosition, seat: i64, found: Pile, rng: Rng) -> i64:
    phase = position.phase
    if phase == BIDDING:
        return usual_bid(position, seat, rng)
    if phase == CHOOSING:
        return usual_answer(position, seat)
    if phase == TAKING:
        return best_take(position, seat, found)
    if phase == ARRANGING:
        return best_top(position, seat, found)
    return cheapest_discard(position, found)


def usual_bid(position: BoucMakersPosition, seat: i64, rng: Rng) -> i64:
    return moves.bid_of(usual_contract(position, seat, rng.below(USUAL)))


def usual_contract(position: BoucMakersPosition, seat: i64, place: i64) -> i64:
    contract = USUAL_OF_TWO[place] if position.seats == 2 else USUAL_OF_MORE[place]
    return min(max(contract + position.corner(seat), LOWEST_BID), HIGHEST_BID)


def prior(position: BoucMakersPosition, seat: i64, move: i64) -> i64:
    """How usual a contract is; other choices are few and looked at alike."""
    if position.phase != BIDDING:
        return 0
    found: i64 = 0
    for place in range(USUAL):
        if usual_contract(position, seat, place) == moves.contract_of(move):
            found += 1
    return found


def usual_answer(position: BoucMakersPosition, seat: i64) -> i64:
    """Claim where the cards are worth more than the tokens; else keep what is nearest to its highest face, or save oneself."""
    price = rules.claim_price(position, seat)
    if price != rules.IMPOSSIBLE and pays(position, seat, price):
        return moves.CLAIM
    if position.throw == LAST_THROW:
        return moves.ACCEPT if rules.rescue_price(position, seat) == rules.IMPOSSIBLE else moves.RESCUE
    best: i64 = -1
    for die in range(DICE):
        if not (position.kept >> die) & 1 and (best < 0 or missing(position, die) < missing(position, best)):
            best = die
    return moves.keep_of(best)


def pays(position: BoucMakersPosition, seat: i64, price: i64) -> bool:
    """Whether the cards of a claim are worth its tokens."""
    return insight.best_cards(position, seat, position.cards_due()) > price * insight.wool_worth(position)


def missing(position: BoucMakersPosition, die: i64) -> i64:
    return sides(die) - position.dice[die]


def best_take(position: BoucMakersPosition, seat: i64, found: Pile) -> i64:
    best = found.items[0]
    best_worth: i64 = 0
    for i in range(found.size):
        taken = bits.chosen(position.display, moves.slots_taken(found.items[i]))
        worth = insight.gain_worth(position, seat, taken)
        if i == 0 or worth > best_worth:
            best = found.items[i]
            best_worth = worth
    return best


def best_top(position: BoucMakersPosition, seat: i64, found: Pile) -> i64:
    best = found.items[0]
    best_worth: i64 = 0
    for i in range(found.size):
        worth = insight.top_worth(position, seat, moves.new_top(found.items[i]))
        if i == 0 or worth > best_worth:
            best = found.items[i]
            best_worth = worth
    return best


def cheapest_discard(position: BoucMakersPosition, found: Pile) -> i64:
    best = found.items[0]
    best_loss: i64 = 0
    for i in range(found.size):
        loss = scoring.printed_points(position, moves.sheep_discarded(found.items[i]))
        if i == 0 or loss < best_loss:
            best = found.items[i]
            best_loss = loss
    return best
