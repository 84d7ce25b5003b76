"""How likely each seat is to win when a turn begins: traits of the seats, weighed as games of quick players have come out."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.bye_bye_black_sheep import phases, scoring
from sheepfold.games.bye_bye_black_sheep.components import BS, KINDS, MA, WO
from sheepfold.games.bye_bye_black_sheep.insight import elsewhere, held_cards, in_zoo, winning_cost
from sheepfold.games.bye_bye_black_sheep.weights import WEIGHTS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition

# The traits of a seat, by their places in a row.
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
UNIT: Final = 10000.0  # of the weights


def outlook(p: ByeByeBlackSheepPosition, seat: i64) -> float:
    if p.phase == phases.OVER_PHASE:
        return 1.0 if scoring.place(p, seat) == 1 else 0.0
    own: float = 0.0
    total: float = 0.0
    for other in range(p.seats):
        strength = exp(float(standing(p, other)) / UNIT)
        total += strength
        if other == seat:
            own = strength
    return own / total


def standing(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """How a seat stands, its chance being in proportion to the exponential of this. Who has the turn is weighed otherwise than
    those who wait for it."""
    row = traits(p, seat)
    wait = (seat - p.turn + p.seats) % p.seats
    start: i64 = 0 if p.seats == 2 else 2 * TRAITS + 1
    at = start + TRAITS if wait > 0 else start
    total = wait * WEIGHTS[start + 2 * TRAITS]
    for i in range(TRAITS):
        total += row[i] * WEIGHTS[at + i]
    return total


def traits(p: ByeByeBlackSheepPosition, seat: i64) -> vec[i64]:
    row = zeros(TRAITS)
    held = held_cards(p, seat)
    costs = zeros(4)  # species that can be made triplets with cards at hand, by the cards that takes
    lacks = zeros(4)  # the same with whatever cards
    wanted = p.needed
    for species in range(1, p.species + 1):
        lying = in_zoo(p, seat, species)
        number = held[species]
        if lying >= 3:
            wanted -= 1
            row[FOURTHS] += lying - 3
            continue
        away = min(2, elsewhere(p, seat, species))
        if lying + number >= 3:
            costs[3 - lying] += 1
        if away < 2:
            lacks[3 - lying] += 1
        if lying + number > 0:
            row[BEGUN + 8 * away + progress(lying, number)] += 1
    row[TRIPLETS] = p.needed - wanted
    row[LAST] = 1 if wanted == 1 else 0
    row[HAND] = p.size(seat) + (p.hole.size if seat == p.turn else 0) - p.full
    row[MAGPIE] = held[MA]
    row[WOLF] = held[WO]
    for kind in range(BS + 1, KINDS):
        row[SPECIALS] += held[kind]
    row[SPECIALS] -= held[MA] + held[WO]
    lack = winning_cost(lacks, wanted)
    if 1 <= lack <= MOST_LACKED:
        row[LACK + lack] = 1
    row[CHANCE] = percent_to_win(p, seat, winning_cost(costs, wanted))
    return row


def progress(lying: i64, held: i64) -> i64:
    """0 to 7: none in the zoo and one, two, three at hand; one in the zoo and none, one, two; two in the zoo and none, one."""
    if lying == 0:
        return min(held, 3) - 1
    if lying == 1:
        return 3 + min(held, 2)
    return 6 + min(held, 1)


def percent_to_win(p: ByeByeBlackSheepPosition, seat: i64, cost: i64) -> i64:
    """The chance to draw two cards more than have to be placed, were all opposing hands one with one Black Sheep."""
    cards: i64 = 0
    for other in range(p.seats):
        if other != seat:
            cards += p.size(other)
    return max(0, 100 * (cards - cost - 2) // cards)
