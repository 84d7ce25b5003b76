"""Roughly how good a position is for a seat, in hundredths of a point, and how likely the seat is to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.games.bouc_makers.bots import worths
from sheepfold.games.bouc_makers.bots.worths import POINT
from sheepfold.games.bouc_makers.rules import bits, herds, rounds, scoring
from sheepfold.games.bouc_makers.rules.components import BEYOND, DICE, LAST_THROW, LOWEST_BID, SAFE_RESULT, sides
from sheepfold.games.bouc_makers.rules.phases import (
    ARRANGING,
    BIDDING,
    CHOOSING,
    DEALING,
    DISCARDING,
    ENDED,
    ROLLING,
    TAKING,
)
from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

UNCERTAIN_OF_TWO: Final = 320.0  # what one card more or less in the pile may still change
UNCERTAIN_OF_MORE: Final = 250.0
LAST_LUCK_OF_TWO: Final = 6.0  # the last round changes as much as so many cards
LAST_LUCK_OF_MORE: Final = 1.0
FINE_ROUND: Final[i64] = 1800  # the three best cards of an ordinary display

# What a round brought on average to one who always chose that contract (14 … 26, 26+) against a mixed field.
ROUND_WORTH_OF_TWO: Final = vec[i64]([75, 80, 85, 95, 120, 170, 215, 310, 330, 385, 415, 445, 500, 440])
ROUND_WORTH: Final = vec[i64]([75, 80, 90, 100, 120, 142, 260, 392, 492, 558, 575, 558, 492, 420])


def value(position: BoucMakersPosition, seat: i64) -> i64:
    if position.phase >= DISCARDING:
        return scoring.score(position, seat) * POINT
    return standing(position, seat) + prospects(position, seat)


def outlook(position: BoucMakersPosition, seat: i64) -> float:
    """The chance to win if the rest of the game goes on as usual: a lead counts more, the fewer cards are left."""
    own = standing(position, seat)
    if position.phase == ENDED:
        return win_share(position, seat)
    cards = float(bits.size(position.pile) + bits.size(position.display))
    if position.seats == 2:
        scale = UNCERTAIN_OF_TWO * sqrt(cards + LAST_LUCK_OF_TWO)
    else:
        scale = UNCERTAIN_OF_MORE * sqrt(cards + LAST_LUCK_OF_MORE)
    total: float = 0.0
    for other in range(position.seats):
        lead = float(standing(position, other) - own) / scale
        total += exp(lead if lead < 30.0 else 30.0)
    return 1.0 / total


def win_share(position: BoucMakersPosition, seat: i64) -> float:
    winners: i64 = 0
    for other in range(position.seats):
        if position.wins(other):
            winners += 1
    return 1.0 / float(winners) if position.wins(seat) else 0.0


def standing(position: BoucMakersPosition, seat: i64) -> i64:
    """What a seat has so far, without what is going on in this round."""
    if position.phase >= DISCARDING:
        return scoring.score(position, seat) * POINT
    return (
        worths.holdings(position, seat, position.cards[seat])
        + position.wool[seat] * worths.wool_worth(position)
        + worths.top_worth(position, seat, position.tops[seat])
    )


def prospects(position: BoucMakersPosition, seat: i64) -> i64:
    """What the rest of this round may bring."""
    phase = position.phase
    if phase <= DEALING or position.bids[seat] == 0:
        return 0
    if phase == BIDDING or not has_begun(position, seat):
        return round_worth(position, seat)
    if rounds.roller(position) != seat or phase == ARRANGING:
        return 0
    if phase == TAKING:
        return worths.best_cards(position, seat, rounds.cards_due(position))
    if phase == ROLLING:
        return roll_worth(position, seat)
    return best_keep(position, seat) if phase == CHOOSING and position.throw < LAST_THROW else 0


def has_begun(position: BoucMakersPosition, seat: i64) -> bool:
    """Whether this seat has made its first throw of the round, or will make none."""
    if position.turn >= rounds.dice_turns(position):
        return True
    for index in range(position.turn):
        if position.order[index] == seat:
            return True
    return rounds.roller(position) == seat and not (position.phase == ROLLING and position.throw == 1)


def round_worth(position: BoucMakersPosition, seat: i64) -> i64:
    """A contract's usual worth, moved by the corner on top, in proportion to what is on display."""
    index = position.bids[seat] - LOWEST_BID
    if position.bids[seat] < BEYOND:
        index -= herds.corner(position, seat)
        index = min(max(index, 0), 12)
    usual = ROUND_WORTH_OF_TWO[index] if position.seats == 2 else ROUND_WORTH[index]
    return usual * worths.best_cards(position, seat, 3) // FINE_ROUND


def roll_worth(position: BoucMakersPosition, seat: i64) -> i64:
    """Exact chances of the throw to come, and of the last one after it, times the cards to be won."""
    needed = position.target(seat) - herds.corner(position, seat)
    one = worths.best_cards(position, seat, 1)
    if position.throw == LAST_THROW:
        return last_roll_worth(position, seat, needed, one)
    two = worths.best_cards(position, seat, 2)
    kept: i64 = 0
    first: i64 = -1
    second: i64 = -1
    for die in range(DICE):
        if (position.kept >> die) & 1:
            kept += position.dice[die]
        elif first < 0:
            first = sides(die)
        else:
            second = sides(die)
    total: i64 = 0
    for x in range(1, first + 1):
        for y in range(1, second + 1):
            if kept + x + y >= needed:
                total += two
            else:
                chance = max(chance_of(needed - kept - x, second), chance_of(needed - kept - y, first))
                total += one * chance // POINT
    return total // (first * second)


def last_roll_worth(position: BoucMakersPosition, seat: i64, needed: i64, one: i64) -> i64:
    kept: i64 = 0
    die_sides: i64 = 0
    for die in range(DICE):
        if (position.kept >> die) & 1:
            kept += position.dice[die]
        else:
            die_sides = sides(die)
    black = position.display & position.deck.black
    burden = worths.gain_worth(position, seat, black) if black else 0
    wool = worths.wool_worth(position)
    safe = SAFE_RESULT - herds.corner(position, seat)
    total: i64 = 0
    for face in range(1, die_sides + 1):
        if kept + face >= needed:
            total += one
        elif kept + face < safe:
            total += burden + wool
        else:
            total += wool
    return total // die_sides


def chance_of(least: i64, die_sides: i64) -> i64:
    """Of a die to show at least that, in hundredths."""
    good = die_sides - least + 1
    if good <= 0:
        return 0
    return POINT if good >= die_sides else POINT * good // die_sides


def best_keep(position: BoucMakersPosition, seat: i64) -> i64:
    """The best of the dice that may be set aside now."""
    best: i64 = 0
    found = False
    for die in range(DICE):
        if not (position.kept >> die) & 1:
            position.kept |= bits.bit(die)
            position.throw += 1
            worth = roll_worth(position, seat)
            position.throw -= 1
            position.kept ^= bits.bit(die)
            if not found or worth > best:
                best = worth
                found = True
    return best
