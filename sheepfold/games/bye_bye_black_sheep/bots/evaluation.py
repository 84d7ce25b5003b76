"""How promising a position is for a seat: `value` at any moment, `outlook` (the chance to win) when a turn begins."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bye_bye_black_sheep.bots import exact
from sheepfold.games.bye_bye_black_sheep.bots.weights import WEIGHTS
from sheepfold.games.bye_bye_black_sheep.bots.worth import (
    HOPED,
    INSURANCE,
    MOST_PLACED,
    PAIR,
    SINGLE,
    THIRD,
    UNIT,
    WIN,
    at_hand,
    elsewhere,
    fill_gains,
    held_cards,
    in_zoo,
    one_taking,
    opposing_sizes,
    winning_cost,
    wolf_risk,
)
from sheepfold.games.bye_bye_black_sheep.rules import phases, scoring
from sheepfold.games.bye_bye_black_sheep.rules.components import BS, KINDS, MA, WO
from sheepfold.games.bye_bye_black_sheep.rules.zones import ADDED

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition

# The traits of a seat, by their index in a row.
TRIPLETS: Final[i64] = 0
FOURTHS: Final[i64] = 1
BEGUN: Final[i64] = 2  # + 8 * cards in other zoos (2: or more) + how far it is: species of which there is something
HAND: Final[i64] = 26  # cards beyond a full hand: others draw from a large one safely
MAGPIE: Final[i64] = 27
SPECIALS: Final[i64] = 28
WOLF: Final[i64] = 29
LACK: Final[i64] = 29  # + cards to be placed until the game is won, 1 to 8; whether they are at hand or not
CHANCE: Final[i64] = 38  # percent: to draw enough in one turn to win with the cards at hand
LAST: Final[i64] = 39  # one triplet is missing
TRAITS: Final[i64] = 40

MOST_LACKED: Final[i64] = 8
WEIGHT_UNIT: Final = 10000.0  # of the weights


# --- value


def value(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Own zoo, what the turn promises and the hand, less half of the best opposing zoo."""
    if position.phase == phases.ENDED:
        return UNIT * (zoo_worth(position, seat) + (WIN if scoring.place(position, seat) == 1 else -WIN))
    rival: i64 = 0
    for other in range(position.seats):
        if other != seat:
            rival = max(rival, zoo_worth(position, other))
    return UNIT * zoo_worth(position, seat) + promise(position, seat) + hand_worth(position, seat) - UNIT * rival // 2


def zoo_worth(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    total: i64 = 0
    for species in range(1, position.species + 1):
        lying = in_zoo(position, seat, species)
        if lying >= 3:
            total += SINGLE + PAIR + THIRD + INSURANCE * (lying - 3)
        elif lying > 0 and elsewhere(position, seat, species) < 2:
            total += SINGLE if lying == 1 else SINGLE + PAIR
    return total


def hand_worth(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """A card is worth little in hand, more beside its like."""
    total: i64 = position.size(seat)
    for species in range(1, position.species + 1):
        held = at_hand(position, seat, species)
        if held > 0 and elsewhere(position, seat, species) < 2:
            total += held * min(held + in_zoo(position, seat, species), 3)
    return total


def promise(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """What the own turn will still bring with the best number of draws from here on."""
    if position.turn != seat or not phases.in_turn(position.phase):
        return 0
    gains = zeros(MOST_PLACED + 1)
    if position.phase == phases.ZOO:
        fill_gains(position, seat, 0, gains)
        return UNIT * gains[min(position.limit - position.size(ADDED), MOST_PLACED)]
    fill_gains(position, seat, HOPED, gains)
    sizes = opposing_sizes(position, seat)
    hole = position.hole.size
    safe = float(UNIT)
    if position.phase == phases.BLIND:
        safe *= float(sizes[position.target] - 1) / float(sizes[position.target])
        sizes[position.target] -= 1
        hole += 1
    elif position.phase == phases.TURNING:
        hole += 1
    stop: float = float(gains[min(hole - 2, MOST_PLACED)]) if hole > 2 else 0.0
    return i64(safe * max(stop, exact.going_on(sizes, gains, hole, wolf_risk(position, seat))))


# --- outlook: traits of the seats, weighed as games of quick players have come out


def outlook(position: ByeByeBlackSheepPosition, seat: i64) -> float:
    if position.phase == phases.ENDED:
        return 1.0 if scoring.place(position, seat) == 1 else 0.0
    own: float = 0.0
    total: float = 0.0
    for other in range(position.seats):
        strength = exp(float(standing(position, other)) / WEIGHT_UNIT)
        total += strength
        if other == seat:
            own = strength
    return own / total


def standing(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """How a seat stands, its chance being in proportion to the exponential of this. Who has the turn is weighed otherwise than
    those who wait for it."""
    row = traits(position, seat)
    wait = (seat - position.turn + position.seats) % position.seats
    start: i64 = 0
    if position.seats > 2:
        start = 2 * TRAITS + 1
    at = start
    if wait > 0:
        at += TRAITS
    total = wait * WEIGHTS[start + 2 * TRAITS]
    for i in range(TRAITS):
        total += row[i] * WEIGHTS[at + i]
    return total


def traits(position: ByeByeBlackSheepPosition, seat: i64) -> vec[i64]:
    row = zeros(TRAITS)
    held = held_cards(position, seat)
    costs: i64 = 0  # species that can be made triplets with cards at hand, by the cards that takes
    lacks: i64 = 0  # the same with whatever cards
    wanted = position.needed
    for species in range(1, position.species + 1):
        lying = in_zoo(position, seat, species)
        number = held[species]
        if lying >= 3:
            wanted -= 1
            row[FOURTHS] += lying - 3
            continue
        away = min(2, elsewhere(position, seat, species))
        if lying + number >= 3:
            costs += one_taking(3 - lying)
        if away < 2:
            lacks += one_taking(3 - lying)
        if lying + number > 0:
            row[BEGUN + 8 * away + progress(lying, number)] += 1
    row[TRIPLETS] = position.needed - wanted
    if wanted == 1:
        row[LAST] = 1
    row[HAND] = position.size(seat) - position.full
    if seat == position.turn:
        row[HAND] += position.hole.size
    row[MAGPIE] = held[MA]
    row[WOLF] = held[WO]
    for kind in range(BS + 1, KINDS):
        row[SPECIALS] += held[kind]
    row[SPECIALS] -= held[MA] + held[WO]
    lack = winning_cost(lacks, wanted)
    if 1 <= lack <= MOST_LACKED:
        row[LACK + lack] = 1
    row[CHANCE] = percent_to_win(position, seat, winning_cost(costs, wanted))
    return row


def progress(lying: i64, held: i64) -> i64:
    """0 to 7: none in the zoo and one, two, three at hand; one in the zoo and none, one, two; two in the zoo and none, one."""
    if lying == 0:
        return min(held, 3) - 1
    if lying == 1:
        return 3 + min(held, 2)
    return 6 + min(held, 1)


def percent_to_win(position: ByeByeBlackSheepPosition, seat: i64, cost: i64) -> i64:
    """The chance to draw two cards more than have to be placed, were all opposing hands one with one Black Sheep."""
    cards: i64 = 0
    for other in range(position.seats):
        if other != seat:
            cards += position.size(other)
    if cards == 0:
        return 0  # nothing is dealt yet
    return max(0, 100 * (cards - cost - 2) // cards)
