"""What a whole game leaves in the database: games of all titles, played to their end by greedy bots that sit at every seat."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from benchmarks.cluster.parts import Cluster
from sheepfold import games
from sheepfold.client import Guest, Seat
from sheepfold.core.errors import Refused
from sheepfold.server.thinkers.work import choose
from sheepfold.table.config import QUICK
from tests.server.server_process import ServerProcess

AT_ONCE = 4
TABLES = ("log", "tables", "seats", "owners", "people")


def seats_of(name: str) -> int:
    """Four, or as many as can play."""
    least, most = games.load(name).seats
    return max(least, min(4, most))


async def play_whole(server: ServerProcess, name: str) -> int:
    """One game; how many decisions were made."""
    guest = Guest(server.address, "whole")
    seats = seats_of(name)
    table = guest.open_table(name, [{"kind": "me"}] * seats)["id"]
    async with AsyncExitStack() as stack:
        sitting = [await stack.enter_async_context(guest.sit(table, letter)) for letter in "ABCDEF"[:seats]]
        return sum(await asyncio.gather(*(play(seat) for seat in sitting)))


async def play(seat: Seat) -> int:
    made = 0
    while not seat.over and not seat.closed:
        view, legal = seat.mirror.view, seat.mirror.legal
        if not legal or view is None:
            await seat.changed()
            continue
        try:
            await seat.do(choose(QUICK, view, list(legal), random.randrange(2**31)))
            made += 1
        except Refused:  # somebody was quicker, and the question is another by now
            await asyncio.sleep(0)
    return made


def sizes(cluster: Cluster) -> dict[str, float]:
    cluster.ask("SELECT pg_stat_force_next_flush()")
    found = {f"{name}_bytes": float(cluster.ask(f"SELECT pg_total_relation_size('{name}')")) for name in TABLES}
    found |= {f"{name}_rows": float(cluster.ask(f"SELECT count(*) FROM {name}")) for name in TABLES}
    found["wal"] = float(cluster.ask("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"))
    return found


async def play_many(server: ServerProcess, name: str, number: int) -> int:
    crowd = asyncio.Semaphore(AT_ONCE)

    async def one() -> int:
        async with crowd:
            return await play_whole(server, name)

    return sum(await asyncio.gather(*(one() for count in range(number))))


def measure(cluster: Cluster, number: int) -> dict[str, dict[str, Any]]:
    """For each title, per game: decisions, rows and bytes in the database, bytes of its write-ahead log."""
    server = cluster.server()
    found: dict[str, dict[str, Any]] = {}
    for name in games.names():
        before = sizes(cluster)
        decisions = asyncio.run(play_many(server, name, number))
        after = sizes(cluster)
        grown = {what: (after[what] - before[what]) / number for what in before}
        found[name] = {
            "seats": seats_of(name),
            "games": number,
            "decisions": decisions / number,
            "log_rows": grown["log_rows"],
            "rows": sum(grown[f"{table}_rows"] for table in TABLES),
            "log_bytes": grown["log_bytes"],
            "bytes": sum(grown[f"{table}_bytes"] for table in TABLES),
            "wal_bytes": grown["wal"],
        }
    server.kill()
    return found
