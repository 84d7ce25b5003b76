"""Tables with long clocks that nobody is at leave memory, keep their time, and wake when a clock is out."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sheepfold.server.app import App
from sheepfold.server.store.rows import DropTable
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables import registry
from sheepfold.server.tables.host import TableHost
from sheepfold.table import messages
from tests.server.in_process import ME, server, table_of
from tests.waiting import on_loop, until

DAYS = messages.ClockPlan("move", 3 * 86_400)
SHORT = messages.ClockPlan("move", 60)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone who left has been gone long enough."""
    monkeypatch.setattr(registry, "IDLE_SECONDS", -1)


async def running(app: App, clock: messages.ClockPlan = DAYS) -> TableHost:
    host = await table_of(app, [ME, ME], clock)
    await until(lambda: host.config.state == "playing" and not host.table.status.is_busy)
    return host


def think(app: App, id: str, seconds: float) -> None:
    """So long ago the clocks of a sleeping table were started."""
    sleep = app.registry.sleepers.sleeps[id]
    sleep.since.update({seat: since - seconds for seat, since in sleep.since.items()})
    app.registry.sleepers.add(id, sleep.until(sleep.due - seconds))


@on_loop
async def test_where_there_are_many_those_nobody_is_at_go_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "IDLE_SECONDS", 60)
    async with server(tmp_path) as (app, _):
        hosts = [await running(app, messages.ClockPlan()) for _ in range(5)]
        app.registry.sweep()
        assert len(app.registry.tables) == 5
        monkeypatch.setattr(registry, "CROWD", 2)
        monkeypatch.setattr(registry, "BRIEF_SECONDS", -1)
        assert app.registry.sweep() == [host.id for host in hosts[:3]]
        assert list(app.registry.tables) == [host.id for host in hosts[3:]]
        assert (await app.registry.find(hosts[0].id)).table.n == 0


@on_loop
async def test_a_flood_of_tables_is_let_go_of_before_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("IDLE_SECONDS", 60), ("CROWD", 2), ("FLOOD", 4), ("FLOOD_SECONDS", -1), ("RUBBISH", 1)):
        monkeypatch.setattr(registry, name, value)
    async with server(tmp_path) as (app, _):
        tidying = asyncio.create_task(app.tidy_up())
        hosts = [await running(app, messages.ClockPlan()) for _ in range(3)]
        assert not app.registry.flooded.is_set()
        hosts.append(await running(app, messages.ClockPlan()))
        await until(lambda: len(app.registry.tables) == 2)
        assert list(app.registry.tables) == [host.id for host in hosts[2:]]
        assert (await app.registry.find(hosts[0].id)).table.n == 0
        tidying.cancel()


@on_loop
async def test_nobody_there_and_days_to_go_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        long = [await running(app) for _ in range(20)]
        short = await running(app, SHORT)
        assert app.registry.sweep() == [], "they stay this server's"
        assert list(app.registry.tables) == [short.id]
        assert set(app.registry.sleepers.sleeps) == {host.id for host in long}
        again = await app.registry.find(long[0].id)
        assert again is not long[0]
        assert long[0].id not in app.registry.sleepers.sleeps


@on_loop
async def test_time_goes_on_while_a_table_sleeps(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await running(app)
        seat = host.table.context.asked()[0]
        app.registry.sweep()
        think(app, host.id, 86_400)
        again = await app.registry.find(host.id)
        shown = again.table.clocks.message()
        assert isinstance(shown, messages.Clocks)
        assert shown.running == ["AB"[seat]]
        assert 2 * 86_400 - 60 < shown.left["AB"[seat]] / 1000 <= 2 * 86_400
        app.registry.sweep()  # and sleeps again, with the same
        think(app, host.id, 86_400)
        last = await app.registry.find(host.id)
        due = last.table.clocks.next_due()
        assert due is not None
        assert 86_400 - 60 < due <= 86_400
        assert last.table.clocks.spent(seat) >= 2 * 86_400_000, "a move is charged for all of it"


@on_loop
async def test_a_sleeping_table_wakes_when_a_clock_is_out(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host, other = await running(app), await running(app)
        n = host.table.n
        app.registry.sweep()
        think(app, host.id, DAYS.seconds + 1)
        await until(lambda: host.id in app.registry.tables and app.registry.tables[host.id].table.n > n)
        rows = await app.store.log(host.id)
        assert rows[-1].kind != "pause"
        assert rows[-1].n > n, "the fallback move was made"
        assert other.id in app.registry.sleepers.sleeps, "the other sleeps on"


@on_loop
async def test_a_stop_keeps_what_the_clocks_of_sleeping_tables_show(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await running(app)
        seat = host.table.context.asked()[0]
        app.registry.sweep()
        think(app, host.id, 86_400)
    with closing(sqlite3.connect(tmp_path / "data" / "sheepfold.db")) as file:
        ((id, used),) = file.execute("SELECT table_id, used FROM clocks").fetchall()
    assert id == host.id
    assert json.loads(used)[0][0] == seat
    async with server(tmp_path) as (app, _):
        again = await app.registry.find(host.id)
        due = again.table.clocks.next_due()
        assert due is not None
        assert 2 * 86_400 - 60 < due <= 2 * 86_400
        assert again.table.context.log.rows[-1].kind == "pause"
        assert await app.store.clock(host.id) is None
        app.registry.lost(again)  # and it is not charged twice
        await until(lambda: app.registry.tables.get(host.id) not in (None, again))
        due = app.registry.tables[host.id].table.clocks.next_due()
        assert due is not None
        assert 2 * 86_400 - 60 < due <= 2 * 86_400


@on_loop
async def test_a_table_that_cannot_be_read_when_its_clock_is_out_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (app, _):
        host = await running(app)
        n = host.table.n
        app.registry.sweep()
        monkeypatch.setattr(registry, "AGAIN_SECONDS", 0.05)
        asked = 0
        claim = app.store.claim

        async def away(table: str) -> object:
            nonlocal asked
            asked += 1
            if asked < 4:
                raise StoreError("away", "not now")
            return await claim(table)

        app.store.claim = away  # type: ignore[method-assign, assignment]
        think(app, host.id, DAYS.seconds + 1)
        await until(lambda: host.id in app.registry.tables and app.registry.tables[host.id].table.n > n)
        assert asked == 4


@on_loop
async def test_a_sleeping_table_that_was_deleted_is_not_woken_again_and_again(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        host = await running(app)
        app.registry.sweep()
        await app.store.save(DropTable(host.id))
        think(app, host.id, DAYS.seconds + 1)
        await until(lambda: not app.registry.sleepers.sleeps)
        assert not app.registry.tables
