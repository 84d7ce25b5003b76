"""The simulated day: its sums are those of its games, a server that fails loses no move, queues are as long as theory says."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import pytest

from benchmarks.cluster import costs as measured
from benchmarks.cluster import day as days
from benchmarks.cluster.chart import draw
from benchmarks.cluster.costs import Costs, Title
from benchmarks.cluster.parts import per_move

COSTS = Costs(
    server_us=300,
    foreign_us=200,
    postgres_us=50,
    redis_us=20,
    bus_bytes=1000,
    p50_ms=3,
    p99_ms=9,
    takeover=3,
    table_kb=20,
    socket_kb=40,
    empty_mb=60,
    idle_us=10,
    open_us=1000,
    greet_us=500,
    titles=(Title("short", 2, 20, 30, 10_000, 20_000), Title("long", 4, 120, 140, 50_000, 90_000)),
)


def whole(day: days.Day, series: list[float]) -> float:
    """What a rate a second comes to in a day."""
    return sum(series) * 60


def test_every_move_of_every_game_is_in_some_minute() -> None:
    for fails in (False, True):
        day = days.simulate(3000, COSTS, seed=2, fails=fails)
        assert day.games == 3000 * days.GAMES_A_DAY / 3
        assert math.isclose(whole(day, day.moves), day.decisions, rel_tol=1e-9)
        assert len(day.moves) == len(day.busiest) == 1440
        assert len(day.p99) == 96


def test_a_server_that_fails_only_delays() -> None:
    calm, struck = (days.simulate(20_000, COSTS, seed=3, fails=fails) for fails in (False, True))
    assert calm.moved == calm.greeted == 0
    assert struck.moved > 0
    assert struck.back == pytest.approx(
        struck.sockets[days.FAILS // 60] * 5 / 9
    )  # 3 of 9 sat at its tables, 2 at its door only
    assert struck.greeted == pytest.approx(struck.back / 2 * 500e-6)
    assert struck.struck > 100 > calm.struck  # one of three servers stands still for three seconds of that minute
    assert (calm.games, calm.servers) == (struck.games, struck.servers)
    assert struck.rows == pytest.approx(struck.decisions * calm.rows / calm.decisions, rel=0.05)


def test_rows_and_bytes_are_those_of_the_games() -> None:
    day = days.simulate(20_000, COSTS, seed=4)
    # Half of the games are of each title; lengths vary around the measured ones.
    assert day.decisions == pytest.approx(day.games * 70, rel=0.03)
    assert day.rows == pytest.approx(day.games * 85, rel=0.03)
    assert day.bytes == pytest.approx(day.games * 30_000, rel=0.03)
    seconds = day.games * 70 * days.THINK * math.exp(days.SPREAD**2 / 2)
    assert whole(day, day.tables) == pytest.approx(seconds, rel=0.03)


def test_most_play_in_the_evening_and_no_server_is_busier_than_it_may_be() -> None:
    day = days.simulate(200_000, replace(COSTS, server_us=30_000), seed=5)
    assert day.followed < day.servers
    peak = max(range(1440), key=lambda minute: day.moves[minute])
    assert 19 * 60 <= peak < 22 * 60 + 30
    assert max(day.busiest) < days.TARGET * 1.25  # one server more than needed, but not all are equally lucky
    assert days.hour_of(day.moves, 3) < days.hour_of(day.moves, 20) / 5


def test_more_players_need_more_servers() -> None:
    found = [days.servers_for(games, COSTS) for games in (100, 10_000_000, 100_000_000)]
    assert found[0] == 3
    peak = 10_000_000 * 70 * max(days.CURVE) / sum(days.CURVE) / 3600
    sockets = peak * days.PACE * (2 * 20 + 4 * 120) / (20 + 120)
    busy = peak * days.per_move(COSTS, found[1] - 1) + sockets * COSTS.idle_us / 1e6
    assert found[1] == math.ceil(busy / days.TARGET) + 1
    assert 9 < found[2] / found[1] < 11


def test_sums_by_minute_begin_again_at_midnight() -> None:
    series = days.Series()
    series.add(86_400 - 90, 86_400 + 30, 2)
    series.add(100, 110, 1)
    series.add(125, 300, 4)
    found = series.seconds()
    assert found[1438:] == [60, 120]
    assert found[:6] == [60, 10, 220, 240, 240, 0]
    assert sum(found) == 2 * 120 + 10 + 4 * 175


def test_waits_are_those_of_a_queue() -> None:
    """Pollaczek and Khinchin: with service s, its variance, and arrivals at a rate, the mean wait is rate * E[s²] / 2(1 - rho)."""
    quick = replace(COSTS, p50_ms=1e-6, p99_ms=1e-6 * 1.02, foreign_us=0, server_us=1000, open_us=0, greet_us=0)
    for rho in (0.3, 0.6):
        times: list[float] = []
        for seed in range(80):
            times += days.latencies(rho * 1000, quick, 3, 0.0, Random(seed))
        expected = rho * (1 + 1 / 12) / (2 * (1 - rho))
        assert sum(times) / len(times) == pytest.approx(expected, rel=0.1)
    alone = days.latencies(0, COSTS, 3, 0.0, Random(1))
    assert alone[len(alone) // 2] == pytest.approx(3, rel=0.05)
    assert alone[len(alone) * 99 // 100] == pytest.approx(9, rel=0.1)


def test_the_report_and_the_picture_show_every_hour() -> None:
    day = days.simulate(1000, COSTS)
    lines = days.report(day, COSTS)
    assert sum(line.startswith("| ") for line in lines) == 25
    assert draw([("a day", day.moves, day.busiest, day.p99)], 20.5).count("<polyline") == 3


def test_meters_are_read_per_move() -> None:
    before = dict.fromkeys(("servers", "postgres", "redis", "bus_in", "bus_out", "wal", "commits"), 1.0)
    before, after = {**before, "at": 10.0}, {**before, "at": 15.0, "servers": 1.5, "bus_out": 4001.0}
    found = per_move(1000, before, after)
    assert found["servers_us"] == 500
    assert found["per_server_second"] == 2000
    assert found["server_cores"] == 0.1
    assert found["bus_out_per_move"] == 4
    assert found["wal_per_move"] == 0


def test_what_was_measured_can_be_read() -> None:
    costs = measured.read()
    assert {title.name for title in costs.titles} >= {"bauernschlau", "sheep-sheep"}
    assert 0 < costs.server_us < 10_000
    assert 0 < costs.p50_ms <= costs.p99_ms
