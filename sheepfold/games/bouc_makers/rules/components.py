"""What is in the box: 60 cards numbered 0 to 59 (51 sheep, 8 dogs, the Os), three dice, wool tokens, six contract boards."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64

CARDS: Final[i64] = 60
SHEEP_CARDS: Final[i64] = 51
BOARDS: Final[i64] = 6
NO_CARD: Final[i64] = -1

# A set of cards is an int with one bit for each card. Sheep are cards 0 to 50, by rising level; what is on them: deck.py.
ALL_CARDS: Final[i64] = 0x0FFF_FFFF_FFFF_FFFF
SHEEP: Final[i64] = 0x0007_FFFF_FFFF_FFFF
DOGS: Final[i64] = 0x07F8_0000_0000_0000
OS: Final[i64] = 0x0800_0000_0000_0000

DICE: Final[i64] = 3
ALL_DICE: Final[i64] = 7  # as bits

WOOL_TOKENS: Final[i64] = 25
FIRST_WOOL: Final[i64] = 2  # tokens of each player at the start

LOWEST_BID: Final[i64] = 14
HIGHEST_BID: Final[i64] = 26
BEYOND: Final[i64] = 27  # how the contract "26+" is written inside: it goes before 26, its target is 26
SAFE_RESULT: Final[i64] = 14  # a failing player below it takes the black sheep

LAST_THROW: Final[i64] = 3


def sides(die: i64) -> i64:
    """d12, d10 and d8 are dice 0, 1 and 2."""
    return 12 - 2 * die
