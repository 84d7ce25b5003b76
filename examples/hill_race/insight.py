"""What bots know of Hill Race: what a seat cannot see, and how promising a position looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sheepfold.core.packed import i64
from sheepfold.core.rng import Rng
from sheepfold.games.hill_race.components import CLOVER, NO_CHARM, THISTLE
from sheepfold.games.hill_race.phases import DONE
from sheepfold.games.hill_race.rules import charms_left

if TYPE_CHECKING:
    from sheepfold.games.hill_race.position import HillRacePosition


def reshuffle(position: HillRacePosition, seat: i64, rng: Rng) -> None:
    """The other seats' charms go back into the bag and are dealt again; once over, they are no secret any more."""
    if position.phase == DONE:
        return
    held: i64 = 0
    for other in range(position.seats):
        if other != seat and position.charms[other] != NO_CHARM:
            position.charms[other] = NO_CHARM
            held |= 1 << other
    for other in range(position.seats):
        if held >> other & 1:
            clovers = charms_left(position, CLOVER)
            among = clovers + charms_left(position, THISTLE)
            position.charms[other] = CLOVER if rng.below(among) < clovers else THISTLE


def value(position: HillRacePosition, seat: i64) -> i64:
    """Points so far, and the climb that is not safe yet."""
    own = position.score(seat)
    if position.turn == seat:
        own += position.climb
    return own * 100
