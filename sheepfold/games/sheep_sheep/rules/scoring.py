"""What an album is worth, and who is ahead when points are equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.pile import NONE
from sheepfold.games.sheep_sheep.rules.components import SEATS

if TYPE_CHECKING:
    from sheepfold.games.sheep_sheep.rules.position import SheepSheepPosition


def score(position: SheepSheepPosition, seat: i64) -> i64:
    """One per photo; photos of one's own model count model_points instead (SS-9.2)."""
    return album_size(position, seat) + (position.model_points - 1) * model_photos(position, seat)


def album_size(position: SheepSheepPosition, seat: i64) -> i64:
    size: i64 = 0
    for colour in range(position.deck.colours):
        size += position.photos(seat, colour)
    return size


def model_photos(position: SheepSheepPosition, seat: i64) -> i64:
    model = position.model(seat)
    return 0 if model == NONE else position.photos(seat, model)


def best_colour(position: SheepSheepPosition, seat: i64) -> i64:
    """The most photos of any one colour, the model's included (SS-9.6)."""
    most: i64 = 0
    for colour in range(position.deck.colours):
        most = max(most, position.photos(seat, colour))
    return most


def place(position: SheepSheepPosition, seat: i64) -> i64:
    """1 or 2; a draw after both tie-breaks is a shared first place (SS-9.4 to SS-9.7)."""
    other = SEATS - 1 - seat
    ahead = score(position, other) - score(position, seat)
    if ahead == 0:
        ahead = model_photos(position, other) - model_photos(position, seat)
    if ahead == 0:
        ahead = best_colour(position, other) - best_colour(position, seat)
    return 2 if ahead > 0 else 1
