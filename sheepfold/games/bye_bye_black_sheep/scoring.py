"""Triplets, and who stands where at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.components import KINDS, SPECIES
from sheepfold.games.bye_bye_black_sheep.zones import NOBODY, ZOOS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.position import ByeByeBlackSheepPosition


def species_with(p: ByeByeBlackSheepPosition, seat: i64, least: i64) -> i64:
    """How many species lie in a zoo with at least that many cards."""
    zoo = (ZOOS + seat) * KINDS
    found: i64 = 0
    for species in range(1, SPECIES + 1):
        if p.cards[zoo + species] >= least:
            found += 1
    return found


def triplets(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Four of a kind are one triplet, not more (BB-8.2)."""
    return species_with(p, seat, 3)


def standing(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """A number to rank by after a stall: triplets, then zoo cards, then species with two cards or more (BB-19.4)."""
    return triplets(p, seat) * 10000 + p.size(ZOOS + seat) * 100 + species_with(p, seat, 2)


def place(p: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """The winner is first and all others second (BB-1.2 ranks nobody else); after a stall BB-19.4 ranks all."""
    if p.winner != NOBODY:
        return 1 if seat == p.winner else 2
    own = standing(p, seat)
    better: i64 = 0
    for other in range(p.seats):
        if standing(p, other) > own:
            better += 1
    return better + 1
