"""The load on our server: tables whose players answer as soon as they are asked, over real sockets, from a process of their own.

    python -m benchmarks.server.driver http://127.0.0.1:8080 --game bauernschlau --seats 4 --tables 50 --seconds 10

Prints one JSON line: moves made, latency from a move's being sent until the last player of its table has heard of it.
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

import msgspec

from sheepfold.client import Guest

# Games that are over in seconds would measure the opening of tables: a championship goes on.
LONG = {"bauernschlau": {"championship": "12"}}


class Heard(msgspec.Struct):
    """As much of a message of the house as a player without eyes needs."""

    type: str
    n: int = -1
    legal: list[str] = []
    prompt: int = 0
    reason: str = ""
    told: msgspec.Raw = msgspec.Raw(b"")


decode = msgspec.json.Decoder(Heard).decode


class Player(asyncio.Protocol):
    """A seat that answers at once with any legal move. Speaks WebSocket frames by hand, so that the load costs little."""

    def __init__(self, load: Load, table: str, seat: str, token: str) -> None:
        self.load = load
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
            f"GET /ws HTTP/1.1\r\nHost: {self.load.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
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
                raise SystemExit(f"the house refused a socket: {head[:200]!r}")
            self.open, self.data = True, rest
            self.send(json.dumps({"type": "hello", "wire": 1, "table": self.table, "seat": self.seat}).encode())
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
            self.load.sent.setdefault((self.table, message.n + 1), time.perf_counter())
            text = random.choice(message.legal)
            self.send(f'{{"type":"do","id":"{self.count}","prompt":{message.prompt},"text":{json.dumps(text)}}}'.encode())

    def send(self, body: bytes) -> None:
        self.frame(1, body)

    def frame(self, kind: int, body: bytes) -> None:
        head = (
            bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else bytes([128 | kind, 254]) + struct.pack("!H", len(body))
        )
        self.transport.write(head + b"\0\0\0\0" + body)  # type: ignore[attr-defined]


class Load:
    """All tables of one run."""

    def __init__(self, house: str, game: str, seats: int) -> None:
        self.house, self.game, self.seats = house, game, seats
        self.host = urlsplit(house).netloc
        self.sent: dict[tuple[str, int], float] = {}
        self.waiting: dict[tuple[str, int], int] = {}
        self.latencies: list[float] = []
        self.bytes = 0
        self.messages = 0
        self.moves = 0
        self.refused = 0
        self.measuring = False
        self.going = True
        self.over: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.guests: list[Guest] = []

    def heard(self, table: str, n: int, size: int) -> None:
        key = (table, n)
        left = self.waiting.pop(key, self.seats) - 1
        if left:
            self.waiting[key] = left
        elif self.measuring:
            self.moves += 1
            self.latencies.append(time.perf_counter() - self.sent.get(key, time.perf_counter()))
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
        guest = random.choice(self.guests)
        loop = asyncio.get_running_loop()
        plan = [{"kind": "me"}] * self.seats
        found = await asyncio.to_thread(guest.open_table, self.game, plan, options=LONG.get(self.game, {}))
        host, port = self.host.split(":")
        for letter in "ABCDEF"[: self.seats]:
            player = Player(self, found["id"], letter, guest.token)
            await loop.create_connection(partial(same, player), host, int(port))


def same(player: Player) -> Player:
    return player


async def run(given: argparse.Namespace) -> dict[str, float]:
    load = Load(given.house, given.game, given.seats)
    load.guests = [Guest(given.house, f"load {number}") for number in range(1 + given.tables // 20)]
    await asyncio.gather(*(load.table() for number in range(given.tables)))
    await asyncio.sleep(1)
    before, start = cpu(given.pid), time.perf_counter()
    load.measuring = True
    await asyncio.sleep(given.seconds)
    load.measuring = load.going = False
    took, used = time.perf_counter() - start, cpu(given.pid) - before
    times = sorted(load.latencies) or [0.0]
    return {
        "moves": load.moves,
        "seconds": took,
        "server_cpu": used,
        "moves_per_second": load.moves / took,
        "moves_per_cpu_second": load.moves / used if used else 0,
        "p50_ms": times[len(times) // 2] * 1000,
        "p99_ms": times[int(len(times) * 0.99)] * 1000,
        "bytes_per_message": load.bytes / max(1, load.messages),
        "rss_mb": rss(given.pid),
        "refused": load.refused,
        "games": len(load.over),
    }


def cpu(pid: int) -> float:
    """Processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("house")
    parser.add_argument("--pid", type=int, required=True, help="the server's process")
    parser.add_argument("--game", default="bauernschlau")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    print(json.dumps(asyncio.run(run(parser.parse_args()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
