"""Which model the other player probably has, as far as their album tells."""

from __future__ import annotations

from typing import Final

from sheepfold.core.packed import i64, vec
from sheepfold.core.pile import NONE
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_sheep.rules.components import SEATS
from sheepfold.games.sheep_sheep.rules.phases import ENDED
from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition

MOST_TELLING: Final[i64] = 9  # photos of a colour; more tell no more

# By photos of a colour in an album. Just three of them say more than four: for other colours one holds out for the fourth.
LIKELY: Final = vec[i64]([1, 1, 1, 4, 2, 3, 12, 8, 5, 20])


def guess_model(position: SheepSheepPosition, seat: i64, rng: Rng) -> None:
    """Give the other a model by what their album tells: players take their own model's colour where they can."""
    other = SEATS - 1 - seat
    if position.phase == ENDED or position.model(other) == NONE:
        return
    total: i64 = 0
    for colour in range(position.deck.colours):
        total += telling(position, seat, colour)
    colour = 0
    left = rng.below(total) - telling(position, seat, 0)
    while left >= 0:
        colour += 1
        left -= telling(position, seat, colour)
    position.give_model(other, colour)


def telling(position: SheepSheepPosition, seat: i64, colour: i64) -> i64:
    """How likely a colour is the other's model, against others: as counted in games between quick sensible players."""
    if colour == position.model(seat):
        return 0
    return LIKELY[min(position.photos(SEATS - 1 - seat, colour), MOST_TELLING)]
