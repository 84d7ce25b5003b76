"""What a quick sensible player would do: guides playouts where trying anything at random would tell little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers import bits, insight, moves, rules, scoring
from sheepfold.games.bouc_makers.components import DICE, HIGHEST_BID, LAST_THROW, LOWEST_BID, sides
from sheepfold.games.bouc_makers.phases import ARRANGING, BIDDING, CHOOSING, TAKING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.position import BoucMakersPosition

LOWEST_USUAL_BID: Final[i64] = 20
USUAL_BIDS: Final[i64] = 6  # 20 to 25, before bonus or malus


def choose(position: BoucMakersPosition, seat: i64, found: Pile, rng: Rng) -> i64:
    phase = position.phase
    if phase == BIDDING:
        return usual_bid(position, seat, rng)
    if phase == CHOOSING:
        return usual_answer(position, seat)
    if phase == TAKING:
        return best_take(position, seat, found)
    if phase == ARRANGING:
        return best_top(position, found)
    return cheapest_discard(position, found)


def usual_bid(position: BoucMakersPosition, seat: i64, rng: Rng) -> i64:
    contract = LOWEST_USUAL_BID + rng.below(USUAL_BIDS) + position.corner(seat)
    return moves.bid_of(min(max(contract, LOWEST_BID), HIGHEST_BID))


def usual_answer(position: BoucMakersPosition, seat: i64) -> i64:
    """Claim where the cards are worth more than the tokens; else keep what is nearest to its highest face, or save oneself."""
    price = rules.claim_price(position, seat)
    if price != rules.IMPOSSIBLE and insight.best_cards(position, seat, position.cards_due()) > price * insight.POINT:
        return moves.CLAIM
    if position.throw == LAST_THROW:
        return moves.ACCEPT if rules.rescue_price(position, seat) == rules.IMPOSSIBLE else moves.RESCUE
    best: i64 = -1
    for die in range(DICE):
        if not (position.kept >> die) & 1 and (best < 0 or missing(position, die) < missing(position, best)):
            best = die
    return moves.keep_of(best)


def missing(position: BoucMakersPosition, die: i64) -> i64:
    return sides(die) - position.dice[die]


def best_take(position: BoucMakersPosition, seat: i64, found: Pile) -> i64:
    have = position.cards[seat]
    best = found.items[0]
    best_worth: i64 = 0
    for i in range(found.size):
        taken = bits.chosen(position.display, moves.slots_taken(found.items[i]))
        worth = insight.holdings(position, seat, have | taken)
        if i == 0 or worth > best_worth:
            best = found.items[i]
            best_worth = worth
    return best


def best_top(position: BoucMakersPosition, found: Pile) -> i64:
    corners = position.deck.corners
    best = found.items[0]
    for i in range(found.size):
        if corners[moves.new_top(found.items[i])] > corners[moves.new_top(best)]:
            best = found.items[i]
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
