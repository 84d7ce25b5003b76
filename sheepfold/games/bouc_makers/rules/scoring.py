"""Points at the end (BM-12), item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.games.bouc_makers.rules import bits, herds
from sheepfold.games.bouc_makers.rules.components import OS

if TYPE_CHECKING:
    from sheepfold.games.bouc_makers.rules.position import BoucMakersPosition

LONE_DOG: Final[i64] = 9
MOST_DOGS: Final[i64] = -5
OS_PER_DOG: Final[i64] = 4


def score(position: BoucMakersPosition, seat: i64) -> i64:
    return (
        white_points(position, seat)
        + black_points(position, seat)
        + position.wool[seat]
        + three_seven_zero_points(three_seven_zeros(position, seat))
        + double_o_seven_points(double_o_sevens(position, seat))
        + dog_points(herds.dogs(position, seat))
        + most_dogs_points(position, seat)
        + os_points(position, seat)
    )


def white_points(position: BoucMakersPosition, seat: i64) -> i64:
    """BM-12.4; sheep put back into the box do not count."""
    return printed_points(position, position.cards[seat] & position.deck.white & ~position.discards[seat])


def black_points(position: BoucMakersPosition, seat: i64) -> i64:
    return printed_points(position, position.cards[seat] & position.deck.black)


def printed_points(position: BoucMakersPosition, sheep: i64) -> i64:
    points = position.deck.points
    total: i64 = 0
    while sheep:
        total += points[bits.only(bits.lowest(sheep))]
        sheep &= sheep - 1
    return total


def three_seven_zeros(position: BoucMakersPosition, seat: i64) -> i64:
    return bits.size(position.cards[seat] & position.deck.three_seven_zero)


def three_seven_zero_points(count: i64) -> i64:
    """BM-12.6."""
    rest = count % 3
    if rest == 1:
        return 3
    return 14 if rest == 2 else 0


def double_o_sevens(position: BoucMakersPosition, seat: i64) -> i64:
    return bits.size(position.cards[seat] & position.deck.double_o_seven)


def double_o_seven_points(count: i64) -> i64:
    """BM-12.7."""
    return 21 * (count // 3)


def dog_points(dogs: i64) -> i64:
    """BM-12.8."""
    return LONE_DOG if dogs == 1 else 0


def most_dogs_points(position: BoucMakersPosition, seat: i64) -> i64:
    """BM-12.9."""
    own = herds.dogs(position, seat)
    if own == 0:
        return 0
    for other in range(position.seats):
        if herds.dogs(position, other) > own:
            return 0
    return MOST_DOGS


def os_points(position: BoucMakersPosition, seat: i64) -> i64:
    """BM-12.10."""
    if position.cards[seat] & OS:
        return OS_PER_DOG * herds.dogs(position, seat)
    return 0
