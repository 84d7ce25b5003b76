"""What several servers on one PostgreSQL and one Redis carry, what a foreign door costs, and what each part uses.

    python3 scripts/house.py bench cluster                     everything, about twelve minutes
    python3 scripts/house.py bench cluster --quick             one short round of each
    python3 scripts/house.py bench cluster --only carry,relay

carry     one server of SQLite, one of PostgreSQL, and two of PostgreSQL: with sockets led to the table's server, with all sockets
          of a table at one door by a hash of its name, and with sockets at any door; in turns. Every server has the same small share of a core, so that servers are what there is too little of,
          and not the machine that also has to hold the database, Redis and the players.
relay     players who think; at one table all sockets are at the table's server, at the next one all are at another.
takeover  the server of some tables is killed (kill -9), or asked to stop, while they are played at.
whole     whole games of every title: rows and bytes in the database.
room      what a table and a socket at rest take up.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.cluster import room, takeover, whole
from benchmarks.cluster.costs import middle
from benchmarks.cluster.parts import Cluster, why_no_shares

Measure = Callable[[Cluster, argparse.Namespace], dict[str, Any]]
Show = Callable[[dict[str, Any]], dict[str, Any]]
BARS = {"two": 1.7, "door_ms": 2.0, "store": 0.5}
GAME = "bauernschlau"
CASES = ("sqlite", "one", "two, led", "two, by hash", "two, any door")
TOLD = {
    "sqlite": "1 server, SQLite",
    "one": "1 server, PostgreSQL",
    "two, led": "2 servers, sockets led to the table's",
    "two, by hash": "2 servers, sockets by a hash of the table",
    "two, any door": "2 servers, sockets at any door",
}


def carry(cluster: Cluster, given: argparse.Namespace) -> dict[str, Any]:
    """Saturated: players answer at once. All cases in turns, so that a busy minute of the machine hits each alike."""
    shared = [cluster.server(), cluster.server()]
    single = cluster.server(shared=False)
    reason = why_no_shares() if given.share else "no share was asked for"
    if reason:
        print(f"{reason}: moves per second of the servers' processor time are compared instead.", flush=True)
    else:
        cluster.limit([*shared, single], given.share)
    plans = {
        "sqlite": ([single], "own"),
        "one": (shared[:1], "own"),
        "two, led": (shared, "own"),
        "two, by hash": (shared, "hash"),
        "two, any door": (shared, "any"),
    }
    rounds: dict[str, list[dict[str, float]]] = {case: [] for case in CASES}
    for turn in range(given.rounds):
        for case in CASES:
            note(f"carry, round {turn + 1} of {given.rounds}: {case}")
            servers, way = plans[case]
            rounds[case].append(cluster.drive(servers, given.seconds, "--way", way, "--tables", str(given.tables)))
    think = str(2 * given.tables / middle(rounds["one"], "moves_per_second"))
    half = []
    for turn in range(given.rounds):
        note(f"carry, half as much, round {turn + 1} of {given.rounds}")
        half.append(cluster.drive(shared[:1], given.seconds, "--tables", str(given.tables), "--think", think))
    for server in (*shared, single):
        server.kill()
    return {"limited": not reason, "share": given.share if not reason else 0, "rounds": rounds, "half": half}


def show_carry(found: dict[str, Any]) -> dict[str, Any]:
    rounds = found["rounds"]
    print(f"\nEach server with {found['share']:g} of a core.\n" if found["limited"] else "")
    print(
        "| | moves/s | cores of the servers | moves per cpu-second of servers | µs a move: servers | PostgreSQL | Redis | p50 ms | p99 ms | bus bytes a move |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for told, rows in [*((TOLD[case], rounds[case]) for case in CASES), ("1 server, PostgreSQL, half as much", found["half"])]:
        bus = middle(rows, "bus_in_per_move") + middle(rows, "bus_out_per_move")
        print(
            f"| {told} | {middle(rows, 'moves_per_second'):,.0f} | {middle(rows, 'server_cores'):.3f} | {middle(rows, 'per_server_second'):,.0f} "
            f"| {middle(rows, 'servers_us'):.0f} | {middle(rows, 'postgres_us'):.0f} | {middle(rows, 'redis_us'):.0f} "
            f"| {middle(rows, 'p50_ms'):.0f} | {middle(rows, 'p99_ms'):.0f} | {bus:,.0f} |"
        )
    what = "moves_per_second" if found["limited"] else "per_server_second"
    factor = 1 if found["limited"] else 2  # processor seconds of two servers are two to a second
    ratios = {
        "two, led": ratio(rounds["two, led"], rounds["one"], what) * factor,
        "two, by hash": ratio(rounds["two, by hash"], rounds["one"], what) * factor,
        "two, any door": ratio(rounds["two, any door"], rounds["one"], what) * factor,
        "store, per cpu-second of the server": ratio(rounds["one"], rounds["sqlite"], "per_server_second"),
        "store, carried": ratio(rounds["one"], rounds["sqlite"], "moves_per_second"),
    }
    print()
    for name in CASES[2:]:
        judge(f"2 servers carry {ratios[name]:.2f} times 1 server ({name})", ratios[name] >= BARS["two"], f"{BARS['two']}")
    for name in ("store, per cpu-second of the server", "store, carried"):
        judge(f"PostgreSQL is {ratios[name]:.2f} times SQLite ({name})", ratios[name] >= BARS["store"], f"{BARS['store']}")
    return {"ratios": ratios}


def ratio(above: list[dict[str, float]], below: list[dict[str, float]], what: str) -> float:
    """The median over rounds of the ratio within each round."""
    return statistics.median(a[what] / b[what] if b[what] else 0.0 for a, b in zip(above, below, strict=True))


def relay(cluster: Cluster, given: argparse.Namespace) -> dict[str, Any]:
    """Paced: so few moves that nobody waits for a core. Own and foreign doors at the same time, table by table."""
    servers = [cluster.server(), cluster.server()]
    flags = ("--way", "own,foreign", "--tables", "40", "--think", "0.4")
    rounds = []
    for turn in range(given.rounds):
        note(f"relay, round {turn + 1} of {given.rounds}")
        rounds.append(cluster.drive(servers, given.seconds, *flags))
    for server in servers:
        server.kill()
    return {"rounds": rounds}


def show_relay(found: dict[str, Any]) -> dict[str, Any]:
    rows = found["rounds"]
    cost = statistics.median(row["p50_ms_foreign"] - row["p50_ms_own"] for row in rows)
    cost99 = statistics.median(row["p99_ms_foreign"] - row["p99_ms_own"] for row in rows)
    print(f"\nPaced, {middle(rows, 'moves_per_second'):.0f} moves/s, from a move's being sent until all four have it:")
    for way in ("own", "foreign"):
        print(f"- {way} door: p50 {middle(rows, f'p50_ms_{way}'):.2f} ms, p99 {middle(rows, f'p99_ms_{way}'):.1f} ms")
    judge(
        f"a foreign door costs {cost:.2f} ms at p50 ({cost99:.1f} ms at p99)", cost <= BARS["door_ms"], f"{BARS['door_ms']} ms"
    )
    used = {part: middle(rows, f"{part}_us") for part in ("servers", "postgres", "redis")}
    print(
        f"Processor a move, half of the tables foreign: servers {used['servers']:.0f} µs, PostgreSQL {used['postgres']:.0f} µs, "
        f"Redis {used['redis']:.0f} µs; bus {middle(rows, 'bus_in_per_move') + middle(rows, 'bus_out_per_move'):,.0f} bytes a move."
    )
    return {"cost": {"p50_ms": cost, "p99_ms": cost99}}


def take_over(cluster: Cluster, given: argparse.Namespace) -> dict[str, Any]:
    return {"gaps": takeover.measure(cluster, given.rounds)}


def show_takeover(found: dict[str, Any]) -> dict[str, Any]:
    print()
    for kind, gaps in found["gaps"].items():
        print(
            f"Server {kind}: a table stood still for {statistics.median(gaps):.2f} s (median of {len(gaps)}), "
            f"{min(gaps):.2f} to {max(gaps):.2f} s."
        )
    return {}


def play_whole(cluster: Cluster, given: argparse.Namespace) -> dict[str, Any]:
    return {"titles": whole.measure(cluster, 4 if given.quick else 20)}


def show_whole(found: dict[str, Any]) -> dict[str, Any]:
    print("\n| a whole game of | seats | decisions | rows | of them in the log | kB in the database | kB of write-ahead log |")
    print("|---|---|---|---|---|---|---|")
    for name, row in found["titles"].items():
        print(
            f"| {name} | {row['seats']} | {row['decisions']:.0f} | {row['rows']:.0f} | {row['log_rows']:.0f} "
            f"| {row['bytes'] / 1000:.1f} | {row['wal_bytes'] / 1000:.1f} |"
        )
    return {}


def take_room(cluster: Cluster, given: argparse.Namespace) -> dict[str, Any]:
    return {**room.measure(cluster, 100 if given.quick else 500)}


def show_room(found: dict[str, Any]) -> dict[str, Any]:
    print(
        f"\nA server without guests: {found['empty_mb']:.0f} MB. A table: {found['table_kb']:.1f} kB, a socket: {found['socket_kb']:.1f} kB; "
        f"{found['sockets']:,.0f} sockets at rest cost {found['idle_socket_us_per_second']:.1f} µs of processor a second each. "
        f"Opening a table takes {found['open_us']:.0f} µs of the server's processor, greeting a socket {found['greet_us']:.0f} µs. "
        f"A server with nothing to do uses {found['idle_cores']:.1%} of a core."
    )
    return {}


MEASURES: dict[str, tuple[Measure, Show]] = {
    "carry": (carry, show_carry),
    "relay": (relay, show_relay),
    "takeover": (take_over, show_takeover),
    "whole": (play_whole, show_whole),
    "room": (take_room, show_room),
}


def judge(text: str, held: bool, bar: str) -> None:
    print(f"{'held' if held else 'MISSED'}: {text}; the bar is {bar}.")


def note(text: str) -> None:
    print(f"{text} (load {os.getloadavg()[0]:.1f}) ...", file=sys.stderr, flush=True)


def said(words: list[str]) -> str:
    """The command, without where its figures go."""
    if "--out" in words:
        words = words[: words.index("--out")] + words[words.index("--out") + 2 :]
    return " ".join(["python3 scripts/house.py bench cluster", *words])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one short round of each")
    parser.add_argument("--only", default=",".join(MEASURES), help=f"some of {','.join(MEASURES)}")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--share", type=float, default=0.25, help="of a core, for each server of `carry`; 0: no limit")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="all figures as JSON; of a file that is there, the parts measured now are replaced",
    )
    given = parser.parse_args()
    chosen = given.only.split(",")
    if unknown := [name for name in chosen if name not in MEASURES]:
        parser.error(f"there is no part {unknown[0]!r}; there are {', '.join(MEASURES)}")
    if given.quick:
        given.rounds, given.seconds = 1, 4.0
    command = said(sys.argv[1:])
    print(f"{command}\n{time.strftime('%Y-%m-%d %H:%M')}, {os.cpu_count()} cores, {GAME} of four unless said.")
    found: dict[str, Any] = json.loads(given.out.read_text(encoding="utf-8")) if given.out and given.out.exists() else {}
    with tempfile.TemporaryDirectory() as name, Cluster(Path(name)) as cluster:
        for part in chosen:
            note(part)
            before = {"command": command, "made": time.strftime("%Y-%m-%d %H:%M"), "load": os.getloadavg()[0]}
            measure, show = MEASURES[part]
            found[part] = measure(cluster, given)
            found[part] |= {"how": before, **show(found[part])}
    if given.out:
        given.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
