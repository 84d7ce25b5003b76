"""What can be counted: cards that must be in other hands, since the deck was empty when it was last reshuffled.

Kept by type in one number: eight bits for what each seat has counted, the last ones for a watcher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.rules.bundle import BASE
from sheepfold.games.black_sheep.rules.components import BLACK_SHEEP, TYPES

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition

LANE: Final[i64] = 8
ALL_BUT_TOP: Final[i64] = 0x7F7F7F7F7F
ONES: Final[i64] = 0x0101010101


def counted_by(position: BlackSheepPosition, row: i64, animal: i64) -> i64:
    """How many cards of a type this seat (a watcher: the number of seats) knows to be in other hands."""
    return counted_in(position.known[animal], row)


def counted_in(known: i64, row: i64) -> i64:
    """The same of what is kept for a type."""
    return known >> row * LANE & 127


def note_counted(position: BlackSheepPosition, row: i64, animal: i64, number: i64) -> None:
    position.known[animal] += number - counted_by(position, row, animal) << row * LANE


def count_hands(position: BlackSheepPosition) -> None:
    """With no card left in the deck, a seat that counts knows which cards the others hold, all together."""
    held = zeros(TYPES)
    for animal in range(TYPES):
        position.known[animal] = 0
    for seat in range(position.seats):
        position.fresh[seat] = 0
        bundle = position.hands[seat]
        black = position.hand_size(seat)
        for back in range(1, TYPES):
            number = bundle % BASE
            bundle //= BASE
            held[BLACK_SHEEP - back] += number
            position.known[BLACK_SHEEP - back] -= number << seat * LANE
            black -= number
        held[BLACK_SHEEP] += black
        position.known[BLACK_SHEEP] -= black << seat * LANE
    for animal in range(TYPES):
        for row in range(position.seats + 1):
            position.known[animal] += held[animal] << row * LANE


def uncount(position: BlackSheepPosition, seat: i64, card: i64) -> None:
    """A card has left this seat's hand: it may be the one that the others had counted. One less for each that counted any."""
    known = position.known
    counted = known[card]
    if counted != 0:
        known[card] = counted - (counted + ALL_BUT_TOP >> 7 & ONES & ~(1 << seat * LANE))
