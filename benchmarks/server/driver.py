"""The load on our server: tables whose players answer as soon as they are asked, over real sockets, from a process of their own.

    python -m benchmarks.server.driver http://127.0.0.1:8080 --game bauernschlau --seats 4 --tables 50 --seconds 10

Prints `begin` when it begins to count, then one JSON line: moves made, latency from a move's being sent until the last player of
its table has heard of it. Given several servers, a table is opened at one of them and its sockets go there (own), to the
next one (foreign), each to any (any) or all of a table to one that has nothing to do with where it was opened (hash);
several ways are taken by one table after the other, and told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import struct
import sys
import time
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit
from zlib import crc32

import msgspec

from sheepfold.client import Guest
from sheepfold.table.messages import WIRE

# Games that are over in seconds would measure the opening of tables: a championship goes on.
LONG = {"bauernschlau": {"championship": "12"}}


class Heard(msgspec.Struct):
    """As much of a message of the server as a player without eyes needs."""

    type: str
    n: int = -1
    legal: list[str] = []
    prompt: int = 0
    reason: str = ""
    told: msgspec.Raw = msgspec.Raw(b"")


decode = msgspec.json.Decoder(Heard).decode


class Player(asyncio.Protocol):
    """A seat that answers at once with any legal move. Speaks WebSocket frames by hand, so that the load costs little."""

    def __init__(self, load: Load, door: str, table: str, seat: str, token: str) -> None:
        self.load = load
        self.door = door
        self.table = table
        self.seat = seat
        self.token = token
        self.data = b""
        self.open = False
        self.count = 0
        self.answered = -1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(  # type: ignore[attr-defined]
            f"GET /ws?table={self.table} HTTP/1.1\r\nHost: {self.door}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(f"the server refused a socket: {head[:200]!r}")
            self.open, self.data = True, rest
            self.send(json.dumps({"type": "hello", "wire": WIRE, "table": self.table, "seat": self.seat}).encode())
        while len(self.data) >= 2:
            kind, size = self.data[0] & 15, self.data[1]
            at = 2
            if size == 126:
                if len(self.data) < 4:
                    return
                size, at = int.from_bytes(self.data[2:4], "big"), 4
            elif size == 127:
                if len(self.data) < 10:
                    return
                size, at = int.from_bytes(self.data[2:10], "big"), 10
            if len(self.data) < at + size:
                return
            body, self.data = self.data[at : at + size], self.data[at + size :]
            if kind == 1:
                self.hear(body)
            elif kind == 9:
                self.frame(10, body)

    def hear(self, body: bytes) -> None:
        message = decode(body)
        if message.type == "update":
            self.load.heard(self.table, message.n, len(body))
            if b'"over":true' in body:
                self.transport.close()
                self.load.finished(self.table)
        elif message.type in ("refused", "bye"):
            self.load.refused += 1
        if message.legal and message.type in ("welcome", "update") and message.prompt != self.answered:
            self.answered = message.prompt
            self.count += 1
            if self.load.think:
                wait = self.load.think * random.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(wait, self.answer, message, self.count)
            else:
                self.answer(message, self.count)

    def answer(self, message: Heard, count: int) -> None:
        self.load.sent.setdefault((self.table, message.n + 1), time.perf_counter())
        text = random.choice(message.legal)
        self.send(f'{{"type":"do","id":"{count}","prompt":{message.prompt},"text":{json.dumps(text)}}}'.encode())

    def send(self, body: bytes) -> None:
        self.frame(1, body)

    def frame(self, kind: int, body: bytes) -> None:
        head = (
            bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else bytes([128 | kind, 254]) + struct.pack("!H", len(body))
        )
        self.transport.write(head + b"\0\0\0\0" + body)  # type: ignore[attr-defined]


class Load:
    """All tables of one run."""

    def __init__(self, servers: list[str], game: str, seats: int, ways: list[str], think: float) -> None:
        self.servers, self.game, self.seats, self.ways, self.think = servers, game, seats, ways, think
        self.opened = 0
        self.way: dict[str, str] = {}  # of each table
        self.sent: dict[tuple[str, int], float] = {}
        self.waiting: dict[tuple[str, int], int] = {}
        self.latencies: dict[str, list[float]] = {way: [] for way in ways}
        self.bytes = 0
        self.messages = 0
        self.moves = 0
        self.refused = 0
        self.measuring = False
        self.going = True
        self.over: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.guests: list[list[Guest]] = []  # of each server
        self.players: list[Player] = []

    def heard(self, table: str, n: int, size: int) -> None:
        key = (table, n)
        left = self.waiting.pop(key, self.seats) - 1
        if left:
            self.waiting[key] = left
        else:
            began = self.sent.pop(key, None)
            self.moves += self.measuring
            if self.measuring and began is not None:
                self.latencies[self.way[table]].append(time.perf_counter() - began)
        if self.measuring:
            self.bytes += size
            self.messages += 1

    def finished(self, table: str) -> None:
        """A game is over: another table takes its place."""
        if table not in self.over and self.going:
            self.over.add(table)
            task = asyncio.create_task(self.table())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def table(self) -> None:
        """Open a table with all seats mine, and sit down at each."""
        number, self.opened = self.opened, self.opened + 1
        home, way = number // len(self.ways) % len(self.servers), self.ways[number % len(self.ways)]
        guest = random.choice(self.guests[home])
        loop = asyncio.get_running_loop()
        plan = [{"kind": "me"}] * self.seats
        found = await asyncio.to_thread(guest.open_table, self.game, plan, options=LONG.get(self.game, {}))
        self.way[found["id"]] = way
        for letter in "ABCDEF"[: self.seats]:
            door = self.door(home, way, found["id"])
            player = Player(self, door, found["id"], letter, guest.token)
            self.players.append(player)
            host, port = door.split(":")
            await loop.create_connection(partial(same, player), host, int(port))

    def door(self, home: int, way: str, table: str) -> str:
        """Where a socket of a table of this server goes."""
        shift = {"own": 0, "foreign": 1, "any": random.randrange(len(self.servers)), "hash": crc32(table.encode())}[way]
        return urlsplit(self.servers[(home + shift) % len(self.servers)]).netloc


def same(player: Player) -> Player:
    return player


async def run(given: argparse.Namespace) -> dict[str, float]:
    load = Load(given.server, given.game, given.seats, given.way.split(","), given.think)
    load.guests = [[Guest(server, f"load {number}") for number in range(1 + given.tables // 20)] for server in given.server]
    await asyncio.gather(*(load.table() for number in range(given.tables)))
    await asyncio.sleep(1)
    print("begin", flush=True)
    before, start = cpu(given.pid), time.perf_counter()
    load.measuring = True
    await asyncio.sleep(given.seconds)
    load.measuring = load.going = False
    took, used = time.perf_counter() - start, cpu(given.pid) - before
    all_times = sorted(spent for times in load.latencies.values() for spent in times)
    return {
        "moves": load.moves,
        "seconds": took,
        "server_cpu": used,
        "moves_per_second": load.moves / took,
        "moves_per_cpu_second": load.moves / used if used else 0,
        "p50_ms": at(all_times, 0.5),
        "p99_ms": at(all_times, 0.99),
        **{f"p{part}_ms_{way}": at(sorted(load.latencies[way]), part / 100) for way in load.ways for part in (50, 99)},
        "bytes_per_message": load.bytes / max(1, load.messages),
        "rss_mb": rss(given.pid),
        "refused": load.refused,
        "games": len(load.over),
    }


def at(times: list[float], part: float) -> float:
    """Milliseconds that so large a part of all did not exceed."""
    return times[min(len(times) - 1, int(len(times) * part))] * 1000 if times else 0.0


def cpu(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", nargs="+")
    parser.add_argument("--pid", type=int, required=True, help="the server's process")
    parser.add_argument("--game", default="bauernschlau")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--way", default="own", help="own, foreign, any, hash; several with commas: tables take turns")
    parser.add_argument("--think", type=float, default=0, help="seconds a player thinks on average; 0: answers at once")
    print(json.dumps(asyncio.run(run(parser.parse_args()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
