"""One engine as a process that measures what it is told to: a line `GAME SEATS` comes in, its best figures so far go out as JSON.

Runs in the tree it measures, which may be an older one, and uses only what every `benchmarks/playouts.py` and `searches.py` has.
"""

from __future__ import annotations

import json
import sys
from functools import cache

from benchmarks import playouts, searches
from sheepfold import games

playouts.SLICE = 0.05  # short: the other engine's turn comes before the machine has changed its mind


@cache
def rows(name: str, seats: int) -> tuple[playouts.Row, searches.SpeedRow]:
    game = games.load(name)
    return playouts.our_row(game, seats), searches.our_row(game, seats)


def measured(name: str, seats: int) -> dict[str, float]:
    engine, search = rows(name, seats)
    for take in [*engine.slices, search.take]:
        take()
    return {
        "playouts": engine.playouts,
        "driven": engine.driven,
        "copies": 1 / engine.copy,
        "search": search.pace.simulations,
        "whole search": search.whole.decisions,
    }


for line in sys.stdin:
    game, size = line.split()
    print(json.dumps(measured(game, int(size))), flush=True)
