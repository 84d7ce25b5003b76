"""To whom fate deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.games.black_sheep.rules.components import HAND, private_tasks
from sheepfold.games.black_sheep.rules.phases import DEALING, REFILLING

if TYPE_CHECKING:
    from sheepfold.games.black_sheep.rules.position import BlackSheepPosition


def receiver(position: BlackSheepPosition) -> i64:
    """The seat that gets the card or task fate deals next; NONE for an open task."""
    seats, starter, left = position.seats, position.starter, position.left
    if position.phase == REFILLING:
        return position.turn
    if position.phase == DEALING:
        return (starter + seats - (left + HAND - 1) // HAND) % seats
    public = open_tasks(seats)
    if left <= public:
        return NONE
    each = private_tasks(seats)
    return (starter + seats - (left - public + each - 1) // each) % seats


def open_tasks(seats: i64) -> i64:
    """How many task cards lie open once all six are out (BS-11.3)."""
    return 3 if seats == 3 else 2
