"""Quick chances for playouts: how likely one side of a field beats another, looked up in tables made once, when first needed.

The tables suppose that all cards are equally likely. Chances are in parts of SURE. A side is known by its number: the
empty one is 0, those of one and two cards follow, then the complete ones; a pair is the number of a field's two figures.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from sheepfold.core.packed import i16, i64, vec
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.bots.exact import STRENGTHS, Deals, full_bag, outcomes
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import SIDE, TYPES
from sheepfold.games.black_sheep.rules.sides import BUNDLE, OPEN_SIDES, SIDES, bundles, cards_of

SURE: Final[i64] = 1024
COPIES: Final[i64] = 14
PAIRS: Final[i64] = 21
RIVAL: Final[i64] = 127  # room for the number of a side
LOOKS_FEW: Final[i64] = 4  # from how many cards one picks when one or two are missing,
LOOKS_MANY: Final[i64] = 5  # and when all three are, over two turns


def all_pairs() -> vec[i64]:
    """By two figures: the number of the pair, whichever comes first."""
    pairs = zeros(TYPES * TYPES)
    number: i64 = 0
    for first in range(TYPES):
        for second in range(first, TYPES):
            pairs[first * TYPES + second] = number
            pairs[second * TYPES + first] = number
            number += 1
    return pairs


PAIR_OF: Final = all_pairs()  # PAIR_OF[first * TYPES + second]


@final
class Chances:
    """What is looked up; empty until `make`."""

    made: bool
    wins: vec[i16]  # by pair, rival's side and own side: the chance to win; small, so that much of it stays near the processor
    hardness: vec[i64]  # by pair and rival's side: the greater, the harder to beat; its lowest bits are the side

    def __init__(self) -> None:
        self.made = False
        self.wins = vec[i16]()
        self.hardness = zeros(0)

    def make(self) -> None:
        self.wins = vec[i16]([0] * (PAIRS * SIDES * SIDES))
        self.hardness = zeros(PAIRS * SIDES)
        few, many = Deals(full_bag(COPIES), LOOKS_FEW), Deals(full_bag(COPIES), LOOKS_MANY)
        known: dict[int, vec[i64]] = {}  # many pairs and sides make the same animals
        for number, figures in enumerate(bundles(2)):
            pair: i64 = number
            reach: list[vec[i64]] = []
            for side in range(OPEN_SIDES):
                missing = SIDE - cards_of(side)
                animals = figures + BUNDLE[side]
                key = animals * SIDE + missing - 1
                if key not in known:
                    known[key] = tail(outcomes(animals, missing, many if missing == SIDE else few))
                reach.append(known[key])
            self._compare(pair, [STRENGTH[figures + BUNDLE[side]] for side in range(SIDES)], reach)
        self.made = True

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
                self.wins[(pair * SIDES + rival) * SIDES + mine] = i16(chance)
            # How hard it is for an empty side; where that has no chance at all, the strongest is the hardest.
            chance = i64(self.wins[(pair * SIDES + rival) * SIDES])
            self.hardness[pair * SIDES + rival] = ((SURE - chance) * STRENGTHS + strengths[rival]) * (RIVAL + 1) + rival


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


CHANCES: Final = Chances()
