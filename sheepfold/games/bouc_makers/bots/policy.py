"""What a quick sensible player would do: guides playouts where trying anything at random would tell little."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.bots import duel, worths
from sheepfold.games.bouc_makers.rules import bits, herds, moves, rounds, scoring
from sheepfold.games.bouc_makers.rules.components import BEYOND, DICE, HIGHEST_BID, LAST_THROW, LOWEST_BID, sides
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, CHOOSING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

# Contracts before bonus or malus, each as often as those choose it who count on their dice, of two players and of more.
CAREFUL_OF_TWO: Final = vec[i64]([20, 21, 21, 22, 22, 23, 23, 23, 24, 24, 24, 24, 25, 25, 25, 26])
CAREFUL_OF_MORE: Final = vec[i64]([21, 22, 22, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 25, 26])
# With two players many others choose boldly, whatever their top card, or anything.
BOLD_OF_TWO: Final = vec[i64]([14, 16, 18, 20, 21, 22, 23, 24, 25, 25, 26, 26, 26, 26, 26, BEYOND])
CAREFUL: Final[i64] = 16
BOLD: Final[i64] = 16


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
    return moves.bid(usual_contract(position, seat, rng.below(habits(position))))


def habits(position: BoucMakersPosition) -> i64:
    """How many kinds of players there are, each with its own usual contract."""
    return CAREFUL + BOLD if position.seats == 2 else CAREFUL


def usual_contract(position: BoucMakersPosition, seat: i64, habit: i64) -> i64:
    if habit >= CAREFUL:
        contract = BOLD_OF_TWO[habit - CAREFUL]
        return HIGHEST_BID if contract == BEYOND and position.wool[seat] == 0 else contract
    contract = CAREFUL_OF_TWO[habit] if position.seats == 2 else CAREFUL_OF_MORE[habit]
    return min(max(contract + herds.corner(position, seat), LOWEST_BID), HIGHEST_BID)


def usual_mix(position: BoucMakersPosition, seat: i64) -> vec[float]:
    """How often each contract is chosen by habit."""
    mix = vec[float]([0.0] * duel.CONTRACTS)
    number = habits(position)
    for habit in range(number):
        mix[usual_contract(position, seat, habit) - LOWEST_BID] += 1.0 / float(number)
    return mix


def prior(position: BoucMakersPosition, seat: i64, move: i64) -> i64:
    """How usual a contract is; other choices are looked at alike."""
    if position.phase != BIDDING:
        return 0
    contract = moves.bid_contract(move)
    found: i64 = 0
    for habit in range(habits(position)):
        if usual_contract(position, seat, habit) == contract:
            found += 1
    return found


def usual_answer(position: BoucMakersPosition, seat: i64) -> i64:
    """Claim where the cards are worth more than the tokens; else keep what is nearest to its highest face, or save oneself."""
    price = rounds.claim_price(position, seat)
    if price != rounds.IMPOSSIBLE and pays(position, seat, price):
        return moves.CLAIM
    if position.throw == LAST_THROW:
        return moves.ACCEPT if rounds.rescue_price(position, seat) == rounds.IMPOSSIBLE else moves.RESCUE
    best: i64 = -1
    for die in range(DICE):
        if not (position.kept >> die) & 1 and (best < 0 or missing(position, die) < missing(position, best)):
            best = die
    return moves.keep(best)


def pays(position: BoucMakersPosition, seat: i64, price: i64) -> bool:
    """Whether the cards of a claim are worth its tokens."""
    return worths.best_cards(position, seat, rounds.cards_due(position)) > price * worths.wool_worth(position)


def missing(position: BoucMakersPosition, die: i64) -> i64:
    return sides(die) - position.dice[die]


def best_take(position: BoucMakersPosition, seat: i64, found: Pile) -> i64:
    best = found.items[0]
    best_worth: i64 = 0
    for i in range(found.size):
        taken = bits.chosen(position.display, moves.take_slots(found.items[i]))
        worth = worths.gain_worth(position, seat, taken)
        if i == 0 or worth > best_worth:
            best = found.items[i]
            best_worth = worth
    return best


def best_top(position: BoucMakersPosition, seat: i64, found: Pile) -> i64:
    best = found.items[0]
    best_worth: i64 = 0
    for i in range(found.size):
        worth = worths.top_worth(position, seat, moves.top_sheep(found.items[i]))
        if i == 0 or worth > best_worth:
            best = found.items[i]
            best_worth = worth
    return best


def cheapest_discard(position: BoucMakersPosition, found: Pile) -> i64:
    best = found.items[0]
    best_loss: i64 = 0
    for i in range(found.size):
        loss = scoring.printed_points(position, moves.discard_sheep(found.items[i]))
        if i == 0 or loss < best_loss:
            best = found.items[i]
            best_loss = loss
    return best
