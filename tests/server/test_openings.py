"""Tables that wait for players: limits for people and addresses, a lobby that is fair, and an end for tables nobody is at."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.store.rows import PersonRow, TableRow
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables import lobby as lobby_module
from sheepfold.server.tables import openings, registry
from sheepfold.server.tables.host import TableHost
from sheepfold.server.tables.openings import LISTED, LISTED_EACH, OpenLimits
from sheepfold.table.refusals import RequestRefused
from tests.server.in_process import BOT, ME, server
from tests.server.test_bot_queue import Asking
from tests.waiting import on_loop, until

OPEN = bodies.SeatPlan("open")
LIMITS = OpenLimits(per_person=3, per_address=5, seconds=3600)
LONG = 4000  # seconds


async def guest(app: App, address: str = "") -> PersonRow:
    person, _ = await app.people.enter("Ada")
    if address:
        app.people.came_from(person.id, address)
    return person


async def open_one(app: App, person: PersonRow, *seats: bodies.SeatPlan, public: bool = True) -> TableHost:
    wish = bodies.NewTable(game="sheep-sheep", seats=list(seats or (OPEN, OPEN)), public=public)
    return await app.lobby.open(person, wish)


async def refusal(app: App, person: PersonRow) -> RequestRefused:
    with pytest.raises(RequestRefused) as caught:
        await open_one(app, person)
    assert caught.value.status == 429
    return caught.value


def limited(app: App) -> App:
    app.lobby.openings.limits = LIMITS
    return app


def later(monkeypatch: pytest.MonkeyPatch, seconds: float = LONG) -> None:
    """So much later, for code that asks how old a table is; and nobody has been at any table for a while."""
    monkeypatch.setattr(openings, "time", SimpleNamespace(time=lambda: time.time() + seconds))
    monkeypatch.setattr(registry, "IDLE_SECONDS", -1)


async def lobby(app: App) -> list[str]:
    return [table.id for table in await app.lobby.open_tables()]


# --- limits


@on_loop
async def test_tables_count_also_where_their_owner_has_no_seat(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app))
        for public in (True, False, True):
            await open_one(app, ada, public=public)
        no = await refusal(app, ada)
        assert no.message.id == "refused-too-many-open"
        assert no.message.values == {"count": 3, "minutes": 60}
        await open_one(app, await guest(app))  # somebody else may


@on_loop
async def test_the_tables_of_a_person_are_counted_again_only_when_there_may_be_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "MOST_TABLES", 3)
    async with server(tmp_path) as (app, _):
        ada, counted = await guest(app), []
        real = app.store.tables_of

        async def count(person: str, states: Sequence[str], limit: int) -> list[TableRow]:
            counted.append(person)
            return await real(person, states, limit)

        monkeypatch.setattr(app.store, "tables_of", count)
        hosts = [await open_one(app, ada, ME, OPEN) for number in range(3)]
        assert counted == [ada.id]
        for _ in range(2):
            assert (await refusal(app, ada)).message.id == "refused-too-many-tables"
        await app.lobby.leave(hosts[0], ada, 0)
        await open_one(app, ada, ME, OPEN)
        assert (await refusal(app, ada)).message.id == "refused-too-many-tables"
        assert counted == [ada.id] * 5
        app.lobby.room[ada.id] = (1, time.monotonic() - 1)  # counted too long ago
        assert (await refusal(app, ada)).message.id == "refused-too-many-tables"


@on_loop
async def test_an_address_has_a_limit_however_many_people_it_has(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        limited(app)
        for _ in range(5):
            await open_one(app, await guest(app, "farm"))
        no = await refusal(app, await guest(app, "farm"))
        assert no.message.id == "refused-too-many-open-here"
        assert no.message.values == {"count": 5, "minutes": 60}
        await open_one(app, await guest(app, "hill"))


@on_loop
async def test_tables_that_have_begun_or_were_left_count_no_more(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app), "farm")
        first = await open_one(app, ada)
        second = await open_one(app, ada, ME, OPEN)
        await open_one(app, ada)
        await refusal(app, ada)
        for seat in (0, 1):
            await app.lobby.plan(first, ada, seat, BOT)
        await until(lambda: first.config.state != "open")
        third = await open_one(app, ada)
        await refusal(app, ada)
        await app.lobby.leave(second, ada, 0)
        await open_one(app, ada)
        await refusal(app, ada)
        assert third.id in app.lobby.openings.opened


@on_loop
async def test_a_server_that_starts_again_knows_whose_tables_there_are(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app))
        for seats in ((OPEN, OPEN), (ME, OPEN), (OPEN, OPEN)):
            await open_one(app, ada, *seats)
    async with server(tmp_path) as (app, _):
        await refusal(limited(app), ada)


@on_loop
async def test_a_table_that_cannot_be_stored_does_not_count(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app))

        async def full(*changes: object) -> None:
            raise StoreError("full", "no room")

        usual, app.store.save = app.store.save, full  # type: ignore[method-assign]
        for _ in range(4):
            with pytest.raises(RequestRefused, match="store-cannot"):
                await open_one(app, ada)
        app.store.save = usual  # type: ignore[method-assign]
        assert not app.lobby.openings.opened
        await open_one(app, ada)


# --- the lobby


@on_loop
async def test_the_lobby_shows_a_few_tables_of_each(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        app.lobby.openings.limits = OpenLimits(1000, 1000, 3600)
        ada, wolf = await guest(app), await guest(app)
        mine = await open_one(app, ada)
        for _ in range(LISTED + 10):
            await open_one(app, wolf)
        shown = await app.lobby.openings.listed()
        assert Counter(config.owner for config in shown) == {ada.id: 1, wolf.id: LISTED_EACH}
        assert mine.id in await lobby(app)


@on_loop
async def test_an_address_with_many_people_does_not_fill_the_lobby(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        app.lobby.openings.limits = OpenLimits(1000, 1000, 3600)
        mine = await open_one(app, await guest(app, "farm"))
        wolves = [await open_one(app, await guest(app, "hill")) for _ in range(LISTED + 10)]
        shown = await lobby(app)
        assert len(shown) == LISTED  # nobody else needs the room
        assert mine.id in shown
        assert len(set(shown) & {table.id for table in wolves}) == LISTED - 1


@on_loop
async def test_a_table_everybody_has_left_is_not_in_the_lobby(tmp_path: Path) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(app)
        table = await open_one(app, ada, ME, OPEN)
        assert await lobby(app) == [table.id]
        await app.lobby.leave(table, ada, 0)
        assert await lobby(app) == []


# --- tables nobody is at


@on_loop
async def test_a_table_nobody_sits_at_is_closed_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app))
        tables = [await open_one(app, ada, public=public) for public in (True, False)]
        app.registry.tables.clear()
        await app.lobby.openings.expire()
        assert await lobby(app) == [tables[0].id]  # not so soon
        later(monkeypatch)
        await app.lobby.openings.expire()
        for table in tables:
            with pytest.raises(RequestRefused, match="no-table"):
                await app.registry.find(table.id)
        assert app.metrics.counts["tables_expired"] == 2
        assert not app.lobby.openings.opened
        assert not app.registry.loading


@on_loop
async def test_a_table_whose_people_are_away_leaves_the_lobby_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app))
        table = await open_one(app, ada, ME, OPEN)
        app.registry.tables.clear()
        later(monkeypatch)
        await app.lobby.openings.expire()
        assert await lobby(app) == []
        found = await app.registry.find(await app.lobby.by_code(table.config.code))
        assert found.config.seats_of(ada.id) == [0]
        app.registry.tables.clear()
        await app.lobby.openings.expire()  # it is not read again for nothing
        assert not app.registry.tables
        assert app.metrics.counts["tables_expired"] == 1


@on_loop
async def test_a_table_somebody_is_at_stays_in_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as (app, _):
        ada = await guest(limited(app))
        table = await open_one(app, ada, ME, OPEN)
        table.attach(Asking(ada.id), -1)
        later(monkeypatch)
        app.registry.sweep()
        await app.lobby.openings.expire()
        assert await lobby(app) == [table.id]


@on_loop
async def test_who_comes_while_a_table_is_closed_hears_that_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (app, _):
        table = await open_one(limited(app), await guest(app))
        app.registry.tables.clear()
        later(monkeypatch)
        usual = app.store.save

        async def meanwhile(*changes: object) -> None:
            finding.append(asyncio.create_task(app.registry.find(table.id)))
            await asyncio.sleep(0.01)
            await usual(*changes)  # type: ignore[arg-type]

        finding: list[asyncio.Task[TableHost]] = []
        app.store.save = meanwhile  # type: ignore[method-assign]
        await app.lobby.openings.expire()
        with pytest.raises(RequestRefused, match="no-table"):
            await finding[0]
        assert not app.registry.tables
