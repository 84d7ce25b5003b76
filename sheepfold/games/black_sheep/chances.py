"""Quick chances for playouts: how likely one side of a field beats another, looked up in tables made once, when first needed.

The tables suppose that all cards are equally likely. Chances are in parts of SURE. A side is known by its number: the
empty one is 0, those of one and two cards follow, then the complete ones; a pair is the number of a field's two figures.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.bundle import THREE_CARDS, WEIGHT
from sheepfold.games.black_sheep.combinations import STRENGTH
from sheepfold.games.black_sheep.components import SIDE, TYPES
from sheepfold.games.black_sheep.exact import STRENGTHS, Deals, full_bag, outcomes

SURE: Final[i64] = 1024
COPIES: Final[i64] = 14
SIDES: Final[i64] = 84
TWO_CARDS: Final[i64] = 7  # where the sides of two cards begin,
OPEN_SIDES: Final[i64] = 28  # and the complete ones
PAIRS: Final[i64] = 21
TWO_FIGURES: Final[i64] = 2593  # bundles of two figures are below this
LOOKS_FEW: Final[i64] = 4  # from how many cards one picks when one or two are missing,
LOOKS_MANY: Final[i64] = 5  # and when all three are, over two turns


@final
class Chances:
    """What is looked up; empty until `make`."""

    made: bool
    pair_of: vec[i64]  # by the bundle of two figures
    side_of: vec[i64]  # by number of cards and their bundle
    more: vec[i64]  # by open side and card: the side with that card
    wins: vec[i64]  # by pair, rival's side and own side: the chance to win

    def __init__(self) -> None:
        self.made = False
        self.pair_of = zeros(0)
        self.side_of = zeros(0)
        self.more = zeros(0)
        self.wins = zeros(0)

    def make(self) -> None:
        self._number_sides()
        self.pair_of = zeros(TWO_FIGURES)
        self.wins = zeros(PAIRS * SIDES * SIDES)
        few, many = Deals(full_bag(COPIES), LOOKS_FEW), Deals(full_bag(COPIES), LOOKS_MANY)
        known: dict[int, vec[i64]] = {}  # many pairs and sides make the same animals
        sides = all_sides()
        for number, figures in enumerate(bundles(2)):
            pair: i64 = number
            self.pair_of[figures] = pair
            reach: list[vec[i64]] = []
            for side in range(OPEN_SIDES):
                missing = SIDE - cards_of(side)
                animals = figures + sides[side]
                key = animals * SIDE + missing - 1
                if key not in known:
                    known[key] = tail(outcomes(animals, missing, many if missing == SIDE else few))
                reach.append(known[key])
            self._compare(pair, [STRENGTH[figures + sides[side]] for side in range(SIDES)], reach)
        self.made = True

    def _number_sides(self) -> None:
        self.side_of = zeros((SIDE + 1) * THREE_CARDS)
        sides = all_sides()
        for side in range(SIDES):
            self.side_of[cards_of(side) * THREE_CARDS + sides[side]] = side
        self.more = zeros(OPEN_SIDES * TYPES)
        for side in range(OPEN_SIDES):
            for card in range(TYPES):
                self.more[side * TYPES + card] = self.side_of[(cards_of(side) + 1) * THREE_CARDS + sides[side] + WEIGHT[card]]

    def _compare(self, pair: i64, strengths: list[i64], reach: list[vec[i64]]) -> None:
        """Every side against every other, at the fields with this pair."""
        odds = [log_odds(reach[side], reach[0]) for side in range(OPEN_SIDES)]
        for rival in range(SIDES):
            for mine in range(SIDES):
                chance: i64
                if mine >= OPEN_SIDES and rival >= OPEN_SIDES:
                    chance = SURE if strengths[mine] > strengths[rival] else 0
                elif mine >= OPEN_SIDES:
                    chance = SURE - reach[rival][strengths[mine]]
                elif rival >= OPEN_SIDES:
                    chance = reach[mine][strengths[rival]]
                else:
                    chance = i64(1024.0 / (1.0 + exp(odds[rival] - odds[mine])))
                self.wins[(pair * SIDES + rival) * SIDES + mine] = chance


def log_odds(mine: vec[i64], empty: vec[i64]) -> float:
    """How an open side does against an empty one, by what both may reach."""
    lost = 0.0
    for strength in range(1, STRENGTHS):
        exactly = float(mine[strength - 1] - mine[strength])
        stronger = float(empty[strength - 1] + empty[strength]) / 2.0  # equal strength is lost half the time
        lost += exactly * stronger
    share = min(max(lost / 1048576.0, 0.01), 0.99)
    return log((1.0 - share) / share)


def tail(ways: vec[i64]) -> vec[i64]:
    """By strength: the chance to come out stronger than that."""
    total: i64 = 0
    for strength in range(STRENGTHS):
        total += ways[strength]
    found = zeros(STRENGTHS)
    above: i64 = 0
    for back in range(1, STRENGTHS + 1):
        found[STRENGTHS - back] = above * SURE // total
        above += ways[STRENGTHS - back]
    return found


def cards_of(side: i64) -> i64:
    """How many cards a side of this number has."""
    return 0 if side == 0 else 1 if side < TWO_CARDS else 2 if side < OPEN_SIDES else 3


def all_sides() -> list[i64]:
    """The bundle of every side, by number."""
    return [bundle for cards in range(SIDE + 1) for bundle in bundles(cards)]


def bundles(cards: i64) -> list[i64]:
    """Every bundle of so many animals, once."""
    if cards == 0:
        return [0]
    found: list[i64] = []
    for first in range(TYPES):
        for second in range(first, TYPES if cards > 1 else first + 1):
            for third in range(second, TYPES if cards > 2 else second + 1):
                weight = WEIGHT[first]
                if cards > 1:
                    weight += WEIGHT[second]
                if cards > 2:
                    weight += WEIGHT[third]
                found.append(weight)
    return found


CHANCES: Final = Chances()
