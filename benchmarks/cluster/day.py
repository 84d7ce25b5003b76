"""A day of a site of any size, simulated from measured costs: who comes when, what each hour needs, and a server lost at the peak.

    python3 -m benchmarks.cluster.day                               10 thousand, 1 million and 100 million players
    python3 -m benchmarks.cluster.day --players 50000 --plot day.svg

Every game is followed by itself: it begins by the daily curve, its title, length and pace are drawn, its table belongs to one server.
Where there are too many for that, a slice of the servers and of their games is followed. Moves queue at their server. Assumed, not
measured: everything under "what people do" below, and that costs stay per move what they were on the machine that was measured.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from benchmarks.cluster.chart import draw
from benchmarks.cluster.costs import MEASURED, Costs, read

# --- what people do
SIZES = (10_000, 1_000_000, 100_000_000)  # people who play on that day
GAMES_A_DAY = 2.0  # that one of them takes part in
THINK = 6.0  # seconds from one decision of a table to the next, median over tables
SPREAD = 0.4  # of that, and of the length of games: sigma of a lognormal
PACE = THINK * math.exp(SPREAD * SPREAD / 2)  # the mean of paces whose median is THINK
# Parts of a day's games that begin in each hour: few at night, most in the evening, as where all live in one time zone.
CURVE = (
    1.7,
    1.0,
    0.5,
    0.4,
    0.4,
    0.7,
    1.3,
    2.2,
    2.8,
    3.2,
    3.7,
    4.1,
    4.8,
    4.8,
    4.5,
    4.8,
    5.4,
    6.3,
    7.4,
    9.1,
    10.4,
    9.7,
    7.1,
    3.7,
)

# --- how it is run
TARGET = 0.5  # how busy a server may be at the peak
FAILS = 20 * 3600 + 1800  # when one is killed
RETURNS = 600  # seconds until it is back
MOST = 100_000  # games that are followed one by one
FEWEST = 3  # servers that are followed
ARRIVALS = 2000  # moves of one look at a queue

DAY = 86_400
MINUTES = 1440


@dataclass
class Day:
    """What happened, minute by minute; series are of the whole site, `busiest` is a part of one core."""

    players: int
    games: float
    servers: int
    followed: int  # servers
    part: float  # of all games that were followed
    moves: list[float] = field(default_factory=list)  # a second
    tables: list[float] = field(default_factory=list)
    sockets: list[float] = field(default_factory=list)
    busiest: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)  # milliseconds, each quarter of an hour, at the busiest server
    p99: list[float] = field(default_factory=list)
    decisions: float = 0.0
    rows: float = 0.0
    bytes: float = 0.0
    moved: float = 0.0  # tables that another server had to take over
    back: float = 0.0  # sockets that reconnected because of it
    greeted: float = 0.0  # seconds of processor it took each other server to greet its part of them
    struck: float = 0.0  # p99 in milliseconds of the minute in which it happened


class Series:
    """Something that goes on for a while, summed up by minutes of a day that begins again at its end."""

    def __init__(self) -> None:
        self.steps = [0.0] * (MINUTES + 1)  # of a rate that holds for whole minutes
        self.rest = [0.0] * MINUTES  # of minutes begun or ended in between

    def add(self, start: float, end: float, weight: float) -> None:
        """`weight` for every second from start, which is within the day, to end."""
        while end > DAY:
            self.put(start, DAY, weight)
            start, end = 0.0, end - DAY
        self.put(start, end, weight)

    def put(self, start: float, end: float, weight: float) -> None:
        """The same within one day."""
        first, last = int(start // 60), int(end // 60)
        if first == last:
            self.rest[first] += (end - start) * weight
            return
        self.rest[first] += ((first + 1) * 60 - start) * weight
        self.steps[first + 1] += weight
        self.steps[last] -= weight
        if last < MINUTES:
            self.rest[last] += (end - last * 60) * weight

    def seconds(self) -> list[float]:
        """The sum of each minute."""
        found, level = [], 0.0
        for minute in range(MINUTES):
            level += self.steps[minute]
            found.append(level * 60 + self.rest[minute])
        return found


def per_move(costs: Costs, servers: int) -> float:
    """Processor seconds of the servers, a move's part of opening and greeting included; a table's sockets are at its own server in
    one case of so many as there are servers."""
    return (costs.server_us + costs.begin_us + costs.foreign_us * (1 - 1 / servers)) / 1e6


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def servers_for(games: float, costs: Costs) -> int:
    """So many that none is busier than it may be at the peak, and one more."""
    peak = games * mean([title.decisions for title in costs.titles]) * max(CURVE) / sum(CURVE) / 3600
    sockets = games * mean([title.decisions * title.seats for title in costs.titles]) * max(CURVE) / sum(CURVE) / 3600 * PACE
    at_rest = sockets * costs.idle_us / 1e6
    need = 2
    while peak * per_move(costs, need) + at_rest > TARGET * need:
        need = max(need + 1, math.ceil((peak * per_move(costs, need) + at_rest) / TARGET))
    return need + 1


def begins(rng: Random, hours: list[float]) -> float:
    """A second of the day, by the curve, which goes from the middle of an hour to the middle of the next in a straight line."""
    hour = rng.choices(range(24), cum_weights=hours)[0]
    return int(hour * 3600 + 1800 + rng.triangular(-3600, 3600)) % DAY


def simulate(players: int, costs: Costs, seed: int = 1, fails: bool = True) -> Day:
    rng = Random(seed)
    games = players * GAMES_A_DAY / mean([title.seats for title in costs.titles])
    servers = servers_for(games, costs)
    followed = min(servers, max(FEWEST, math.floor(servers * MOST / games)))
    day = Day(players, games, servers, followed, followed / servers)
    hours = [sum(CURVE[: hour + 1]) for hour in range(24)]
    at_server = [Series() for server in range(followed)]
    moves, tables, sockets = Series(), Series(), Series()
    for number in range(round(games * day.part)):
        title = rng.choice(costs.titles)
        pace = THINK * rng.lognormvariate(0, SPREAD)
        decisions = max(1, round(title.decisions * rng.lognormvariate(-SPREAD * SPREAD / 2, SPREAD)))
        start = begins(rng, hours)
        end = start + decisions * pace
        spans: list[tuple[int | None, float, float]] = [(rng.randrange(followed), start, end)]
        if fails and spans[0][0] == 0 and start < FAILS + RETURNS and end > FAILS:
            spans = stood_in_for(day, start, end, costs.takeover, rng)
            day.moved += start < FAILS
        for server, begin, until in spans:
            if server is not None:
                at_server[server].add(begin, until, 1 / pace)
            moves.add(begin, until, 1 / pace)
            tables.add(begin, until, 1)
            sockets.add(begin, until, title.seats)
        day.decisions += decisions / day.part
        day.rows += title.rows * decisions / title.decisions / day.part
        day.bytes += title.bytes * decisions / title.decisions / day.part
    scale = 60 * day.part
    day.moves = [found / scale for found in moves.seconds()]
    day.tables = [found / scale for found in tables.seconds()]
    day.sockets = [found / scale for found in sockets.seconds()]
    if fails:
        # Guests at its tables, and guests connected to it.
        day.back = day.sockets[FAILS // 60] * (1 - (1 - 1 / servers) ** 2)
        day.greeted = day.back / (servers - 1) * costs.greet_us / 1e6
    at_rest = [found / servers * costs.idle_us / 1e6 for found in day.sockets]
    rates = [max(found) / 60 for found in zip(*(series.seconds() for series in at_server), strict=True)]
    day.busiest = [rate * per_move(costs, servers) + rest for rate, rest in zip(rates, at_rest, strict=True)]
    for quarter in range(0, MINUTES, 15):
        minute = max(range(quarter, quarter + 15), key=lambda at: rates[at])
        times = latencies(rates[minute], costs, servers, at_rest[minute], rng)
        day.p50.append(times[len(times) // 2])
        day.p99.append(times[len(times) * 99 // 100])
    minute = FAILS // 60
    calm = latencies(rates[minute], costs, servers, at_rest[minute], rng)
    waits = sorted(time + 1000 * held_up(day, costs.takeover, rng) for time in calm) if day.moved else calm
    day.struck = waits[len(waits) * 99 // 100]
    return day


def held_up(day: Day, takeover: float, rng: Random) -> float:
    """Seconds that a move of the minute of the failure waits because of it: until its table is taken over, if that is where it
    belongs; until its server has greeted all who reconnect, if it comes in that moment."""
    if rng.random() < 1 / day.servers:
        return max(0.0, takeover - rng.uniform(0, 60))
    return max(0.0, day.greeted - rng.uniform(0, 60))


def stood_in_for(day: Day, start: float, end: float, takeover: float, rng: Random) -> list[tuple[int | None, float, float]]:
    """Where a game goes on whose server is killed: for a moment nowhere, then at any other; None is one that is not followed."""
    other = rng.randrange(1, day.servers)
    server = other if other < day.followed else None
    if start >= FAILS:
        return [(server, start, end)]
    return [(0, start, FAILS), (server, FAILS + takeover, end + takeover)]


def latencies(rate: float, costs: Costs, servers: int, at_rest: float, rng: Random) -> list[float]:
    """Milliseconds of moves that come at random to one server, in order of size: what a move takes with nobody else about, and
    the wait for those before it (Lindley's recursion). Sockets at rest make the server slower by their part."""
    service = per_move(costs, servers) * 1000 / max(0.01, 1 - at_rest)
    sigma = max(0.01, math.log(max(costs.p99_ms / costs.p50_ms, 1.01)) / 2.326)
    found, wait = [], 0.0
    for arrival in range(ARRIVALS):
        found.append(wait + costs.p50_ms * rng.lognormvariate(0, sigma))
        wait = max(0.0, wait + service * rng.uniform(0.5, 1.5) - rng.expovariate(rate / 1000 if rate else 1e-9))
    return sorted(found)


# --- telling


def hour_of(series: Sequence[float], hour: int) -> float:
    """The highest value of an hour, however finely it was looked at."""
    each = len(series) // 24
    return max(series[hour * each : (hour + 1) * each])


def report(day: Day, costs: Costs) -> list[str]:
    peak = max(day.moves)
    foreign = 1 - 1 / day.servers
    lines = [
        f"## {day.players:,} players",
        "",
        f"{day.games:,.0f} games, {day.decisions:,.0f} moves; {day.servers} servers"
        + (f", {day.followed} of them followed." if day.followed < day.servers else "."),
        f"At 20:30 one is killed: {day.moved:,.0f} tables stand still for {costs.takeover:.1f} s; {day.back:,.0f} sockets reconnect, the others "
        f"spend {day.greeted * 1000:,.0f} ms each on greeting them; the p99 of that minute is {day.struck:,.0f} ms.",
        "",
        "| hour | moves/s | tables | sockets | busiest server | p50 ms | p99 ms | cores: servers | PostgreSQL | Redis | log MB/s | bus MB/s |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for hour in range(24):
        rate = hour_of(day.moves, hour)
        cores = rate * per_move(costs, day.servers) + hour_of(day.sockets, hour) * costs.idle_us / 1e6
        lines.append(
            f"| {hour} | {rate:,.1f} | {hour_of(day.tables, hour):,.0f} | {hour_of(day.sockets, hour):,.0f} "
            f"| {hour_of(day.busiest, hour):.0%} | {hour_of(day.p50, hour):.1f} | {hour_of(day.p99, hour):.1f} | {cores:,.2f} "
            f"| {rate * costs.postgres_us / 1e6:,.2f} | {rate * foreign * costs.redis_us / 1e6:,.2f} "
            f"| {rate * costs.wal_bytes / 1e6:,.2f} | {rate * foreign * costs.bus_bytes / 1e6:,.2f} |"
        )
    memory = (max(day.tables) * costs.table_kb + max(day.sockets) * costs.socket_kb) / 1000 / day.servers + costs.empty_mb
    lines += [
        "",
        f"At the peak {peak:,.0f} moves/s, {memory:,.0f} MB of memory in each server. "
        f"The day adds {day.rows / 1e6:,.2f} million rows and {day.bytes / 1e9:,.2f} GB.",
    ]
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measured", type=Path, default=MEASURED, help="what `bench cluster --out` wrote")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="an SVG picture of the days")
    parser.add_argument("--out", type=Path, metavar="FILE", help="everything as JSON")
    given = parser.parse_args()
    costs = read(given.measured)
    days = [simulate(players, costs, given.seed) for players in given.players]
    for day in days:
        print("\n".join(report(day, costs)), end="\n\n")
    if given.plot:
        panels = [(f"{day.players:,} players", day.moves, day.busiest, day.p99) for day in days]
        given.plot.write_text(draw(panels, FAILS / 3600), encoding="utf-8")
    if given.out:
        given.out.write_text(json.dumps([vars(day) for day in days]) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
