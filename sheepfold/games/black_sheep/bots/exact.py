"""Exact odds: how a side can turn out when cards are drawn from those a seat has not seen, and with what chance it wins.

A seat that still misses cards at a field picks the best ones from its hand and from `looks` cards drawn blindly.
"""

from __future__ import annotations

from typing import Final, final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import Pile, zeros
from sheepfold.games.black_sheep.rules.bundle import WEIGHT
from sheepfold.games.black_sheep.rules.combinations import STRENGTH
from sheepfold.games.black_sheep.rules.components import HAND, TYPES

STRENGTHS: Final[i64] = 253  # strengths run from 1 to 252; 0 is weaker than anything


@final
class Deals:
    """All different deals of so many cards from a bag, with the number of ways each comes about."""

    looks: i64
    cards: Pile  # a row of `looks` cards for each deal, best first
    ways: Pile
    total: i64

    def __init__(self, bag: vec[i64], looks: i64) -> None:
        self.looks = looks
        self.cards = Pile(0)
        self.ways = Pile(0)
        self.total = 0
        self._deal(bag, zeros(looks), 0, 0, 1)

    def _deal(self, bag: vec[i64], row: vec[i64], dealt: i64, animal: i64, ways: i64) -> None:
        """All deals that go on from the first cards of a row with cards of this type and the later ones."""
        if dealt == self.looks:
            for i in range(dealt):
                self.cards.add(row[i])
            self.ways.add(ways)
            self.total += ways
            return
        if animal == TYPES:
            return
        number: i64 = 0
        chosen = ways
        while True:
            self._deal(bag, row, dealt + number, animal + 1, chosen)
            if dealt + number == self.looks or number == bag[animal]:
                return
            row[dealt + number] = animal
            number += 1
            chosen = chosen * (bag[animal] - number + 1) // number  # a binomial, built up step by step


def best_strength(animals: i64, missing: i64, cards: vec[i64], start: i64, looks: i64) -> i64:
    """The best five animals when so many of a stretch of cards join those that are there."""
    if missing == 0:
        return STRENGTH[animals]
    best: i64 = 0
    for i in range(start, start + looks - missing + 1):
        found = best_strength(animals + WEIGHT[cards[i]], missing - 1, cards, i + 1, start + looks - i - 1)
        if found > best:
            best = found
    return best


def outcomes(animals: i64, missing: i64, deals: Deals) -> vec[i64]:
    """By strength: in how many ways the side comes out exactly so strong."""
    ways = zeros(STRENGTHS)
    for deal in range(deals.ways.size):
        ways[best_strength(animals, missing, deals.cards.items, deal * deals.looks, deals.looks)] += deals.ways.items[deal]
    return ways


def beating_chance(animals: i64, missing: i64, strength: i64, held: list[int], bag: list[int], looks: i64) -> float:
    """The chance that a side comes out stronger than this, with cards that are known to be held and others from the bag."""
    deals = Deals(vec[i64](bag), looks)
    row = vec[i64](held + [0] * looks)
    ways: i64 = 0
    for deal in range(deals.ways.size):
        for i in range(looks):
            row[len(held) + i] = deals.cards.items[deal * looks + i]
        if best_strength(animals, missing, row, 0, len(held) + looks) > strength:
            ways += deals.ways.items[deal]
    return float(ways) / float(deals.total)


def holding_chance(strength: i64, animals: list[int], missing: list[int], bag: list[int], looks: i64 = HAND) -> float:
    """The chance that none of several sides comes out stronger than this, each with cards of its own from the same bag."""
    return _holding(strength, vec[i64](animals), vec[i64](missing), vec[i64](bag), looks, 0)


def _holding(strength: i64, animals: vec[i64], missing: vec[i64], bag: vec[i64], looks: i64, index: i64) -> float:
    if index == len(animals):
        return 1.0
    deals = Deals(bag, looks)
    sum_of_chances: float = 0.0
    for deal in range(deals.ways.size):
        start = deal * looks
        if best_strength(animals[index], missing[index], deals.cards.items, start, looks) > strength:
            continue
        for i in range(start, start + looks):
            bag[deals.cards.items[i]] -= 1
        chance = float(deals.ways.items[deal]) / float(deals.total)
        sum_of_chances += chance * _holding(strength, animals, missing, bag, looks, index + 1)
        for i in range(start, start + looks):
            bag[deals.cards.items[i]] += 1
    return sum_of_chances


def full_bag(copies: i64) -> vec[i64]:
    return vec[i64]([copies] * TYPES)
