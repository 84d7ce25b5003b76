"""How long a table stands still when its server is killed, and when it is asked to stop: from then until the next acknowledged move."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from urllib.parse import urlsplit

from benchmarks.cluster.parts import Cluster
from benchmarks.server.driver import LONG
from sheepfold.client import Guest, Seat
from sheepfold.core.errors import Refused
from tests.cluster.gate import Gate
from tests.server.server_process import ServerProcess

GAME = "bauernschlau"
SEATS = 3
TABLES = 6
THINK = 0.02
BEFORE = 2.0  # seconds of play before it happens
MOST = 30.0  # seconds that a table may stand still
SAME = 0.1  # an answer that comes so soon was on its way already


def port(server: ServerProcess) -> int:
    return int(urlsplit(server.address).port or 0)


async def gaps(doomed: ServerProcess, others: list[ServerProcess], strike: Callable[[], object]) -> list[float]:
    """Tables of one server, half of their sockets at it and half at others, all through a gate that knows every door; each table's
    pause after the strike."""
    heard: dict[str, list[float]] = {}
    foreign: set[str] = set()

    def ports_for(head: bytes) -> list[int]:
        ports = [port(server) for server in others]
        random.shuffle(ports)
        return ports if any(table.encode() in head for table in foreign) else [port(doomed), *ports]

    with Gate(ports_for) as gate:
        async with AsyncExitStack() as stack:
            players = []
            for number in range(TABLES):
                guest = Guest(doomed.address, f"takeover {number}")
                plan = [{"kind": "me"}] * SEATS
                table = guest.open_table(GAME, plan, options=LONG[GAME])["id"]
                heard[table] = []
                if number % 2:
                    foreign.add(table)
                guest.server = gate.address
                for letter in "ABCDEF"[:SEATS]:
                    seat = await stack.enter_async_context(guest.sit(table, letter))
                    players.append(asyncio.create_task(play(seat, heard[table])))
            await asyncio.sleep(BEFORE)
            struck = time.perf_counter()
            await asyncio.to_thread(strike)
            end = struck + MOST
            while time.perf_counter() < end and not all(times and times[-1] > struck + SAME for times in heard.values()):
                await asyncio.sleep(0.01)
            playing = set(players)
            while playing:  # one that hears something in the very moment may miss that it is cancelled
                for player in playing:
                    player.cancel()
                playing = (await asyncio.wait(playing, timeout=0.1))[1]
        await asyncio.sleep(0.2)  # the gate notices that everybody has left
    return [next((at for at in times if at > struck + SAME), end) - struck for times in heard.values()]


async def play(seat: Seat, heard: list[float]) -> None:
    while not seat.over and not seat.closed:
        if not seat.mirror.legal:
            with suppress(TimeoutError):
                await asyncio.wait_for(seat.changed(), 0.2)
            continue
        await asyncio.sleep(THINK)
        with suppress(Refused):  # asked again meanwhile, or "try again"
            await seat.do(random.choice(seat.mirror.legal))
            heard.append(time.perf_counter())


def measure(cluster: Cluster, times: int) -> dict[str, list[float]]:
    """Pauses in seconds, each kind so many times, one table each."""
    servers = [cluster.server() for number in range(3)]
    found: dict[str, list[float]] = {"killed": [], "stopped": []}
    for turn in range(times):
        for kind, strike in (("killed", servers[0].kill), ("stopped", servers[0].stop)):
            found[kind] += asyncio.run(gaps(servers[0], servers[1:], strike))
            servers[0].start()
    for server in servers:
        server.kill()
    return found
