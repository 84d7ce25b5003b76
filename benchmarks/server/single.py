"""Single figures of a server: idle tables, opening a table, long games, finished games."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.server.driver import cpu, rss
from sheepfold.client import Guest

EVERY = 25  # moves between two looks at the clock
UNLIMITED = (
    "--message-rate",
    "1000000",
    "--request-rate",
    "1000000",
    "--open-rate",
    "1000000",
    "--sockets-per-address",
    "20000",
)


def serve_command(data: str) -> list[str]:
    return [sys.executable, "-m", "sheepfold", "serve", "--port", "0", "--data", data, "--workers", "1", *UNLIMITED]


def figures(folder: Path, running: Any, idle: int) -> Iterator[str]:
    server = running(serve_command(tempfile.mkdtemp(dir=folder)), "Sheepfold is open", folder)
    try:
        address = server.said.split("open at ")[1].split()[0]
        guest = Guest(address, "single")
        yield from opening(guest, server.pid)
        yield from long_game(guest, server.pid)
        if idle:
            yield from idle_tables(address, server.pid, idle)
    finally:
        server.stop()


def opening(guest: Guest, pid: int) -> Iterator[str]:
    """From the request until the answer, and the server's part of it."""
    times = []
    before = cpu(pid)
    for number in range(90):
        start = time.perf_counter()
        guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "open"}])
        times.append(time.perf_counter() - start)
    used = (cpu(pid) - before) / len(times)
    times.sort()
    yield f"A table opened in {times[45] * 1000:.2f} ms (p50, over HTTP, committed), {used * 1000:.2f} ms of the server's processor (bar: 2 ms)."


def long_game(guest: Guest, pid: int) -> Iterator[str]:
    """Whether a move costs more late in a long game, and how fast that game opens when it is over."""
    moves, marks, table = asyncio.run(play(Guest(guest.server, "long"), pid))
    quarter = len(marks) // 4
    early = (marks[quarter] - marks[0]) / (quarter * EVERY)
    late = (marks[-1] - marks[-1 - quarter]) / (quarter * EVERY)
    yield f"A game of {moves} moves: {early * 1e6:.0f} µs of processor a move in its first quarter, {late * 1e6:.0f} µs in its last."
    times = []
    for number in range(5):
        start = time.perf_counter()
        found = guest.ask("GET", f"/api/tables/{table}/replay?seat=A")
        times.append(time.perf_counter() - start)
    times.sort()
    yield f"That finished game opened, every moment of it, in {times[2] * 1000:.0f} ms ({len(found['moments'])} moments; bar: 200 ms at 500)."


async def play(guest: Guest, pid: int) -> tuple[int, list[float], str]:
    """A long game of five, all seats mine; the server's processor time after every few moves."""
    rng = random.Random(4)
    while True:
        table = guest.open_table("bye-bye-black-sheep", [{"kind": "me"}] * 5)["id"]
        moves = 0
        seats = [guest.sit(table, letter) for letter in "ABCDE"]
        for seat in seats:
            await seat.__aenter__()
        marks = [cpu(pid)]
        while not seats[0].over:
            asked = [seat for seat in seats if seat.mirror.legal]
            if not asked:
                await asyncio.sleep(0.0005)
                continue
            n = await asked[0].do(rng.choice(asked[0].mirror.legal))
            moves += 1
            while any(seat.mirror.n < n for seat in seats):
                await asyncio.sleep(0.0002)
            if moves % EVERY == 0:
                marks.append(cpu(pid))
        for seat in seats:
            await seat.__aexit__()
        if moves >= 500:
            return moves, marks, table


def idle_tables(address: str, pid: int, number: int) -> Iterator[str]:
    """Many running games nobody is at."""
    before = rss(pid)
    guest = Guest(address, "idle")
    highest = 0.0
    for count in range(number):
        if count % 90 == 0:
            guest = Guest(address, f"idle {count}")
            highest = max(highest, rss(pid))
        guest.open_table("sheep-sheep", [{"kind": "me"}, {"kind": "me"}])
    highest = max(highest, rss(pid))
    yield f"{number:,} tables with running games, all opened a moment ago: {highest:.0f} MB at most (before: {before:.0f} MB; bar: 300 MB)."
    time.sleep(80)
    yield f"A minute later, with nobody at them: {rss(pid):.0f} MB."
