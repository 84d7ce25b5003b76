"""What it costs the server when people come in and go: tables are opened, every seat is greeted at a socket of its own and gone again.

    python -m benchmarks.server.coming
    python -m benchmarks.server.coming --game sheep-sheep --seats 2 --beside ../older

Prints microseconds of the server's processor for each table, the best round of several; `--beside` is another tree, compiled, that
takes turns with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from benchmarks.server import single
from benchmarks.server.__main__ import ROOT, Running
from benchmarks.server.driver import Load, Player, decode, same
from sheepfold.client import Guest

EACH = 60  # tables of one guest
AFTER = 0.3  # seconds until the last sockets are gone


class Visitor(Player):
    """A seat that is greeted, and no more."""

    def __init__(self, load: Load, door: str, table: str, seat: str, token: str) -> None:
        super().__init__(load, door, table, seat, token)
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, body: bytes) -> None:
        if not self.greeted.done() and decode(body).type == "welcome":
            self.greeted.set_result(None)


async def come_and_go(load: Load, guests: list[Guest], numbers: Iterator[int]) -> None:
    """One table after the other, as long as there are numbers for them."""
    door = urlsplit(load.servers[0]).netloc
    host, port = door.split(":")
    for number in numbers:
        guest = guests[number // EACH]
        table = (await asyncio.to_thread(guest.open_table, load.game, [{"kind": "me"}] * load.seats))["id"]
        here = [Visitor(load, door, table, letter, guest.token) for letter in "ABCDEF"[: load.seats]]
        for visitor in here:
            await asyncio.get_running_loop().create_connection(partial(same, visitor), host, int(port))
        await asyncio.gather(*(visitor.greeted for visitor in here))
        for visitor in here:
            visitor.transport.close()


async def visit(load: Load, guests: list[Guest], tables: int, at_once: int) -> None:
    numbers = iter(range(tables))
    await asyncio.gather(*(come_and_go(load, guests, numbers) for line in range(at_once)))
    await asyncio.sleep(AFTER)


def measure(given: argparse.Namespace, root: Path, folder: Path) -> float:
    """Microseconds a table, at a server of this tree."""
    tables: int = given.tables
    server = Running(single.serve_command(tempfile.mkdtemp(dir=folder)), "Sheepfold is open", folder, root)
    try:
        address = server.said.split("open at ")[1].split()[0]
        guests = [Guest(address, f"guest {number}") for number in range(1 + tables // EACH)]
        load = Load([address], given.game, given.seats, ["own"], 0.0)
        before = nanoseconds(server.pid)
        asyncio.run(visit(load, guests, tables, given.at_once))
        return (nanoseconds(server.pid) - before) / 1000 / tables
    finally:
        server.stop()


def nanoseconds(pid: int) -> int:
    """Processor time of all threads of a process so far, as Linux counts it."""
    return sum(int(Path(f"/proc/{pid}/task/{one}/schedstat").read_text().split()[0]) for one in os.listdir(f"/proc/{pid}/task"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="black-sheep")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", type=Path, action="append", default=[], metavar="ROOT")
    given = parser.parse_args()
    trees = [ROOT, *given.beside]
    found: dict[Path, list[float]] = {root: [] for root in trees}
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})  # the server has the first core
    with tempfile.TemporaryDirectory() as name:
        for _ in range(given.rounds):
            for root in trees:
                found[root].append(measure(given, root, Path(name)))
    for root, times in found.items():
        print(f"{min(times):6.0f} µs at best, {sorted(times)[len(times) // 2]:.0f} in the middle: {root}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
