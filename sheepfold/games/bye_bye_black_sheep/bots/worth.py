"""What cards are worth to a seat: lying in its zoo, at hand, or still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bye_bye_black_sheep.rules.components import KINDS, WO
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED, ZOOS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

# Worths are in thirds of a hundredth of a triplet, so that steps stay small numbers.
UNIT: Final[i64] = 3
SINGLE: Final[i64] = 5  # the first card of a species
PAIR: Final[i64] = 9  # a card with which two are there or at hand
SURE: Final[i64] = 12  # one of three that are there or at hand
THIRD: Final[i64] = 16  # the card that completes a triplet
INSURANCE: Final[i64] = 1  # the fourth, against the Magpie
SPOILING: Final[i64] = 4  # takes a rival's last chance of a triplet
HOPED: Final[i64] = 3  # a card still to be drawn
WIN: Final[i64] = 300
ENDLESS: Final[i64] = 1000
MOST_PLACED: Final[i64] = 12  # in one turn, for all practical purposes

COUNT_BITS: Final[i64] = 8  # how many species take one, two or three cards is counted in one int, with so many bits for each
ONE: Final[i64] = 1


def in_zoo(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Cards in the zoo, and those chosen for it."""
    cards = position.cards
    lying = cards[(ZOOS + seat) * KINDS + species]
    if seat == position.turn:
        lying += cards[ADDED * KINDS + species]
    return lying


def at_hand(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Set cards that can be placed, or will be in the hand: the hole comes to the active player."""
    cards = position.cards
    held = cards[seat * KINDS + species]
    if seat == position.turn:
        held += position.hole.count(species) - cards[ADDED * KINDS + species]
    return held


def elsewhere(position: ByeByeBlackSheepPosition, seat: i64, species: i64) -> i64:
    """Cards in the other zoos; with two there, only the Magpie could still make a triplet here."""
    cards = position.cards
    found = -cards[(ZOOS + seat) * KINDS + species]
    at = ZOOS * KINDS + species
    for other in range(position.seats):
        found += cards[at]
        at += KINDS
    return found


def held_cards(position: ByeByeBlackSheepPosition, seat: i64) -> vec[i64]:
    """`at_hand` for every species at once."""
    held = position.cards[seat * KINDS : seat * KINDS + KINDS]
    if seat == position.turn:
        chosen = ADDED * KINDS
        if position.cards[chosen] > 0:
            for species in range(1, position.species + 1):
                held[species] -= position.cards[chosen + species]
        items = position.hole.items
        for i in range(position.hole.size):
            held[items[i]] += 1
    return held


def step(lying: i64, held: i64, away: i64) -> i64:
    """What placing one card of a species adds: so many lie in the zoo, so many are at hand, so many in other zoos."""
    if lying >= 3:
        return INSURANCE
    if away >= 2:
        if away == 2 and lying < 2 and lying + held >= 2:
            return SPOILING
        return 0
    if lying == 2:
        return THIRD
    if lying + held >= 3:
        return SURE + lying
    worth = SINGLE
    if lying + held == 2:
        worth = PAIR + lying
    return worth - worth * away // 3


def fill_gains(position: ByeByeBlackSheepPosition, seat: i64, hoped: i64, gains: vec[i64]) -> None:
    """For each number of placements what they would bring, the best cards at hand first; then what is hoped of cards to come."""
    heap = zeros(THIRD + 1)  # cards by what they add
    costs: i64 = 0  # species that could be made triplets, by the cards that takes
    held = held_cards(position, seat)
    zoo = (ZOOS + seat) * KINDS
    chosen = ADDED * KINDS
    cards = position.cards
    adding = seat == position.turn and cards[chosen] > 0
    wanted = position.needed
    for species in range(1, position.species + 1):
        lying = cards[zoo + species]
        if adding:
            lying += cards[chosen + species]
        if lying >= 3:
            wanted -= 1
            continue
        number = held[species]
        if number > 0:
            more = step(lying, number, elsewhere(position, seat, species))
            if lying + number >= 3:
                number = 3 - lying
                costs += one_taking(number)
            heap[more] += number
    cost = winning_cost(costs, wanted)
    total: i64 = 0
    worth = THIRD
    for number in range(1, len(gains)):
        while worth > hoped and heap[worth] == 0:
            worth -= 1
        if worth > hoped:
            heap[worth] -= 1
        total += worth
        gains[number] = total if number < cost else total + WIN


def one_taking(number: i64) -> i64:
    """One more species that takes so many cards, to be added to such a count."""
    return ONE << (COUNT_BITS * number)


def winning_cost(costs: i64, wanted: i64) -> i64:
    """The fewest cards that make so many triplets; as good as endless if there are not enough."""
    total: i64 = 0
    for cost in range(1, 4):
        made = min(wanted, costs >> (COUNT_BITS * cost) & (one_taking(1) - 1))
        wanted -= made
        total += made * cost
    return total if wanted == 0 else ENDLESS


def opposing_sizes(position: ByeByeBlackSheepPosition, seat: i64) -> vec[i64]:
    sizes = zeros(position.seats)  # the own place stays 0: nothing is drawn there
    for other in range(position.seats):
        if other != seat:
            sizes[other] = position.size(other)
    return sizes


def wolf_risk(position: ByeByeBlackSheepPosition, seat: i64) -> float:
    """The chance that a draw is the Wolf, if somebody else must have it; which hand it is in is not used."""
    cards: i64 = 0
    wolves: i64 = 0
    for other in range(position.seats):
        if other != seat:
            cards += position.size(other)
            wolves += position.count(other, WO)
    return float(wolves) / float(cards)
