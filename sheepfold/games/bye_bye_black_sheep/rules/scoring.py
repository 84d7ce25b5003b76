"""Triplets, and who stands where at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.bye_bye_black_sheep.rules.components import KINDS, SPECIES
from sheepfold.games.bye_bye_black_sheep.rules.zones import NOBODY, ZOOS

if TYPE_CHECKING:
    from sheepfold.games.bye_bye_black_sheep.rules.position import ByeByeBlackSheepPosition


def species_with(position: ByeByeBlackSheepPosition, seat: i64, least: i64) -> i64:
    """How many species lie in a zoo with at least that many cards."""
    zoo = (ZOOS + seat) * KINDS
    found: i64 = 0
    for species in range(1, SPECIES + 1):
        if position.cards[zoo + species] >= least:
            found += 1
    return found


def triplets(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """Four of a kind are one triplet, not more (BB-8.2)."""
    return species_with(position, seat, 3)


def standing(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """A number to rank by after a stall: triplets, then zoo cards, then species with two cards or more (BB-19.4)."""
    return triplets(position, seat) * 10000 + position.size(ZOOS + seat) * 100 + species_with(position, seat, 2)


def place(position: ByeByeBlackSheepPosition, seat: i64) -> i64:
    """The winner is first and all others second (BB-1.2 ranks nobody else); after a stall BB-19.4 ranks all."""
    if position.winner != NOBODY:
        return 1 if seat == position.winner else 2
    own = standing(position, seat)
    better: i64 = 0
    for other in range(position.seats):
        if standing(position, other) > own:
            better += 1
    return better + 1
