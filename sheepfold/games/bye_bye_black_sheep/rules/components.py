"""What is in the box: the kinds of cards, and the figures that depend on the number of players."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

MOST_SEATS: Final[i64] = 5

# Kinds of cards. Species are their own numbers, 1 to 16; column 0 of a row of counts holds the number of cards in it.
SIZE: Final[i64] = 0
SPECIES: Final[i64] = 16
BS: Final[i64] = 17
EA: Final[i64] = 18
MO: Final[i64] = 19
MA: Final[i64] = 20
WS: Final[i64] = 21
MS: Final[i64] = 22
WO: Final[i64] = 23
KINDS: Final[i64] = 24

COPIES: Final[i64] = 4  # of every species (BB-2.2)

CODES: Final = ("", *[str(number) for number in range(1, 17)], "BS", "EA", "MO", "MA", "WS", "MS", "WO")
ADVANCED_LAYOUT = (EA, EA, EA, MO, MO, WS, MS, WO)  # BB-13.2

STALL_ROUNDS: Final[i64] = 10  # BB-19.2
LAST_ROUND: Final[i64] = 60  # BB-19.3


def species_in_play(seats: i64) -> i64:
    """K: the species 1 to K are used (BB-2.2)."""
    if seats <= 3:
        return 12
    return 14 if seats == 4 else 16


def eagles(seats: i64) -> i64:
    """Of the base game (BB-2.3); the other dealt specials are Moles, one special per player in all."""
    if seats == 2:
        return 1
    return 3 if seats == 5 else 2


def set_cards_dealt(seats: i64) -> i64:
    """BB-2.4"""
    return 6 if seats == 2 else 5


def full_hand(seats: i64) -> i64:
    """The size hands are refilled to (BB-7.1): set cards, Black Sheep and one special."""
    return set_cards_dealt(seats) + 2


def triplets_to_win(seats: i64) -> i64:
    """BB-1.2"""
    if seats == 2:
        return 5
    return 4 if seats == 3 else 3


def cards_in_play(seats: i64) -> i64:
    """All zones together, Magpie included (BB-18.5)."""
    return species_in_play(seats) * COPIES + 2 * seats + 1
