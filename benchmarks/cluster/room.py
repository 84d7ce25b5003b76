"""What a table and a socket take up in a server: memory, and processor time while nothing happens."""

from __future__ import annotations

import asyncio
import time

from benchmarks.cluster.parts import Cluster, cpu_of
from benchmarks.server.driver import LONG, Load, rss
from sheepfold.client import Guest

GAME = "bauernschlau"
SEATS = 4
PER_PERSON = 90  # tables; a server lets nobody have more than a hundred
NEVER = 1e6  # seconds a player thinks
IDLE = 16.0  # seconds
QUIET = 8  # seconds after which a page that hears nothing asks whether the server is there (web/src/app/socket.ts)
TICK = 0.1  # seconds


def measure(cluster: Cluster, tables: int) -> dict[str, float]:
    """Kilobytes of memory a table and a socket add, and microseconds of processor that a socket at rest costs in a second."""
    server = cluster.server()
    rested = cpu_of(server.pid)
    time.sleep(IDLE)
    rested = (cpu_of(server.pid) - rested) / IDLE
    asyncio.run(sit(server.address, 10))  # what is loaded once is loaded
    empty, start = rss(server.pid), cpu_of(server.pid)
    guest = Guest(server.address, "room")
    for number in range(tables):
        if number % PER_PERSON == 0:
            guest = Guest(server.address, f"room {number}")
        guest.open_table(GAME, [{"kind": "me"}] * SEATS, options=LONG[GAME])
    with_tables, opened = rss(server.pid), cpu_of(server.pid)
    with_sockets, sat, busy = asyncio.run(look(server.address, server.pid, tables))
    before = cpu_of(server.pid)
    time.sleep(IDLE)
    alone = (cpu_of(server.pid) - before) / IDLE
    server.kill()
    table = (with_tables - empty) / tables
    open_us = (opened - start) / tables * 1e6
    return {
        "idle_cores": rested,
        "empty_mb": empty,
        "table_kb": table * 1000,
        "socket_kb": ((with_sockets - with_tables) / tables - table) / SEATS * 1000,
        "sockets": tables * SEATS,
        "open_us": open_us,
        "greet_us": max(0.0, (sat - opened) / tables * 1e6 - open_us) / SEATS,
        "idle_socket_us_per_second": max(0.0, busy - alone) / (tables * SEATS) * 1e6,
    }


async def sit(address: str, tables: int) -> Load:
    load = Load([address], GAME, SEATS, ["own"], NEVER)
    load.guests = [[Guest(address, f"sits {number}") for number in range(1 + tables // 40)]]
    for number in range(tables):
        await load.table()
    return load


async def look(address: str, pid: int, tables: int) -> tuple[float, float, float]:
    """Memory with that many tables and all their sockets, processor seconds until all sit, and the part of a core the server uses
    while nobody moves."""
    load = await sit(address, tables)
    await asyncio.sleep(1)
    sat, began = cpu_of(pid), time.perf_counter()
    for tick in range(int(IDLE / TICK)):  # as pages at rest do
        for player in load.players[tick % int(QUIET / TICK) :: int(QUIET / TICK)]:
            player.send(b'{"type":"ping","id":"quiet"}')
        await asyncio.sleep(began + (tick + 1) * TICK - time.perf_counter())
    used = (cpu_of(pid) - sat) / IDLE
    assert not load.refused, f"{load.refused} sockets were closed"
    return rss(pid), sat, used
