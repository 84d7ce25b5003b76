"""Sets of cards as bits of one int: how many there are, which place one has, which one is the nth."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64
from sheepfold.games.bouc_makers.rules.components import CARDS, OS

PAIRS: Final[i64] = 0x0555_5555_5555_5555  # 60 bits: more would not fit a short int and be slow
FOURS: Final[i64] = 0x0333_3333_3333_3333
BYTES: Final[i64] = 0x0F0F_0F0F_0F0F_0F0F


def byte_sums(cards: i64) -> i64:
    """In each byte of the answer: how many bits that byte of `cards` has (the usual sums of neighbours)."""
    sums = cards - ((cards >> 1) & PAIRS)
    sums = (sums & FOURS) + ((sums >> 2) & FOURS)
    return (sums + (sums >> 4)) & BYTES


def size(cards: i64) -> i64:
    """How many cards are in a set."""
    sums = byte_sums(cards)
    sums += sums >> 8
    sums += sums >> 16
    return (sums + (sums >> 32)) & 0x7F


def bit(card: i64) -> i64:
    """The set of one card."""
    # Down from the highest: compiled, `1 << card` shifts a C int, which has no room for cards above 30.
    return OS >> (CARDS - 1 - card)


def lowest(cards: i64) -> i64:
    """The set of the lowest card alone."""
    return cards & -cards


def only(cards: i64) -> i64:
    """The card of a set of one."""
    return size(cards - 1)


def nth(cards: i64, wanted: i64) -> i64:
    """The nth card of a set, counted from 0 and from the lowest."""
    sums = byte_sums(cards)
    base: i64 = 0
    while wanted >= sums & 0xFF:
        wanted -= sums & 0xFF
        sums >>= 8
        base += 8
    rest = cards >> base
    while True:
        if rest & 1:
            if wanted == 0:
                return base
            wanted -= 1
        rest >>= 1
        base += 1


def chosen(cards: i64, slots: i64) -> i64:
    """The cards of a set that stand at the slots named by the bits of `slots`."""
    found: i64 = 0
    while slots:
        card = cards & -cards
        if slots & 1:
            found |= card
        cards ^= card
        slots >>= 1
    return found


def members(cards: i64) -> list[int]:
    """The cards of a set in order, for readers."""
    return [card for card in range(CARDS) if (cards >> card) & 1]
