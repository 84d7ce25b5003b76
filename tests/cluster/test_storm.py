"""A cluster in a storm, short: all of it is in storm.py. One disaster of each sort, in a fixed order."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.cluster.cluster import Cluster
from tests.cluster.disasters import disaster
from tests.cluster.storm import Storm

SEED = 7
# How long each lasts, in seconds: servers are silent for longer than it takes to declare them dead.
PLAN = {
    "kill server": 1.0,
    "stop server": 4.0,
    "kill redis": 1.5,
    "hold server's store": 4.5,
    "kill all workers": 1.5,
    "restart server": 0.5,
    "kill postgres": 1.5,
    "cut server from bus": 1.5,
    "stop redis": 3.0,
    "cut server's slow store": 3.0,
}


@pytest.mark.timeout(600)
def test_in_a_storm_nothing_is_lost_doubled_stuck_or_shown_wrong(tmp_path: Path) -> None:
    async def whole(cluster: Cluster) -> Storm:
        storm = Storm(cluster, SEED, tables=6)
        rng = Random(SEED)
        plan = [[replace(disaster(kind, rng, cluster), seconds=seconds)] for kind, seconds in PLAN.items()]
        await storm.play_through(storm.strike_on(plan))
        return storm

    with Cluster(tmp_path, servers=3, workers=2, seed=SEED) as cluster:
        storm = asyncio.run(whole(cluster))
    assert storm.violations == [], "\n".join(storm.happened)
    assert storm.disasters.total() == len(PLAN)
    assert len(storm.moves) > 50, storm.line()
    assert storm.figures["hands"] > 0, "no table changed hands"
