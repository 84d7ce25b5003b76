"""What a seat cannot see, dealt again: other worlds that look the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.rng import Rng
from sheepfold.games.bouc_makers.rules import bits, herds, rounds
from sheepfold.games.bouc_makers.rules.components import BEYOND, LOWEST_BID, SHEEP
from sheepfold.games.bouc_makers.rules.phases import BIDDING, DISCARDING

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition


def reshuffle(position: BoucMakersPosition, seat: i64, rng: Rng) -> None:
    """Deal again what this seat (none: a watcher) cannot see: hidden herds with the draw pile, sealed choices of others."""
    if not herds.are_open(position):
        redeal_herds(position, rng)
    if position.phase == BIDDING:
        for other in range(position.seats):
            if other != seat and position.bids[other]:
                contracts: i64 = BEYOND - LOWEST_BID + (1 if position.wool[other] else 0)
                position.bids[other] = LOWEST_BID + rng.below(contracts)
    elif position.phase == DISCARDING:
        for other in range(position.seats):
            if other != seat and position.discards[other] and rounds.has_choice(position, other):
                position.discards[other] = some(rounds.whites(position, other), 2, rng)


def redeal_herds(position: BoucMakersPosition, rng: Rng) -> None:
    """All herd cards nobody can see are as likely to be any of the sheep nobody can see (BM-13.4)."""
    unseen = position.pile & SHEEP
    for seat in range(position.seats):
        unseen |= buried(position, seat)
    position.pile &= ~SHEEP
    for seat in range(position.seats):
        old = buried(position, seat)
        new = some(unseen, bits.size(old), rng)
        unseen ^= new
        position.cards[seat] = (position.cards[seat] ^ old) | new
    position.pile |= unseen


def buried(position: BoucMakersPosition, seat: i64) -> i64:
    """The sheep of a herd that nobody may look at: neither the top nor gained in this round."""
    return position.herd(seat) & ~position.top_set(seat) & ~position.gains[seat]


def some(cards: i64, count: i64, rng: Rng) -> i64:
    """That many cards of a set, at random."""
    found: i64 = 0
    for i in range(count):
        found |= bits.bit(bits.nth(cards & ~found, rng.below(bits.size(cards) - i)))
    return found


def unseal(position: BoucMakersPosition, seat: i64) -> None:
    """Take back what others have chosen and this seat (still to choose, or waiting) cannot see."""
    if position.phase == BIDDING:
        for other in range(position.seats):
            if other != seat:
                position.bids[other] = 0
        rounds.ask_for_bids(position)
    elif position.phase == DISCARDING:
        for other in range(position.seats):
            if other != seat and rounds.has_choice(position, other):
                position.discards[other] = 0
        rounds.ask_for_discards(position)
