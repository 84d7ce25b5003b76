"""What always holds in Hill Race, and how long a game can last."""

from __future__ import annotations

from sheepfold.core.position import OVER, Position
from sheepfold.core.setup import Setup
from sheepfold.games.hill_race.components import CLOVER, DAY, THISTLE, in_bag
from sheepfold.games.hill_race.position import HillRacePosition


def bound(setup: Setup) -> int:
    """A turn rolls at most top / 2 times (every roll but the last climbs two or more), with a choice between two rolls."""
    top = int(setup.options["top"])
    return setup.seats + setup.seats * int(DAY) * top


def broken(position: Position) -> str:
    assert isinstance(position, HillRacePosition)
    if position.climb > 0 and position.actor() == OVER:
        return "a climb is left over at the end"
    for charm in (CLOVER, THISTLE):
        if sum(position.charms[seat] == charm for seat in range(int(position.seats))) > in_bag(charm):
            return "more charms than the bag holds (HR-1.2)"
    if position.actor() != OVER and any(position.steps[seat] >= position.top for seat in range(int(position.seats))):
        return "a sheep at the top, and the race goes on (HR-3.1)"
    return ""
