"""What a move, a socket, a table and a game cost, as `bench cluster --out` measured it; the numbers behind docs/scale.md."""

from __future__ import annotations

import json
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MEASURED = Path(__file__).resolve().parent / "measured.json"
FOREIGN = 0.5  # of the tables of two houses, if sockets go by a hash


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
    house_us: float  # processor a move at its own house, which is half busy
    foreign_us: float  # what both houses need in addition if all sockets of the table are at another one
    postgres_us: float
    redis_us: float  # of a move at a table with all sockets at another house
    bus_bytes: float  # in and out of Redis, of such a move
    wal_bytes: float  # of a move
    p50_ms: float  # of a move with nothing else to do
    p99_ms: float
    takeover: float  # seconds a table stands still when its house is killed
    table_kb: float
    socket_kb: float
    empty_mb: float
    idle_us: float  # processor a second of a socket at rest
    open_us: float
    greet_us: float
    titles: tuple[Title, ...]


def middle(rounds: list[dict[str, float]], what: str) -> float:
    return statistics.median(found[what] for found in rounds)


def read(file: Path = MEASURED) -> Costs:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    rounds, half, doors, room = found["carry"]["rounds"], found["carry"]["half"], found["doors"]["rounds"], found["room"]
    led, hashed = rounds["two, led"], rounds["two, by hash"]
    titles = (
        Title(name, row["seats"], row["decisions"], row["rows"], row["bytes"], row["wal_bytes"])
        for name, row in found["whole"]["titles"].items()
    )
    return Costs(
        house_us=middle(half, "servers_us"),
        foreign_us=max(0.0, middle(hashed, "servers_us") - middle(led, "servers_us")) / FOREIGN,
        postgres_us=middle(half, "postgres_us"),
        redis_us=middle(hashed, "redis_us") / FOREIGN,
        bus_bytes=(middle(hashed, "bus_in_per_move") + middle(hashed, "bus_out_per_move")) / FOREIGN,
        wal_bytes=middle(half, "wal_per_move"),
        p50_ms=middle(doors, "p50_ms_own"),
        p99_ms=middle(doors, "p99_ms_own"),
        takeover=statistics.median(found["takeover"]["gaps"]["killed"]),
        table_kb=room["table_kb"],
        socket_kb=room["socket_kb"],
        empty_mb=room["empty_mb"],
        idle_us=room["idle_socket_us_per_second"],
        open_us=room["open_us"],
        greet_us=room["greet_us"],
        titles=tuple(titles),
    )
