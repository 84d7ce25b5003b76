"""The pulse of a server: nothing it does for others makes it miss a beat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from sheepfold.server import bodies
from sheepfold.server.app import App
from sheepfold.server.cluster.membership import AT_ONCE, BEAT_SECONDS
from sheepfold.server.config import Config
from sheepfold.server.http.api import Caller
from sheepfold.server.http.requests import REQUESTS
from sheepfold.server.store.postgres import open_postgres
from sheepfold.server.store.store import StoreError
from sheepfold.server.tables.host import TableHost
from sheepfold.table.refusals import RequestRefused
from tests.waiting import on_loop, until


class Adopting:
    """A server to whom tables were left; finding one takes a while, or fails."""

    def __init__(self, app: App, left: list[str], seconds: float = 0.0, failing: str = "") -> None:
        self.app = app
        self.left = left
        self.seconds = seconds
        self.failing = failing
        self.beats = 0
        self.found: list[str] = []
        self.beat = app.store.beat
        app.store.beat = self.counted  # type: ignore[method-assign]
        app.store.orphans = self.orphans  # type: ignore[method-assign]
        app.registry.find = self.find  # type: ignore[method-assign]

    async def counted(self) -> list[str]:
        self.beats += 1
        return await self.beat()

    async def orphans(self, limit: int) -> list[str]:
        taken, self.left = self.left[:limit], self.left[limit:]
        return taken

    async def find(self, id: str) -> TableHost:
        await asyncio.sleep(self.seconds)
        self.found.append(id)
        if id == self.failing:
            raise StoreError("away", "a line broke")
        return None  # type: ignore[return-value]  # nobody looks at it


@asynccontextmanager
async def alive(database: str, folder: Path) -> AsyncIterator[App]:
    app = App(Config(workers=1, data=str(folder), store=database), await open_postgres(database, "server"))
    living = asyncio.create_task(app.membership.live())
    try:
        yield app
    finally:
        living.cancel()
        await app.registry.stop()
        await app.store.close()


@on_loop
async def test_seeing_to_what_others_left_behind_holds_up_no_beat(database: str, tmp_path: Path) -> None:
    async with alive(database, tmp_path) as app:
        adopting = Adopting(app, ["one", "two"], seconds=3 * BEAT_SECONDS)
        await until(lambda: adopting.found == ["one", "two"])
        assert adopting.beats >= 4


@on_loop
async def test_one_table_that_cannot_be_read_now_is_not_the_last_to_be_seen_to(database: str, tmp_path: Path) -> None:
    async with alive(database, tmp_path) as app:
        left = [str(number) for number in range(AT_ONCE + 3)]
        adopting = Adopting(app, left, failing="2")
        await until(lambda: adopting.found == left)


@on_loop
async def test_a_server_that_was_declared_dead_turns_nobody_away_for_good(database: str, tmp_path: Path) -> None:
    """It has the table as it was; meanwhile somebody has sat down at it elsewhere."""
    one, other = [
        App(Config(workers=1, data=str(tmp_path / name), store=database), await open_postgres(database, name))
        for name in ("one", "other")
    ]
    ada, _ = await one.people.enter("Ada")
    bea, _ = await one.people.enter("Bea")
    table = await one.lobby.open(
        ada, bodies.NewTable(game="bauernschlau", seats=[bodies.SeatPlan("me"), bodies.SeatPlan("open")])
    )
    id = table.config.id
    join = next(request for request in REQUESTS if request.path.endswith("/leave"))
    caller = Caller(person=bea, path={"table": id, "seat": "B"}, query={}, body=None)
    with pytest.raises(RequestRefused, match=r"refused-seat-not-yours .*B"):
        await one.handler.perform(join, caller)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE houses SET line = 0 WHERE id = 'one'")  # as another server does to one that is silent
    assert await other.lobby.join(await other.registry.find(id), bea, bodies.Join()) == bodies.Seated(id, "B")
    with pytest.raises(RequestRefused, match="refused-moving") as found:
        await one.handler.perform(join, caller)
    assert found.value.status == 503
    for app in (one, other):
        await app.registry.stop()
        await app.store.close()
