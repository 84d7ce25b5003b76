"""What a move, a socket, a table and a game cost, as `bench cluster --out` measured it; the numbers behind docs/scale.md."""

from __future__ import annotations

import json
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MEASURED = Path(__file__).resolve().parent / "measured.json"
FOREIGN = 0.5  # of the tables of two servers, if sockets go by a hash


@dataclass(frozen=True)
class Title:
    """A whole game of one title."""

    name: str
    seats: int
    decisions: float
    rows: float
    bytes: float
    wal: float


@dataclass(frozen=True)
class Costs:
    server_us: float  # processor a move at its own server, which has half as much to do as it could
    foreign_us: float  # what both servers need in addition if all sockets of the table are at another one
    postgres_us: float
    redis_us: float  # of a move at a table with all sockets at another server
    bus_bytes: float  # in and out of Redis, of such a move
    p50_ms: float  # of a move with nothing else to do, at half of the tables through another server
    p99_ms: float
    takeover: float  # seconds a table stands still when its server is killed
    table_kb: float
    socket_kb: float
    empty_mb: float
    idle_us: float  # processor a second of a socket at rest
    open_us: float
    greet_us: float
    titles: tuple[Title, ...]

    @property
    def begin_us(self) -> float:
        """A move's part of opening its table and greeting its guests."""
        games = sum(self.open_us + title.seats * self.greet_us for title in self.titles)
        return games / sum(title.decisions for title in self.titles)

    @property
    def wal_bytes(self) -> float:
        """Log of the database a move, beginnings and ends of games included."""
        return sum(title.wal for title in self.titles) / sum(title.decisions for title in self.titles)


def middle(rounds: list[dict[str, float]], what: str) -> float:
    return statistics.median(found[what] for found in rounds)


def read(file: Path = MEASURED) -> Costs:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    rounds, half, relayed, room = found["carry"]["rounds"], found["carry"]["half"], found["relay"]["rounds"], found["room"]
    led, hashed = rounds["two, led"], rounds["two, by hash"]
    titles = (
        Title(name, row["seats"], row["decisions"], row["rows"], row["bytes"], row["wal_bytes"])
        for name, row in found["whole"]["titles"].items()
    )
    return Costs(
        server_us=middle(half, "servers_us"),
        foreign_us=max(0.0, middle(hashed, "servers_us") - middle(led, "servers_us")) / FOREIGN,
        postgres_us=middle(half, "postgres_us"),
        redis_us=middle(hashed, "redis_us") / FOREIGN,
        bus_bytes=(middle(hashed, "bus_in_per_move") + middle(hashed, "bus_out_per_move")) / FOREIGN,
        p50_ms=(middle(relayed, "p50_ms_own") + middle(relayed, "p50_ms_foreign")) / 2,
        p99_ms=middle(relayed, "p99_ms_foreign"),
        takeover=statistics.median(found["takeover"]["gaps"]["killed"]),
        table_kb=room["table_kb"],
        socket_kb=room["socket_kb"],
        empty_mb=room["empty_mb"],
        idle_us=room["idle_socket_us_per_second"],
        open_us=room["open_us"],
        greet_us=room["greet_us"],
        titles=tuple(titles),
    )
