"""What can be counted: cards that must be in other hands, since the deck was empty when it was made anew.

Kept by type in one number: eight bits for what each seat has counted, the last ones for a watcher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sheepfold.core.packed import i64
from sheepfold.core.pile import zeros
from sheepfold.games.black_sheep.bundle import BASE
from sheepfold.games.black_sheep.components import BLACK_SHEEP, TYPES

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.position import BlackSheepPosition

LANE: Final[i64] = 8
ALL_BUT_TOP: Final[i64] = 0x7F7F7F7F7F
ONES: Final[i64] = 0x0101010101


def counted_by(here: BlackSheepPosition, row: i64, animal: i64) -> i64:
    """How many cards of a type this seat (a watcher: the number of seats) knows to be in other hands."""
    return here.known[animal] >> row * LANE & 127


def note_counted(here: BlackSheepPosition, row: i64, animal: i64, number: i64) -> None:
    here.known[animal] += number - counted_by(here, row, animal) << row * LANE


def count_hands(here: BlackSheepPosition) -> None:
    """With no card left in the deck, whoever counts knows which cards the others hold, all together."""
    held = zeros(TYPES)
    for animal in range(TYPES):
        here.known[animal] = 0
    for seat in range(here.seats):
        here.fresh[seat] = 0
        bundle = here.hands[seat]
        black = here.hand_size(seat)
        for back in range(1, TYPES):
            number = bundle % BASE
            bundle //= BASE
            held[BLACK_SHEEP - back] += number
            here.known[BLACK_SHEEP - back] -= number << seat * LANE
            black -= number
        held[BLACK_SHEEP] += black
        here.known[BLACK_SHEEP] -= black << seat * LANE
    for animal in range(TYPES):
        for row in range(here.seats + 1):
            here.known[animal] += held[animal] << row * LANE


def uncount(here: BlackSheepPosition, seat: i64, card: i64) -> None:
    """A card has left this seat's hand: it may be the one that the others had counted. One less for each that counted any."""
    known = here.known
    counted = known[card]
    if counted != 0:
        known[card] = counted - (counted + ALL_BUT_TOP >> 7 & ONES & ~(1 << seat * LANE))
