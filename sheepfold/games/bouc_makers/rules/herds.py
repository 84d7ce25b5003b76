"""What a seat's cards give it: level, bonus and malus of the top sheep, dogs; and who may see the herds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.games.bouc_makers.rules import bits
from sheepfold.games.bouc_makers.rules.components import DOGS, NO_CARD
from sheepfold.games.bouc_makers.rules.phases import DISCARDING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition


def dogs(position: BoucMakersPosition, seat: i64) -> i64:
    """How many dogs a seat has."""
    return bits.size(position.cards[seat] & DOGS)


def corner(position: BoucMakersPosition, seat: i64) -> i64:
    """Bonus (above 0) or malus (below) on top of a herd; 0 for a bone symbol or without a herd (BM-5.4)."""
    top = position.tops[seat]
    if top == NO_CARD:  # not `x if … else y`, which compiled code makes objects for
        return 0
    return position.deck.corners[top]


def bonus(position: BoucMakersPosition, seat: i64) -> i64:
    found = corner(position, seat)
    return max(found, 0)


def level(position: BoucMakersPosition, seat: i64) -> i64:
    """BM-3.7, BM-3.8."""
    top = position.tops[seat]
    return position.deck.boards[position.boards[seat]] if top == NO_CARD else position.deck.levels[top]


def are_open(position: BoucMakersPosition) -> bool:
    """Whether everybody may see all herds now (BM-12.2, BM-13.4)."""
    return not position.herds_hidden or position.phase >= DISCARDING
