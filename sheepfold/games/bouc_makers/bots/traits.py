"""What decides who wins, at any moment: what a seat has, what its turn is worth as the dice lie, and what it may hope of one to come.

They are weighed by `core/valuation.py`, with the weights in `valuation.json`. Of the whole truth: sealed contracts count.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import Pile
from sheepfold.games.bouc_makers.bots import evaluation, worths
from sheepfold.games.bouc_makers.bots.duel import SUMS, chances
from sheepfold.games.bouc_makers.bots.rolling import Rolling
from sheepfold.games.bouc_makers.rules import bits, herds, rounds
from sheepfold.games.bouc_makers.rules.components import OS, SAFE_RESULT
from sheepfold.games.bouc_makers.rules.phases import ARRANGING, BIDDING, DEALING, DISCARDING, ROLLING, TAKING
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

LAST_LUCK: Final = 3.0  # the last round changes as much as so many cards
STEP: Final[i64] = 25  # hundredths of a point: traits are whole numbers
MOST: Final[i64] = 2000


def fill(position: BoucMakersPosition, seat: i64, row: Pile) -> None:
    phase = position.phase
    cards = position.cards[seat]
    left = bits.size(position.pile)
    standing = evaluation.standing(position, seat)
    before = turns_before(position, seat)
    gain: i64 = 0
    if before == 0:
        gain = now_worth(position, seat)
    hoped = hope(position, seat) if before > 0 or bidding(position, seat) else 0
    scale = sqrt(float(left + bits.size(position.display)) + LAST_LUCK)
    row.add(clipped(standing))
    row.add(i64(float(standing) / scale) // STEP)
    row.add(i64(float(standing + gain) / scale) // STEP)
    row.add(clipped(gain))
    row.add(clipped(hoped) if before == 1 else 0)
    row.add(clipped(hoped) if before > 1 else 0)
    row.add(clipped(hoped) if phase == BIDDING else 0)
    row.add(i64(float(hoped) / scale) // STEP)
    row.add(min(before, 3) if phase > BIDDING else 0)
    row.add(position.bids[seat] - herds.corner(position, seat) - 13 if phase == BIDDING and position.bids[seat] else 0)
    row.add(1 if phase == BIDDING and position.bids[seat] else 0)
    row.add(clipped(worths.best_cards(position, seat, 3)) if phase in (DEALING, BIDDING) else 0)
    row.add(1 if before == 0 and phase == ROLLING else 0)
    row.add(1 if before == 0 and phase > ROLLING else 0)
    row.add(position.wool[seat])
    row.add(herds.corner(position, seat))
    row.add(herds.level(position, seat) if position.boards[seat] >= 0 else 0)
    row.add(herds.dogs(position, seat))
    row.add(1 if cards & OS else 0)
    row.add(bits.size(cards & position.deck.double_o_seven) % 3)
    row.add(bits.size(cards & position.deck.three_seven_zero) % 3)
    row.add(1 if herds.dogs(position, seat) == 0 else 0)
    row.add(left)
    row.add(1 if left == 0 else 0)
    row.add(collected(position, seat))


def clipped(worth: i64) -> i64:
    return min(max(worth // STEP, -MOST), MOST)


def bidding(position: BoucMakersPosition, seat: i64) -> bool:
    return position.phase == BIDDING and position.bids[seat] != 0


def turns_before(position: BoucMakersPosition, seat: i64) -> i64:
    """How many dice turns come before a seat's own in this round, 0 in its own; -1 if it has none any more."""
    phase = position.phase
    if phase <= BIDDING or phase >= DISCARDING:
        return -1
    for index in range(position.turn, rounds.dice_turns(position)):
        if position.order[index] == seat:
            return index - position.turn
    return -1


def now_worth(position: BoucMakersPosition, seat: i64) -> i64:
    """The rest of the turn under way; of sheep already gained, the best top."""
    if position.phase == ARRANGING:
        now = worths.top_worth(position, seat, position.tops[seat])
        return max(best_top(position, seat) - now, 0)
    return i64(Rolling(position, seat).worth(position))


def best_top(position: BoucMakersPosition, seat: i64) -> i64:
    best: i64 = -MOST * STEP
    rest = position.arranging
    while rest:
        best = max(best, worths.top_worth(position, seat, bits.only(bits.lowest(rest))))
        rest &= rest - 1
    return best


def hope(position: BoucMakersPosition, seat: i64) -> i64:
    """What a turn to come would bring with the display as it is, without wool."""
    corner = herds.corner(position, seat)
    needed = min(max(position.target(seat) - corner, 0), SUMS - 1)
    by = chances().by
    won: float = 0.0
    total: float = 0.0
    for throw in range(3):
        reached = max(by[throw * SUMS + needed], won)
        total += (reached - won) * float(worths.best_cards(position, seat, 3 - throw))
        won = reached
    black = position.display & position.deck.black
    if black:
        low = min(chances().low[SAFE_RESULT - corner], 1.0 - won)
        total += low * float(worths.gain_worth(position, seat, black))
    return i64(total + (1.0 - won) * float(worths.wool_worth(position)))


def collected(position: BoucMakersPosition, seat: i64) -> i64:
    """What the rest of the display would add to the seat that takes it without rolling, as it lies now."""
    phase = position.phase
    if phase <= BIDDING or phase > TAKING or position.display == 0:
        return 0
    collector = position.order[0] if position.seats == 2 else position.order[position.seats - 1]
    return clipped(worths.gain_worth(position, seat, position.display)) if collector == seat else 0
